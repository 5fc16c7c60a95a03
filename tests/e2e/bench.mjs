// Measurements for `cargo xtask bench`: random games and search positions per second, natively and in wasm in Chromium,
// the size of the first load, and the duration of a touch at the table. Native and wasm alternate in short turns, so
// that a temporarily slow machine affects both alike; so do this page and one built before
// (PRINCIPALITY_BENCH_BEFORE_URL). Each number is the median of several runs. Prints a table, or one JSON object
// (PRINCIPALITY_BENCH_JSON).

import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { launch, openIn, started } from './lib/open.mjs';
import { ROOT } from './lib/paths.mjs';
import { share, table, taps } from './lib/taps.mjs';

const env = (name, otherwise) => process.env[`PRINCIPALITY_${name}`] ?? otherwise;
const [site, bench, runs] = [env('URL'), env('BENCH_URL'), Number(env('BENCH_RUNS', '9'))];
const chromium = await launch();
const counts = [2, 3, 4];
const NODES = 8000;
/** Turns of each target in a run of games. */
const TURNS = 5;

/** Requests until the page has started and is idle; later requests by workers are not counted. */
async function firstLoad() {
  const context = await chromium.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const paths = new Set();
  page.on('request', (request) => {
    if (request.url().startsWith(site)) paths.add(new URL(request.url()).pathname.slice(new URL(site).pathname.length) || 'index.html');
  });
  page.on('worker', (worker) => paths.delete(new URL(worker.url()).pathname.slice(new URL(site).pathname.length)));
  await page.goto(site);
  await started(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...paths];
}

/** Runs a native benchmark; returns its only table and the rest of its output. */
function native(program, options) {
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { tables: [table], ...others } = JSON.parse(execFileSync(program, words, { encoding: 'utf8' }));
  return { ...table, ...others, run: table.runs[0] };
}

/** A page with a module's functions in `window.bench`. */
async function module(name) {
  const page = await chromium.newPage();
  await page.goto(bench);
  await page.evaluate(async (name) => {
    window.bench = await import(`./${name}/${name}.js`);
    await window.bench.default();
  }, name);
  return page;
}

/** Sums the turns of a target into one run. */
const sum = (turns) => turns.reduce((all, turn) => ({ actions: all.actions + turn.actions, seconds: all.seconds + turn.seconds }));

/** Whole games, alternating between the targets; each run takes about half a second in each. */
async function games() {
  const page = await module('bench_playouts');
  const wasm = (players, games) =>
    page.evaluate(([players, games]) => {
      const start = performance.now();
      const actions = window.bench.random_games(players, 1, games);
      return { actions, seconds: (performance.now() - start) / 1000 };
    }, [players, games]);
  const program = env('BENCH_PLAYOUTS');
  const tables = [];
  for (const players of counts) {
    // Finds the number of games for that time, and lets the browser optimise the module before anything is timed.
    const { games, state_bytes } = native(program, { players, runs: 1 });
    await wasm(players, games);
    const turn = Math.ceil(games / TURNS);
    tables.push({ players, turn, games: turn * TURNS, state_bytes, native: [], wasm: [] });
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { players, turn, ...worlds } of tables) {
      const turns = { native: [], wasm: [] };
      for (let at = 0; at < TURNS; at += 1) {
        turns.native.push(native(program, { players, games: turn, runs: 1 }).run);
        turns.wasm.push(await wasm(players, turn));
      }
      for (const world of ['native', 'wasm']) worlds[world].push(sum(turns[world]));
    }
  }
  await page.close();
  return tables;
}

/** Hard computers playing each other, alternating between the targets; each run is a whole game with its own seed. */
async function search() {
  const page = await module('bench_search');
  const wasm = (players, seed) =>
    page.evaluate(([players, seed, nodes]) => {
      const start = performance.now();
      const positions = window.bench.search_positions(players, seed, nodes);
      return { positions, seconds: (performance.now() - start) / 1000 };
    }, [players, seed, NODES]);
  await wasm(2, 99);
  const program = env('BENCH_SEARCH');
  const tables = counts.map((players) => ({ players, native: [], wasm: [] }));
  for (let seed = 0; seed < runs; seed += 1) {
    for (const table of tables) {
      table.native.push(native(program, { players: table.players, runs: 1, seed, nodes: NODES }).run);
      table.wasm.push(await wasm(table.players, seed));
    }
  }
  await page.close();
  return tables;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
}
const mean = (numbers) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

