// The page that can't start names the cause and the remedy, whatever is missing; and its theme before the first paint.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, test, testWith } from './lib/page.mjs';

const LOGIN = { contentType: 'text/html', body: '<!doctype html><title>Hotel</title><form><input name="room"></form>' };
const half = (body) => body.subarray(0, Math.floor(body.length / 2));
const longer = (body) => Buffer.concat([body, Buffer.from('\n')]);

/** Answers requests for a file with `reply`, or with its body as changed by `alter`. */
const replaced = (file, reply, alter) => (context) => context.route(file, async (route) => {
  const answer = await route.fetch();
  return route.fulfill(alter ? { response: answer, body: alter(await answer.body()) } : reply);
});
const inPage = (before) => (context) => context.addInitScript(before);
const refusing = (kind) => {
  const error = kind === 'RangeError' ? new RangeError('WebAssembly.instantiate(): Out of memory') : new WebAssembly.CompileError('invalid opcode');
  WebAssembly.instantiate = WebAssembly.instantiateStreaming = () => Promise.reject(error);
};

const START = '**/start-*.js';
const APP = '**/app_bg.wasm';
const DAMAGED = [/missing or has arrived damaged/, /fehlt oder .* beschädigt/];
const SIGN_IN = [/Sign in to the network/, /Melde dich im Netz an/];
const MEMORY = [/too little free memory/, /zu wenig freien Speicher/];
const OLD = [/too old/, /zu alt/];

const CASES = [
  ['a start script that is not there', replaced(START, { status: 404, body: '' }), DAMAGED],
  ['a start script cut off in the middle', replaced(START, {}, half), DAMAGED],
  ['a start script altered by a host', replaced(START, {}, longer), DAMAGED],
  ['a login page in place of the start script', replaced(START, LOGIN), SIGN_IN],
  ['a login page in place of the app’s script', replaced('**/app.js', LOGIN), SIGN_IN],
  ['a login page in place of the app', replaced(APP, LOGIN), SIGN_IN],
  ['an app cut off in the middle', replaced(APP, {}, half), DAMAGED],
  ['an app that is not there', replaced(APP, { status: 404, body: '' }), DAMAGED],
  ['no WebAssembly', inPage(() => { delete window.WebAssembly; }), [/Lockdown Mode/, /Blockierungsmodus/]],
  ['no memory', (context) => context.addInitScript(refusing, 'RangeError'), MEMORY],
  ['a browser that knows too little WebAssembly', (context) => context.addInitScript(refusing, 'CompileError'), OLD],
  ['a browser without modules', inPage(() => { delete HTMLScriptElement.prototype.noModule; }), OLD],
];

/** Waits for the only sentence of a page that has not started. */
async function said(page, [english, german], locale) {
  const place = page.locator('#load-failed');
  await place.filter({ hasText: locale === 'de-DE' ? german : english }).waitFor();
  assert.doesNotMatch(await place.textContent(), locale === 'de-DE' ? english : german);
  for (const other of ['#loading', '#slow', '#rescue']) await page.locator(other).waitFor({ state: 'hidden' });
}

for (const [at, [what, damage, wanted]] of CASES.entries()) {
  const locale = at % 2 ? 'de-DE' : 'en-GB';
  test(`${what}: the page says why it does not start`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, locale, serviceWorkers: 'block' });
    await damage(context);
    const page = await context.newPage();
    await page.goto(process.env.PRINCIPALITY_URL, { waitUntil: 'commit' });
    await said(page, wanted, locale);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing leaves a small phone');
    await context.close();
  });
}

test('opened from disk, the page says that it needs a server', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(ROOT, 'dist/index.html')).href, { waitUntil: 'commit' });
  await said(page, [/cargo xtask serve/, /Gib im Ordner/], 'en-GB');
  await context.close();
});

test('the sentence is in the language of the settings', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('principality.settings', 'language=de\n'));
  await context.addInitScript(refusing, 'RangeError');
  const page = await context.newPage();
  await page.goto(process.env.PRINCIPALITY_URL, { waitUntil: 'commit' });
  await said(page, MEMORY, 'de-DE');
  await context.close();
});

/** Notes at each frame what the page looks like. */
const watch = () => {
  window.looks = new Set();
  const note = () => {
    if (document.querySelector('meta[name=theme-color]')) {
      const value = (name) => document.querySelector(`meta[name=${name}]`).content;
      window.looks.add([getComputedStyle(document.documentElement).backgroundColor, value('color-scheme'), value('theme-color')].join(' '));
    }
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};
const LOOKS = { light: 'rgb(180, 159, 114) light #cbb98f', dark: 'rgb(14, 10, 7) dark #1a140e' };

for (const [theme, colorScheme] of [['dark', 'light'], ['light', 'dark'], ['system', 'dark']]) {
  const shown = theme === 'system' ? colorScheme : theme;
  testWith({ colorScheme, before: watch, storage: { 'principality.settings': `theme=${theme}\n` } })(`theme ${theme} on a ${colorScheme} system is there from the first frame on`, async ({ page }) => {
    await page.locator('.start').waitFor();
    assert.deepEqual(await page.evaluate(() => [...window.looks]), [LOOKS[shown]]);
    const other = shown === 'dark' ? 'light' : 'dark';
    await page.locator(`input[name=theme]`).nth(other === 'dark' ? 2 : 1).evaluate((radio) => radio.click());
    await page.waitForFunction((look) => window.looks.has(look), LOOKS[other]);
  });
}
