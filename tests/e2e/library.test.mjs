// The library: stored games, and actions on them.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { started, test, testWith } from './lib/page.mjs';
import { play } from './lib/player.mjs';
import { eitherOf } from './lib/settle.mjs';
import { begin, table } from './lib/setup.mjs';
import { kept, stored } from './lib/library.mjs';

const first = (page) => page.getByRole('button', { name: 'Menu' }).first().click()
  .then(() => page.locator('dialog[open]').getByRole('button', { name: 'Your games' }).click())
  .then(() => page.locator('.games').waitFor());

async function some(page, names, actions, seed) {
  if (await eitherOf(page, { home: '.start', table: '.app' }) === 'table') {
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Home' }).click();
  }
  await begin(page, { names });
  await play(page, { seed, given: actions, stop: (seen, n, actions) => n === actions });
  return table(page);
}

testWith({ timeout: 120_000 })('games are listed, renamed, duplicated, removed, restored and resumed', async ({ page, shot, accessible }) => {
  const tables = [await some(page, ['Anna', 'Benno'], 6, 1), await some(page, ['Carla', 'Dario', 'Emma'], 9, 2)];
  await first(page);
  const games = page.locator('.game');
  assert.equal(await games.count(), 2);
  assert.match(await games.first().textContent(), /Carla.*Dario.*Emma/s, 'the one played last comes first');
  assert.match(await games.first().textContent(), /Phase A · round \d of 5/);
  await accessible();
  await shot('games-1280x800');

  await games.first().locator('.gametitle').fill('Sunday evening');
  await games.first().locator('.gametitle').press('Enter');
  await page.waitForFunction(() => document.querySelector('.game small').textContent.includes('Burgundy'));
  await games.nth(1).getByRole('button', { name: /^Duplicate/ }).click();
  await page.waitForFunction(() => document.querySelectorAll('.game').length === 3);
  assert.deepEqual((await kept(page)).map((game) => game.title ?? '').sort(), ['', '', 'Sunday evening']);

  await page.locator('.game').filter({ hasText: 'Carla' }).getByRole('button', { name: /^Remove/ }).click();
  await page.waitForFunction(() => document.querySelectorAll('.game').length === 2);
  assert.equal((await kept(page)).length, 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.game').length === 3);
  assert.ok((await kept(page)).some((game) => game.title === 'Sunday evening'), 'with its title');

  await page.reload();
  await started(page);
  await page.waitForFunction(() => document.querySelectorAll('.game').length === 3);
  const other = page.locator('.game').filter({ hasText: 'Anna' }).first();
  await other.getByRole('button', { name: /^Continue/ }).click();
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), tables[0]);
  await play(page, { seed: 5, stop: (seen, n) => n === 2 });
  await stored(page);
  const here = await table(page);
  await page.reload();
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), here, 'a tab comes back to its own game');
});

testWith({ timeout: 120_000 })('all games are saved to a file and imported into another browser', { tag: '@full' }, async ({ page, open }) => {
  await some(page, ['Anna', 'Benno'], 4, 3);
  const here = await some(page, ['Carla', 'Dario'], 5, 4);
  await first(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export all' }).click()]);
  const text = await readFile(await download.path(), 'utf8');
  assert.equal(text.match(/^principality game 1$/gm).length, 2);

  // Dropped while the code that reads files is still being fetched.
  const other = await open();
  let isDropped;
  const dropped = new Promise((done) => { isDropped = done; });
  await other.context.route('**/split_shared*.wasm', async (route) => {
    await dropped;
    await route.continue();
  });
  await other.page.reload();
  await started(other.page);
  const drop = (text) => other.page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'games.txt', { type: 'text/plain' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, text);
  await drop(text);
  isDropped();
  await other.page.waitForFunction(() => document.querySelectorAll('.game').length === 2);
  assert.match(await other.page.locator('.notice').textContent(), /2 games imported/);
  await drop(text);
  await other.page.waitForFunction(() => /2 already here/.test(document.querySelector('.notice')?.textContent));
  assert.equal((await kept(other.page)).length, 2, 'the same games are not taken in twice');
  await other.page.locator('.game').filter({ hasText: 'Carla' }).getByRole('button', { name: /^Continue/ }).click();
  await other.page.locator('.app').waitFor();
  assert.deepEqual(await table(other.page), here);

  // By file picker, and pasted.
  const third = await open();
  await third.page.getByRole('button', { name: 'Open a game or link' }).click();
  const second = text.lastIndexOf('\nprincipality game 1\n') + 1;
  const files = [text.slice(0, second), text.slice(second)];
  await third.page.locator('input[type=file]').setInputFiles(files.map((part, place) => (
    { name: `games-${place}.txt`, mimeType: 'text/plain', buffer: Buffer.from(part) })));
  await third.page.waitForFunction(() => document.querySelectorAll('.game').length === 2);
  await third.page.locator('.notice').getByText('2 games imported').waitFor();
  const link = text.match(/^game (\S+)$/m)[1];
  await third.page.evaluate((link) => {
    const data = new DataTransfer();
    data.setData('text', `https://example.org/#${link}`);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, link);
  await third.page.locator('dialog[open]').getByText('Open this game?').waitFor();
  for (const opened of [other, third]) {
    opened.clean();
    await opened.context.close();
  }
});

test('the page warns if storage is not persistent', async ({ page }) => {
  await some(page, ['Anna', 'Benno'], 1, 7);
  await first(page);
  await page.locator('.keeps').waitFor();
  assert.match(await page.locator('.keeps').textContent(), /will keep these games|may delete/);
});

const likeSafari = () => {
  const agent = 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
  Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  // Frames without an address have no StorageManager.
  if (!globalThis.StorageManager) return;
  for (const name of ['persist', 'persisted']) StorageManager.prototype[name] = () => Promise.resolve(false);
};
testWith({ before: likeSafari, width: 820, height: 1180, colorScheme: 'dark', locale: 'de-DE' })('the page warns if games are deleted after a week, and offers alternatives', async ({ page, shot, accessible }) => {
  await page.getByRole('button', { name: 'Neues Spiel' }).first().click();
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await page.locator('.app').waitFor();
  await page.goto(`${page.url().split('#')[0]}#games`);
  await page.locator('.keeps').getByText('eine Woche').waitFor();
  assert.match(await page.locator('.keeps').textContent(), /Startbildschirm.*Datei/);
  await accessible();
  await shot('games-de-820x1180-dark');
  await page.goto(page.url().split('#')[0]);
  // Requests pending when the page is left would count as failed.
  await page.locator('.start').waitFor();
  await page.reload();
  await page.locator('.start').getByText('eine Woche').waitFor();
  await accessible();
  await shot('start-de-820x1180-dark');
});

testWith({ width: 390, height: 844, touch: true })('all games fit a phone, and the start of the setup page a laptop', async ({ page, shot, accessible }) => {
  await some(page, ['Anna-Magdalena', 'Benno'], 3, 8);
  await page.goto(`${page.url().split('#')[0]}#games`);
  await page.locator('.game').waitFor();
  assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth + 1));
  await accessible();
  await shot('games-390x844');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${page.url().split('#')[0]}#new`);
  await page.locator('.su').waitFor();
  await shot('setup-1280x800');
  // The boards lie open; the start stays in sight above them.
  const start = await page.locator('.su .foot .end').boundingBox();
  assert.ok(start.y >= 0 && start.y + start.height <= 800, JSON.stringify(start));
});
