// Each game has a look of its own, and changes nobody else's.

import assert from 'node:assert/strict';
import { pageTest } from './lib/page.mjs';
import { faults } from './lib/layout.mjs';
import { begin } from './lib/setup.mjs';
import { GAME as ROAD } from './road/lib.mjs';
import { GAME as PRINCES } from './princes/lib.mjs';

/** Where everything that can be touched or read lies on the page. */
const places = (page) => page.evaluate(() => [...document.querySelectorAll('main, footer, section, h1, h2, button, p, svg')]
  .filter((element) => element.getClientRects().length)
  .map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.tagName, x, y, width, height].map((part) => (typeof part === 'number' ? Math.round(part) : part)).join(' ');
  }));

/** Waits until the styles that count are those of the game that is shown, or of none. */
const dressed = (page, game) => page.waitForFunction((game) => {
  const shown = [...document.querySelectorAll('link[data-styles][media=all]')].map((link) => link.getAttribute('data-styles'));
  return shown.join() === game;
}, game);

async function home(page) {
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Home' }).click();
  await page.locator('.start').waitFor();
  await dressed(page, '');
}

pageTest('a game leaves no styles behind, neither on the first page nor in another game', { width: 1180, height: 820, timeout: 120_000 }, async ({ page }) => {
  await begin(page, { game: ROAD, names: ['Anna', 'Ben', 'Carla'] });
  await page.locator('.coverbox').waitFor();
  await dressed(page, 'road');
  const first = await places(page);
  await home(page);
  const before = await places(page);
  await begin(page, { game: PRINCES, names: ['Anna', 'Ben'] });
  await page.locator('.prs').waitFor();
  await dressed(page, 'princes');
  assert.deepEqual(await faults(page), []);
  await home(page);
  const after = await places(page);
  // Which games are listed has changed, but not where the cards of the games lie.
  const cards = (all) => all.slice(0, 12);
  assert.deepEqual(cards(after), cards(before));
  await begin(page, { game: ROAD, names: ['Anna', 'Ben', 'Carla'] });
  await page.locator('.coverbox').waitFor();
  await dressed(page, 'road');
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(await places(page), first);
});
