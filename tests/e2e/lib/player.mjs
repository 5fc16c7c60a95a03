// Plays through the visible page: touches lit elements, opens the list of legal actions, ends turns. The random
// generator is seeded, so that a failing game can be repeated.

import assert from 'node:assert/strict';
import { stored } from './library.mjs';
import { closeAll } from './settle.mjs';
import { ACTING, act, chance, inPage, pressing, unseen, until } from './inpage.mjs';

export { chance };

const pick = (random, items) => items[Math.floor(random() * items.length)];

/** Runs in the page: its state, as far as needed for playing. */
function shows() {
  const spots = [...document.querySelectorAll('.app [data-s]')];
  const shown = (element) => element.getClientRects().length > 0;
  const lit = spots.filter((e) => shown(e) && / (may be chosen|for (one|\d+) workers?)|, free\b|; free/.test(` ${e.getAttribute('aria-label')}`));
  return {
    over: !!document.querySelector('.sc, .score'),
    handOver: !!document.querySelector('.handover'),
    dialog: !!document.querySelector('dialog[open]'),
    turn: document.querySelector('.top .turn')?.textContent ?? '',
    title: document.querySelector('.act .say b')?.textContent ?? '',
    dice: [...document.querySelectorAll('.act .die')].map((e, i) => ({ i, spent: e.classList.contains('spent'), chosen: e.getAttribute('aria-pressed') === 'true' })),
    lit: lit.map((e) => e.getAttribute('data-s')),
    buttons: document.querySelectorAll('.act .acts button').length,
    // A computer player is at work: only a person's turn can be ended, or a board be chosen.
    waits: !document.querySelector('.sc, .handover, .act .end, .offers') && /(thinks|plays|denkt|spielt)/.test(document.querySelector('.act .say b')?.textContent ?? ''),
    mayEnd: !!document.querySelector('.act .end:not(.early)'),
    record: document.querySelector('.log li')?.textContent ?? '',
  };
}

/** The page's state, as far as needed for playing. */
export const look = (page) => page.evaluate(shows);

/**
 * Opens the list of all legal actions; the key is pressed again until it does, as keys are listened to a moment after the
 * table comes. It has no effect while the list is open.
 */
export async function showList(page, entry = 'dialog[open] li button') {
  const open = () => page.waitForSelector(entry, { timeout: 2000 });
  for (let tries = 0; tries < 20; tries += 1) {
    await page.keyboard.press('l');
    try {
      return await open();
    } catch (error) {
      if (error.name !== 'TimeoutError') throw error;
    }
  }
  return open();
}

/**
 * Takes an action from the list of all legal actions, opened by the key L; a `wanted` one, if there is any. Waits until it
 * is carried out: one taken before that, from the list of the former position, would be dropped.
 */
export async function actFromList(page, random, wanted) {
  const items = page.locator('dialog[open] li button');
  const said = () => page.evaluate(() => document.querySelector('.app > [role=status]')?.textContent);
  // An action that was waiting for the store closes the list when it is done; then it is opened again.
  for (let attempt = 0; attempt < 6; attempt += 1) {
    // Has no effect while the list is open.
    await page.keyboard.press('l');
    await items.first().waitFor({ timeout: 10_000 }).catch(() => {});
    const words = await items.allTextContents();
    if (!words.length) continue;
    const liked = wanted ? words.map((word, i) => (word.match(wanted) ? i : -1)).filter((i) => i >= 0) : [];
    const chosen = liked.length ? pick(random, liked) : Math.floor(random() * words.length);
    const before = await said();
    const done = await items.nth(chosen).click({ timeout: 5000 }).then(() => true, () => false);
    if (!done) continue;
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    // Each action is read out in a text of its own; few are not read out at all.
    await page.waitForFunction((before) => document.querySelector('.app > [role=status]')?.textContent !== before, before, { timeout: 5000 }).catch(() => {});
    return words[chosen].trim();
  }
  return assert.fail('the list of legal actions does not stay open');
}

/** The same by script in the page instead of the mouse. `wanted` may be several patterns in order of preference. */
export function actSwiftly(page, random, wanted) {
  return inPage(page, [...ACTING, unseen], ({ number, wanted }) => unseen(() => act(number, wanted)), { number: random(), wanted: [wanted ?? []].flat() });
}

