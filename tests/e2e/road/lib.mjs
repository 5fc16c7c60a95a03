// Somebody who plays Road at the visible page, and watches that no hidden card gets into the document.

import assert from 'node:assert/strict';
import { ACTING, act, chance, inPage, unseen, until } from '../lib/inpage.mjs';
import { actFromList } from '../lib/player.mjs';
import { begin } from '../lib/setup.mjs';

export const GAME = 'On the Road';

/** Lays a table of this game and begins. */
export const beginRoad = (page, how = {}) => begin(page, { game: GAME, names: ['Anna', 'Ben', 'Carla'], ...how });

/** Runs in the page: what it shows, as far as playing needs it. */
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

/** What the page shows, as far as playing needs it. */
export const look = (page) => page.evaluate(shows);

/** Runs in the page: what the document tells of cards that whoever looks may not know. */
function told([names, owner]) {
  const faults = [];
  const others = names.filter((name) => name !== owner);
  const kinds = 'brick|wood|wool|grain|ore';
  const html = document.documentElement.outerHTML;
  for (const name of others) {
    const drew = html.match(new RegExp(`${name}(<[^>]*>|\\s)*drew (one|\\d+) (${kinds})`));
    if (drew) faults.push(drew[0]);
  }
  for (const box of document.querySelectorAll('.seats, .pstrip, .coverbox')) {
    if (box.querySelector('[href^="#r-"], [href^="#p-"]')) faults.push(box.className);
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

/** Fails if the document tells a card that whoever looks may not know: `owner` is who looks, or nobody. */
export async function nothingHidden(page, names, owner) {
  assert.deepEqual(await page.evaluate(told, [names, owner]), [], shownTo(owner));
}

/** Runs in the page: plays on until `stop` says so, the game is over, or the document tells what it may not. */
async function playOn({ names, seed, stop, given, wanted, limit, watch }) {
  const random = chance(seed);
  const met = { covers: 0, trades: 0, events: 0, moves: 0, searches: 0 };
  const end = () => document.querySelector('.act .end');
  const one = (wanted) => act(random(), wanted);
  let owner = names.length === 1 ? names[0] : undefined;
  const faults = (looks) => {
    met.searches += 1;
    return told([names, looks]);
  };
  for (; met.moves < limit; met.moves += 1) {
    const seen = shows();
    if (seen.over || stop(seen, met, given)) return { met, done: true };
    // Before every move, whoever looks: nobody below a cover, and else who took the device last.
    let looks = seen.covered ? undefined : owner;
    let found = watch ? faults(looks) : [];
    if (!found.length && seen.covered) {
      met.covers += 1;
      looks = owner = seen.end.replace('I am ', '');
      end().click();
      await until(5000, () => !document.querySelector('.coverbox'));
      if (watch) found = faults(looks);
    } else if (/(thinks|plays|to move)/.test(seen.title)) {
      await until(60_000, () => document.querySelector('.sc') || document.querySelector('.act .say b')?.textContent !== seen.title);
    } else if (/^Go on/.test(seen.end)) {
      met.events += 1;
      end().click();
      await until(500, () => end()?.textContent !== seen.end || shows().title !== seen.title);
    } else if (!found.length) {
      const done = await one(random() < 0.85 ? wanted : []);
      if (/^Agree/.test(done)) met.trades += 1;
    }
    if (found.length) return { met, found, looks };
  }
  return { met };
}

/** Plays until the score sheet or until `stop(seen, met, given)` says so, in the page; gives what was met on the way. */
export async function play(page, { names, seed = 3, stop = () => false, given, wanted, limit = 1500, watch = true }) {
  const how = { names, seed, stop, given, wanted: [wanted ?? []].flat(), limit, watch };
  const { met, done, found = [], looks } = await inPage(page, [...ACTING, chance, unseen, shows, told, playOn], (how) => unseen(() => playOn(how)), how);
  assert.deepEqual(found, [], shownTo(looks));
  assert.ok(done, `no score sheet: ${JSON.stringify(await look(page))}`);
  return met;
}

export { actFromList };
