// Statistics over finished games.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, testWith } from './lib/page.mjs';
import { atEachSize } from './lib/layout.mjs';

/** A finished game as in a file. */
async function over(game, name) {
  const link = await readFile(join(ROOT, `tests/frozen/${game}/format1-rules1/${name}.link`), 'utf8');
  return ['principality game 1', `game ${link.trim()}`, ''].join('\n');
}

const played = async () => await over('road', 'whole-3') + await over('dice', 'whole-1');

/** Runs in the page: words of these elements that are broken over two lines within. */
function broken(selector) {
  const found = [];
  const word = document.createRange();
  for (const element of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: letters, index } of text.data.matchAll(/[^\s\u00ad-]+/g)) {
        word.setStart(text, index);
        word.setEnd(text, index + letters.length);
        if (new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(letters);
      }
    }
  }
  return found;
}

testWith({ locale: 'de-DE' })('statistics sum up finished games by player and result', async ({ page, accessible, shot }) => {
  await page.getByRole('button', { name: 'Spiel oder Link öffnen' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(await played()) });
  await page.waitForFunction(() => document.querySelectorAll('.game').length === 2);
  await page.getByRole('button', { name: 'Statistik' }).click();
  await page.locator('.statistics section').nth(1).waitFor();
  const row = (section, who) => page.locator('.statistics section').filter({ hasText: section }).getByRole('row').filter({ hasText: who });
  const cells = (section, who) => row(section, who).first().getByRole('cell').allTextContents();
  assert.deepEqual(await cells('Unterwegs', 'Ohne Namen'), ['1', '1 100\u00a0%', '1', '6,5', '7'], 'one game of two people, of whom one has won');
  assert.deepEqual(await cells('Unterwegs', 'Computer, schwer'), ['1', '0 0\u00a0%', '0', '5,0', '5']);
  assert.deepEqual(await cells('Würfelspiel', 'Computer, schwer'), ['1', '32,0', '32'], 'alone, nobody is beaten');
  const against = page.getByRole('table', { name: 'Personen gegen Computer' });
  assert.deepEqual(await against.locator('tbody td').allTextContents(), ['1', '1 100\u00a0%', '1', '6,5', '7'], 'a game of people against the hard player');
  await accessible();
  await atEachSize(page, async (size) => {
    assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth), `${size}: nothing is wider than the page`);
    assert.deepEqual(await page.evaluate(broken, '.statistics :is(th, td, caption, h2)'), [], `${size}: no word is broken`);
    await shot(`statistics-${size}`);
  });
});

/** Takes in finished games and opens the statistics. */
async function withGames(page, games) {
  await page.getByRole('button', { name: 'Open a game or link' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(games.join('')) });
  await page.waitForFunction((count) => document.querySelectorAll('.game').length === count, games.length);
  await page.getByRole('button', { name: 'Statistics' }).click();
}

/** Two dice games of Anna and Ben. */
const DICE = [
  'dice.g1.AQMCAAAHc3RhdC1zMQIABEFubmEAA0Jlbj0AxoFvvO1wsEtgsfSoLZ1c2S0VfMCkZhwrfG-80zahHs0HmN-YSqKbvA',
  'dice.g1.AQMCAAAHc3RhdC1zMgIABEFubmEAA0JlbjwAxXmWFUIYV7sABDFl_3yzFKTVq6QvCVpIMAnoQzypjEP50wNbCmKs',
].map((link) => `principality game 1\ngame ${link}\n`);

testWith({ timeout: 400_000 })('the statistics analyse the games that are not yet, and show losses and luck', async ({ page, accessible, shot }) => {
  await withGames(page, DICE);
  const panel = page.locator('.analyse');
  await panel.getByText('0 of 2 finished games analysed').waitFor();
  await panel.getByRole('button', { name: 'Analyse 2 games' }).click();
  await panel.locator('progress').waitFor();
  // It stops, and goes on where it stopped, also from another page.
  await panel.getByRole('button', { name: 'Stop' }).click();
  await panel.getByRole('button', { name: /^Analyse/ }).click();
  await panel.locator('progress').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Statistics' }).click();
  await panel.getByText('2 of 2 finished games analysed').waitFor({ timeout: 360_000 });
  assert.equal(await panel.getByRole('button').count(), 0, 'nothing is left to analyse');
  const rows = page.locator('table.errors tbody tr');
  await rows.first().waitFor();
  for (const cells of await rows.evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)))) {
    assert.match(cells.slice(1).join(' | '), /^\d+ \| \d+\.\d\d \| [+−]?\d+\.\d$/);
  }
  const charts = page.locator('.pair svg');
  assert.deepEqual(await charts.evaluateAll((all) => all.map((svg) => svg.querySelectorAll('circle').length)), [4, 4], 'two games of two people, twice');
  assert.match(await charts.first().getAttribute('aria-label'), /^Loss per decision, in points\. .*Anna: \d+\.\d\d; \d/);
  await accessible();
  await atEachSize(page, async (size) => {
    assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth), `${size}: nothing is wider than the page`);
    await shot(`statistics-analysed-${size}`);
  });
  // They are kept.
  await page.reload();
  await panel.getByText('2 of 2 finished games analysed').waitFor();
});

testWith({ path: '#statistics' })('without finished games the page says so', async ({ page }) => {
  await page.getByText('No finished games yet').waitFor();
});
