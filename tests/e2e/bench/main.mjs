// Measurements for `cargo xtask bench`: the speed of games and searches natively and in wasm, the size of the first load,
// touches at the table, and the pace of the page. This page and one built before (PRINCIPALITY_BENCH_BEFORE_URL)
// alternate, so that a temporarily slow machine affects both alike. Prints a table, or one JSON object
// (PRINCIPALITY_BENCH_JSON).

import { availableParallelism, cpus } from 'node:os';
import { launch } from '../lib/open.mjs';
import { mean } from './figures.mjs';
import { firstLoad } from './load.mjs';
import { pace } from './pace.mjs';
import { COUNTS, speed } from './speed.mjs';
import { printPace, printTouches } from './told.mjs';
import { touches } from './taps.mjs';

const env = (name, otherwise) => process.env[`PRINCIPALITY_${name}`] ?? otherwise;
const [site, before, runs] = [env('URL'), env('BENCH_BEFORE_URL'), Number(env('BENCH_RUNS', '9'))];
const urls = { now: site, ...(before && { before }) };
const chromium = await launch();
const { native, wasm, state_bytes } = await speed(chromium, {
  url: env('BENCH_URL'), playouts: env('BENCH_PLAYOUTS'), search: env('BENCH_SEARCH'), runs,
});
const touched = await touches(chromium, urls);
const paced = await pace(chromium, urls, Math.ceil(runs / 9));
const load = await firstLoad(chromium, site);
const first_load_brotli_bytes = load.reduce((sum, [, size]) => sum + size, 0);
const name = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${process.platform} ${process.arch}`;
const machine = { name, rust: env('BENCH_RUST'), browser: `Chromium ${chromium.version()}` };
await chromium.close();

if (env('BENCH_JSON')) {
  const figures = ({ ns, ...others }) => ({ ...others, ns_per_action: Math.round(mean(ns)) });
  console.log(JSON.stringify({ machine, runs, native: figures(native), wasm: figures(wasm), state_bytes, first_load_brotli_bytes, touches: touched, pace: paced }));
} else {
  const row = (of, at) => `${String(of.games_per_s[COUNTS[at]]).padStart(9)} games/s ${of.ns[at].toFixed(0).padStart(5)} ns/action`;
  console.log(`\n${Object.values(machine).join('\n')}\nMedians of ${runs} runs of whole random games\n`);
  console.log('players       natively             in Chromium (wasm)');
  for (const at of COUNTS.keys()) console.log(`${String(COUNTS[at]).padStart(7)}  ${row(native, at)}  ${row(wasm, at)}`);
  console.log(`\nHard searches ${native.positions_per_s} positions/s natively, ${wasm.positions_per_s} in Chromium.`);
  console.log(`The state takes ${state_bytes} bytes.\nThe first load, in bytes as sent with brotli:`);
  for (const [path, size] of [...load, ['in all', first_load_brotli_bytes]]) console.log(`${String(size).padStart(9)}  ${path}`);
  printTouches(touched);
  printPace(paced);
}
