// Computer players at the visible page: whole games with them, undo across what they did, hints, looking back, and what
// happens when whoever thinks is lost, hangs or can't be had at all.

import assert from 'node:assert/strict';
import { pageTest } from './lib/page.mjs';
import { look, play } from './lib/player.mjs';
import { begin, table } from './lib/setup.mjs';

const SECOND = { 'principality.settings': 'motion=off\nthinking=1\n' };
const QUICK = { 'principality.settings': 'motion=off\nthinking=½\n' };
const tool = (page, name) => page.getByRole('button', { name, exact: true });

/** Waits until a person may choose, or the game is over. */
function personChooses(page) {
  return page.waitForFunction(() => document.querySelector('.sc') || document.querySelector('.act .end') || document.querySelector('.offers'), null, { timeout: 60_000 });
}

/** Notes each worker that the page calls, so that a test can end it as a crash would. */
const WATCHED = () => {
  globalThis.workers = [];
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real {
    constructor(...how) {
      super(...how);
      globalThis.workers.push(this);
    }
  };
};

/** The gaps between frames in milliseconds, ascending, as long as something is shown, for at most 300 frames. */
function frames(page, while_) {
  return page.evaluate((shown) => new Promise((done) => {
    const gaps = [];
    let last;
    const frame = (now) => {
      if (last !== undefined) gaps.push(now - last);
      last = now;
      if (document.querySelector(shown) && gaps.length < 300) requestAnimationFrame(frame);
      else done(gaps.sort((a, b) => a - b));
    };
    requestAnimationFrame(frame);
  }), while_);
}

pageTest('play now: one tap, and a computer player answers', { timeout: 120_000 }, async ({ page, shot, accessible }) => {
  await shot('start-1280x800');
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.locator('.app').waitFor();
  await play(page, { seed: 3, touching: 0, stop: (seen, n) => n > 0 && seen.waits });
  assert.match(await page.locator('.act .say').textContent(), /Odette (thinks|plays)/);
  await accessible();
  await personChooses(page);
  await page.getByRole('button', { name: 'Since your last turn' }).click();
  const lines = await page.locator('dialog.since li').allTextContents();
  assert.ok(lines.length >= 2 && lines.every((line) => !line.includes('Player 1')), lines.join('\n'));
  await accessible();
  await shot('since-1280x800');
  // A line leads to its moment, and back to the present.
  await page.locator('dialog.since li button').first().click();
  await page.locator('.act.replay').waitFor();
  await tool(page, 'History').or(page.getByRole('button', { name: /present/i })).first().click();
  await personChooses(page);
});

pageTest('a person among three computers, with a reload while one thinks, to the score sheet', { storage: SECOND, timeout: 240_000 }, async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Odette', 'Philippe', 'Margot'], computers: [null, 'hard', 'easy', 'medium'], way: 'Random' });
  await play(page, { seed: 8, touching: 0.1, stop: (seen, n) => n === 30 });
  // Hard thinks long enough to be interrupted.
  await personChooses(page);
  await play(page, { seed: 9, touching: 0, stop: (seen, n) => n > 0 && seen.waits });
  await page.locator('.act progress').waitFor({ state: 'attached' });
  const moves = await page.locator('.log li').count();
  await page.reload();
  await page.locator('.app').waitFor();
  assert.ok((await page.locator('.log li').count()) >= moves, 'nothing that was played is lost');
  await personChooses(page);
  assert.equal(await page.locator('.opp .kind').count(), 3);
  await play(page, { seed: 10, touching: 0.1 });
  await page.locator('.sc h1').waitFor();
  assert.equal(await page.locator('.sc tfoot td').count(), 4);
  // Looking back: only the person's turns, each a way to its moment.
  await page.getByRole('button', { name: 'Look for them' }).click();
  const worst = page.locator('.worst li button');
  await worst.first().waitFor({ timeout: 60_000 });
  assert.ok((await worst.allTextContents()).every((text) => text.startsWith('Anna')));
  await accessible();
  await shot('score-review-1280x800', { fullPage: true });
  await worst.first().click();
  await page.locator('.app').waitFor();
  await page.locator('.act.replay').waitFor();
});

pageTest('undo goes back across what computers did, and redo forth again', { storage: QUICK, timeout: 120_000 }, async ({ page }) => {
  await begin(page, { names: ['Odette', 'Anna', 'Philippe'], computers: ['easy', null, 'medium'] });
  await personChooses(page);
  const seen = [await table(page)];
  assert.ok(await tool(page, 'Undo').isDisabled(), 'nothing of a person is there to be taken back');
  for (let step = 0; step < 5; step += 1) {
    await play(page, { seed: 60 + step, touching: 0, stop: (now, n) => n === 1 });
    await personChooses(page);
    seen.push(await table(page));
  }
  for (let step = 4; step >= 0; step -= 1) {
    await tool(page, 'Undo').click();
    assert.deepEqual(await table(page), seen[step], `after undoing action ${step + 1}`);
  }
  for (let step = 1; step <= 5; step += 1) {
    await tool(page, 'Redo').click();
    assert.deepEqual(await table(page), seen[step], `after redoing action ${step}`);
  }
});

