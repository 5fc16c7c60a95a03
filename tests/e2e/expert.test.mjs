// Settings for experts: quick moves, the expert view, the lens; and deeds offered by what is touched first.

import assert from 'node:assert/strict';
import { GAMES, KEYS, TITLES } from './lib/games.mjs';
import { fullUnless, testWith } from './lib/page.mjs';
import { actFromList, chance } from './lib/player.mjs';
import { begin } from './lib/setup.mjs';

const settings = (text) => ({ 'principality.settings': text });
const TABLE = { width: 1180, height: 820 };
const stored = (page) => page.locator('.own .hx:has([data-s^="k"]) use').count();
const stands = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll('.own .hx:has([data-s^="k"]) use').length === wanted, count);
const undo = (page) => page.getByRole('button', { name: 'Undo' }).click();

/** Plays the first moves of a game for two people, up to the first player's dice. */
async function burgundy(page) {
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.locator('.act .die').first().waitFor();
}

/** A tile of the depot of a die that the other die does not show. */
async function tile(page) {
  const label = await page.locator('.act .die').first().getAttribute('aria-label');
  const face = Number(label.match(/\d/)[0]);
  await page.locator('.act .die').first().click();
  const code = await page.locator('.table [data-s^="t"]').evaluateAll((all, depot) => {
    const places = all.map((e) => e.getAttribute('data-s')).filter((s) => Math.floor(Number(s.slice(1)) / 4) + 1 === depot);
    return places.find((s) => document.querySelector(`[data-s="${s}"] use`)) ?? places[0];
  }, face);
  await page.locator('.act .die').first().click();
  return page.locator(`.table [data-s="${code}"]`).first();
}

testWith(TABLE)('a tile touched first is taken by its button, by a second touch or by the storage', async ({ page, shot }) => {
  await burgundy(page);
  const before = await stored(page);
  const wanted = await tile(page);
  await wanted.click();
  const take = page.locator('.acts .btn', { hasText: /^Take · die \d/ }).first();
  await take.waitFor();
  assert.equal(await stored(page), before, 'the first touch takes nothing');
  assert.ok(await page.locator('.own [data-s^="k"].lit, .own .lit[data-s^="k"], .own [data-s^="k"] .lit').count(), 'no storage is lit');
  await shot('deed-take');
  await wanted.click();
  await stands(page, before + 1);
  await undo(page);
  await stands(page, before);
  await wanted.click();
  await take.click();
  await stands(page, before + 1);
});

testWith({ ...TABLE, storage: settings('quick-moves=on') })('with quick moves a touch that leaves one thing to do does it', async ({ page }) => {
  await burgundy(page);
  const before = await stored(page);
  await (await tile(page)).click();
  await stands(page, before + 1);
  await undo(page);
  await stands(page, before);
});

for (const game of GAMES) {
  testWith(TABLE)(`the expert view is one switch, kept, and explains itself: ${TITLES[game]}`, { tag: fullUnless(game === 'dice') }, async ({ page, accessible, shot }) => {
    const names = KEYS[game] ? ['Anna', 'Benno'] : ['Anna', 'Benno', 'Clara'];
    await begin(page, { names, computers: [null, 'easy', 'easy'], game: TITLES[game] });
    const figures = page.locator('.top .figures');
    assert.equal(await figures.count(), 0);
    await page.getByRole('button', { name: 'Expert view' }).click();
    await figures.waitFor();
    await page.locator('.figgroup', { hasText: 'Expected' }).waitFor();
    await accessible();
    await shot(`expert-${game}`);
    await page.locator('.figgroup').first().click({ button: 'right' });
    await page.locator('dialog.help', { hasText: 'Anna' }).waitFor();
    assert.match(await page.evaluate(() => localStorage.getItem('principality.settings')), /\nfigures=on\n/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Expert view' }).click();
    await figures.waitFor({ state: 'detached' });
  });
}

testWith({ ...TABLE, storage: settings('lens=on') })('the lens adds points, odds and what to expect to an explanation', async ({ page, shot }) => {
  await burgundy(page);
  await (await tile(page)).click({ button: 'right' });
  const lens = page.locator('dialog.help .lens');
  await lens.getByText(/^At once: |^It fits no field/).waitFor();
  await lens.getByText('Next roll: 31% (11 of 36 rolls)').waitFor();
  await lens.getByText(/^Expected at the end: \d+ with it, \d+ as things stand$/).waitFor();
  await shot('lens-burgundy');
});

testWith(TABLE)('without the lens an explanation has no figures', async ({ page }) => {
  await burgundy(page);
  await (await tile(page)).click({ button: 'right' });
  await page.locator('dialog.help').waitFor();
  assert.equal(await page.locator('dialog.help .lens').count(), 0);
});

testWith(TABLE)('the secondary button explains one thing after the other', async ({ page }) => {
  await burgundy(page);
  const help = page.locator('dialog.help[open]');
  const told = [];
  for (const subject of ['.table [data-s^="t"]', '.act .die']) {
    await page.locator(subject).first().click({ button: 'right' });
    await help.waitFor();
    told.push(await help.textContent());
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  }
  assert.notEqual(told[0], told[1]);
});

testWith({ ...TABLE, storage: settings('tempo=8\n') })('an explanation stays open while computers act', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'], computers: [null, 'easy'] });
  await page.locator('.act .die').first().waitFor();
  const random = chance(1);
  while (!/End turn/.test(await actFromList(page, random, /^End turn/)));
  const lines = await page.locator('.log li').count();
  await page.locator('.table [data-s^="t"]').first().click({ button: 'right' });
  const help = page.locator('dialog.help[open]');
  await help.waitFor();
  await page.waitForFunction((lines) => document.querySelectorAll('.log li').length > lines, lines);
  assert.equal(await help.count(), 1);
});
