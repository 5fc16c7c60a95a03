// No memory leaks: whole games one after another in one page, played through the visible page.

import assert from 'node:assert/strict';
import { testWith } from './lib/page.mjs';
import { play } from './lib/player.mjs';
import { begin } from './lib/setup.mjs';

const FULL = process.env.PRINCIPALITY_FULL === '1';
const GAMES = FULL ? 10 : 2;
const MOST = 1.2;

/** Keeps references to every module's memory, for reading its size. */
const holdMemory = () => {
  window.heldMemories = new Set();
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const instantiate = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      const result = await instantiate.apply(WebAssembly, args);
      const { exports } = result.instance ?? result;
      if (exports.memory) window.heldMemories.add(exports.memory);
      return result;
    };
  }
};

/** Bytes used by the page after garbage collection. */
async function held(page, devtools) {
  for (let i = 0; i < 3; i += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name).value;
  const wasm = await page.evaluate(() => [...window.heldMemories].reduce((sum, memory) => sum + memory.buffer.byteLength, 0));
  return { script: metric('JSHeapUsedSize'), wasm, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

testWith({ before: holdMemory, timeout: FULL ? 1_200_000 : 150_000 })(`${GAMES} games in one page take no more memory than one`, { tag: '@full' }, async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await begin(page, { names: ['Anna', 'Benno'] });
  let first;
  for (let game = 1; game <= GAMES; game += 1) {
    const actions = await play(page, { seed: game });
    assert.ok(actions > 100, `only ${actions} actions`);
    await page.locator('.sc tfoot td').first().waitFor();
    const now = await held(page, devtools);
    first ??= now;
    assert.ok(now.script + now.wasm <= MOST * (first.script + first.wasm), `after game ${game}, in bytes: ${JSON.stringify({ first, now })}`);
    if (game < GAMES) {
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.locator('.app').waitFor();
    }
  }
});
