// Common base of the end-to-end tests: a test fails on any console error, uncaught error, policy violation, failed request
// or request to another host in a page that it opened, besides its own checks.
//
//   test('the page loads', async ({ page }) => { … });
//   testWith({ width: 390, height: 844, touch: true })('on a phone', async ({ page, shot, accessible }) => { … });
//   testWith({ timeout: 120_000 })('a whole game', { tag: '@full' }, async ({ page, open }) => { … });
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

/** Passes on a part of the opened page. */
const part = (name) => async ({ opened }, use) => { await use(opened[name]); };

export const test = base.extend({
  /** Options of the test's own page. */
  opening: [{}, { option: true }],

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

  /** The test's own page, and the functions that come with it. */
  opened: async ({ open, opening }, use, info) => {
    // A limit is for a page that hangs: a busy machine takes three times as long as an idle one.
    if (opening.timeout) info.setTimeout(Math.max(info.timeout, 3 * opening.timeout));
    await use(await open(opening));
  },
  page: part('page'),
  context: part('context'),
  url: part('url'),
  shot: part('shot'),
  accessible: part('accessible'),
});

/** `test` with a page opened so: the options of `openIn`, and `timeout` in milliseconds on an idle machine. */
export const testWith = (opening) => test.extend({ opening: async ({}, use) => { await use(opening); } });

/** The tag of a test that is in the gate only under a condition, such as one size or game of several. */
export const fullUnless = (condition) => (condition ? [] : ['@full']);
