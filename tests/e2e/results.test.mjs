// What brings people back: the game of the day, a result to hand out, challenges, and how somebody's games went.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { open, pageTest, ROOT } from './lib/page.mjs';
import { atEachSize, faults } from './lib/layout.mjs';
import { kept } from './lib/library.mjs';

const link = async (game, name) => (await readFile(join(ROOT, `tests/frozen/${game}/format1-rules1/${name}.link`), 'utf8')).trim();

/** Takes games into the library, each with lines of its own, and opens the first of them. */
async function take(page, games) {
  const text = games.map(({ game, lines = [] }) => ['principality game 1', ...lines, `game ${game}`, ''].join('\n')).join('\n');
  await page.getByRole('button', { name: 'Open a game or link' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForFunction((count) => document.querySelectorAll('.game').length === count, games.length);
}

async function look(page) {
  await page.locator('.game').first().getByRole('button', { name: /^Look at/ }).click();
  await page.locator('.sc h1').waitFor();
}

pageTest('the game of the day is the same for everybody, and the week shows what was played', async ({ page, accessible, shot }) => {
  const daily = page.locator('.daily');
  assert.equal(await daily.locator('.week li').count(), 7);
  assert.equal(await daily.locator('.week .today').count(), 1);
  assert.match(await daily.locator('.week .today').textContent(), /: not played/);
  await accessible();
  await atEachSize(page, async (size) => shot(`home-day-${size}`));
  await daily.getByRole('button', { name: 'Play' }).click();
  await page.locator('.app, .handover').first().waitFor();
  await page.waitForTimeout(500);
  const [own] = await kept(page);

  // Its address lays the same table in another browser, and begins nothing by itself.
  const today = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  });
  const other = await open({ path: `#day/${today}` });
  await other.page.locator('dialog[open]').getByRole('button', { name: 'To the table' }).click();
  assert.equal(await other.page.locator('.su .seed input').inputValue(), `day-${today}`);
  assert.equal((await kept(other.page)).length, 0);
  await other.page.getByRole('button', { name: 'Begin' }).click();
  await other.page.locator('.app, .handover').first().waitFor();
  await other.page.waitForTimeout(500);
  const [theirs] = await kept(other.page);
  assert.equal(theirs.game.split('.')[0], own.game.split('.')[0]);
  assert.equal(theirs.game, own.game, 'nobody has moved yet, so that both games are one link');
  other.clean();
  await other.context.close();
});

pageTest('a day that is none gets a sentence', { path: '#day/2026-02-30' }, async ({ page }) => {
  await page.getByText(/no link of this page/).waitFor();
  await page.locator('.start').waitFor();
});

pageTest('a page of a game that is not known leads home with a sentence', { path: '#rules/chess' }, async ({ page }) => {
  await page.getByText(/does not know that game/).waitFor();
  await page.locator('.start').waitFor();
});

pageTest('a result goes out as a picture, as a text and as a challenge', { timeout: 120_000 }, async ({ page, accessible, shot }) => {
  await take(page, [{ game: await link('road', 'whole-3') }]);
  await look(page);
  assert.equal(await page.locator('.sc > footer button').first().textContent(), 'Play again');
  await page.getByRole('button', { name: 'Share the result' }).click();
  const panel = page.locator('dialog[open]');
  await panel.locator('img').waitFor();
  await accessible();
  await shot('result-panel');
  const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Picture' }).click()]);
  const picture = await readFile(await download.path());
  assert.equal(picture.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630]);
  assert.ok(picture.length > 8_000, `${picture.length} bytes: something is drawn`);
  const dare = await panel.getByRole('textbox', { name: 'Challenge others' }).inputValue();
  assert.match(dare, /#road\.c1\./);

  const other = await open({ path: dare.slice(dare.indexOf('#')), storage: { 'principality.table': '012345 00\nCarla\nDario\n' } });
  const invited = other.page.locator('dialog[open]');
  await invited.getByText(/Somebody came to 7 points after \d+ turns of On the Road/).waitFor();
  await other.accessible();
  await other.shot('challenge-invites');
  await invited.getByRole('button', { name: 'To the table' }).click();
  assert.equal(await other.page.locator('.su .seed input').inputValue(), 'frozen-whole-3');
  const names = await other.page.locator('.su .seat input').evaluateAll((all) => all.map((input) => input.value));
  assert.deepEqual(names, ['Çelik', 'Carla', ''], 'the own name is in the rival’s place');
  await other.page.getByRole('button', { name: 'Begin' }).click();
  await other.page.locator('.app, .handover').first().waitFor();
  await other.page.waitForTimeout(500);
  assert.match((await kept(other.page))[0].rival, /^1 7 \d+$/);
  other.clean();
  await other.context.close();
});

pageTest('at the end of a challenge both results stand side by side', { path: '' }, async ({ page, accessible, shot }) => {
  await take(page, [{ game: await link('road', 'whole-3'), lines: ['rival 1 7 999 Carla'] }]);
  await look(page);
  const versus = page.getByRole('region', { name: 'Challenge' });
  assert.deepEqual(await versus.locator('b').allTextContents(), ['7', '7']);
  assert.match(await versus.locator('p').textContent(), /^As many points, and Player 2 was quicker than Carla by \d+ turns\.$/);
  await accessible();
  await shot('challenge-ends');
});

pageTest('a damaged challenge gets a sentence', { path: '#dice.c1.AAAAAAAAAA' }, async ({ page }) => {
  await page.getByText(/link is damaged/).waitFor();
});

pageTest('the score prints on one page', async ({ page }) => {
  await take(page, [{ game: await link('burgundy', 'whole-4') }]);
  await look(page);
  const sheet = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  assert.equal(sheet.match(/\/Type\s*\/Page[^s]/g).length, 1);
});

pageTest('points are compared with earlier games only', async ({ page, accessible }) => {
  await take(page, [{ game: await link('burgundy', 'solo') }]);
  await look(page);
  await page.getByRole('button', { name: 'Share the result' }).click();
  const panel = page.locator('dialog[open]');
  assert.equal(await panel.locator('.sources').count(), 0, 'a first game has nothing to be compared with');
  await accessible();
});

pageTest('home fits its windows', async ({ page }) => {
  await atEachSize(page, async (size) => assert.deepEqual((await faults(page)).filter((fault) => !fault.startsWith('page')), [], size));
});