pageTest('a hint marks what to do, says why, and does it', { storage: QUICK, timeout: 60_000 }, async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await tool(page, 'A hint').click();
  const title = page.locator('.act .say b');
  await title.filter({ hasText: 'Hint 1 of' }).waitFor({ timeout: 20_000 });
  assert.match(await title.textContent(), /^Hint 1 of [23]: /);
  assert.ok((await page.locator('.app [aria-pressed=true][data-s]').count()) >= 1, 'it is marked on the board');
  const say = () => page.locator('.act .say').evaluate((e) => e.lastChild.textContent.trim());
  assert.ok((await say()).length > 5, 'it says why');
  await accessible();
  await shot('hint-1280x800');
  const first = await title.textContent();
  await page.getByRole('button', { name: 'Next hint' }).click();
  assert.notEqual(await title.textContent(), first);
  const before = (await look(page)).record;
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.waitForFunction((old) => document.querySelector('.log li')?.textContent !== old, before);
  assert.doesNotMatch(await title.textContent(), /Hint/);
});

pageTest('skip waits for nobody', { storage: { 'principality.settings': 'motion=normal\nthinking=10\n' }, timeout: 90_000 }, async ({ page }) => {
  await begin(page, { names: ['Odette', 'Anna'], computers: ['hard', null] });
  await page.locator('.act progress').waitFor({ timeout: 20_000 });
  const from = Date.now();
  await page.getByRole('button', { name: 'Skip' }).click();
  await personChooses(page);
  assert.ok(Date.now() - from < 2500, `${Date.now() - from} ms`);
});

pageTest('the page stays smooth while hard thinks', { storage: { 'principality.settings': 'motion=off\nthinking=5\n' }, timeout: 90_000 }, async ({ page, t }) => {
  await begin(page, { names: ['Odette', 'Anna'], computers: ['hard', null] });
  await page.locator('.act progress').waitFor({ timeout: 20_000 });
  const at = (gaps, share) => gaps[Math.min(gaps.length - 1, Math.floor(share * gaps.length))];
  const told = (gaps) => `${gaps.length} frames, gaps: median ${at(gaps, 0.5).toFixed(1)}, 99 % ${at(gaps, 0.99).toFixed(1)}, longest ${gaps.at(-1).toFixed(1)} ms`;
  const thinking = await frames(page, '.act progress');
  assert.ok(thinking.length >= 20, `only ${thinking.length} frames while hard thought`);
  await personChooses(page);
  const idle = await frames(page, '.act .end');
  t.diagnostic(`while hard thinks: ${told(thinking)}; while nobody does: ${told(idle)}`);
  // On a machine that is busy with other things the idle page misses frames too: then it is the measure.
  const most = Math.max(34, at(idle, 0.99) + 17);
  assert.ok(at(thinking, 0.99) <= most, `99 % of the gaps are at most ${at(thinking, 0.99).toFixed(1)} ms, and ${most.toFixed(1)} are allowed`);
});

pageTest('a worker that is lost while it thinks is called anew, and the game goes on', { storage: { 'principality.settings': 'motion=off\nthinking=2\n' }, timeout: 90_000, before: WATCHED }, async ({ page }) => {
  await begin(page, { names: ['Odette', 'Anna'], computers: ['hard', null] });
  await page.locator('.act progress').waitFor({ timeout: 20_000 });
  await page.evaluate(() => globalThis.workers[0].dispatchEvent(new ErrorEvent('error')));
  await personChooses(page);
  assert.ok((await look(page)).record.includes('Odette'));
  await play(page, { seed: 5, touching: 0, stop: (seen, n) => n > 0 && seen.waits });
  await personChooses(page);
  assert.equal(await page.evaluate(() => globalThis.workers.length), 2);
});

pageTest('a worker that never answers is given up, and the game goes on', { storage: { 'principality.settings': 'motion=off\nthinking=½\n' }, timeout: 90_000, before: () => {
  // Silent for ever after its first word.
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real { postMessage() {} };
} }, async ({ page }) => {
  await begin(page, { names: ['Odette', 'Anna'], computers: ['easy', null] });
  await personChooses(page);
  assert.ok((await look(page)).record.includes('Odette'));
});

pageTest('without workers it thinks beside the page', { storage: QUICK, timeout: 120_000, before: () => { delete globalThis.Worker; } }, async ({ page }) => {
  await begin(page, { names: ['Odette', 'Anna'], computers: ['medium', null] });
  await personChooses(page);
  await play(page, { seed: 5, touching: 0, stop: (seen, n) => n === 12 });
  await personChooses(page);
  assert.equal(await page.locator('script[data-players]').count(), 1);
  // Medium does not waste its turns as a player without thoughts would.
  await tool(page, 'A hint').click();
  await page.locator('.act .say b').filter({ hasText: 'Hint 1 of' }).waitFor({ timeout: 20_000 });
});

pageTest('where nobody can be had at all, plain turns are played', { storage: QUICK, timeout: 120_000, before: () => { delete globalThis.Worker; }, allow: [/players-\w+.start\.js/, /Failed to load/] }, async ({ page, context }) => {
  await context.route(/players-\w+.start\.js/, (route) => route.abort());
  await begin(page, { names: ['Odette', 'Anna'], computers: ['hard', null] });
  await personChooses(page);
  assert.ok((await look(page)).record.includes('Odette'));
  await tool(page, 'A hint').click();
  await page.locator('.act .say b').filter({ hasText: 'There is no hint' }).waitFor({ timeout: 20_000 });
});

pageTest('a link seats the same computers in another browser', async ({ page }) => {
  const link = await begin(page, { names: ['Anna', 'Odette', 'Philippe'], computers: [null, 'easy', 'hard'] });
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('.su').waitFor();
  assert.deepEqual(await page.locator('.su .kindof').evaluateAll((all) => all.map((e) => e.value)), ['', 'easy', 'hard']);
});
