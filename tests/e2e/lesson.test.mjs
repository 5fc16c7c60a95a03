// Lessons, completed by touching nothing but the ringed element.

import assert from 'node:assert/strict';
import { GAMES } from './lib/games.mjs';
import { inPage, until } from './lib/inpage.mjs';
import { fullUnless, test, testWith } from './lib/page.mjs';
import { frames, rests } from './lib/settle.mjs';

/**
 * Runs in the page: state of the lesson, its step, whether it is only to be read, whether it is the last one, the
 * position of the ring.
 */
function shows() {
  const bar = document.querySelector('.lstrip progress');
  const ring = document.querySelector('.ltouch')?.getBoundingClientRect();
  const around = document.querySelector('rect.ltouch')?.getBoundingClientRect();
  return bar && {
    step: bar.value, count: bar.max, next: !!document.querySelector('.lacts .end'),
    inside: [...document.querySelectorAll('.lstrip, .lstrip *')].every((part) => part.getBoundingClientRect().right <= innerWidth + 1),
    say: document.querySelector('.lsay p').textContent, answer: document.querySelector('.lanswer')?.textContent,
    around: around && { left: around.left, top: around.top, right: around.right, bottom: around.bottom },
    ring: ring && { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2, left: ring.left, top: ring.top, right: ring.right, bottom: ring.bottom },
  };
}

const where = (page) => page.evaluate(shows);

/** Runs in the page: waits until the lesson shows something else. */
const changed = (before) => until(2000, () => JSON.stringify(shows()) !== before);

/** Opens a game's lesson from the home page; the focus then is on its heading. */
async function start(page, game) {
  await page.locator(`.gcard.w-${game} .glearn`).click();
  await page.locator('.lstrip').waitFor();
  await page.locator('.lesson h1:focus').waitFor();
}

/** Takes one action shown by the lesson; returns whether anything is left to do. */
async function goOn(page) {
  // The ring waits for moving pieces, and starts over after an unsuccessful series of touches.
  await page.waitForFunction(() => document.querySelector('.ltouch, .lacts .end') || !document.querySelector('.lstrip'), null, { timeout: 30_000 }).catch(() => {});
  const at = await where(page);
  const { width, height } = page.viewportSize();
  const box = at.around;
  assert.ok(!box || (box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height), `step ${at.step}: the whole ring is within the window: ${JSON.stringify(box)}`);
  if (at.step === at.count) return false;
  if (at.next) {
    await page.locator('.lacts .end').click();
    return true;
  }
  assert.ok(at.ring, `step ${at.step} shows what to touch: ${at.say}`);
  assert.ok(at.ring.x > 0 && at.ring.y > 0 && at.ring.x < width && at.ring.y < height, `step ${at.step}: the ring lies on the page`);
  await page.mouse.click(at.ring.x, at.ring.y);
  // The ring moves on, or returns if a series of touches starts over.
  await inPage(page, [shows, until], changed, JSON.stringify(at));
  await rests(page, shows, undefined, 10);
  return true;
}

/** Completes the lesson up to a step, or to its end. */
async function learn(page, until = Infinity) {
  for (let touches = 0; touches < 160; touches += 1) {
    const { step, answer, say, inside } = await where(page);
    assert.ok(inside, `the strip keeps within the page: ${say}`);
    assert.equal(answer, undefined, `what the ring is around is what is wished: ${say}`);
    if (step >= until || !(await goOn(page))) return;
  }
  assert.fail(`the lesson stays at “${(await where(page)).say}”`);
}