/** Takes an action by touching the board: a die, then a lit element; falls back to the list. */
export async function actByTouch(page, random) {
  let seen = await look(page);
  const ready = seen.dice.filter((die) => !die.spent);
  if (ready.length && !ready.some((die) => die.chosen) && !seen.lit.length) {
    await page.locator('.act .die').nth(pick(random, ready).i).click();
    seen = await look(page);
  }
  const before = JSON.stringify(seen);
  if (seen.lit.length) {
    const spot = pick(random, seen.lit);
    await page.locator(`.app [data-s="${spot}"]`).first().dispatchEvent('click');
  } else if (seen.buttons) {
    await page.locator('.act .acts button').nth(Math.floor(random() * seen.buttons)).click();
  }
  await closeAll(page);
  if (JSON.stringify(await look(page)) === before) return actFromList(page, random);
  return 'touched';
}

/** Runs in the page: plays until `stop` returns true, the game is over, or the board is to be touched. */
async function playOn({ seed, from, touching, stop, given, limit, wanted }) {
  const random = chance(seed);
  const one = (selector) => document.querySelector(selector);
  for (let actions = from; actions < limit; actions += 1) {
    const seen = shows();
    const { turn, title, record } = seen;
    if (seen.over || stop(seen, actions, given)) return { actions, done: true };
    if (seen.waits) {
      if (!await until(60_000, () => one('.sc, .handover, .act .end, .offers'))) throw new Error('a computer player thinks and thinks');
      actions -= 1;
    } else if (seen.handOver) {
      await pressing(30_000, () => one('.handover .end').click(), () => !one('.handover'));
    } else if (seen.mayEnd && random() < 0.9) {
      one('.act .end').click();
      // On a busy machine the button remains for a while; a second touch would be refused, and not be an action.
      const now = (selector) => one(selector)?.textContent ?? '';
      await until(5000, () => now('.top .turn') !== turn || now('.act .say b') !== title || now('.log li') !== record || !one('.act .end:not(.early)'));
    } else if (random() < touching) {
      return { actions, next: Math.floor(random() * 2 ** 32) };
    } else {
      await act(random(), wanted);
    }
  }
  return { actions: limit };
}

/**
 * Plays until the score page or until `stop(seen, actions, given)` returns true; returns the number of actions. Runs in
 * the page (inpage.mjs), so `stop` can use only its arguments. `touching` is the share of actions made by touching the
 * board; `wanted` ones are preferred in the list.
 */
export async function play(page, { seed = 1, touching = 0, stop = () => false, given, limit = 3000, wanted } = {}) {
  const how = { touching, stop, given, limit, wanted: [wanted ?? []].flat() };
  const touched = chance(seed + 1);
  for (let [from, next] = [0, seed]; from < limit;) {
    const { actions, done, next: on } = await inPage(page, [...ACTING, chance, unseen, shows, playOn], (how) => unseen(() => playOn(how)), { ...how, seed: next, from });
    // A touch while the last action is being stored has no effect.
    if (done) return stored(page).then(() => actions, () => actions);
    if (on !== undefined) await actByTouch(page, touched);
    [from, next] = [actions + 1, on];
  }
  return assert.fail(`no score sheet after ${limit} actions: ${JSON.stringify(await look(page))}`);
}

/** The same with keys and mouse for every action. */
export async function playByHand(page, { seed = 1, touching = 0.3, stop = () => false, limit = 3000 } = {}) {
  const random = chance(seed);
  for (let actions = 0; actions < limit; actions += 1) {
    const seen = await look(page);
    if (seen.over || stop(seen, actions)) return actions;
    if (seen.handOver) {
      await page.locator('.handover .end').click();
    } else if (seen.mayEnd && random() < 0.9) {
      await page.locator('.act .end').click();
      const ended = ([turn, record]) => document.querySelector('.top .turn')?.textContent !== turn
        || document.querySelector('.log li')?.textContent !== record || !document.querySelector('.act .end:not(.early)');
      await page.waitForFunction(ended, [seen.turn, seen.record], { timeout: 5000 }).catch(() => {});
    } else if (random() < touching) {
      await actByTouch(page, random);
    } else {
      await actFromList(page, random);
    }
  }
  return assert.fail(`no score sheet after ${limit} actions: ${JSON.stringify(await look(page))}`);
}
