// Pages with the wider spacing of text that some people set in their browser (WCAG 1.4.12): nothing is cut off.

import assert from 'node:assert/strict';
import { fullUnless, testWith } from '../lib/page.mjs';
import { ENDS, GAMES, TABLES } from '../lib/games.mjs';
import { goTo, misfits, resize } from './measure.mjs';

const SIZES = [[1180, 820], [390, 844]];

/** Runs in the page: the spacing of the criterion. */
function widen() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Checks the page that is open at all sizes. */
async function fits(page, name) {
  const found = [];
  for (const size of SIZES) {
    await resize(page, size);
    for (const fault of await misfits(page)) found.push(`${name} ${size.join('x')}: ${fault}`);
  }
  assert.deepEqual(found, []);
}

async function to(page, address, place) {
  await page.evaluate((address) => { location.hash = address; }, address);
  await page.locator(place).first().waitFor();
}

testWith({ width: 1180, height: 820 })('home, its panels, games and statistics hold widely spaced text', async ({ page }) => {
  await page.evaluate(widen);
  await fits(page, 'home');
  for (const panel of ['Settings', 'Open a game or link']) {
    await page.getByRole('button', { name: panel }).first().click();
    await page.locator('dialog[open]').waitFor();
    await fits(page, panel);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  for (const address of ['#statistics', '#about']) {
    await to(page, address, '#app h1');
    await fits(page, address);
  }
});

for (const game of GAMES) {
  const tag = fullUnless(game === 'princes');
  testWith({ width: 1180, height: 820 })(`pages before and after a game hold widely spaced text: ${game}`, { tag }, async ({ page }) => {
    await page.evaluate(widen);
    for (const [address, place] of [['new', '.su .seat'], ['game', '.gamepage'], ['rules', '.prose']]) {
      await to(page, `#${address}/${game}`, place);
      await fits(page, address);
    }
    await goTo(page, ENDS[game]);
    await page.locator('.sc').waitFor();
    await fits(page, 'score');
  });

  for (const [name, link] of Object.entries(TABLES[game])) {
    testWith({ width: 1180, height: 820 })(`the table holds widely spaced text: ${game}, ${name}`, { tag: fullUnless(game === 'princes' && link === Object.values(TABLES[game])[0]) }, async ({ page }) => {
      await page.evaluate(widen);
      await goTo(page, link);
      await fits(page, 'table');
      const press = (name) => page.locator('.app').getByRole('button', { name }).first().click();
      await resize(page, SIZES[0]);
      await press('Share');
      await page.locator('dialog[open]').waitFor();
      await fits(page, 'share');
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await resize(page, SIZES[0]);
      await press('A hint');
      await page.locator('.act').getByRole('button', { name: /^(Do it|Step 1)$/ }).waitFor();
      await fits(page, 'hint');
    });
  }
}
