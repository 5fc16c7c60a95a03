// Measures for `cargo xtask bench`: whole random games and search positions per second, natively and in wasm in Chromium, and
// what the page's first load asks for. Native and wasm take short turns, so that a machine that is slow for a while slows
// both alike. Prints one JSON object: { browser, state_bytes, native: world, wasm: world, first_load: [path] }, where a world is
// { tables: [{ players, games, runs: [{ actions, seconds }] }], search: [{ players, runs: [{ positions, seconds }] }] }.

import { execFileSync } from 'node:child_process';
import { browser, started } from './lib/page.mjs';

const env = (name, otherwise) => process.env[`PRINCIPALITY_${name}`] ?? otherwise;
const [site, bench, runs] = [env('URL'), env('BENCH_URL'), Number(env('BENCH_RUNS', '5'))];
const chromium = await browser();
const counts = [2, 3, 4];
const NODES = 8000;
/** Turns of each world in a run of games. */
const TURNS = 5;

/** What is asked for until the page has started and is quiet; what workers ask for comes later and is not counted. */
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

/** Runs a native benchmark; its only table and what else it prints. */
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

/** Turns of one world as one run. */
const sum = (turns) => turns.reduce((all, turn) => ({ actions: all.actions + turn.actions, seconds: all.seconds + turn.seconds }));

/** Whole games, the worlds in turn; each run takes about half a second in each. */
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
    // How many games take so long, and the module compiled for speed before anything is timed.
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

/** Search by hard against itself, the worlds in turn; each run is a whole game with its own seed. */
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

const [played, searched] = [await games(), await search()];
const world = (name) => ({
  tables: played.map(({ players, games, [name]: runs }) => ({ players, games, runs })),
  search: searched.map(({ players, [name]: runs }) => ({ players, runs })),
});
const [{ state_bytes }] = played;
const result = { browser: `Chromium ${chromium.version()}`, state_bytes, native: world('native'), wasm: world('wasm'), first_load: await firstLoad() };
await chromium.close();
console.log(JSON.stringify(result));
