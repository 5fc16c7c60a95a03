// Computer players through the visible page: whole games, undo across their moves, hints, analysis, and a search that
// crashes, hangs or is not available.

import assert from 'node:assert/strict';
import { test, testWith } from '../lib/page.mjs';
import { look, play } from '../lib/player.mjs';
import { frames } from '../lib/settle.mjs';
import { begin, stands, table } from '../lib/setup.mjs';

const QUICK = { 'principality.settings': 'motion=off\nthinking=½\n' };
/** Duration of a decision with `thinking=10`, in milliseconds: far longer than what skips it. */
const SEARCH = 10_000;
const tool = (page, name) => page.getByRole('button', { name, exact: true });

/** Waits until a person may choose, or the game is over. */
function personChooses(page) {
  return page.waitForFunction(() => document.querySelector('.sc') || document.querySelector('.act .end') || document.querySelector('.offers'), null, { timeout: 60_000 });
}

/** Records each worker that the page starts, so that a test can terminate it as in a crash. */
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

testWith({ motion: true, timeout: 120_000 })('play now: one tap, and a computer player answers', async ({ page, shot, accessible }) => {
  await shot('start-1280x800');
  await page.getByRole('button', { name: /Play now/ }).first().click();
  await page.locator('.app').waitFor();
  await play(page, { seed: 3, stop: (seen, n) => n > 0 && seen.waits });
  assert.match(await page.locator('.act .say').textContent(), /Odette (thinks|plays)/);
  await accessible();
  await personChooses(page);
  await page.getByRole('button', { name: 'Since your last turn' }).click();
  const lines = await page.locator('dialog.since li').allTextContents();
  assert.ok(lines.length >= 2 && lines.every((line) => !line.includes('Guest')), lines.join('\n'));
  await accessible();
  await shot('since-1280x800');
  // A line opens its moment, from which there is a way back to the present.
  await page.locator('dialog.since li button').first().click();
  await page.locator('.act.replay').waitFor();
  await tool(page, 'Look back').or(page.getByRole('button', { name: /back to now/i })).first().click();
  await personChooses(page);
});

/** Plays turn by turn until a computer player is seen searching. */
async function whileOneThinks(page, seed) {
  for (let turn = 0; turn < 8; turn += 1) {
    await personChooses(page);
    await play(page, { seed: seed + turn, stop: (seen, n) => n > 0 && seen.waits });
    // The search may be over already, with the following moves played at once.
    const thinks = await page.waitForFunction(() => {
      if (document.querySelector('.act progress')) return 'one thinks';
      return document.querySelector('.act .end') ? 'nobody' : false;
    }, null, { polling: 'raf', timeout: 60_000 });
    if ((await thinks.jsonValue()) === 'one thinks') return;
  }
  assert.fail('nobody was seen to think');
}

testWith({ storage: QUICK, timeout: 600_000 })('a person among three computers, with a reload while one thinks, to the score sheet', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Odette', 'Philippe', 'Margot'], computers: [null, 'hard', 'easy', 'medium'], way: 'Classic' });
  await play(page, { seed: 8, touching: 0.05, stop: (seen, n) => n === 30 });
  // The hard level searches long enough to be interrupted.
  await whileOneThinks(page, 9);
  // A computer's last move may not be stored yet; it plays it again.
  const moves = await page.locator('.log li', { hasText: 'Anna' }).count();
  await page.reload();
  await page.locator('.app .log li').first().waitFor();
  assert.ok(moves > 5 && (await page.locator('.log li', { hasText: 'Anna' }).count()) >= moves, 'nothing that was played is lost');
  await personChooses(page);
  assert.equal(await page.locator('.opp .kind').count(), 3);
  await play(page, { seed: 10, touching: 0.02 });
  await page.locator('.sc h1').waitFor();
  assert.equal(await page.locator('.sc tfoot td').count(), 4);
  // The analysis lists the person's decisions first, each with a link to its moment.
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  const worst = page.locator('.worst li button');
  await worst.first().waitFor({ timeout: 400_000 });
  assert.ok((await worst.allTextContents()).every((text) => text.startsWith('Anna')));
  await accessible();
  await shot('score-analysis-1280x800', { fullPage: true });
  await worst.first().click();
  await page.locator('.app').waitFor();
  await page.locator('.act.replay').waitFor();
});

