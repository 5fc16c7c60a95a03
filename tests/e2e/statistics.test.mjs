// What finished games add up to.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageTest, ROOT } from './lib/page.mjs';
import { atEachSize, faults } from './lib/layout.mjs';

/** A finished game as a file holds it, with results of our own. */
async function over(game, name, lines) {
  const link = await readFile(join(ROOT, `tests/frozen/${game}/format1-rules1/${name}.link`), 'utf8');
  return ['principality game 1', 'at end', ...lines, `game ${link.trim()}`, ''].join('\n');
}

async function played() {
  return [
    await over('road', 'whole-3', ['player 7 Anna', 'player 5 Ben', 'player 4 Odette', 'computers 002', 'places 123']),
    await over('dice', 'whole-1', ['player 52 Anna', 'places 1']),
  ].join('');
}

pageTest('finished games add up, by who played and how well', { locale: 'de-DE' }, async ({ page, accessible, shot }) => {
  await page.getByRole('button', { name: 'Spiel oder Link öffnen' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(await played()) });
  await page.waitForFunction(() => document.querySelectorAll('.game').length === 2);
  await page.getByRole('button', { name: 'Statistik' }).click();
  await page.locator('.statistics section').nth(1).waitFor();
  const row = (section, who) => page.locator('.statistics section').filter({ hasText: section }).getByRole('row').filter({ hasText: who });
  assert.match(await row('Unterwegs', 'Anna').textContent(), /Anna11 100 %17,07/);
  assert.match(await row('Unterwegs', 'Computer').textContent(), /mittel10 0 %04,04/);
  assert.match(await row('Würfelspiel', 'Anna').textContent(), /Anna152,052/);
  await accessible();
  await atEachSize(page, async (size) => {
    assert.deepEqual(await faults(page), [], size);
    await shot(`statistics-${size}`);
  });
});

pageTest('without a finished game the page says so', { path: '#statistics' }, async ({ page }) => {
  await page.getByText('No finished game is kept here yet.').waitFor();
});
