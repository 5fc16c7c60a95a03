// The score page, the same for every game: the total is in sight, "Play again" comes first, and paper takes one sheet.

import assert from 'node:assert/strict';
import { pageTest } from './lib/page.mjs';
import { ENDS } from './fits/links.mjs';
import { goTo, resize, SIZES } from './fits/measure.mjs';

/** Whether the points of each player are somewhere within the window and not under the bar. */
const totals = (page) => page.evaluate(() => {
  const bar = document.querySelector('.sc > footer').getBoundingClientRect();
  const inSight = (e) => {
    const { top, bottom, left, right, width } = e.getBoundingClientRect();
    const free = bar.top <= 0 || bottom <= bar.top + 1 || bar.height === 0;
    return width > 0 && top >= -1 && left >= -1 && right <= innerWidth + 1 && free;
  };
  const rows = [...document.querySelectorAll('.sc tfoot tr:first-child td')];
  const ranks = [...document.querySelectorAll('.sc .rank .bn')];
  return { rows: rows.length > 0 && rows.every(inSight), ranks: ranks.length > 0 && ranks.every(inSight) };
});

/** Waits until what scrolled stands where it will stay. */
const drawn = (page) => page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));

for (const game of Object.keys(ENDS)) {
  pageTest(`${game}: the total is always in sight, and "Play again" comes first, in sight too`, { timeout: 120_000 }, async ({ page }) => {
    await goTo(page, ENDS[game]);
    await page.locator('.sc').waitFor();
    assert.equal(await page.locator('.sc > footer button').first().textContent(), 'Play again');
    const hidden = [];
    for (const size of SIZES) {
      await resize(page, size);
      await page.evaluate(() => scrollTo(0, 0));
      await drawn(page);
      const top = await totals(page);
      const again = await page.locator('.sc > footer button').first().evaluate((button) => button.getBoundingClientRect());
      if (again.top < 0 || again.bottom > size[1]) hidden.push(`${size.join('x')}: "Play again"`);
      if (!top.rows && !top.ranks) hidden.push(`${size.join('x')}: ${JSON.stringify(top)}`);
      // Where the points are read row by row, their sum stands below them, also while there are more rows than room.
      await page.evaluate(() => document.querySelector('.sc .tbl').scrollIntoView({ block: 'start' }));
      await drawn(page);
      const rows = await totals(page);
      if (!rows.rows) hidden.push(`${size.join('x')}, at the rows: ${JSON.stringify(rows)}`);
    }
    assert.deepEqual(hidden, []);
  });

  pageTest(`${game}: the score prints on one page`, async ({ page }) => {
    await goTo(page, ENDS[game]);
    await page.locator('.sc').waitFor();
    const sheet = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
    assert.equal(sheet.match(/\/Type\s*\/Page[^s]/g).length, 1);
  });
}

pageTest('dates are written as Britons write them, also in an American browser', { locale: 'en-US' }, async ({ page }) => {
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format());
  assert.equal(await page.locator('.daily h2 small').textContent(), today);
});
