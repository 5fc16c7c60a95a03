// Laying a table through the setup page, and reading a table.

import assert from 'node:assert/strict';

/** What the tables of tests are drawn from, if nothing else is said. */
export const SEED = 'hazel-gate-12';

/** Opens what the setup page folds: a game's own fine choices, and the advanced ones. */
export async function unfold(page) {
  await page.locator('.su details').first().waitFor();
  await page.locator('.su details').evaluateAll((all) => all.forEach((details) => { details.open = true; }));
}

/**
 * From the first page to a begun game. `names` decides how many play, `computers` which of them are computer players (a
 * level for each, null for a person); `way` is the name of a way of beginning as it
 * stands on the page, `choice` the name of a segment of the game's own choices, `game` the game's as its card says (the first one's if nothing is said), `modules` the names of modules to add, or 'all'. The `seed` is always the same one, so that a game
 * that fails can be played again. Gives the link that the setup page shows.
 */
export async function begin(page, { names = ['Anna', 'Benno'], computers = [], way, choice, modules = [], seed = SEED, game = '' } = {}) {
  await page.getByRole('button', { name: game ? `New game: ${game}` : 'New game' }).first().click();
  const seats = page.locator('.su .seat');
  await seats.first().waitFor();
  while ((await seats.count()) < names.length) await page.locator('.su .add').click();
  while ((await seats.count()) > names.length) await seats.last().getByRole('button', { name: /remove/i }).click();
  for (const [seat, name] of names.entries()) {
    if (computers[seat]) await seats.nth(seat).locator('select').selectOption(computers[seat]);
    await seats.nth(seat).locator('input').fill(name);
  }
  await unfold(page);
  for (const box of modules.length ? await page.locator('.su .modules label.sw').all() : []) {
    const name = (await box.locator('b').textContent()).trim();
    if (modules === 'all' || modules.includes(name)) await box.locator('input').check();
  }
  if (way) await page.locator('.su .ways label').filter({ hasText: way }).click();
  if (choice) await page.locator('.su .steps .seg label').filter({ hasText: choice }).click();
  await page.locator('.su .seed input').fill(seed);
  const link = await page.locator('.su .address').evaluate((e) => (e.querySelector('input')?.value ?? e.textContent).trim());
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.app, .handover').first().waitFor();
  return link;
}

/** Everything that lies on the table, by its names for the screen reader: tiles, goods, dice, bridge, estates. */
export function table(page) {
  return page.evaluate(() => {
    // How a thing stands at the moment ("may be chosen") is no part of what lies there.
    const plain = (label) => label.replace(/[,;] (may be chosen|free|chosen|for (one|\d+) workers?).*$/, '');
    const things = [...document.querySelectorAll('.app [data-s]')].filter((e) => !e.closest('dialog'));
    const spots = things.map((e) => `${e.getAttribute('data-s')}: ${plain(e.getAttribute('aria-label') ?? e.textContent)}`);
    return [...new Set(spots)].sort();
  });
}

/**
 * Waits until the table, as `read` tells it, stands so: what is taken back may have to wait until what was done before is
 * stored.
 */
export async function stands(page, wanted, when, read = table) {
  const same = async () => JSON.stringify(await read(page)) === JSON.stringify(wanted);
  for (let tries = 0; tries < 50 && !(await same()); tries += 1) await page.waitForTimeout(100);
  assert.deepEqual(await read(page), wanted, when);
}
