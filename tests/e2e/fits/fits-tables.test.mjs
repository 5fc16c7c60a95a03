// The tables of all games fit every screen, in both languages and themes: text is readable, nothing is cut off,
// overflowing or under the bar, text and rings have contrast, and screens are filled.

import assert from 'node:assert/strict';
import { test, testWith } from '../lib/page.mjs';
import { begin } from '../lib/setup.mjs';
import { faintRings, faintWords } from './colour.mjs';
import { TABLES } from '../lib/games.mjs';
import { SEARCHING } from '../princes/game.mjs';
import { emptySides, goTo, misfits, PHONE, resize, SIZES, smallLetters } from './measure.mjs';

/** Faults of the page as it is shown. */
async function faults(page, [width]) {
  const least = width < PHONE ? 10 : 11;
  return [...await smallLetters(page, least), ...await misfits(page)];
}

/** Sizes with least space, and the largest. */
const TIGHT = [[1024, 768], [820, 1180], [390, 844], [2560, 1440]];

/** All tabs of a phone's table in turn, or the whole table. */
async function eachPart(page, [width], look) {
  const tabs = width < PHONE ? page.locator('.tabs button') : null;
  const count = (await tabs?.count()) ?? 0;
  for (let tab = 0; tab < count; tab += 1) {
    await tabs.nth(tab).dispatchEvent('click');
    await page.waitForFunction((tab) => document.querySelectorAll('.tabs button')[tab].hasAttribute('aria-current'), tab);
    await look(` ${await tabs.nth(tab).textContent()}`);
  }
  if (count) await tabs.first().dispatchEvent('click');
  else await look('');
}

/** Checks the table at every size; reports at most a dozen faults. */
async function fits(page, name, sizes = SIZES) {
  const found = [];
  for (const size of sizes) {
    await resize(page, size);
    await eachPart(page, size, async (part) => {
      for (const fault of await faults(page, size)) found.push(`${name} ${size.join('x')}${part}: ${fault}`);
    });
    if (size[0] >= 1600) {
      const empty = await emptySides(page);
      if (empty > 0.1) found.push(`${name} ${size.join('x')}: ${Math.round(empty * 100)} % of the width is empty`);
    }
  }
  assert.deepEqual(found.slice(0, 12), []);
}

/** Checks contrast in both themes. */
async function standsOut(page, name, sizes = [[1180, 820], [390, 844]]) {
  const found = [];
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((dark) => document.documentElement.classList.contains('dark') === dark, colorScheme === 'dark');
    for (const size of sizes) {
      await resize(page, size);
      for (const fault of [...await faintWords(page), ...await faintRings(page)]) found.push(`${name} ${colorScheme} ${size.join('x')}: ${fault}`);
    }
  }
  assert.deepEqual(found, []);
}

const STILL = { 'principality.settings': 'motion=off\n' };

for (const [game, tables] of Object.entries(TABLES)) {
  const moments = Object.entries(tables);
  testWith({ width: 1180, height: 820, storage: STILL, timeout: 120_000 })(`${game}: the table fits every screen, and possible choices stand out`, { tag: '@full' }, async ({ page }) => {
    for (const [i, [name, link]] of moments.entries()) {
      await goTo(page, link);
      await fits(page, `en ${name}`, i ? TIGHT : SIZES);
      await standsOut(page, name, i ? [[1180, 820]] : undefined);
    }
  });

  testWith({ width: 1180, height: 820, locale: 'de-DE', colorScheme: 'dark', storage: STILL, timeout: 120_000 })(`${game}: the table fits every screen in German, dark`, async ({ page }) => {
    await goTo(page, moments.at(-1)[1]);
    await fits(page, 'de', TIGHT);
  });
}

testWith({ width: 1180, height: 820, storage: STILL, timeout: 120_000 })('princes: cards above the table fit and stand out', async ({ page }) => {
  await goTo(page, SEARCHING);
  await page.locator('.srch').waitFor();
  await standsOut(page, 'searching');
  for (const size of [[1024, 768], [390, 844]]) {
    await resize(page, size);
    assert.deepEqual(await faults(page, size), [], size.join('x'));
  }
});

test('burgundy: the longest name can be read beside its own board', async ({ page }) => {
  await begin(page, { names: ['Maximilian-Friedrich', 'Benno'] });
  await fits(page, 'a long name', [[1024, 768], [390, 844]]);
});
