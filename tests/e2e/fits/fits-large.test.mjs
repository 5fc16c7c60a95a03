// Large screens: text grows with the window, the log is a column, and boards fill their panels.

import assert from 'node:assert/strict';
import { test } from '../lib/page.mjs';
import { ENDS, TABLES } from '../lib/games.mjs';
import { goTo, resize } from './measure.mjs';

const DESKTOP = [1920, 1080];
const LARGE = [2560, 1440];
const box = (page, selector) => page.locator(selector).first().evaluate((part) => {
  const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
  return { left, right, top, bottom, width, height };
});

test('on large screens three estates fill their panels, and the log is a column beside them', async ({ page }) => {
  await goTo(page, TABLES.burgundy.four);
  for (const size of [[1600, 900], DESKTOP, LARGE]) {
    await resize(page, size);
    const log = await box(page, '.log');
    assert.ok(log.height > 1.5 * log.width, `${size}: the log is ${log.width} × ${log.height} px`);
    const filled = await page.locator('.others .opp').evaluateAll((panels) => panels.map((panel) => panel.querySelector('.mini').getBoundingClientRect().height / panel.getBoundingClientRect().height));
    assert.equal(filled.length, 3);
    assert.ok(filled.every((share) => share > 0.8), `${size}: the estates take ${filled} of their panels' heights`);
  }
  assert.ok(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)) >= 20, 'text grows');
});

test('on large screens the final boards fill their row', { tag: '@full' }, async ({ page }) => {
  await goTo(page, ENDS.burgundy);
  await page.locator('.sc[data-over=shown] .finals').waitFor();
  for (const size of [DESKTOP, LARGE]) {
    await resize(page, size);
    const [row, last] = [await box(page, '.finals'), await box(page, '.final:last-child')];
    assert.ok(last.right > row.right - 0.04 * row.width, `${size}: ${row.right - last.right} px are empty`);
  }
});

test('on large screens both final principalities are side by side, the winner’s larger', { tag: '@full' }, async ({ page }) => {
  await goTo(page, ENDS.princes);
  await page.locator('.sc[data-over=shown] .finals').waitFor();
  for (const size of [DESKTOP, LARGE]) {
    await resize(page, size);
    const [winner, other] = [await box(page, '.final.first .bd'), await box(page, '.final:not(.first) .bd')];
    assert.ok(other.left >= winner.right, `${size}: the other one begins at ${other.left}, the winner’s ends at ${winner.right}`);
    assert.ok(winner.height > other.height && winner.width > other.width, `${size}: ${winner.height} and ${other.height} px high`);
  }
});

/** Names, headings and numbers of the table that something else covers at their centre; lists that scroll are left out, as are the transparent buttons over whole panels. */
const covered = (page) => page.locator('.stage :is(.nametext, h2, h3, b)').evaluateAll((all) => all.flatMap((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (width < 2 || !e.textContent.trim() || e.closest('.log, .latest')) return [];
  const over = document.elementFromPoint(x, y);
  return !over || e.contains(over) || over.contains(e) || over.matches('button.open') ? [] : [`${e.textContent} lies under ${over.getAttribute('class') ?? over.tagName}`];
}));

for (const [game, tables] of Object.entries(TABLES)) {
  test(`on wide screens nothing of a table lies over a name or a heading, ${game}`, async ({ page }) => {
    const found = [];
    for (const [name, link] of Object.entries(tables)) {
      await goTo(page, link);
      for (const size of [[1280, 800], [1366, 768], [1600, 900], DESKTOP, LARGE]) {
        await resize(page, size);
        for (const fault of await covered(page)) found.push(`${name} ${size.join('x')}: ${fault}`);
      }
    }
    assert.deepEqual(found, []);
  });
}
