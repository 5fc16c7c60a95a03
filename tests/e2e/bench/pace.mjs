// Pace of the page: gaps between frames and tasks of the main thread while the hard level searches, the time that it
// takes for a decision, and pauses while damaged files are dropped. Each measurement opens a page of its own.

import { DROPPING, clear, damagedFiles, drop } from '../lib/drop.mjs';
import { inPage, unseen } from '../lib/inpage.mjs';
import { stored } from '../lib/library.mjs';
import { openIn } from '../lib/open.mjs';
import { play } from '../lib/player.mjs';
import { SWIFT, play as playPrinces } from '../princes/lib.mjs';
import { share } from './figures.mjs';
import { DUEL, HARD, PRINCES, TWO, begin } from './tables.mjs';

const THINKING = { 'principality.settings': 'motion=off\nthinking=2\n' };
/** A person's turns at a table with computers. */
const TURNS = 3;
/** Damaged files to drop. */
const FILES = 100;

/** Runs `measure` in a page of its own with a game of this link. */
async function at(browser, url, link, options, measure) {
  const { page, context } = await openIn(browser, { url, width: 1180, height: 820, ...options });
  try {
    await begin(page, link);
    return await measure(page, context);
  } finally {
    await context.close();
  }
}

/**
 * Gaps between frames in milliseconds while `shown` is and the prompt remains, until `end` is shown or there are as many
 * as `most`.
 */
const gaps = (page, how) => page.evaluate(({ shown, end, most }) => new Promise((done) => {
  const told = [];
  let before = {};
  const frame = (at) => {
    // From one computer's search to the next, moves are shown.
    const prompt = document.querySelector(shown) && document.querySelector('.act .say b')?.textContent;
    if (prompt && prompt === before.prompt) told.push(at - before.at);
    before = { prompt, at };
    if (told.length >= most || (end && document.querySelector(end))) done(told);
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}), how);

/** Calls `measure` before each of a person's first turns, in which three computers search. Returns the results. */
async function whileHardThinks(page, round, measure) {
  const told = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (turn) await play(page, { seed: 70 + 10 * round + turn, stop: (seen, n) => n > 0 && seen.waits });
    told.push(...await measure());
    await page.locator('.act .end').waitFor();
  }
  return told;
}

/** Gaps between frames while computers search, and while nobody does. */
export function frames(browser, url, round) {
  return at(browser, url, HARD, { storage: THINKING }, async (page) => ({
    frames_thinking: await whileHardThinks(page, round, () => gaps(page, { shown: '.act progress', end: '.act .end' })),
    frames_idle: await gaps(page, { shown: '.act .end', most: 300 }),
  }));
}

/** Milliseconds of the processor that each task of the main thread takes until the search that begins next is over. */
async function traced(page, context) {
  await page.locator('.act progress, .act .end').first().waitFor();
  // The search may be over already.
  if (!(await page.locator('.act progress').count())) return [];
  const cdp = await context.newCDPSession(page);
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((done) => { cdp.once('Tracing.tracingComplete', done); });
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', '__metadata'] } });
  await page.waitForFunction(() => !document.querySelector('.act progress'));
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  const main = events.filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain');
  const isMain = (event) => main.some(({ pid, tid }) => pid === event.pid && tid === event.tid);
  // Tasks cut off by the beginning or end of the recording have no CPU time.
  const isWhole = (event) => event.ph === 'X' && Number.isFinite(event.tdur);
  const whole = events.filter((event) => isWhole(event) && /RunTask$/.test(event.name) && isMain(event));
  return whole.map((task) => task.tdur / 1000);
}

/** Milliseconds of the processor that each task of the main thread takes while computers search. */
export function tasks(browser, url, round) {
  return at(browser, url, HARD, { storage: THINKING }, async (page, context) => ({
    tasks: await whileHardThinks(page, round, () => traced(page, context)),
  }));
}

/** Runs before the page's own scripts: records the time from each request for a turn to its reply. */
function timeRequests() {
  const thoughts = [];
  const asked = new Map();
  Object.defineProperty(window, 'thoughts', { value: thoughts });
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        const { number } = data?.Turn ?? {};
        if (!asked.has(number)) return;
        thoughts.push(performance.now() - asked.get(number));
        asked.delete(number);
      });
    }

    postMessage(message, ...rest) {
      if (message?.task?.Turn) asked.set(message.number, performance.now());
      super.postMessage(message, ...rest);
    }
  };
}

/** Milliseconds of the hard level's decisions in the first turns of Princes. */
const decisions = (browser, url, link, seed) => at(browser, url, link, { storage: SWIFT, before: timeRequests }, async (page) => {
  await playPrinces(page, { seed, stop: (seen) => /Turn ([6-9]|[1-9]\d)\b/.test(seen.turn) && /build, trade/.test(seen.title) });
  return page.evaluate(() => window.thoughts);
});

export const introductory = async (browser, url, round) => ({ decisions_introductory: await decisions(browser, url, PRINCES, 3 + round) });
export const duel = async (browser, url, round) => ({ decisions_duel: await decisions(browser, url, DUEL, 3 + round) });

/** Runs in the page: the longest time in milliseconds in which the page is blocked by `work`. */
async function blocked(work) {
  let [longest, last, watching] = [0, performance.now(), true];
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (watching) setTimeout(watch);
  };
  watch();
  await work();
  watching = false;
  watch();
  return longest;
}

/** Runs in the page: the longest pause caused by each file. */
async function pausesOf(files) {
  const told = [];
  for (const file of files) {
    told.push(await blocked(() => drop(file)));
    await clear();
  }
  return told;
}

/** The longest pause in milliseconds while each of many damaged files is dropped. */
export function pauses(browser, url, round) {
  return at(browser, url, TWO, { storage: SWIFT }, async (page) => {
    await play(page, { seed: 1 + round, stop: (seen, n) => n === 40 });
    await stored(page);
    const files = await damagedFiles(page, FILES);
    return { damaged_files: await inPage(page, [...DROPPING, unseen, blocked, pausesOf], (files) => unseen(() => pausesOf(files)), files) };
  });
}

/** Number, median, 99th percentile and maximum of milliseconds. */
function figures(numbers) {
  const rounded = (of) => Number((share(numbers, of) ?? 0).toFixed(1));
  return { number: numbers.length, median_ms: rounded(0.5), p99_ms: rounded(0.99), longest_ms: rounded(1) };
}

/** Figures of all these, alternating between the pages (addresses by name), in so many rounds. */
export async function pace(browser, urls, rounds) {
  const numbers = Object.fromEntries(Object.keys(urls).map((name) => [name, {}]));
  for (let round = 0; round < rounds; round += 1) {
    for (const measure of [frames, tasks, introductory, duel, pauses]) {
      for (const [name, url] of Object.entries(urls)) {
        for (const [what, some] of Object.entries(await measure(browser, url, round))) (numbers[name][what] ??= []).push(...some);
      }
    }
  }
  const all = (of) => Object.fromEntries(Object.entries(of).map(([what, some]) => [what, figures(some)]));
  return Object.fromEntries(Object.entries(numbers).map(([name, of]) => [name, all(of)]));
}
