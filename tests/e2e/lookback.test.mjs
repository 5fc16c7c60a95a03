// The analysis of a finished game: it runs with progress, stops and goes on, also after a reload; its decisions lead to
// their moments, with both choices at the table. Burgundy's own test looks closer at the board.

import assert from 'node:assert/strict';
import { fullUnless, testWith } from './lib/page.mjs';
import { ENDS, GAMES } from './lib/games.mjs';
import { pressIfThere, rests } from './lib/settle.mjs';

const STORAGE = { 'principality.settings': 'motion=off\nthinking=½\n' };
const SIZE = { storage: STORAGE, width: 1180, height: 820, timeout: 400_000 };

/** Runs in the page: the numbers on the table. */
function pins() {
  return document.querySelectorAll('.pins .pin').length;
}

/** Opens a finished game by its link. */
async function opened(page) {
  await page.locator('dialog[open]').getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.review').scrollIntoViewIfNeeded();
}

/** The finished share, in percent. */
const percent = (page) => page.locator('.review progress').evaluate((bar) => Number(bar.getAttribute('value')));

for (const game of GAMES) {
  testWith({ ...SIZE, path: `#${ENDS[game]}` })(`${game}: mistakes and blunders lead to their moments, with both choices numbered on the table`, { tag: fullUnless(game === 'dice') }, async ({ page, accessible, shot }) => {
    await opened(page);
    await page.getByRole('button', { name: 'Analyse the game' }).click();
    await page.locator('.review .accounts').waitFor({ timeout: 360_000 });
    // Luck and the result without it are the result.
    const cells = await page.locator('.accounts tbody tr').evaluateAll((rows) => rows.map((row) => [...row.cells].slice(1).map((cell) => cell.textContent)));
    const value = (text) => Number(text.replace('−', '-'));
    const [results, luck, without] = cells;
    for (const [place, result] of results.entries()) {
      const sum = value(luck[place]) + value(without[place]);
      assert.ok(Math.abs(sum - value(result)) < 0.6, `${luck[place]} and ${without[place]} of ${result}`);
    }
    assert.equal(await page.locator('.turns li').count(), 3);
    // A game alone has no choice of players.
    if (await pressIfThere(page.getByRole('radio', { name: 'Everyone' }))) await page.getByRole('radio', { name: 'Everyone', checked: true }).waitFor({ state: 'attached' });
    await accessible();
    await shot(`analysis-${game}`, { fullPage: true });
    // On a phone the names of rows keep room for whole words, also beside four players.
    await page.setViewportSize({ width: 390, height: 844 });
    const high = await page.locator('.accounts tbody th').evaluateAll((names) => names.filter((name) => name.offsetHeight > 76).map((name) => `${name.textContent}: ${name.offsetHeight}`));
    assert.deepEqual(high, []);
    await shot(`analysis-${game}-phone`, { fullPage: true });
    await page.setViewportSize({ width: SIZE.width, height: SIZE.height });
    const all = page.getByRole('button', { name: /^Show all/ });
    await pressIfThere(all);
    const decisions = page.locator('.worst li button');
    const count = await decisions.count();
    assert.equal(await page.locator('.fault').count(), count, 'a dot for each decision');
    let numbered = 0;
    for (let place = 0; place < Math.min(count, 12) && !numbered; place += 1) {
      await decisions.nth(place).click();
      await page.locator('.twoways').waitFor();
      // Both ways name their choices, even for a turn that was only ended, and neither begins above its bar.
      const ways = await page.locator('.way').evaluateAll((ways) => ways.map((way) => {
        const [top, bar] = [way, way.closest('.act')].map((part) => part.getBoundingClientRect().top);
        return { said: way.querySelectorAll('li, p').length, inside: top >= bar };
      }));
      assert.ok(ways.length === 2 && ways.every(({ said, inside }) => said && inside), JSON.stringify(ways));
      assert.match(await page.locator('.twoways .why').textContent(), /\d/, 'the reason has a number');
      // Numbers follow the drawing, a few times a second.
      await rests(page, pins, undefined, 40);
      numbered = await page.locator('.pins .pin').count();
      if (!numbered) {
        await page.goBack();
        await page.locator('.accounts').waitFor();
        await pressIfThere(all);
      }
    }
    assert.ok(numbered > 0, `none of ${count} decisions is numbered on the table`);
    for (const pin of await page.locator('.pins .pin').all()) {
      const box = await pin.boundingBox();
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1181 && box.y + box.height <= 821, JSON.stringify(box));
    }
    await shot(`lookback-${game}`);
    await page.goBack();
    await page.locator('.accounts').waitFor();
    // A touch on a dot leads there as well; the last one lies on top.
    await page.locator('.fault').last().click();
    await page.locator('.act.replay').waitFor();
  });
}

testWith({ ...SIZE, path: `#${ENDS.road}` })('an analysis that was stopped goes on where it stopped, and is kept with its game', { tag: '@full' }, async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await page.waitForFunction(() => Number(document.querySelector('.review progress')?.getAttribute('value')) >= 10, null, { polling: 'raf', timeout: 120_000 });
  await page.locator('.review').getByRole('button', { name: 'Stop' }).click();
  const stopped = page.locator('.review [role=status]').filter({ hasText: '%' });
  await stopped.waitFor();
  const [share] = (await stopped.textContent()).match(/\d+/);
  assert.ok(Number(share) >= 10 && Number(share) < 100, share);
  await page.reload();
  await stopped.waitFor();
  assert.match(await stopped.textContent(), new RegExp(`^${share}%`), 'it is kept');
  await page.locator('.review').getByRole('button', { name: 'Go on' }).click();
  await page.locator('.review progress').waitFor();
  assert.ok((await percent(page)) >= Number(share), 'nothing is repeated');
  await page.locator('.review .accounts').waitFor({ timeout: 360_000 });
  const table = await page.locator('.accounts').textContent();
  await page.reload();
  await page.locator('.review .accounts').waitFor();
  assert.equal(await page.locator('.accounts').textContent(), table);
});

testWith({ ...SIZE, path: `#${ENDS.burgundy}` })('an analysis goes on while another page is shown', { tag: '@full' }, async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await page.locator('.review progress').waitFor();
  // From the first page, where nothing of the game is shown, back to its result.
  await page.evaluate(() => { location.hash = ''; });
  await page.locator('.start').waitFor();
  await page.goBack();
  // Untouched, it is at work or has ended by itself.
  await page.locator('.review progress, .review .accounts').first().waitFor();
  assert.equal(await page.getByRole('button', { name: 'Go on' }).count(), 0);
  await page.locator('.review .accounts').waitFor({ timeout: 360_000 });
});

for (const game of GAMES.filter((game) => ['road', 'princes'].includes(game))) {
  testWith({ ...SIZE, width: 1920, height: 1080, path: `#${ENDS[game]}` })(`${game}: the latest lines beside the table end at the moment that is looked at`, async ({ page }) => {
    await opened(page);
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.locator('.act.replay').waitFor();
    const lines = page.locator('.latest li');
    await page.waitForFunction(() => document.querySelectorAll('.latest li').length < 5);
    const first = await lines.first().textContent();
    await page.locator('.act.replay input[type=range]').press('End');
    await lines.nth(9).waitFor();
    assert.notEqual(await lines.first().textContent(), first);
  });
}
