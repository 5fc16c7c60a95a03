// Estates around the device: each at its player's edge, whoever plays, with the view turned for the far side.

import assert from 'node:assert/strict';
import { fullUnless, testWith } from '../lib/page.mjs';
import { look } from '../lib/player.mjs';
import { misfits, smallLetters } from '../fits/measure.mjs';
import { TABLES } from './game.mjs';
import { MODULES_FOUR, MODULES_THREE, MODULES_TWO, goTo } from './games.mjs';

const AROUND = { 'principality.settings': 'motion=off\nsitting=around\n' };
const TABLET = { width: 1180, height: 820, touch: true, storage: AROUND };

/** The corner of the device at which each seat's estate lies, and the side from which its writing is read. */
const corners = (page) => page.locator('.app.around :is(.own, .opp)').evaluateAll((all) => Object.fromEntries(all.map((e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  const upright = (one) => new DOMMatrix(getComputedStyle(one).transform).a > 0;
  const read = upright(e) === upright(e.closest('.app')) ? 'near' : 'far';
  const across = x + width / 2 < innerWidth / 2 ? 'left' : 'right';
  // An estate alone on its side has all of it; otherwise its half is the one from which it is read.
  const half = height > innerHeight * 0.6 ? read : y + height / 2 < innerHeight / 2 ? 'far' : 'near';
  return [Number(e.dataset.help.match(/\d/)[0]), `${half} ${across}, read from the ${read} side`];
})));

const NEAR = ['near left, read from the near side', 'near right, read from the near side'];
const FAR = ['far right, read from the far side', 'far left, read from the far side'];

testWith(TABLET)('each estate lies at its player’s edge, and the view turns for those on the far side', async ({ page, shot }) => {
  // The second of four is to move, then the fourth.
  await goTo(page, TABLES.four);
  assert.deepEqual(await corners(page), { ...[...NEAR, ...FAR] });
  assert.equal(await page.locator('.app.turned').count(), 0);
  await shot('burgundy-around-four');
  await goTo(page, MODULES_FOUR.at(-1));
  await page.locator('.app.turned').waitFor();
  assert.deepEqual(await corners(page), { ...[...NEAR, ...FAR] });
});

testWith(TABLET)('of two, each plays from their own side by touch', async ({ page, accessible }) => {
  await goTo(page, TABLES.two);
  const both = { 0: NEAR[0], 1: FAR[0] };
  assert.deepEqual(await corners(page), both);
  await page.locator('.act .end').tap();
  await page.locator('.app.turned').waitFor();
  assert.deepEqual(await corners(page), both);
  // The player on the far side uses a die at a lit place.
  await page.locator('.act .die:not(.spent)').first().tap();
  await page.locator('.act .die.sel').waitFor();
  const [lit] = (await look(page)).lit;
  await page.locator(`.around [data-s="${lit}"]`).first().tap();
  await page.locator('.act .die.spent').first().waitFor();
  await accessible();
});

testWith({ ...TABLET, width: 1024, height: 768 })('a smaller window keeps the usual table and turns the view', { tag: '@full' }, async ({ page }) => {
  await goTo(page, MODULES_FOUR.at(-1));
  await page.locator('.app.turned').waitFor();
  assert.equal(await page.locator('.app.around').count(), 0);
});

for (const [width, height, locale] of [[1180, 820, 'de-DE'], [1180, 745, 'en-GB'], [1180, 745, 'de-DE'], [1366, 1024, 'de-DE'], [1920, 1080, 'en-GB']]) {
  testWith({ ...TABLET, width, height, locale })(`everything fits around the device at ${width}x${height}, ${locale}`, { tag: fullUnless(height === 745 && locale === 'de-DE') }, async ({ page }) => {
    for (const link of [TABLES.two, TABLES.four, MODULES_TWO, MODULES_THREE, MODULES_FOUR.at(-1)]) {
      await goTo(page, link);
      await page.locator('.app.around').waitFor();
      assert.deepEqual([...await misfits(page), ...await smallLetters(page, 8)], [], link.slice(0, 40));
    }
  });
}