/** The first game on a tablet and on a phone, the others on one of them in turn. */
const LEARNT = GAMES.flatMap((game, at) => [[game, 1180, 820, 'en-GB'], [game, 390, 844, 'de-DE']].filter((_, phone) => at === 0 || phone === (at + 1) % 2));
for (const [game, width, height, locale] of LEARNT) {
  testWith({ width, height, locale, timeout: 120_000 })(`the lesson of ${game} is completed by touching ringed elements, at ${width}x${height}`, { tag: '@full' }, async ({ page, shot }) => {
    await start(page, game);
    await learn(page);
    await shot(`lesson-${game}-${width}-end`);
    // It is not stored as a game, and starts over the next time.
    await page.goto(`${page.url().split('#')[0]}#`);
    await page.locator(`.gcard.w-${game} .glearn`).waitFor();
    assert.equal(await page.locator('.kept').count(), 0);
    assert.match(await page.locator(`.gcard.w-${game} .glearn`).textContent(), /^(Learn|Lernen)$/);
  });
}

for (const game of GAMES) {
  for (const [width, height, locale] of [[820, 1180, 'de-DE'], [390, 844, 'en-GB']]) {
    testWith({ width, height, locale })(`the strip of ${game}'s lesson covers nothing at ${width}x${height}`, { tag: fullUnless(width === 390 && game === 'road') }, async ({ page, accessible }) => {
      await start(page, game);
      await learn(page, 4);
      const [strip, table, bar] = await page.evaluate(() => ['.lstrip', '.lesson>.app', '.lesson .act'].map((name) => {
        const { top, bottom } = document.querySelector(name).getBoundingClientRect();
        return { top, bottom };
      }));
      assert.ok(strip.bottom <= table.top + 1, 'the table begins below the strip');
      assert.ok(bar.bottom <= height + 1, 'the action bar is on the page');
      await accessible('.lstrip');
    });
  }
}

testWith({ width: 390, height: 844 })('a step that is only read opens the tab of what it is about, which the ring is around', async ({ page }) => {
  await start(page, 'princes');
  await page.waitForFunction(() => {
    const ring = document.querySelector('.ltouch')?.getBoundingClientRect();
    const tabs = document.querySelector('.tabs')?.getBoundingClientRect();
    return ring && ring.bottom < tabs.top && document.querySelector('.tabs > :first-child[aria-current="page"]');
  });
});

for (const [width, height] of [[1180, 820], [1024, 768], [1366, 768], [820, 1180]]) {
  testWith({ width, height, locale: 'de-DE' })(`the open row and an event of Road's lesson keep to their places at ${width}x${height}`, { tag: fullUnless(width === 1180) }, async ({ page, shot }) => {
    await start(page, 'road');
    const cut = await page.evaluate(() => {
      const { bottom } = document.querySelector('.rtable').getBoundingClientRect();
      return [...document.querySelectorAll('.rtable *')].filter((part) => part.getBoundingClientRect().bottom > bottom + 1).map((part) => part.outerHTML.slice(0, 80));
    });
    assert.deepEqual(cut, [], 'the open row lies whole below the strip');
    for (let step; step !== 'event';) {
      step = await page.evaluate(() => {
        if (document.querySelector('.eventbox')) return 'event';
        const { value } = document.querySelector('.lstrip progress');
        [...document.querySelectorAll('.lacts :is(.btn, .end)')].at(-1).click();
        return value;
      });
      await page.waitForFunction((step) => step === 'event' || document.querySelector('.lstrip progress').value !== step, step);
      await frames(page);
    }
    await shot(`lesson-road-event-${width}`);
    const spilt = await page.evaluate(() => {
      const bottom = (name) => document.querySelector(name).getBoundingClientRect().bottom;
      const within = [...document.querySelectorAll('.eventbox *')].filter((part) => part.getBoundingClientRect().bottom > bottom('.eventbox') + 1);
      const below = document.querySelector('.ownbox').getBoundingClientRect().top < bottom('.eventbox') - 1;
      return [...within.map((part) => part.outerHTML.slice(0, 80)), ...(below ? ['the own cards are covered'] : [])];
    });
    assert.deepEqual(spilt, []);
  });
}

