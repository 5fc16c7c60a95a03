// Measures in Chromium, for `cargo xtask bench`: whole random games and search positions per second in wasm, and what the page's first load
// asks for. Prints one JSON object: { browser, tables: [{ players, games, runs: [{ actions, seconds }] }], first_load: [path],
// search: [{ players, runs: [{ positions, seconds }] }] }.

import { browser, started } from './lib/page.mjs';

const { PRINCIPALITY_URL: site, PRINCIPALITY_BENCH_URL: bench, PRINCIPALITY_BENCH_RUNS: runs = '5' } = process.env;
const chromium = await browser();

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

async function tables() {
  const page = await chromium.newPage();
  await page.goto(bench);
  const measured = await page.evaluate(async (runs) => {
    const { default: init, random_games } = await import('./bench_wasm.js');
    await init();
    const timed = (players, games) => {
      const start = performance.now();
      const actions = random_games(players, 1, games);
      return { actions, seconds: (performance.now() - start) / 1000 };
    };
    return [2, 3, 4].map((players) => {
      timed(players, 20);
      const games = Math.max(20, Math.round((20 * 0.5) / Math.max(timed(players, 20).seconds, 1e-5)));
      return { players, games, runs: Array.from({ length: runs }, () => timed(players, games)) };
    });
  }, Number(runs));
  await page.close();
  return measured;
}

async function search() {
  const page = await chromium.newPage();
  await page.goto(bench);
  const measured = await page.evaluate(async (runs) => {
    const { default: init, search_positions } = await import('./bench_wasm.js');
    await init();
    const timed = (players, seed) => {
      const start = performance.now();
      const positions = search_positions(players, seed, 8000);
      return { positions, seconds: (performance.now() - start) / 1000 };
    };
    timed(2, 99);
    return [2, 3, 4].map((players) => ({ players, runs: Array.from({ length: runs }, (_, run) => timed(players, run)) }));
  }, Number(runs));
  await page.close();
  return measured;
}

const result = { browser: `Chromium ${chromium.version()}`, tables: await tables(), search: await search(), first_load: await firstLoad() };
await chromium.close();
console.log(JSON.stringify(result));
