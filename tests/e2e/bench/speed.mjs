// Random games and search positions per second, natively and in wasm in Chromium. Both alternate in short turns, so that
// a temporarily slow machine affects them alike. Each number is the median of several runs.

import { execFileSync } from 'node:child_process';
import { mean, median } from './figures.mjs';

/** Numbers of players. */
export const COUNTS = [2, 3, 4];
const NODES = 8000;
/** Turns of each target in a run of games. */
const TURNS = 5;

/** Runs a native benchmark; returns its only table and the rest of its output. */
function native(program, options) {
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { tables: [table], ...others } = JSON.parse(execFileSync(program, words, { encoding: 'utf8' }));
  return { ...table, ...others, run: table.runs[0] };
}

/** A page with a module's functions in `window.bench`. */
async function module(browser, url, name) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.evaluate(async (name) => {
    window.bench = await import(`./${name}/${name}.js`);
    await window.bench.default();
  }, name);
  return page;
}

/** Sums the turns of a target into one run. */
const sum = (turns) => turns.reduce((all, turn) => ({ actions: all.actions + turn.actions, seconds: all.seconds + turn.seconds }));

/** Whole games, alternating between the targets; each run takes about half a second in each. */
async function games(browser, { url, playouts, runs }) {
  const page = await module(browser, url, 'bench_playouts');
  const wasm = (players, games) =>
    page.evaluate(([players, games]) => {
      const start = performance.now();
      const actions = window.bench.random_games(players, 1, games);
      return { actions, seconds: (performance.now() - start) / 1000 };
    }, [players, games]);
  const tables = [];
  for (const players of COUNTS) {
    // Finds the number of games for that time, and lets the browser optimise the module before anything is timed.
    const { games, state_bytes } = native(playouts, { players, runs: 1 });
    await wasm(players, games);
    const turn = Math.ceil(games / TURNS);
    tables.push({ players, turn, games: turn * TURNS, state_bytes, native: [], wasm: [] });
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { players, turn, ...worlds } of tables) {
      const turns = { native: [], wasm: [] };
      for (let at = 0; at < TURNS; at += 1) {
        turns.native.push(native(playouts, { players, games: turn, runs: 1 }).run);
        turns.wasm.push(await wasm(players, turn));
      }
      for (const world of ['native', 'wasm']) worlds[world].push(sum(turns[world]));
    }
  }
  await page.close();
  return tables;
}

/** Hard computers playing each other, alternating between the targets; each run is a whole game with its own seed. */
async function searches(browser, { url, search, runs }) {
  const page = await module(browser, url, 'bench_search');
  const wasm = (players, seed) =>
    page.evaluate(([players, seed, nodes]) => {
      const start = performance.now();
      const positions = window.bench.search_positions(players, seed, nodes);
      return { positions, seconds: (performance.now() - start) / 1000 };
    }, [players, seed, NODES]);
  await wasm(2, 99);
  const tables = COUNTS.map((players) => ({ players, native: [], wasm: [] }));
  for (let seed = 0; seed < runs; seed += 1) {
    for (const table of tables) {
      table.native.push(native(search, { players: table.players, runs: 1, seed, nodes: NODES }).run);
      table.wasm.push(await wasm(table.players, seed));
    }
  }
  await page.close();
  return tables;
}

/**
 * Results of both targets, those of games by number of players, and the size of a state. `how` has the address of the
 * modules (`url`), the native programs `playouts` and `search`, and the number of `runs`.
 */
export async function speed(browser, how) {
  const [played, searched] = [await games(browser, how), await searches(browser, how)];
  const world = (name) => ({
    games_per_s: Object.fromEntries(played.map((of) => [of.players, Math.round(median(of[name].map((run) => of.games / run.seconds)))])),
    ns: played.map((of) => median(of[name].map((run) => (run.seconds * 1e9) / run.actions))),
    positions_per_s: Math.round(mean(searched.map((of) => median(of[name].map((run) => run.positions / run.seconds))))),
  });
  const [{ state_bytes }] = played;
  return { native: world('native'), wasm: world('wasm'), state_bytes };
}
