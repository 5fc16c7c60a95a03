// Promises of the browser that are refused or never answered: a row for each and the way in which it fails. A database
// that answers late or never, which promises nothing, is in late.test.mjs, and a lock that does in safety.test.mjs.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import { test as base } from '@playwright/test';
import { ROOT, fullUnless, test, testWith } from './lib/page.mjs';
import { kept, stored } from './lib/library.mjs';
import { play } from './lib/player.mjs';
import { begin } from './lib/setup.mjs';
import { frames } from './lib/settle.mjs';

const HOME = 'https://games.example/some/where/';
const never = () => new Promise(() => {});
const refused = () => Promise.reject(new Error('refused'));

/** The service worker with these caches; its timers run at once. Returns its answer to a request of the page. */
async function answered(match) {
  const source = await readFile(join(ROOT, 'static/js/worker.js'), 'utf8');
  const listeners = {};
  const here = {
    URL, Promise, Response, VERSION: 'v', FILES: [],
    caches: { match }, fetch: () => Promise.resolve('from the network'), setTimeout: (done) => setTimeout(done),
    self: { location: `${HOME}sw.js`, addEventListener: (name, listener) => { listeners[name] = listener; } },
  };
  vm.runInNewContext(source, here);
  return new Promise((respondWith) => { listeners.fetch({ request: { method: 'GET', url: `${HOME}app.js` }, respondWith }); });
}

for (const [way, match] of [['refuse', refused], ['never answer', never], ['are empty', () => Promise.resolve()]]) {
  base(`where caches ${way}, the service worker asks the network`, async () => {
    assert.equal(await answered(match), 'from the network');
  });
}

/**
 * Runs in the page: a function of the browser whose promise is refused, settles late or never; then the page's
 * limit for it passes soon.
 */
function spoil([place, way, limit]) {
  const wait = window.setTimeout;
  if (way === 'never answers') window.setTimeout = (done, time, ...rest) => wait(done, time === limit ? 2000 : time, ...rest);
  const [name, ...path] = place.split('.').reverse();
  const owner = path.reduceRight((here, key) => here[key], window);
  const real = owner[name];
  owner[name] = async function (...args) {
    if (way === 'is refused') throw new DOMException('refused', 'NotAllowedError');
    await new Promise((done) => { if (way === 'answers late') wait(done, 100); });
    return real.apply(this, args);
  };
}

const WAYS = ['is refused', 'never answers', 'answers late'];
const GAME = await readFile(join(ROOT, 'tests/frozen/road/format1-rules1/whole-3.link'), 'utf8');
const FILE = `principality game 1\ngame ${GAME.trim()}\n`;

/** Hands a game over as a file. */
async function handIn(page) {
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.txt'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, FILE);
}

/** Opens the panel with the result of a game. */
async function openResult(page) {
  await handIn(page);
  await page.locator('.game').first().getByRole('button', { name: /^View/ }).click();
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.locator('dialog[open] img').waitFor();
}

const says = (text) => (page) => page.locator('.notice').getByText(text).waitFor();
const NO_FILE = says(/could not be read or written/);
const NO_COPY = says(/does not allow copying/);
const press = (name) => (page) => page.locator('dialog[open]').getByRole('button', { name }).first().click();

/** A function of the browser, the page's limit for it in milliseconds, a step before, the step that needs it, and outcomes. */
const NEEDED = [
  ['navigator.clipboard.writeText', 5_000, openResult, press(/^Copy/), NO_COPY, says('Copied.')],
  ['HTMLImageElement.prototype.decode', 20_000, openResult, press('Picture'), NO_FILE, (page, download) => download],
  ['Blob.prototype.text', 30_000, () => {}, handIn, NO_FILE, (page) => page.locator('.game').first().waitFor()],
];

for (const [place, limit, before, step, unanswered, answered] of NEEDED) {
  for (const way of WAYS) {
    test(`the page goes on where ${place} ${way}`, { tag: fullUnless(way === 'never answers') }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await before(page);
      await page.evaluate(spoil, [place, way, limit]);
      const download = page.waitForEvent('download');
      download.catch(() => {});
      await step(page);
      await (way === 'answers late' ? answered : unanswered)(page, download);
    });
  }
}

/** Functions of the browser that make a game better but are not needed for it. */
const WELCOME = [
  'navigator.storage.persist', 'navigator.storage.persisted', 'navigator.locks.request', 'navigator.wakeLock.request', 'AudioContext.prototype.resume',
];