testWith({ storage: QUICK, timeout: 400_000 })('a person among computers with every module: a phase, with a reload while one thinks, and a hint', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Odette', 'Philippe'], computers: [null, 'hard', 'medium'], way: 'Classic', modules: 'all' });
  await whileOneThinks(page, 18);
  const moves = await page.locator('.log li').count();
  await page.reload();
  await page.locator('.app').waitFor();
  assert.ok((await page.locator('.log li').count()) >= moves, 'nothing that was played is lost');
  await play(page, { seed: 19, stop: (seen) => /Phase B/.test(seen.turn) });
  await personChooses(page);
  await tool(page, 'A hint').click();
  await page.locator('.act .say b').filter({ hasText: /^Hint\b/ }).waitFor({ timeout: 60_000 });
  await accessible();
  await shot('modules-hint-1280x800');
});

testWith({ storage: QUICK, timeout: 120_000 })('undo goes back across moves of computers, and redo forward again', async ({ page }) => {
  await begin(page, { names: ['Odette', 'Anna', 'Philippe'], computers: ['easy', null, 'medium'] });
  await personChooses(page);
  const seen = [await table(page)];
  assert.ok(await tool(page, 'Undo').isDisabled(), 'nothing of a person is there to be taken back');
  for (let step = 0; step < 5; step += 1) {
    await play(page, { seed: 60 + step, stop: (now, n) => n === 1 });
    await personChooses(page);
    seen.push(await table(page));
  }
  for (let step = 4; step >= 0; step -= 1) {
    await tool(page, 'Undo').click();
    await stands(page, seen[step], `after undoing action ${step + 1}`);
  }
  for (let step = 1; step <= 5; step += 1) {
    await tool(page, 'Redo').click();
    await stands(page, seen[step], `after redoing action ${step}`);
  }
});

testWith({ storage: QUICK, timeout: 60_000 })('a hint marks its actions, gives reasons, and can be played', async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await tool(page, 'A hint').click();
  const title = page.locator('.act .say b');
  await title.filter({ hasText: /^Hint\b/ }).waitFor({ timeout: 60_000 });
  assert.match(await title.textContent(), /^Hint 1 of [23] · /);
  assert.ok((await page.locator('.app [aria-pressed=true][data-s]').count()) >= 1, 'it is marked on the board');
  const say = () => page.locator('.act .say').evaluate((e) => e.lastChild.textContent.trim());
  assert.ok((await say()).length > 5, 'it says why');
  await accessible();
  await shot('hint-1280x800');
  const first = await title.textContent();
  await page.getByRole('button', { name: 'Next hint' }).click();
  assert.notEqual(await title.textContent(), first);
  const before = (await look(page)).record;
  await page.getByRole('button', { name: /^(Do it|Step 1)$/ }).click();
  await page.waitForFunction((old) => document.querySelector('.log li')?.textContent !== old, before);
  assert.doesNotMatch(await title.textContent(), /Hint/);
});

testWith({ storage: QUICK, timeout: 60_000 })('a hint for both dice is a row of numbered steps, which are played together or one by one', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await tool(page, 'A hint').click();
  const say = page.locator('.act .say');
  await say.locator('b').filter({ hasText: /^Hint\b/ }).waitFor({ timeout: 60_000 });
  const lines = await page.locator('.log li').count();
  assert.match(await say.textContent(), /1\. .*2\. /);
  const title = await page.locator('.top .turn').textContent();
  await page.getByRole('button', { name: 'All 2' }).click();
  await page.locator('.act .end:not(.early)').waitFor();
  // Both dice are used, and the end of the turn is the player's.
  assert.ok(await page.locator('.log li').count() >= lines + 2);
  assert.equal(await page.locator('.top .turn').textContent(), title);
  await tool(page, 'Undo').click();
  await page.locator('.act .end.early').waitFor();
});

