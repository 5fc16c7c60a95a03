// Tests that are tried again when they fall. A test that passes only then is unsteady: it is listed in
// test-output/unsteady.txt with the picture of its first fall, and `cargo xtask test` names it in its last lines. Three
// falls are red. PRINCIPALITY_TRIES=1 allows no second try.

import { test } from 'node:test';
import { appendFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SHOTS } from './paths.mjs';

const TRIES = Number(process.env.PRINCIPALITY_TRIES) || 3;
/** Shortest limit of a try, in milliseconds: a limit is for a page that hangs, and a busy machine takes three times as long. */
const SHORTEST = 120_000;
/** Limit of a picture and of closing a browser after a fall, in milliseconds. */
const AFTER_FALL = 20_000;

const browsers = [];
/** Adds a browser to those of the file: after a fall its `picture(file)` is taken, and `close()` makes way for a fresh one. */
export function afterFall(browser) {
  browsers.push(browser);
}

/** Result of `work`; fails if it takes longer than `limit` milliseconds. */
export async function within(limit, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`still running after ${limit / 1000} s`)), limit);
  });
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Picture of a test's nth fall. */
function picture(name, fall) {
  const slug = name.replace(/[^a-z0-9]+/gi, '-');
  return join(SHOTS, `failed-${slug}${fall > 1 ? `-${fall}` : ''}.png`);
}

async function endTry(file) {
  for (const browser of browsers) {
    await within(AFTER_FALL, browser.picture(file)).catch(() => {});
    await within(AFTER_FALL, browser.close()).catch(() => {});
  }
}

/** A test that may fall twice. Options: `timeout` of each try in milliseconds, `skip` and `todo` as in Node's runner. */
export function retried(name, options, body) {
  if (typeof options === 'function') [options, body] = [{}, options];
  const limit = Math.max(options.timeout ?? 0, SHORTEST);
  const whole = TRIES * (limit + 4 * AFTER_FALL);
  test(name, { timeout: whole, skip: options.skip, todo: options.todo }, async (t) => {
    for (let fall = 1; fall <= TRIES; fall += 1) rmSync(picture(name, fall), { force: true });
    const reasons = [];
    for (;;) {
      try {
        await within(limit, body(t));
        break;
      } catch (error) {
        reasons.push(String(error?.message ?? error).split('\n')[0]);
        await endTry(picture(name, reasons.length));
        if (reasons.length === TRIES) throw error;
        t.diagnostic(`try ${reasons.length} of "${name}" fell: ${error?.stack ?? error}`);
      }
    }
    if (reasons.length) appendFileSync(join(SHOTS, 'unsteady.txt'), `${[basename(process.argv[1]), name, ...reasons].join('\t')}\n`);
  });
}