const [played, searched] = [await games(), await search()];
/** A target's results; those of games by number of players. */
const world = (name) => ({
  games_per_s: Object.fromEntries(played.map((of) => [of.players, Math.round(median(of[name].map((run) => of.games / run.seconds)))])),
  ns: played.map((of) => median(of[name].map((run) => (run.seconds * 1e9) / run.actions))),
  positions_per_s: Math.round(mean(searched.map((of) => median(of[name].map((run) => run.positions / run.seconds))))),
});
const [native_, wasm_] = [world('native'), world('wasm')];

/** Assumed slowness of a cheap tablet, relative to this machine. */
const THROTTLE = 4;
/** Touches in each turn of a page. */
const TOUCHES = 20;

/** Touches at the table, alternating between the pages, unthrottled and throttled. */
async function touches() {
  const urls = { now: site, ...(env('BENCH_BEFORE_URL') && { before: env('BENCH_BEFORE_URL') }) };
  const pages = [];
  for (const [name, url] of Object.entries(urls)) {
    const { page, context } = await openIn(chromium, { url, width: 1180, height: 820 });
    await table(page);
    pages.push({ name, page, context, runs: { 1: [], [THROTTLE]: [] } });
  }
  for (let seed = 0; seed < 4; seed += 1) {
    for (const { page, runs } of pages) {
      for (const throttle of [1, THROTTLE]) runs[throttle].push(await taps(page, TOUCHES, { seed, throttle }));
    }
  }
  const figures = (runs) => {
    const lags = runs.flatMap((run) => run.lags);
    const each = (name) => Number((runs.reduce((sum, run) => sum + run[name], 0) / lags.length).toFixed(1));
    const rounded = (of) => Math.round(share(lags, of));
    return {
      median_ms: rounded(0.5), p95_ms: rounded(0.95), longest_task_ms: Math.round(Math.max(0, ...runs.flatMap((run) => run.long))),
      layouts: each('layouts'), styles: each('styles'), script_ms: each('script_ms'), layout_ms: each('layout_ms'), style_ms: each('style_ms'),
    };
  };
  const told = {};
  for (const { name, context, runs } of pages) {
    told[name] = { plain: figures(runs[1]), throttled: figures(runs[THROTTLE]) };
    await context.close();
  }
  return told;
}
const touched = await touches();
const [{ state_bytes }] = played;
const name = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${process.platform} ${process.arch}`;
const machine = { name, rust: env('BENCH_RUST'), browser: `Chromium ${chromium.version()}` };
/** Size of a file as sent by a host with Brotli. */
function sent(path) {
  const file = join(ROOT, 'dist', path);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}
const load = (await firstLoad()).map((path) => [path, sent(path)]).sort(([, a], [, b]) => b - a);
const first_load_brotli_bytes = load.reduce((sum, [, size]) => sum + size, 0);
await chromium.close();

if (env('BENCH_JSON')) {
  const figures = ({ ns, ...others }) => ({ ...others, ns_per_action: Math.round(mean(ns)) });
  console.log(JSON.stringify({ machine, runs, native: figures(native_), wasm: figures(wasm_), state_bytes, first_load_brotli_bytes, touches: touched }));
} else {
  const row = (of, at) => `${String(of.games_per_s[counts[at]]).padStart(9)} games/s ${of.ns[at].toFixed(0).padStart(5)} ns/action`;
  console.log(`\n${Object.values(machine).join('\n')}\nMedians of ${runs} runs of whole random games\n`);
  console.log('players       natively             in Chromium (wasm)');
  for (const at of counts.keys()) console.log(`${String(counts[at]).padStart(7)}  ${row(native_, at)}  ${row(wasm_, at)}`);
  console.log(`\nHard searches ${native_.positions_per_s} positions/s natively, ${wasm_.positions_per_s} in Chromium.`);
  console.log(`The state takes ${state_bytes} bytes.\nThe first load, in bytes as sent with brotli:`);
  for (const [path, size] of [...load, ['in all', first_load_brotli_bytes]]) console.log(`${String(size).padStart(9)}  ${path}`);
  console.log(`\nA touch at the table until its frame is painted, 1180x820, also ${THROTTLE} times slower:`);
  for (const [name, { plain, throttled }] of Object.entries(touched)) {
    for (const [how, at] of [['', plain], [' slower', throttled]]) {
      console.log(`${(name + how).padEnd(14)} median ${at.median_ms} ms, 95 % below ${at.p95_ms} ms, longest task ${at.longest_task_ms} ms; `
        + `each ${at.layouts} layouts, ${at.styles} style passes, ${at.script_ms} ms script, ${at.layout_ms} ms layout, ${at.style_ms} ms style`);
    }
  }
}
