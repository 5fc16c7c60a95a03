// A device's data is saved to one file, and restored from it on another device.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test, testWith } from './lib/page.mjs';
import { play } from './lib/player.mjs';
import { begin } from './lib/setup.mjs';
import { kept, stored } from './lib/library.mjs';

const MEDALS = 'a worker 61\n';
const HERE = {
  'principality.settings': 'language=en\ntheme=dark\nthinking=½\nmarks=dim\n', 'principality.lessons': 'dice done\nroad 4\n',
  'principality.dice.medals': MEDALS, 'principality.dice': 'ask-goods',
};

const local = (page, name) => page.evaluate((name) => localStorage.getItem(name), name);

testWith({ storage: HERE, timeout: 120_000 })('settings, names, lessons, medals and games are restored from one file', async ({ page, accessible, open }) => {
  await begin(page, { names: ['Hanna', 'Emil'] });
  await play(page, { seed: 8, stop: (seen, n) => n === 5 });
  await stored(page);
  await page.evaluate(() => { location.hash = ''; });
  await page.locator('.start').waitFor();
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await accessible('dialog[open]');
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('dialog[open]').getByRole('button', { name: 'Export all' }).click()]);
  const text = await readFile(await download.path(), 'utf8');
  assert.match(text, /^principality backup 1\n/);

  const other = await open({ locale: 'de-DE', storage: { 'principality.lessons': 'road done\nprinces 2\n', 'principality.dice.medals': 'a worker 70\nb monk 50\n' } });
  await other.page.getByRole('button', { name: 'Einstellungen' }).first().click();
  await other.page.locator('dialog[open]').getByRole('button', { name: 'Wiederherstellen' }).click();
  await other.page.locator('input[type=file]').setInputFiles({ name: 'principality.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await other.page.locator('.game').waitFor();
  await other.page.waitForFunction(() => document.documentElement.lang === 'en');
  assert.ok(await other.page.evaluate(() => document.documentElement.matches('.dark.dim-marks')), 'theme and highlights');
  assert.match(await other.page.locator('.notice').textContent(), /Settings and names were restored from the file. One game imported/);
  const games = await kept(other.page);
  assert.deepEqual(games.map((game) => game.players.map((player) => player.replace(/^\d+ /, ''))), [['Hanna', 'Emil']]);
  await other.page.reload();
  assert.match(await local(other.page, 'principality.settings'), /thinking=½/);
  const lessons = (await local(other.page, 'principality.lessons')).trim().split('\n').sort();
  assert.deepEqual(lessons, ['dice done', 'princes 2', 'road done'], 'of each lesson the further place');
  assert.deepEqual((await local(other.page, 'principality.dice.medals')).trim().split('\n'), ['a worker 70', 'b monk 50', 'a worker 61']);
  assert.equal(await local(other.page, 'principality.dice'), 'ask-goods');
  await other.page.evaluate(() => { location.hash = '#new/burgundy'; });
  await other.page.locator('.su .seat').first().waitFor();
  assert.deepEqual(await other.page.locator('.su .seat .nm input').evaluateAll((all) => all.map((input) => input.value)), ['Hanna', 'Emil']);
  other.clean();
  await other.context.close();
});

test('the readable part of a damaged backup is restored, and nothing breaks', async ({ page }) => {
  const text = 'principality backup 1\nkeeps principality.settings\n| theme=dark\n| language=xx\nkeeps elsewhere\n| x\nkeeps principality.game.1\n| x\nnonsense\nprincipality game 1\ngame burgundy.g1.AAAA\n';
  await page.getByRole('button', { name: 'Open a game or link' }).click();
  await page.locator('dialog[open] textarea').fill(text);
  await page.locator('dialog[open]').getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('dialog[open] .fault, .notice').first().waitFor();
  assert.equal(await local(page, 'elsewhere'), null);
  assert.ok(await page.evaluate(() => document.documentElement.matches('.dark')), 'what can be read counts');
  assert.equal(await local(page, 'principality.game.1'), null);
});