for (const place of WELCOME) {
  for (const way of WAYS.slice(0, 2)) {
    test(`a game is played and kept where ${place} ${way}`, { tag: fullUnless(place.endsWith('persist') && way === 'never answers') }, async ({ page }) => {
      await page.evaluate(spoil, [place, way, Infinity]);
      await begin(page);
      await play(page, { seed: 1, stop: (seen, n) => n === 2 });
      await stored(page);
      assert.equal((await kept(page)).length, 1);
    });
  }
}

/** Outcome of asking a share sheet to take a link: the link is copied in its place, or nothing happens. */
const SHARED = { 'is refused': says('Copied.'), 'never answers': () => {}, 'answers late': () => {} };

for (const [way, outcome] of Object.entries(SHARED)) {
  testWith({ before: () => { navigator.share = async () => { window.shared = true; }; } })(`a link is shared or copied, and the game goes on, where navigator.share ${way}`, { tag: fullUnless(way === 'is refused') }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await begin(page);
    await page.evaluate(spoil, ['navigator.share', way, Infinity]);
    await page.locator('.top').getByRole('button', { name: 'Share' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: /^Share/ }).first().click();
    await outcome(page);
    if (way === 'answers late') await page.waitForFunction(() => window.shared);
    if (way !== 'is refused') assert.equal(await page.locator('.notice').count(), 0);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await play(page, { seed: 1, stop: (seen, n) => n === 2 });
    await stored(page);
  });
}

/** Files without which a game's table can't be shown. */
const PARTS = { 'wording': '**/locales/en/road/*', 'a style sheet': '**/css/road*.css', 'symbols': '**/symbols/road*', 'code': '**/split_road*.wasm' };

for (const [what, files] of Object.entries(PARTS)) {
  testWith({ before: hurry })(`a table that waits for ${what} says so, and comes when it arrives`, { tag: fullUnless(what === 'code') }, async ({ page, context }) => {
    let come;
    const released = new Promise((done) => { come = done; });
    await context.route(files, async (route) => {
      await released;
      await route.continue();
    });
    await page.evaluate(() => { location.hash = '#new/road'; });
    await page.getByRole('alert').filter({ hasText: 'Still loading' }).waitFor();
    come();
    await page.locator('.su .seat').first().waitFor();
  });
}

testWith({ before: hurry })('the first page needs no wording of panels and lists, which say that they wait for theirs', async ({ page, context }) => {
  let come;
  const released = new Promise((done) => { come = done; });
  await context.route('**/locales/*/shared.ftl', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await page.locator('.start').waitFor();
  const keys = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    const found = [...document.querySelectorAll('#app [aria-label], #app [title]')].flatMap((e) => [e.ariaLabel, e.title]);
    while (texts.nextNode()) found.push(texts.currentNode.data);
    return found.filter((text) => /^[a-z]+(-[a-z]+)+$/.test(text));
  });
  assert.deepEqual(keys, []);
  await page.evaluate(() => { location.hash = '#statistics'; });
  await page.getByRole('alert').filter({ hasText: 'Still loading' }).waitFor();
  come();
  await page.locator('.reading.statistics').waitFor();
});

/** Runs before the page's scripts: what is late is so at once, and files are given up soon. */
function hurry() {
  const wait = window.setTimeout;
  window.setTimeout = (done, time, ...rest) => wait(done, { 10000: 100, 30000: 2000, 3000: 100 }[time] ?? time, ...rest);
}

test('wording that arrives after another language was chosen again is not shown', async ({ page, context }) => {
  let come;
  const released = new Promise((done) => { come = done; });
  await context.route('**/locales/de/*', async (route) => {
    await released;
    await route.continue();
  });
  const choose = (name) => page.locator('.prefs').getByText(name).click();
  await choose('Deutsch');
  await choose('English');
  const arrived = Promise.all(['app', 'games', 'pages', 'shared'].map((file) => page.waitForResponse(`**/locales/de/${file}.ftl`)));
  come();
  await arrived;
  await frames(page, 20);
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
});

testWith({ before: hurry, allow: [/locales/], unwatched: true })('without an answer for its texts the page tries again and says when that was in vain', async ({ page, context }) => {
  await context.route('**/locales/**', () => {});
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await page.locator('button:has-text("Try again"):disabled').waitFor();
  await page.locator('button:has-text("Try again"):enabled').waitFor();
  await context.unroute('**/locales/**');
  await again.click();
  await page.locator('#app h1').first().waitFor();
});
