// Each game has its own styles, which affect no other page.

import assert from 'node:assert/strict';
import { testWith } from './lib/page.mjs';
import { faults } from './lib/layout.mjs';
import { begin } from './lib/setup.mjs';
import { GAME as ROAD } from './road/lib.mjs';
import { GAME as PRINCES } from './princes/lib.mjs';

/** Positions of all controls and texts on the page. */
const places = (page) => page.evaluate(() => [...document.querySelectorAll('main, footer, section, h1, h2, button, p, svg')]
  .filter((element) => element.getClientRects().length)
  .map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.tagName, x, y, width, height].map((part) => (typeof part === 'number' ? Math.round(part) : part)).join(' ');
  }));

/** Waits until the enabled styles are those of the shown game, or none. */
const dressed = (page, game) => page.waitForFunction((game) => {
  const shown = [...document.querySelectorAll('link[data-styles][media=all]')].map((link) => link.getAttribute('data-styles'));
  return shown.join() === game;
}, game);

/**
 * Moves the date of the page to a day whose game has a short name: a long one takes two lines in the narrow card beside
 * a kept game, so that the height of the home page would depend on the day.
 */
const ON_A_DAY = () => {
  const Real = Date;
  const shift = Math.floor((Real.parse('2026-11-26') - Real.now()) / 86_400_000) * 86_400_000;
  globalThis.Date = class extends Real {
    constructor(...how) { super(...(how.length ? how : [Real.now() + shift])); }
    static now() { return Real.now() + shift; }
  };
};

async function home(page) {
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Home' }).click();
  await page.locator('.start').waitFor();
  await dressed(page, '');
}

testWith({ width: 1180, height: 820, timeout: 120_000, before: ON_A_DAY })('a game leaves no styles behind, neither on the home page nor in another game', async ({ page }) => {
  await begin(page, { game: ROAD, names: ['Anna', 'Ben', 'Carla'] });
  await page.locator('.coverbox').waitFor();
  await dressed(page, 'road');
  const first = await places(page);
  await home(page);
  // The last game above them has another name, and other players.
  const cards = () => page.locator('.gcard, .gcard *').evaluateAll((all) => all.map((e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    return [e.tagName, left, top, width, height].join(' ');
  }));
  const before = await cards();
  assert.ok(before.length > 20, `${before.length} places`);
  await begin(page, { game: PRINCES, names: ['Anna', 'Ben'] });
  await page.locator('.prs').waitFor();
  await dressed(page, 'princes');
  assert.deepEqual(await faults(page), []);
  await home(page);
  assert.deepEqual(await cards(), before);
  await begin(page, { game: ROAD, names: ['Anna', 'Ben', 'Carla'] });
  await page.locator('.coverbox').waitFor();
  await dressed(page, 'road');
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(await places(page), first);
});