testWith({ motion: true, storage: { 'principality.settings': 'motion=normal\nthinking=10\n' }, timeout: 90_000 })('skip plays the computers’ turns at once', async ({ page }) => {
  await begin(page, { names: ['Odette', 'Anna'], computers: ['hard', null] });
  await page.locator('.act progress').waitFor({ timeout: 60_000 });
  const from = Date.now();
  await page.getByRole('button', { name: 'Skip' }).click();
  await personChooses(page);
  assert.ok(Date.now() - from < SEARCH, `${Date.now() - from} ms`);
});

testWith({ storage: { 'principality.settings': 'motion=off\nthinking=10\n' }, timeout: 90_000 })('skip works even before the search has loaded', async ({ page, context }) => {
  let arrive;
  const arrived = new Promise((resolve) => { arrive = resolve; });
  await context.route('**/players_bg.wasm', async (route) => {
    await arrived;
    await route.continue();
  });
  await begin(page, { names: ['Odette', 'Anna'], computers: ['hard', null] });
  await page.getByRole('button', { name: 'Skip' }).click();
  await frames(page, 20);
  assert.equal(await page.locator('.act .end').count(), 0, 'nobody can think yet');
  arrive();
  const from = Date.now();
  await personChooses(page);
  assert.ok(Date.now() - from < SEARCH, `${Date.now() - from} ms`);
});

testWith({ storage: { 'principality.settings': 'motion=off\nthinking=2\n' }, timeout: 90_000, before: WATCHED })('a worker that dies during a search is restarted, and the game goes on', async ({ page }) => {
  await begin(page, { names: ['Odette', 'Anna'], computers: ['hard', null] });
  await page.locator('.act progress').waitFor({ timeout: 60_000 });
  await page.evaluate(() => globalThis.workers[0].dispatchEvent(new ErrorEvent('error')));
  await personChooses(page);
  assert.ok((await look(page)).record.includes('Odette'));
  await play(page, { seed: 5, stop: (seen, n) => n > 0 && seen.waits });
  await personChooses(page);
  assert.equal(await page.evaluate(() => globalThis.workers.length), 2);
});

testWith({ storage: { 'principality.settings': 'motion=off\nthinking=½\n' }, timeout: 90_000, before: () => {
  // Silent after its first message.
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real { postMessage() {} };
} })('a worker that never answers is given up, and the game goes on', async ({ page }) => {
  await begin(page, { names: ['Odette', 'Anna'], computers: ['easy', null] });
  await personChooses(page);
  assert.ok((await look(page)).record.includes('Odette'));
});

testWith({ storage: QUICK, timeout: 120_000, before: () => { delete globalThis.Worker; } })('without workers the search runs on the main thread', async ({ page }) => {
  await begin(page, { names: ['Odette', 'Anna'], computers: ['medium', null] });
  await personChooses(page);
  await play(page, { seed: 5, stop: (seen, n) => n === 12 });
  await personChooses(page);
  assert.equal(await page.locator('script[data-players]').count(), 1);
  // The medium level does not waste its turns as a player without search would.
  await tool(page, 'A hint').click();
  await page.locator('.act .say b').filter({ hasText: /^Hint\b/ }).waitFor({ timeout: 60_000 });
});

testWith({ storage: QUICK, timeout: 120_000, before: () => { delete globalThis.Worker; }, allow: [/players-\w+.start\.js/, /Failed to load/] })('without any search plain turns are played', async ({ page, context }) => {
  await context.route(/players-\w+.start\.js/, (route) => route.abort());
  await begin(page, { names: ['Odette', 'Anna'], computers: ['hard', null] });
  await personChooses(page);
  assert.ok((await look(page)).record.includes('Odette'));
  await tool(page, 'A hint').click();
  await page.locator('.act .say b').filter({ hasText: 'No hint available' }).waitFor({ timeout: 60_000 });
});

test('a link seats the same computers in another browser', { tag: '@full' }, async ({ page }) => {
  const link = await begin(page, { names: ['Anna', 'Odette', 'Philippe'], computers: [null, 'easy', 'hard'] });
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('.su .seat').nth(2).waitFor();
  assert.deepEqual(await page.locator('.su .kindof input:checked').evaluateAll((all) => all.map((e) => e.value)), ['', 'easy', 'hard']);
});
