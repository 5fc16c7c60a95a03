// Plays Road through the visible page, checking that no hidden card gets into the document.

import assert from 'node:assert/strict';
import { PRYING, act, chance, inPage, pressing, pry, unseen, until } from '../lib/inpage.mjs';
import { actFromList } from '../lib/player.mjs';
import { begin } from '../lib/setup.mjs';

export const GAME = 'On the Road';

/** Sets up a table of this game with a shuffled row, and starts. */
export const beginRoad = (page, how = {}) => begin(page, { game: GAME, names: ['Anna', 'Ben', 'Carla'], way: 'Classic', ...how });

/** Runs in the page: its state, as far as needed for playing. */
function shows() {
  return {
    over: !!document.querySelector('.sc'),
    covered: !!document.querySelector('.coverbox'),
    title: document.querySelector('.act .say b')?.textContent ?? '',
    end: document.querySelector('.act .end:not(:disabled)')?.textContent ?? '',
    open: [...document.querySelectorAll('.handbox')].map((box) => !!box.querySelector('.openhand')),
    log: [...document.querySelectorAll('.log li')].map((line) => line.textContent),
  };
}

/** The page's state, as far as needed for playing. */
export const look = (page) => page.evaluate(shows);

/** Runs in the page: cards in the document that the viewer may not know. */
function told([names, owner]) {
  const faults = [];
  const others = names.filter((name) => name !== owner);
  const kinds = 'brick|wood|wool|grain|ore';
  const html = document.documentElement.outerHTML;
  for (const name of others) {
    const drew = html.match(new RegExp(`${name}(<[^>]*>|\\s)*drew (one|\\d+) (${kinds})`));
    if (drew) faults.push(drew[0]);
  }
  for (const box of document.querySelectorAll('section.seats, .pstrip, .coverbox')) {
    // A line of the log shows the kind that it names.
    const named = (sign) => new RegExp(kinds, 'i').test(sign.closest('li')?.querySelector('p')?.textContent ?? '');
    if ([...box.querySelectorAll('[href^="#r-"], [href^="#p-"]')].some((sign) => !named(sign))) faults.push(box.className);
  }
  const hands = document.querySelectorAll('.openhand, .phand [href^="#p-"]');
  if (!owner && hands.length) faults.push('an open hand below the cover');
  for (const box of document.querySelectorAll('.handbox')) {
    const label = box.getAttribute('aria-label');
    if (box.querySelector('.openhand') && label !== 'Your hand' && !label.startsWith(owner)) faults.push(label);
  }
  return faults;
}

const shownTo = (owner) => `shown to ${owner ?? 'nobody'}`;

/** Fails if the document contains a card that `owner`, the viewer or nobody, may not know. */
export async function nothingHidden(page, names, owner, when = '') {
  assert.deepEqual(await page.evaluate(told, [names, owner]), [], `${shownTo(owner)} ${when}`);
}

/** Undoes, redoes and restarts at a cover as far as possible; fails if the document contains a hidden card meanwhile. */
export async function pryAt(page, names) {
  const { found } = await inPage(page, [...PRYING, told], (names) => pry(() => told([names, undefined])), names);
  assert.deepEqual(found, []);
}

/** Runs in the page: plays until `stop` returns true, the game is over, or the document contains a hidden card. */
async function playOn({ names, seed, stop, given, wanted, limit, watch, owner }) {
  const met = { covers: 0, trades: 0, events: 0, moves: 0, made: 0, searches: 0, pried: 0 };
  const end = () => document.querySelector('.act .end');
  owner ??= names.length === 1 ? names[0] : undefined;
  const faults = (looks) => {
    met.searches += 1;
    return told([names, looks]);
  };
  for (; met.moves < limit; met.moves += 1) {
    const seen = shows();
    if (seen.over || stop(seen, met, given)) return { met: { ...met, over: seen.over }, done: true };
    // The viewer before every move: nobody under a cover, and otherwise the player who last took the device.
    let looks = seen.covered ? undefined : owner;
    let found = watch ? faults(looks) : [];
    if (watch && !found.length && seen.covered) {
      const pried = await pry(() => faults(undefined));
      met.pried += pried.looks;
      found = pried.found;
    }
    if (!found.length && seen.covered) {
      met.covers += 1;
      looks = owner = seen.end.replace('I am ', '');
      await pressing(30_000, () => end().click(), () => !document.querySelector('.coverbox'));
      if (watch) found = faults(looks);
    } else if (/(thinks|plays|to move)/.test(seen.title)) {
      await until(60_000, () => document.querySelector('.sc') || document.querySelector('.act .say b')?.textContent !== seen.title);
    } else if (/^Go on/.test(seen.end)) {
      met.events += 1;
      end().click();
      await until(500, () => end()?.textContent !== seen.end || shows().title !== seen.title);
    } else if (!found.length) {
      // Numbers depend on the actions made alone, so that a slow machine plays the same game.
      const random = chance(seed * 1009 + met.made);
      const done = await act(random(), random() < 0.7 ? wanted : []);
      if (done) met.made += 1;
      if (/^Agree/.test(done)) met.trades += 1;
    }
    if (found.length) return { met, found, looks };
  }
  return { met };
}

/**
 * Plays in the page until the score page or until `stop(seen, met, given)` returns true; returns the observations.
 * `owner` is the player who last took the device, if known.
 */
export async function play(page, { names, seed = 3, stop = () => false, given, wanted, limit = 1500, watch = true, owner }) {
  const how = { names, seed, stop, given, wanted: [wanted ?? []].flat(), limit, watch, owner };
  const { met, done, found = [], looks } = await inPage(page, [...PRYING, chance, unseen, shows, told, playOn], (how) => unseen(() => playOn(how)), how);
  assert.deepEqual(found, [], shownTo(looks));
  assert.ok(done, `no score sheet: ${JSON.stringify(await look(page))}`);
  return met;
}

export { actFromList };
