// The pages around the tables fit every screen too: home, setup, rules, settings, the score.

import assert from 'node:assert/strict';
import { fullUnless, testWith } from '../lib/page.mjs';
import { ENDS, GAMES } from '../lib/games.mjs';
import { goTo, misfits, PHONE, resize, SIZES, smallLetters } from './measure.mjs';

/** Sizes with least space, and the largest. */
const TIGHT = [[1024, 768], [820, 1180], [390, 844], [2560, 1440]];

const FULL = process.env.PRINCIPALITY_FULL === '1';

async function fits(page, name, sizes = SIZES) {
  const found = [];
  for (const size of sizes) {
    await resize(page, size);
    const least = size[0] < PHONE ? 10 : 11;
    for (const fault of [...await smallLetters(page, least), ...await misfits(page)]) found.push(`${name} ${size.join('x')}: ${fault}`);
  }
  assert.deepEqual(found.slice(0, 12), []);
}

/** Opens a page. */
async function to(page, address, place) {
  await page.evaluate((address) => { location.hash = address; }, address);
  await page.locator(place).first().waitFor();
}

for (const [locale, colorScheme] of [['en-GB', 'light'], ['de-DE', 'dark']]) {
  const how = { width: 1180, height: 820, locale, colorScheme, timeout: 120_000 };

  testWith(how)(`home, settings, setup and rules fit every screen, ${locale}`, { tag: fullUnless(locale === 'de-DE') }, async ({ page }) => {
    await page.locator('.start').waitFor();
    await fits(page, 'home');
    await page.getByRole('button', { name: /^(Settings|Einstellungen)$/ }).first().click();
    await page.locator('dialog[open]').waitFor();
    await fits(page, 'settings');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    for (const game of FULL ? GAMES : GAMES.slice(0, 2)) {
      await to(page, `#new/${game}`, '.su .seat');
      await fits(page, `setup of ${game}`, TIGHT);
      await page.locator('.su details').evaluateAll((all) => all.forEach((details) => { details.open = true; }));
      await fits(page, `setup of ${game}, unfolded`, TIGHT);
      await to(page, `#game/${game}`, '.gamepage');
      await fits(page, `page of ${game}`, TIGHT);
      await to(page, `#rules/${game}`, '.prose');
      await fits(page, `rules of ${game}`, [[820, 1180], [390, 844]]);
    }
  });

  testWith(how)(`the score fits every screen, ${locale}`, { tag: fullUnless(locale === 'de-DE') }, async ({ page }) => {
    for (const game of GAMES) {
      await goTo(page, ENDS[game]);
      await page.locator('.sc').waitFor();
      await fits(page, `score of ${game}`, TIGHT);
    }
  });
}
