// What finished games add up to.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageTest, ROOT } from './lib/page.mjs';
import { atEachSize, faults } from './lib/layout.mjs';

/** A finished game as a file holds it. */
async function over(game, name) {
  const link = await readFile(join(ROOT, `tests/frozen/${game}/format1-rules1/${name}.link`), 'utf8');
  return ['principality game 1', `game ${link.trim()}`, ''].join('\n');
}

const played = async () => await over('road', 'whole-3') + await over('dice', 'whole-1');

pageTest('finished games add up, by who played and how well', { locale: 'de-DE' }, async ({ page, accessible, shot }) => {
  await page.getByRole('button', { name: 'Spiel oder Link öffnen' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(await played()) });
  await page.waitForFunction(() => document.querySelectorAll('.game').length === 2);
  await page.getByRole('button', { name: 'Statistik' }).click();
  await page.locator('.statistics section').nth(1).waitFor();
  const row = (section, who) => page.locator('.statistics section').filter({ hasText: section }).getByRole('row').filter({ hasText: who });
  const cells = (section, who) => row(section, who).first().getByRole('cell').allTextContents();
  assert.deepEqual(await cells('Unterwegs', 'Ohne Namen'), ['1', '1 100 %', '1', '6,5', '7'], 'one game of two people, of whom one has won');
  assert.deepEqual(await cells('Unterwegs', 'Computer, schwer'), ['1', '0 0 %', '0', '5,0', '5']);
  assert.deepEqual(await cells('Würfelspiel', 'Computer, schwer'), ['1', '32,0', '32'], 'alone, nobody is beaten');
  const against = page.getByRole('table', { name: 'Menschen gegen Computer' });
  assert.deepEqual(await against.locator('tbody td').allTextContents(), ['1', '1 100 %', '1', '6,5', '7'], 'a game of people against the hard player');
  await accessible();
  await atEachSize(page, async (size) => {
    assert.deepEqual(await faults(page), [], size);
    await shot(`statistics-${size}`);
  });
});

pageTest('without a finished game the page says so', { path: '#statistics' }, async ({ page }) => {
  await page.getByText('No finished game is kept here yet.').waitFor();
});
