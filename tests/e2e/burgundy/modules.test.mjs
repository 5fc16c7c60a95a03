// Modules at the table: chosen in setup, played through the visible page, explained.

import assert from 'node:assert/strict';
import { testWith } from '../lib/page.mjs';
import { look, play } from '../lib/player.mjs';
import { begin, table } from '../lib/setup.mjs';
import { atEachSize, faults } from '../lib/layout.mjs';
import { eachBoardIsReached } from '../lib/keys.mjs';
import { MODULES_FOUR, MODULES_THREE, MODULES_TWO, goTo } from './games.mjs';

const FOUR = ['Anna', 'Benno', 'Carla', 'Dario'];
// Choices of modules are made before all others.
const WANTED = /^Take shield|^Buy the inn|(Place|place|Take|take) (the )?(Crane|2 geese|White castle|Inn|Castle)|^Crane|sell|^Geese|^Pay/i;

/** Plays until a phase begins; returns all lines of the log. */
async function playTo(page, phase, how) {
  await play(page, { ...how, wanted: WANTED, given: `Phase ${phase}`, stop: (seen, n, phase) => seen.turn.includes(phase) });
  return page.locator('.log li').allTextContents();
}

testWith({ timeout: 400_000 })('four players with every module play a whole phase: shields are taken and their tribute is asked for', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await begin(page, { names: FOUR, way: 'Classic', modules: 'all' });
  assert.equal(await page.locator('.own [data-s^="q"]').count(), 3, 'border posts');
  assert.equal(await page.locator('.own [data-s^="l"]').count(), 3, 'cards of the trade route');
  assert.equal(await page.locator('.table [data-s^="h"]').count(), 12, 'shields in the depots');
  assert.equal(await page.locator('.table [data-s="t32"]').count(), 1, 'inns');
  await accessible();
  await shot('modules-4-start-1280x800');
  const lines = await playTo(page, 'B', { seed: 7, touching: 0.05 });
  const told = (words) => assert.ok(lines.some((line) => words.test(line)), `${words} in\n  ${lines.join('\n  ')}`);
  told(/took shield \d+ from depot/);
  told(/as tribute|gave up shield/);
  await accessible();
  assert.deepEqual(await faults(page), []);
  await shot('modules-4-phase-B-1280x800');
});

testWith({ timeout: 300_000 })('a shield is taken by touching it and its button, and explains itself', async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'], way: 'Classic', modules: ['Shields'] });
  // Two explanations before the game goes on: of a shield and of a depot's tile.
  const first = page.locator('.table [data-s^="h"]').first();
  await page.keyboard.press('Escape');
  await first.focus();
  await page.keyboard.press('i');
  const help = await page.locator('dialog[open]').textContent();
  assert.match(help, /Shield \d+.*points at the end.*Rulebook, page 1[56]/s);
  await accessible('dialog[open]');
  await shot('modules-shield-help-1280x800');
  await page.keyboard.press('Escape');
  await play(page, { seed: 11, stop: (seen) => /A double/.test(seen.title) });
  const lit = (await look(page)).lit.filter((spot) => spot.startsWith('h'));
  assert.ok(lit.length, 'no shield glows at a double');
  await page.locator(`.table [data-s="${lit[0]}"]`).dispatchEvent('click');
  await shot('modules-shield-picked-1280x800');
  await page.locator('.act .acts button').first().click();
  await page.waitForFunction((spot) => document.querySelector(`.own [data-s="${spot}"], .mini [data-s="${spot}"]`), lit[0]);
  assert.equal(await page.locator(`.table [data-s="${lit[0]}"]`).count(), 0, 'the shield left its depot');
});

testWith({ timeout: 300_000 })('with every module nothing scrolls during a turn at any size', { tag: '@full' }, async ({ page, shot, accessible }) => {
  for (const [at, link] of MODULES_FOUR.entries()) {
    await goTo(page, link);
    await play(page, { seed: 20 + at, touching: 0.5, wanted: WANTED, stop: (seen, n) => n === 2 });
    const last = at + 1 === MODULES_FOUR.length;
    if (last) await page.emulateMedia({ colorScheme: 'dark' });
    await atEachSize(page, async (size) => {
      assert.deepEqual(await faults(page), [], size);
      if (!last) return;
      await accessible();
      await shot(`modules-4-${size}`);
    });
  }
});

testWith({ timeout: 300_000 })('the arrow keys reach shields, inns, border posts and cards too', { tag: '@full' }, async ({ page }) => {
  await goTo(page, MODULES_TWO);
  // A shield covers its castle; both can be reached.
  const shields = page.locator('[data-board="estate"] [data-s^="h"]');
  assert.ok(await shields.count(), 'nobody took a shield');
  await eachBoardIsReached(page);
});

testWith({ width: 390, height: 844, touch: true, timeout: 300_000 })('on a phone every module can be played using the tabs', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await goTo(page, MODULES_THREE);
  for (const tab of ['Table', 'My board', 'Others', 'Log']) {
    await page.locator('.tabs').getByRole('button', { name: tab }).click();
    await shot(`modules-phone-${tab.toLowerCase()}-390x844`);
    await accessible();
  }
});

testWith({ timeout: 120_000 })('a link to a table with modules sets up the same table elsewhere', { tag: '@full' }, async ({ page, accessible, open }) => {
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.locator('.su .modules label.sw').first().waitFor();
  await accessible('.su');
  await page.getByRole('button', { name: 'Back' }).click();
  const link = await begin(page, { names: ['Anna', 'Benno', 'Carla'], modules: ['Border posts', 'Inns', 'Trade routes'] });
  const other = await open({ path: link.slice(link.indexOf('#')) });
  await other.page.locator('.su').waitFor();
  assert.match(await other.page.locator('.su .foot').textContent(), /boards 11a, 11b and 11c, with Border posts, Inns and Trade routes/);
  await other.page.locator('.su .foot .end').click();
  await other.page.locator('.app').waitFor();
  assert.deepEqual(await table(other.page), await table(page));
  other.clean();
  await other.context.close();
});
