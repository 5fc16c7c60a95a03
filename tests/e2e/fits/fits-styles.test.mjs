// No style makes the browser compare a large part of a table with each of its changes.

import assert from 'node:assert/strict';
import { testWith } from '../lib/page.mjs';
import { GAMES, TABLES } from '../lib/games.mjs';
import { wideStyles } from '../lib/wide.mjs';
import { goTo, resize } from './measure.mjs';

/** Most elements below one that a style may ask for its content. */
const MOST = 120;
const SIZES = [[1180, 820], [820, 1180], [1920, 1080], [360, 640]];

for (const game of GAMES) {
  testWith({ width: 1180, height: 820 })(`no style asks for the content of a large part of the table: ${game}`, async ({ page }) => {
    const found = new Set();
    for (const link of Object.values(TABLES[game])) {
      await goTo(page, link);
      for (const size of SIZES) {
        await resize(page, size);
        for (const style of await wideStyles(page, MOST)) found.add(`${size.join('x')}: ${style}`);
      }
    }
    assert.deepEqual([...found], []);
  });
}

testWith({ width: 390, height: 844 })('a style that asks for the content of the page is found', async ({ page }) => {
  assert.deepEqual(await wideStyles(page, MOST), []);
  await page.evaluate(() => {
    const rules = [':root:has(main) h1 { color: red }', '#app:not(.some, :has(.none)) { color: red }', 'h1:has(b) { color: red }'];
    const added = new CSSStyleSheet();
    added.replaceSync(rules.join('\n'));
    document.adoptedStyleSheets.push(added);
  });
  const found = await wideStyles(page, 20);
  assert.equal(found.length, 2, found.join());
});
