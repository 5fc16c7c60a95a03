// Sets up tables through the setup page, and reads tables.

import assert from 'node:assert/strict';
import { eventually } from './page.mjs';

/** Default seed of the tests' tables. */
export const SEED = 'hazel-gate-12';

/** Opens the collapsed parts of the setup page: a game's own choices, and the advanced ones. */
export async function unfold(page) {
  await page.locator('.su details').first().waitFor();
  await page.locator('.su details').evaluateAll((all) => all.forEach((details) => { details.open = true; }));
}

/** Adds or removes players one by one, until there are so many. */
export async function seats(page, count) {
  const all = page.locator('.su .seat');
  await all.first().waitFor();
  for (let now = await all.count(); now !== count;) {
    const before = now;
    now += Math.sign(count - now);
    if (now > before) await page.locator('.su .add').click();
    else await all.last().getByRole('button', { name: /remove|entfernen|weg/i }).click();
    await page.waitForFunction((now) => document.querySelectorAll('.su .seat').length === now, now);
  }
}

/** Gives each seat its player by name, a person or a computer of a level; opponents are computers at first. */
export async function seat(page, names, computers = []) {
  for (const [index, name] of names.entries()) {
    const row = page.locator('.su .seat').nth(index);
    await row.locator('input').waitFor();
    // None where only people can play.
    for (const kind of await row.locator('select').all()) await kind.selectOption(computers[index] ?? '');
    await row.locator('input').fill(name);
  }
}

/** Seats only people at the table being set up. */
export async function allPeople(page) {
  await page.locator('.su .quick label').last().click();
}

/**
 * Starts a game from the home page; returns the link shown on the setup page. `names` sets the number of players,
 * `computers` their levels (null for a person), `way` the assignment of boards as labelled on the page, `choice` the
 * label of one of the game's own choices, `game` the name on the game's card (the first one's by default), `modules`
 * the names of modules to add, or 'all'. The `seed` is always the same by default, so that a failing game can be
 * repeated.
 */
export async function begin(page, { names = ['Anna', 'Benno'], computers = [], way, choice, modules = [], seed = SEED, game = '' } = {}) {
  await page.getByRole('button', { name: game ? `New game: ${game}` : 'New game' }).first().click();
  await seats(page, names.length);
  await seat(page, names, computers);
  await unfold(page);
  for (const box of modules.length ? await page.locator('.su .modules label.sw').all() : []) {
    const name = (await box.locator('b').textContent()).trim();
    if (modules === 'all' || modules.includes(name)) await box.locator('input').check();
  }
  if (way) await page.locator('.su .ways label').filter({ hasText: way }).click();
  if (choice) await page.locator('.su .steps .seg label').filter({ hasText: choice }).click();
  await page.locator('.su .seed input').fill(seed);
  const link = await page.locator('.su .address').evaluate((e) => (e.querySelector('input')?.value ?? e.textContent).trim());
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.app, .handover').first().waitFor();
  return link;
}

/** Everything on the table by accessible name: tiles, goods, dice, bridge, estates. */
export function table(page) {
  return page.evaluate(() => {
    // The state of an element ("may be chosen") is not part of its identity.
    const plain = (label) => label.replace(/[,;] (may be chosen|free|chosen|for (one|\d+) workers?).*$/, '');
    const things = [...document.querySelectorAll('.app [data-s]')].filter((e) => !e.closest('dialog'));
    const spots = things.map((e) => `${e.getAttribute('data-s')}: ${plain(e.getAttribute('aria-label') ?? e.textContent)}`);
    return [...new Set(spots)].sort();
  });
}

/**
 * Waits until the table, as returned by `read`, is in the given state; undo may have to wait until the last action is
 * stored.
 */
export async function stands(page, wanted, when, read = table) {
  const same = async () => JSON.stringify(await read(page)) === JSON.stringify(wanted);
  await eventually(same).catch(() => {});
  assert.deepEqual(await read(page), wanted, when);
}
