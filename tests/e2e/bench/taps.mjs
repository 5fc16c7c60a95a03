// Time from a touch at Burgundy's table until its frame is painted, and the browser's work for it. Whole turns are
// played: a die, a lit tile or field, an effect's prompt, the end of the turn.

import { openIn } from '../lib/open.mjs';
import { chance, look } from '../lib/player.mjs';
import { closeAll, frames } from '../lib/settle.mjs';
import { share } from './figures.mjs';
import { TWO, begin } from './tables.mjs';

/** Assumed slowness of a cheap tablet, relative to this machine. */
export const THROTTLE = 4;
/** Kinds of touches: a die, a place for it, the answer to an effect, the end of the turn. */
const KINDS = ['die', 'place', 'choice', 'end'];
/** Touches in each turn of a page. */
const TOUCHES = 20;

const pick = (random, items) => items[Math.floor(random() * items.length)];

/** The next element to touch: its kind, its selector and its index among the matches. */
function next(seen, random) {
  if (seen.mayEnd) return ['end', '.act .end', 0];
  const ready = seen.dice.filter((die) => !die.spent);
  const chosen = ready.some((die) => die.chosen);
  if (ready.length && !chosen && !seen.lit.length) return ['die', '.act .die', pick(random, ready).i];
  if (seen.lit.length) return [chosen ? 'place' : 'choice', `.app [data-s="${pick(random, seen.lit)}"]`, 0];
  if (seen.buttons) return ['choice', '.act .acts button', Math.floor(random() * seen.buttons)];
  return ['end', '.act .end', 0];
}

/** Touches an element; returns the milliseconds until the frame with the result is painted. */
const touch = (page, [selector, at]) => page.evaluate(([selector, at]) => new Promise((done) => {
  const start = performance.now();
  document.querySelectorAll(selector)[at]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // A message posted within a frame's callback arrives after that frame is drawn.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now() - start);
    port2.postMessage(0);
  });
}), [selector, at]);

/** Starts a game for two, recording long tasks. */
async function table(page) {
  await begin(page, TWO);
  await page.locator('.act .die').first().waitFor();
  await page.evaluate(() => {
    window.long = [];
    new PerformanceObserver((list) => window.long.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask' });
  });
}

/**
 * Plays so many touches; returns the duration and kind of each, those of tasks over 50 ms, and the totals of layouts and style
 * passes.
 */
async function taps(page, count, { seed = 1, throttle = 1 } = {}) {
  const random = chance(seed);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const metrics = async () => {
    const { metrics: all } = await cdp.send('Performance.getMetrics');
    return Object.fromEntries(all.map(({ name, value }) => [name, value]));
  };
  const told = { lags: [], kinds: [], layouts: 0, styles: 0, layout_ms: 0, style_ms: 0, script_ms: 0 };
  await page.evaluate(() => { window.long = []; });
  while (told.lags.length < count) {
    await closeAll(page);
    const seen = await look(page);
    if (seen.over) break;
    const before = await metrics();
    const [kind, ...place] = next(seen, random);
    told.kinds.push(kind);
    told.lags.push(await touch(page, place));
    const after = await metrics();
    told.layouts += after.LayoutCount - before.LayoutCount;
    told.styles += after.RecalcStyleCount - before.RecalcStyleCount;
    told.layout_ms += (after.LayoutDuration - before.LayoutDuration) * 1000;
    told.style_ms += (after.RecalcStyleDuration - before.RecalcStyleDuration) * 1000;
    told.script_ms += (after.ScriptDuration - before.ScriptDuration) * 1000;
    await frames(page, 3);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  told.long = await page.evaluate(() => window.long);
  await cdp.detach();
  return told;
}

/**
 * Figures of several turns of a page. Two pages may play different games, so that they are compared by kind of touch:
 * a choice after an effect may be a small change or a whole action.
 */
function figures(runs) {
  const lags = runs.flatMap((run) => run.lags);
  const kinds = runs.flatMap((run) => run.kinds);
  const of = (kind) => lags.filter((_, at) => kinds[at] === kind);
  const mean = (all) => Math.round(all.reduce((sum, lag) => sum + lag, 0) / all.length);
  const each = (name) => Number((runs.reduce((sum, run) => sum + run[name], 0) / lags.length).toFixed(1));
  const rounded = (of) => Math.round(share(lags, of));
  return {
    mean_ms_by_kind: Object.fromEntries(KINDS.filter((kind) => of(kind).length).map((kind) => [kind, mean(of(kind))])),
    median_ms: rounded(0.5), p95_ms: rounded(0.95), longest_task_ms: Math.round(Math.max(0, ...runs.flatMap((run) => run.long))),
    layouts: each('layouts'), styles: each('styles'), script_ms: each('script_ms'), layout_ms: each('layout_ms'), style_ms: each('style_ms'),
  };
}

/** Touches at the table, alternating between the pages (addresses by name), unthrottled and throttled. */
export async function touches(browser, urls) {
  const pages = [];
  for (const [name, url] of Object.entries(urls)) {
    const { page, context } = await openIn(browser, { url, width: 1180, height: 820 });
    await table(page);
    pages.push({ name, page, context, runs: { 1: [], [THROTTLE]: [] } });
  }
  for (let seed = 0; seed < 4; seed += 1) {
    for (const { page, runs } of pages) {
      for (const throttle of [1, THROTTLE]) runs[throttle].push(await taps(page, TOUCHES, { seed, throttle }));
    }
  }
  const told = {};
  for (const { name, context, runs } of pages) {
    told[name] = { plain: figures(runs[1]), throttled: figures(runs[THROTTLE]) };
    await context.close();
  }
  return told;
}
