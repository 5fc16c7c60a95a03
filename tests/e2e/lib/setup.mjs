// Sets up tables through the setup page, and reads tables.

import assert from 'node:assert/strict';
import { inPage, until } from './inpage.mjs';
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
    await row.locator('.nm input').waitFor();
    // None where only people can play.
    for (const kind of await row.locator('.kindof label', { has: page.locator(`input[value="${computers[index] ?? ''}"]`) }).all()) await kind.click();
    await row.locator('.nm input').fill(name);
  }
}

/** Seats only people at the table being set up. */
export async function allPeople(page) {
  await page.locator('.su .quick label').last().click();
}

/**
 * Starts a game from the home page; returns the link shown on the setup page. `names` sets the number of players,
 * `computers` their levels (null for a person), `way` the named setup as labelled on the page, `choice` the label or labels
 * of the game's own choices, `game` the name on the game's card (the first one's by default), `modules`
 * the names of modules to add, or 'all'. The `seed` is always the same by default, so that a failing game can be
 * repeated.
 */
export async function begin(page, { names = ['Anna', 'Benno'], computers = [], way, choice, modules = [], seed = SEED, game = '' } = {}) {
  const wanted = { names, computers, way, choice, modules, seed, opening: game ? `New game: ${game}` : 'New game' };
  return inPage(page, [until, setUp], (wanted) => setUp(wanted), wanted);
}

/** Runs in the page: sets up a table and starts, as `begin` says; a touch in between that is missing is an error. */
async function setUp({ names, computers, way, choice, modules, seed, opening }) {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = async (selector, fits = () => true) => {
    const found = await until(60_000, () => all(selector).find((e) => fits((e.getAttribute('aria-label') ?? e.textContent).trim(), e)));
    if (!found) throw new Error(`the setup page has no ${selector} ${fits}`);
    return found;
  };
  // The page takes in each step before the next one.
  const taken = () => new Promise((resolve) => { requestAnimationFrame(resolve); });
  const press = async (...which) => {
    (await one(...which)).click();
    await taken();
  };
  const write = async (field, value) => {
    field.value = value;
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    await taken();
  };
  await press('button', (name) => name.startsWith(opening));
  await one('.su .seat');
  for (let now = all('.su .seat').length; now !== names.length;) {
    const before = now;
    now += Math.sign(names.length - now);
    if (now > before) await press('.su .add');
    else all('.su .seat:last-child button').find((e) => /remove/i.test(e.getAttribute('aria-label'))).click();
    if (!await until(60_000, () => all('.su .seat').length === now)) throw new Error(`there are not ${now} seats`);
  }
  // The page may fill in the usual players a moment after the seats appear.
  const row = (seat) => all('.su .seat')[seat];
  const differs = (field, value) => field && field.value !== value;
  for (let seat = 0; seat < names.length; seat += 1) {
    // None where only people can play.
    const kind = (computer) => row(seat).querySelector(`.kindof input[value="${computer ?? ''}"]`);
    const name = () => row(seat).querySelector('.nm input');
    const own = () => kind(computers[seat]);
    if (own() && !own().checked) {
      own().click();
      await taken();
    }
    await write(name(), names[seat]);
    if (own()?.checked === false || differs(name(), names[seat])) seat = -1;
  }
  await one('.su details');
  for (const details of all('.su details')) details.open = true;
  await taken();
  const says = (text) => (name, label) => label.textContent.toLowerCase().includes(text.toLowerCase());
  if (way) await press('.su .levelpick label', says(way));
  for (const box of modules.length ? all('.su .modules label.sw') : []) {
    const input = box.querySelector('input');
    if ((modules === 'all' || modules.includes(box.querySelector('b').textContent.trim())) && !input.checked) {
      input.click();
      await taken();
    }
  }
  for (const one of choice ? [choice].flat() : []) await press('.su .steps .seg label', says(one));
  // A page that was busy with the names may show its own seed once more.
  const told = () => document.querySelector('.su .advanced summary').textContent.includes(seed);
  for (let tries = 0; !told(); tries += 1) {
    if (tries === 20) throw new Error(`the setup page does not take the seed ${seed}`);
    await write(await one('.su .seed input'), seed);
    await until(1_000, told);
  }
  const address = await one('.su .address');
  const link = (address.querySelector('input')?.value ?? address.textContent).trim();
  await press('button', (name) => name === 'Start');
  await one('.app, .handover');
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
