// The score page of all games: the total is visible, "Play again" comes first, and printing takes one sheet.

import assert from 'node:assert/strict';
import { fullUnless, test, testWith } from './lib/page.mjs';
import { ENDS, GROWS } from './lib/games.mjs';
import { goTo, resize, SIZES } from './fits/measure.mjs';

/** True if the points of each player are visible within the window and not under the bar. */
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

/** Waits until scrolling has finished. */
const drawn = (page) => page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));

for (const game of Object.keys(ENDS)) {
  testWith({ timeout: 120_000 })(`${game}: the total is always visible, and "Play again" comes first and is visible too`, { tag: fullUnless(game === 'burgundy') }, async ({ page }) => {
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
      // While the points are revealed row by row, their sum is below them, even with more rows than space.
      await page.evaluate(() => document.querySelector('.sc .tbl').scrollIntoView({ block: 'start' }));
      await drawn(page);
      const rows = await totals(page);
      if (!rows.rows) hidden.push(`${size.join('x')}, at the rows: ${JSON.stringify(rows)}`);
    }
    assert.deepEqual(hidden, []);
  });

  testWith({ timeout: 120_000 })(`${game}: the final boards lie on the page, the winner's largest`, { tag: fullUnless(game === 'burgundy') }, async ({ page, accessible }) => {
    await goTo(page, ENDS[game]);
    await page.locator('.sc[data-over=shown] .finals').waitFor();
    assert.equal(await page.locator('.ceremony').count(), 0, 'a game that is opened again shows all at once');
    const small = [];
    for (const size of SIZES) {
      await resize(page, size);
      await drawn(page);
      const areas = await page.locator('.final').evaluateAll((all) => all.map((figure) => {
        // The board with all its drawings, not an icon beside a name.
        const boxes = [...figure.querySelectorAll('svg')].filter((svg) => !svg.closest('figcaption')).map((svg) => svg.getBoundingClientRect());
        const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
        const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
        return { first: figure.classList.contains('first'), width, area: width * height };
      }));
      const widest = Math.max(...areas.map(({ width }) => width));
      const largest = GROWS[game] || areas.some(({ first, width }) => first && width > 0.95 * widest);
      if (!largest || areas.some(({ area }) => area < 4_000)) small.push(`${size.join('x')}: ${JSON.stringify(areas)}`);
    }
    assert.deepEqual(small, []);
    await accessible('.finals');
  });

  test(`${game}: the score prints on one page`, { tag: fullUnless(game === 'burgundy') }, async ({ page }) => {
    await goTo(page, ENDS[game]);
    await page.locator('.sc').waitFor();
    const sheet = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
    assert.equal(sheet.match(/\/Type\s*\/Page[^s]/g).length, 1);
    await page.emulateMedia({ media: 'print' });
    const boards = await page.locator('.final svg').evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect()).filter(({ width, height }) => width > 20 && height > 20).length);
    assert.ok(boards > 0, 'with the boards');
  });
}

testWith({ locale: 'en-US' })('dates are written as Britons write them, also in an American browser', async ({ page }) => {
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format());
  assert.equal(await page.locator('.daily h2 small').textContent(), today);
});
