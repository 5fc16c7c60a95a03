// Common base of the end-to-end tests: a test fails on any console error, uncaught error, policy violation, failed request
// or request to another host in a page that it opened, besides its own checks.
//
//   pageTest('the page loads', async ({ page }) => { … });
//   pageTest('on a phone', { width: 390, height: 844, touch: true }, async ({ page, shot, accessible }) => { … });
//   pageTest('a whole game', { tag: '@full', timeout: 120_000 }, async ({ page, open }) => { … });
//
// Tests tagged @full are left out of the gate: see tests/README.md.

import { test as base } from '@playwright/test';
import { openIn } from './open.mjs';

export { ROOT, SHOTS } from './paths.mjs';
export { eventually, started } from './open.mjs';

/** Adds what the page wrote and its picture to the report of a test that fell. */
async function record(info, { page, written }, number) {
  if (written.length) await info.attach('console', { body: written.join('\n'), contentType: 'text/plain' });
  const path = info.outputPath(`picture${number > 1 ? `-${number}` : ''}.png`);
  const taken = await page.screenshot({ path, timeout: 20_000 }).then(() => true, () => false);
  if (taken) await info.attach('picture', { path, contentType: 'image/png' });
}

export const test = base.extend({
  /**
   * Function that opens the page, with the options of `openIn`. At the test's end every page opened is checked for
   * errors, but for those opened with `unwatched`, and closed.
   */
  open: async ({ browser }, use, info) => {
    const all = [];
    await use(async (options = {}) => {
      const opened = await openIn(browser, options);
      all.push({ ...opened, unwatched: options.unwatched });
      return opened;
    });
    const faults = [];
    for (const { clean, unwatched } of all) {
      try {
        if (!unwatched) clean();
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length || info.errors.length) for (const [n, opened] of all.entries()) await record(info, opened, n + 1);
    for (const { context } of all) await context.close();
    if (faults.length) throw faults[0];
  },
});

/** The tag of a test that is in the gate only under a condition, such as one size or game of several. */
export const fullUnless = (condition) => (condition ? [] : ['@full']);

/** A test with the page open. Options: those of `openIn`, `tag`, and `timeout` in milliseconds on an idle machine. */
export function pageTest(name, options, body) {
  if (typeof options === 'function') [options, body] = [{}, options];
  test(name, { tag: options.tag ?? [] }, async ({ open }, info) => {
    // A limit is for a page that hangs: a busy machine takes three times as long as an idle one.
    if (options.timeout) info.setTimeout(Math.max(info.timeout, 3 * options.timeout));
    await body({ ...await open(options), open });
  });
}
