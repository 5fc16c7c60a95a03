// The built page in Chromium, and a check for unnoticed errors: console errors, uncaught errors, policy violations, failed
// requests and requests to other hosts. Its address is in PRINCIPALITY_URL, under a sub-path, which proves that all its
// addresses are relative.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import axe from 'axe-core';
import { SHOTS } from './paths.mjs';

// Chromium must neither contact its vendor nor need a graphics card, and runs as root in containers.
const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

/** Tags of axe's rules. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

function chromePath() {
  const named = process.env.PRINCIPALITY_CHROME;
  if (named) return named;
  const usual = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
  const found = usual.find((file) => existsSync(file));
  if (!found) throw new Error('no Chromium found: run the tests with "cargo xtask test --only e2e", or name one in PRINCIPALITY_CHROME');
  return found;
}

/** Settings for launching Chromium. */
export const launching = () => ({ executablePath: chromePath(), args: FLAGS });

/** Chromium for a program that is no test. */
export const launch = () => chromium.launch(launching());

/**
 * Opens the page in a profile of its own. Options: `width`, `height`, `path` (added to the site's address, such as '#/x' or '?y'), `locale`,
 * `colorScheme` ('light' | 'dark'), `motion` (enables animation; without it the page is asked to reduce motion, which
 * makes tests faster), `touch`, `storage` (object put into localStorage before the app starts), `url` (another site's
 * address), `serviceWorkers` ('allow' enables offline use), `before` (a function that runs in the page before its own
 * scripts), `allow` (patterns of messages and addresses that are no fault in this test).
 */
export async function openIn(browser, options = {}) {
  const { width = 1280, height = 800, path = '', locale = 'en-GB', touch = false, storage, allow = [] } = options;
  const url = options.url ?? process.env.PRINCIPALITY_URL;
  const context = await browser.newContext({
    viewport: { width, height }, locale, hasTouch: touch, isMobile: touch, serviceWorkers: options.serviceWorkers ?? 'block',
    colorScheme: options.colorScheme ?? 'light', reducedMotion: options.motion ? 'no-preference' : 'reduce',
  });
  const problems = [];
  const written = [];
  const problem = (kind, text) => {
    written.push(`${kind}: ${text}`);
    if (!allow.some((pattern) => text.match(pattern))) problems.push(`${kind}: ${text}`);
  };
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile ?? ''}:${event.lineNumber}`);
    });
  });
  if (options.before) await context.addInitScript(options.before);
  if (storage) {
    await context.addInitScript((entries) => {
      if (!location.protocol.startsWith('http')) return;
      for (const [key, value] of Object.entries(entries)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, storage);
  }
  context.on('console', (message) => {
    const text = message.text();
    const aboutPreload = message.type() === 'warning' && /preload|integrity/i.test(text);
    if (message.type() === 'error' || aboutPreload) problem(`console ${message.type()}`, `${text} (${message.location().url})`);
    else written.push(`console ${message.type()}: ${text}`);
  });
  context.on('weberror', (error) => problem('uncaught error', String(error.error()?.stack ?? error.error())));
  const origin = new URL(url).origin;
  context.on('request', (request) => {
    const to = request.url();
    if (!to.startsWith(`${origin}/`) && !/^(data|blob):/.test(to)) problem('request to another host', to);
    if (request.isNavigationRequest()) left.push(Date.now());
  });
  // Requests pending when the page is left are cancelled by the browser, which is no fault of the page.
  const left = [];
  const givenUp = [];
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    const said = `${request.url()} ${why}`;
    if (why === 'net::ERR_ABORTED') givenUp.push({ said, at: Date.now() });
    else problem('failed request', said);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problem('answer', `${response.status()} ${response.url()}`);
  });

  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(url + path);
  await started(page);
  return {
    page, context, url, problems,
    /** Everything that the page wrote to its console, and every problem, in order. */
    written,
    /** Saves a screenshot as test-output/<name>.png, but in the gate, where it would only take time. */
    async shot(name, how = {}) {
      if (process.env.PRINCIPALITY_GATE) return;
      await page.screenshot({ path: join(SHOTS, `${name}.png`), ...how });
    },
    /** Fails on violations of WCAG 2.2 AA that axe finds on the page as it is now. */
    async accessible(within) {
      if (within) await page.locator(within).first().waitFor();
      // Its 1.2 MB are read once by each page that is loaded.
      if (!await page.evaluate(() => 'axe' in window)) await page.evaluate(axe.source);
      const violations = await page.evaluate(async ([within, values]) => {
        // Violations only, and no frames, of which the page has none: a quarter of the time.
        const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false };
        const found = await window.axe.run(within ?? document, options);
        return found.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target }) => ({ target })) }));
      }, [within, WCAG]);
      const lines = violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${rule.help}\n    ${node.target.join(' ')}`));
      if (lines.length) assert.fail(`accessibility:\n  ${lines.join('\n  ')}`);
    },
    /** Fails if anything went wrong so far. */
    clean() {
      for (const { said, at } of givenUp) {
        if (!left.some((then) => Math.abs(at - then) < 3000)) problem('failed request', said);
      }
      if (problems.length) assert.fail(`while the page was open:\n  ${problems.join('\n  ')}`);
    },
  };
}

/** The first truthy result of `look`, asked again for a minute; fails with the last one's `text` if there is none. */
export async function eventually(look, text = String) {
  let seen;
  for (const from = Date.now(); Date.now() - from < 60_000; await new Promise((resolve) => { setTimeout(resolve, 20); })) {
    seen = await look();
    if (seen) return seen;
  }
  return assert.fail(`still not so after a minute: ${text(seen)}`);
}

/** Waits until the app has replaced the shell in #app. */
export async function started(page) {
  await page.waitForFunction(() => !document.querySelector('#app #loading') || !document.querySelector('#load-failed')?.hidden);
  assert.ok(await page.locator('#load-failed').isHidden(), 'the app could not be started');
}
