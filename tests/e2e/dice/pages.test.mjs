// Every page of the dice game in German, which has longer words, from a large tablet to a phone: nothing extends beyond
// the window, and axe reports nothing.

import assert from 'node:assert/strict';
import { SIZES, faults } from '../lib/layout.mjs';
import { testWith } from '../lib/page.mjs';
import { eitherOf } from '../lib/settle.mjs';
import { seat, seats, unfold } from '../lib/setup.mjs';
import { past, ready, takeDevice } from './lib.mjs';

const ALL = [...SIZES, [390, 844]];
const GERMAN = { width: 1180, height: 820, locale: 'de-DE', timeout: 120_000 };

/**
 * Shows the page at every size and reports layout faults; pages for reading or with forms may be longer than the
 * window.
 */
async function fits(page, { long = false } = {}) {
  for (const [width, height] of ALL) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
    if (long) {
      const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
      assert.ok(wide <= 1, `${width}x${height}: ${wide} pixels too wide`);
    } else {
      // On a phone the tools in the header are 40 pixels wide, and some are in the menu.
      const found = (await faults(page)).filter((fault) => width > 400 || !/: (40x44|0x0)$/.test(fault));
      assert.deepEqual(found, [], `${width}x${height}`);
    }
  }
  await page.setViewportSize({ width: 1180, height: 820 });
}

/** Sets up a table for so many people on the German setup page. */
async function lay(page, count) {
  await page.getByRole('button', { name: /^Neues Spiel: .*Würfelspiel/ }).first().click();
  await seats(page, count);
  await seat(page, ['Annegret', 'Benno', 'Carla', 'Dorothea', 'Emil'].slice(0, count));
  await unfold(page);
  await page.locator('.su .seed input').fill('hazel-gate-12');
}

const begin = (page) => page.locator('.su .foot .end').click();

/** Passes, or crosses out a castle, for the person in front. */
async function pass(page) {
  await takeDevice(page);
  const castle = '[aria-label*="hier beginnen"]';
  const choice = await eitherOf(page, { castle, turn: ['.act .acts button', /^Passen/] });
  if (choice === 'castle') await page.locator(castle).first().click({ force: true });
  else await page.locator('.act .acts').getByRole('button', { name: /^Passen/ }).click();
  await ready(page);
}

testWith(GERMAN)('setup, rules and rulings fit and are accessible', async ({ page, url, accessible }) => {
  await lay(page, 5);
  await fits(page, { long: true });
  await accessible();
  for (const name of ['rules', 'rulings']) {
    await page.goto(`${url}#${name}/dice`);
    await page.locator('main h1, main h2').first().waitFor();
    await fits(page, { long: true });
    await accessible();
  }
});

testWith(GERMAN)('the solo table, its score and its medals fit and are accessible', { tag: '@full' }, async ({ page, accessible }) => {
  await lay(page, 1);
  await begin(page);
  await page.locator('.dg.dsolo').waitFor();
  await fits(page);
  await pass(page);
  await fits(page);
  await accessible();
  for (let round = 1; round <= 24; round += 1) await pass(page);
  await page.locator('.sc .medals').waitFor();
  await fits(page, { long: true });
  await accessible();
});

for (const count of [2, 4]) {
  testWith(GERMAN)(`the table of ${count} choosing at once and the result of a round fit and are accessible`, { tag: '@full' }, async ({ page, accessible }) => {
    await lay(page, count);
    await begin(page);
    for (let seat = 0; seat < count; seat += 1) await pass(page);
    await past(page);
    await page.locator('.dg.dall').waitFor();
    await fits(page);
    await accessible();
    for (const quarter of await page.locator('.quarter:not(.computers)').all()) {
      await quarter.getByRole('button', { name: /^Passen/ }).click();
      await quarter.locator('.end:not(:disabled)').click();
    }
    await page.locator('.dreveal').waitFor();
    await fits(page);
    await accessible();
  });
}

testWith(GERMAN)('the table of five in turn fits', { tag: '@full' }, async ({ page }) => {
  await lay(page, 5);
  await begin(page);
  for (let seat = 0; seat < 5; seat += 1) await pass(page);
  await past(page);
  await page.locator('.dg.dturn').waitFor();
  await fits(page);
});
