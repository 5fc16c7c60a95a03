// The page after the app has crashed. The fault is caused from outside, as the app has no switch for it: the test keeps
// a reference to the module's memory when it is loaded, and overwrites it.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { testWith } from './lib/page.mjs';
import { play } from './lib/player.mjs';
import { frames } from './lib/settle.mjs';
import { begin, table } from './lib/setup.mjs';
import { texts } from './lib/library.mjs';

const holdMemory = () => {
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...args) => {
    const result = await instantiate.apply(WebAssembly, args);
    window.heldMemory ??= result.instance.exports.memory;
    return result;
  };
};
const breakDown = () => new Uint8Array(window.heldMemory.buffer).fill(0xff);
const aFault = [/RuntimeError|out of bounds|unreachable|panicked/];

testWith({ allow: aFault, before: holdMemory })('a crash shows the game, the version and a way back', async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 1, stop: (seen, n) => n === 12 });
  await page.evaluate(() => localStorage.setItem('principality.settings', 'language=de\n'));
  await page.reload();
  await page.locator('.app').waitFor();
  const before = await table(page);
  const game = (await texts(page))[0];
  await page.evaluate(breakDown);
  await page.keyboard.press('l');
  const rescue = page.locator('#rescue');
  await rescue.waitFor();
  await shot('rescue-de-1280x800');
  await accessible('#rescue');
  assert.equal(await rescue.getByRole('button', { name: 'Reload and play on' }).count(), 0, 'it speaks the language of the app');
  await page.locator('#rescue-with-game').waitFor();
  assert.equal(await page.locator('#rescue-game').inputValue(), game);
  assert.match(await page.locator('#rescue-report').textContent(), /^\d+\.\d+\.\d+ \([0-9a-f]{8}\)\n.*\n[^]*wasm/);

  const [file] = await Promise.all([page.waitForEvent('download'), rescue.getByRole('button', { name: 'In eine Datei speichern' }).click()]);
  assert.equal((await readFile(await file.path(), 'utf8')).replaceAll('\r\n', '\n'), game);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await rescue.getByRole('button', { name: 'Kopieren' }).click();
  await page.getByText('Kopiert.').waitFor();
  assert.equal((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n'), game);

  await rescue.getByRole('button', { name: 'Neu laden und weiterspielen' }).click();
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), before);
});

/** Runs in the page: makes it an app on an iPad's home screen whose share sheet refuses once, where copying fails. */
const onHomeScreen = () => {
  let isRefused = true;
  const takes = async ({ files: [file] }) => {
    if (isRefused) {
      isRefused = false;
      throw new DOMException('not now', 'NotAllowedError');
    }
    window.taken = { name: file.name, text: await file.text() };
  };
  for (const [name, value] of Object.entries({ standalone: true, canShare: ({ files }) => files.length === 1, share: takes })) {
    Object.defineProperty(navigator, name, { value });
  }
  Object.defineProperty(navigator.clipboard, 'writeText', { value: async () => { throw new DOMException('refused', 'NotAllowedError'); } });
  document.execCommand = () => false;
};

testWith({ allow: aFault, before: holdMemory })('after a crash in an app on the home screen the game goes to the share sheet, and a refusal is shown', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 1, stop: (seen, n) => n === 6 });
  const game = (await texts(page))[0];
  await page.evaluate(onHomeScreen);
  await page.evaluate(breakDown);
  await page.keyboard.press('l');
  const rescue = page.locator('#rescue');
  await page.locator('#rescue-with-game').waitFor();
  await rescue.getByRole('button', { name: 'Copy' }).click();
  await rescue.getByText('copy it yourself').waitFor();
  assert.ok(await rescue.getByText('Copied.').isHidden());
  const isSelected = await page.locator('#rescue-game').evaluate((field) => field.selectionStart === 0 && field.selectionEnd === field.value.length);
  assert.ok(isSelected, 'the text is selected');
  await rescue.getByRole('button', { name: 'Save to a file' }).click();
  await rescue.getByText('Tap again to save').waitFor();
  await rescue.getByRole('button', { name: 'Save to a file' }).click();
  await page.waitForFunction(() => window.taken);
  const { name, text } = await page.evaluate(() => window.taken);
  assert.match(name, /^principality-\d{4}-\d\d-\d\d-rescued\.txt$/);
  assert.equal(text.replaceAll('\r\n', '\n'), game);
  assert.ok(await rescue.getByText('Tap again to save').isHidden());
});

testWith({ allow: aFault, before: holdMemory, width: 390, height: 844 })('after a crash without a game there is a way back', async ({ page, shot, accessible }) => {
  await page.evaluate(breakDown);
  // The page may crash by itself before anything is touched; then there is nothing to touch.
  await page.evaluate(() => document.querySelector('.start button')?.click());
  await page.locator('#rescue').waitFor();
  assert.ok(await page.locator('#rescue-with-game').isHidden());
  const kept = page.locator('#rescue').getByText(/game is kept|play on/).filter({ visible: true });
  assert.equal(await kept.count(), 0, 'nothing is said of a game');
  await shot('rescue-390x844');
  await accessible('#rescue');
  await page.getByRole('button', { name: 'Home' }).click();
  await page.locator('.start').waitFor();
  await page.waitForURL((address) => address.hash === '');
});

testWith({ allow: [/on purpose/] })('an error that is no crash hides nothing', async ({ page }) => {
  await page.evaluate(async () => {
    const heard = ['error', 'unhandledrejection'].map((name) => new Promise((done) => { addEventListener(name, done, { once: true }); }));
    setTimeout(() => { throw new TypeError('on purpose'); });
    Promise.reject(new Error('on purpose'));
    await Promise.all(heard);
  });
  await frames(page);
  assert.ok(await page.locator('#rescue').isHidden());
});
