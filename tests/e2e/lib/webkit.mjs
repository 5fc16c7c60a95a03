// The page in WebKit, the engine of Safari and of every browser on iPads and iPhones: Debian's MiniBrowser on a virtual
// screen, driven through WebDriver. Playwright's own build of WebKit is not available from package registries, and npm
// packages for WebDriver are large or need a newer node, while only a small part of it is used.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './inpage.mjs';

const found = (named, usual) => (named ? named : [usual].find((file) => existsSync(file)));
const DRIVER = found(process.env.PRINCIPALITY_WEBKIT, '/usr/bin/WebKitWebDriver');
const SCREEN = found(process.env.PRINCIPALITY_XVFB, '/usr/bin/Xvfb');
/** The reason why WebKit is not available; false if it is. */
export const missing = !DRIVER || !SCREEN ? 'no WebKitWebDriver and Xvfb here' : false;

// The window's own bar would prevent the width of a phone. Without animations the page is asked to reduce motion.
const STYLE = 'toolbar, toolbar *, headerbar, headerbar *, entry, button { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }\n';
const SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

/** The first line that a process writes to one of its pipes. */
function line(child, pipe, what) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdio[pipe].on('data', (data) => {
      said += data;
      if (said.includes('\n')) resolve(said.split('\n')[0].trim());
    });
    child.on('error', reject).on('exit', () => reject(new Error(`${what} ended`)));
  });
}

/** An unused port. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts a virtual screen. */
async function openScreen() {
  // Chooses an unused display number and reports it.
  const child = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1280x1280x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return { child, display: await line(child, 3, 'Xvfb') };
}

async function openDriver(display, home) {
  const port = await freePort();
  // The language of the page comes from the environment, and without one a word about it lies on the page.
  const language = { LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB:en', LC_ALL: undefined };
  const env = { ...process.env, ...language, DISPLAY: `:${display}`, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home, LIBGL_ALWAYS_SOFTWARE: '1' };
  const child = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env });
  const ended = new Promise((_, reject) => { child.on('error', reject).on('exit', () => reject(new Error('WebKitWebDriver ended'))); });
  ended.catch(() => {});
  /** Sends a WebDriver command. */
  const call = async (method, path, body) => {
    const asked = fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    asked.catch(() => {});
    const { value } = await (await Promise.race([asked, ended])).json();
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  // It does not report when it is ready.
  let listens = false;
  while (!listens) listens = await Promise.race([call('GET', '/status').then(() => true, () => false), ended]);
  return { child, call };
}

/** Runs in the page: collects errors from now on. */
function listen() {
  const problems = [];
  window.problems = problems;
  const error = console.error;
  console.error = (...words) => {
    problems.push(words.join(' '));
    error(...words);
  };
  addEventListener('error', (event) => problems.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => problems.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => problems.push(`policy violation: ${event.effectiveDirective} ${event.blockedURI}`));
}

/** Runs in the page: a point at which the nth match of a selector can be touched, its centre if that is free. */
export function touchable([selector, nth]) {
  const e = document.querySelectorAll(selector)[nth];
  if (!e) return null;
  const seen = () => {
    const box = e.getBoundingClientRect();
    const shares = [0.5, 0.25, 0.75];
    const places = shares.flatMap((y) => shares.map((x) => [box.left + x * box.width, box.top + y * box.height]));
    return places.find(([x, y]) => e.contains(document.elementFromPoint(x, y)));
  };
  if (!seen()) e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return seen() ?? null;
}

/**
 * Opens a page in WebKit, in a window of its own. The result has Playwright's interface: `evaluate` takes an
 * expression, or a function and its argument.
 */
export async function openWebKit([width, height]) {
  const home = mkdtempSync(join(tmpdir(), 'principality-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), STYLE);
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), SETTINGS);
  const children = [];
  const end = () => {
    for (const child of children) child.kill();
    // WebKit's processes may still write into it.
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  process.once('exit', end);
  // Sent if a test takes too long.
  process.once('SIGTERM', () => process.exit(1));
  const screen = await openScreen();
  children.unshift(screen.child);
  const driver = await openDriver(screen.display, home);
  children.unshift(driver.child);
  const { sessionId } = await driver.call('POST', '/session', { capabilities: {} });
  const ask = (method, path, body) => driver.call(method, `/session/${sessionId}${path}`, body);
  await ask('POST', '/timeouts', { script: 120_000 });

  const page = {
    evaluate(what, argument) {
      const script = typeof what === 'function' ? `return (${what})(arguments[0])` : `return (${what})`;
      return ask('POST', '/execute/sync', { script, args: argument === undefined ? [] : [argument] });
    },
    /** Waits until a function returns a truthy value in the page. */
    async waitFor(look, argument) {
      const got = await page.evaluate(`(async () => { ${until}\nconst argument = ${JSON.stringify(argument)};\nreturn until(60_000, () => (${look})(argument)); })()`);
      if (!got) throw new Error(`in vain: ${look} ${JSON.stringify(argument) ?? ''}`);
      return got;
    },
    async goto(url) {
      // Otherwise only the part of the address behind # would change.
      await ask('POST', '/url', { url: 'about:blank' });
      await ask('POST', '/url', { url });
      await page.evaluate(listen);
      await page.waitFor(() => !document.querySelector('#app #loading') || !document.querySelector('#load-failed')?.hidden);
    },
    /** Sets the size of the page, above which the window has its own bar. */
    async setViewportSize({ width, height }) {
      const bar = await page.evaluate(() => outerHeight - innerHeight);
      await ask('POST', '/window/rect', { width, height: height + bar });
      await page.waitFor(([width, height]) => innerWidth === width && innerHeight === height, [width, height]);
      await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
    },
    /** Clicks the nth match of a selector, if it can be touched now. */
    async touch(selector, nth = 0) {
      const place = await page.evaluate(touchable, [selector, nth]);
      if (!place) return;
      const [x, y] = place;
      const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await ask('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
    },
    /** Clicks it as soon as it can be touched. */
    async click(selector, nth = 0) {
      await page.waitFor(touchable, [selector, nth]);
      await page.touch(selector, nth);
    },
    /** Saves a screenshot. */
    async screenshot(file) {
      writeFileSync(file, Buffer.from(await ask('GET', '/screenshot'), 'base64'));
    },
    problems: () => page.evaluate(() => window.problems),
    async close() {
      await ask('DELETE', '').catch(() => {});
      process.removeListener('exit', end);
      end();
    },
  };
  await page.setViewportSize({ width, height });
  return page;
}