testWith({ width: 1180, height: 820 })('in a lesson one voice speaks, and only what is asked for is marked, in its own shape', async ({ page, shot }) => {
  await start(page, 'burgundy');
  await page.locator('.lacts .end').click();
  await page.locator('.lacts .end').click();
  await page.locator('.ltouch').waitFor();
  // The bar says nothing beside the strip.
  await page.locator('.act .say').waitFor({ state: 'hidden' });
  // The die is asked for, then a tile: a hex, and not a box around it.
  await page.locator('.act [data-s="i0"]').click();
  await page.locator('path.ltouch').waitFor();
  assert.equal(await page.locator('.stage .lring, .stage .halo2').filter({ visible: true }).count(), 0, 'other tiles that the die could take do not glow');
  await shot('lesson-shape');
});

test('a lesson comments on another move, and is resumed where it was left', async ({ page }) => {
  await start(page, 'burgundy');
  await page.locator('.lacts .end').click();
  await page.locator('.lacts .end').click();
  const { step } = await where(page);
  // Takes workers instead of a ship.
  await page.locator('.act .die').first().click();
  await page.locator('.act .acts .btn').last().click();
  await page.locator('.lanswer').waitFor();
  assert.equal((await where(page)).step, step);
  await learn1(page);
  assert.equal((await where(page)).step, step + 1);
  await page.locator('.lacts .ib').click();
  assert.match(await page.locator('.gcard.w-burgundy .glearn').textContent(), /^Lesson$/);
  await page.reload();
  await start(page, 'burgundy');
  assert.equal((await where(page)).step, step + 1);
  await page.getByRole('button', { name: 'Show me' }).click();
  assert.equal((await where(page)).step, step + 2);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  assert.equal((await where(page)).step, step + 1);
});

/** Acts until the step changes. */
async function learn1(page) {
  const { step } = await where(page);
  for (let touches = 0; touches < 20 && (await where(page)).step === step; touches += 1) await goOn(page);
}

/** Shows each step without acting, up to the free turn. */
async function toFreeTurn(page, game) {
  await start(page, game);
  for (let at = await where(page); at.step < at.count; at = await where(page)) {
    await page.locator('.lacts :is(.btn, .end)').last().click();
    await page.waitForFunction((step) => document.querySelector('.lstrip progress').value !== step, at.step);
  }
  await page.locator('.lesson.free').waitFor();
}

for (const [width, height, locale, theme] of [[1180, 820, 'en-GB', 'light'], [390, 844, 'de-DE', 'dark']]) {
  testWith({ width, height, locale, colorScheme: theme, timeout: 180_000 })(`a lesson ends with a free turn, on which the computer comments, at ${width}x${height}`, { tag: '@full' }, async ({ page, shot, accessible }) => {
    await toFreeTurn(page, 'burgundy');
    assert.equal(await page.locator('.ltouch').count(), 0, 'nothing is prescribed');
    // The table asks as in any game.
    await page.locator('.act .say').waitFor();
    await shot(`lesson-free-${width}`);
    // Two workers for each die: a poor turn.
    for (const die of ['i0', 'i1']) {
      await page.locator(`.act [data-s="${die}"]`).click();
      await page.locator('.act .acts .btn').last().click();
    }
    await page.locator('.act .end:not(.early)').click();
    const verdict = page.locator('.lsay p:not(.judging)').filter({ hasText: /points? more|Punkte? mehr/ });
    await verdict.waitFor({ timeout: 60_000 });
    assert.match(await verdict.textContent(), /Why: .*\.$|Der Grund: .*\.$/);
    await shot(`lesson-verdict-${width}`);
    // Nothing offers to skip what does not come.
    assert.equal(await page.locator('.act .skip').count(), 0);
    await accessible('.lstrip');
    // The computer players move no further.
    const again = page.getByRole('button', { name: /Try again|Noch einmal/ });
    await again.click();
    await page.locator('.act [data-s="i0"]:not(.spent)').waitFor();
    await page.getByRole('button', { name: /Play a whole game|Ein ganzes Spiel spielen/ }).click();
    await page.locator('.app').waitFor();
    assert.equal(await page.locator('.lstrip').count(), 0);
  });
}
