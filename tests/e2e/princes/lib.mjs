// Plays Princes through the visible page, checking that no hidden card gets into the document.

import { expect } from '@playwright/test';
import assert from 'node:assert/strict';
import { PRYING, act, chance, inPage, openList, pressing, pry, still, unseen, until } from '../lib/inpage.mjs';
import { begin, seat, unfold } from '../lib/setup.mjs';
import { search } from './hidden.mjs';

export const GAME = 'The Princes of Catan';
/** Computers play without pauses, as only their actions matter here. */
export const SWIFT = { 'principality.settings': 'motion=off\n' };

/** Sets up a table of this game and starts; `mode` is the label of the set of cards. */
export async function beginPrinces(page, { mode, ...how } = {}) {
  if (!mode) return begin(page, { game: GAME, names: ['Anna', 'Ben'], ...how });
  await page.getByRole('button', { name: `New game: ${GAME}` }).first().click();
  const offer = page.locator('.su .levelpick label').filter({ has: page.getByText(mode, { exact: true }) }).locator('input');
  // A touch right after the page has changed would count as the second half of a double tap.
  await offer.evaluate((input) => input.click());
  await expect(offer).toBeChecked();
  await unfold(page);
  await seat(page, how.names ?? ['Anna', 'Ben'], how.computers);
  await page.locator('.su .seed input').fill(how.seed ?? 'hazel-gate-12');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.app.prs').waitFor();
  return '';
}

/** Picks a set of a duel by a click; returns how many could be picked. */
export async function pick(page, set) {
  const sets = page.locator('.picks .pk.lit');
  await sets.first().waitFor();
  const count = await sets.count();
  await sets.filter({ hasText: set }).click();
  return count;
}

/** Runs in the page: its state, as far as needed for playing. */
function shows() {
  return {
    over: !!document.querySelector('.sc'),
    title: document.querySelector('.act .say b')?.textContent ?? '',
    end: document.querySelector('.act .end:not(:disabled)')?.textContent ?? '',
    hand: [...document.querySelectorAll('.phand .hc .hn')].map((card) => card.textContent),
    usable: [...document.querySelectorAll('.phand .hc:not(.no) .hn')].map((card) => card.textContent),
    stacks: document.querySelectorAll('.stk').length,
    covered: !!document.querySelector('.phand.cov'),
    turn: document.querySelector('.top .turn')?.textContent ?? '',
  };
}

/** The page's state, as far as needed for playing. */
export const look = (page) => page.evaluate(shows);

/**
 * Actions that advance a game, by preference: points first, then resources for them; cards are exchanged only now and
 * then.
 */
export const BRISK = [
  /^(Roll|Make|Build a settlement)/, /^Build a road/, /^Build (?!a )/, /^(Store|Take|Draw|Play|Raise)(?! no)/,
  /^Trade [23] (brick|lumber|wool|gold)\b.* (Mountains|Fields)/, /^(No exchange|End the turn|Done|Skip|(Take|Store|Buy) no|Keep this layout)/,
];

/** Runs in the page: plays until `stop` returns true, the game is over, or the document contains a hidden card. */
async function playOn({ seed, stop, given, wanted, limit, watched, owner }) {
  const random = chance(seed);
  const met = { covers: 0, moves: 0, pried: 0, done: [], turn: '' };
  const end = () => document.querySelector('.act .end');
  const one = (wanted) => act(random(), wanted);
  const title = () => document.querySelector('.act .say b')?.textContent;
  owner ??= watched?.alone;
  let found = [];
  // After the last action, which may be stored and shown late, all hands lie open; then comes the score.
  const finished = () => document.querySelector('.sc') || /Final score/.test(end()?.textContent);
  const searched = async (looks) => {
    const faults = () => (finished() ? [] : search(watched, looks));
    found = watched ? faults() : [];
    if (found.length) {
      // Yew may hand a long update to the browser in several pieces; the document is judged once it rests.
      await still();
      found = faults();
    }
    return !found.length;
  };
  for (; met.moves < limit; met.moves += 1) {
    if (finished()) await until(60_000, () => document.querySelector('.sc'));
    const seen = shows();
    met.turn = seen.turn || met.turn;
    if (seen.over || stop(seen, met, given)) return { met: { ...met, over: seen.over }, watched, found, done: true };
    // Storing, paying and giving do not involve the hand, so the viewer may be either player.
    let looks = seen.covered ? undefined : owner;
    if (/^I am /.test(seen.end)) {
      looks = undefined;
      if (watched && await searched(looks)) {
        const pried = await pry(() => search(watched, undefined));
        met.pried += pried.looks;
        found = pried.found;
      }
      if (!found.length) {
        met.covers += 1;
        looks = owner = seen.end.replace('I am ', '');
        await pressing(30_000, () => end().click(), () => end()?.textContent !== seen.end);
        await searched(looks);
      }
    } else if (/thinks|plays|to move$/.test(seen.title)) {
      await until(60_000, () => document.querySelector('.sc') || title() !== seen.title || !/(thinks|plays|to move)/.test(title()));
    } else if (await searched(looks)) {
      // Now and then with the list of actions open.
      if (watched && met.moves % 20 === 0) {
        await openList(30_000);
        await searched(looks);
      }
      if (!found.length) met.done.push(await one(random() < 0.9 ? wanted : []));
    }
    if (found.length) return { met, watched, found, looks, seen: shows() };
  }
  return { met, watched, found };
}

/**
 * Plays in the page until the score page or until `stop(seen, met, given)` returns true; returns the observations. With
 * `watched` (see hidden.mjs) the document is searched before every move, under every cover, and now and then with the
 * list of actions open. `owner` is the player who last took the device, if known.
 */
export async function play(page, { seed = 3, stop = () => false, given, wanted = BRISK, limit = 1500, watched, owner } = {}) {
  const how = { seed, stop, given, wanted: [wanted].flat(), limit, watched, owner };
  const { met, done, watched: now, found, looks, seen } = await inPage(page, [...PRYING, chance, unseen, shows, search, playOn], (how) => unseen(() => playOn(how)), how);
  if (watched) Object.assign(watched, now);
  assert.deepEqual(found, [], `shown to ${looks ?? 'nobody'} ${JSON.stringify(seen)}`);
  assert.ok(done, `no score sheet: ${JSON.stringify(await look(page))}`);
  return met;
}

/** Elements of this game's table that extend beyond the window, overlap or are cut off; and small buttons. */
export function faultsOfPrinces(page) {
  return page.evaluate(() => {
    const found = [];
    const box = (e) => e.getBoundingClientRect();
    const shown = (e) => e.getClientRects().length > 0;
    const parts = [...document.querySelectorAll('.top, .strip, .prin, .band, .phand, .act, .tabs')];
    for (const part of parts) {
      const { left, top, right, bottom } = box(part);
      const name = part.className;
      // The hand and the bar extend beyond the frame of the page.
      if (left < -11 || top < -1 || right > innerWidth + 11 || bottom > innerHeight + 1) found.push(`${name}: ${left},${top} – ${right},${bottom}`);
      for (const other of parts) {
        const that = box(other);
        const over = Math.min(right, that.right) - Math.max(left, that.left);
        const under = Math.min(bottom, that.bottom) - Math.max(top, that.top);
        if (part !== other && over > 12 && under > 7) found.push(`${name} lies on ${other.className} by ${over}x${under}`);
      }
    }
    const fingers = '.act button, .top button, .tabs button, .stk, .hc, .own1 .spot.lit';
    for (const e of document.querySelectorAll(fingers)) {
      const { width, height } = box(e);
      if (shown(e) && (width < 43.5 || height < 43.5)) found.push(`${e.getAttribute('aria-label') ?? e.textContent}: ${width}x${height}`);
    }
    for (const e of document.querySelectorAll('.hn, .stk > span:last-child, .person1 :is(b, small, span):not(.bks), .act .say *, .act .end *, .rolled *')) {
      if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0) found.push(`cut off: ${e.className} ${e.textContent}: ${e.scrollWidth} in ${e.clientWidth}`);
    }
    for (const e of document.querySelectorAll('.stks, .act .acts')) {
      if (e.scrollWidth > e.clientWidth + 1) found.push(`scrolls sideways: ${e.className}: ${e.scrollWidth} in ${e.clientWidth}`);
    }
    // The middle column scrolls only if a principality has grown; the panel beside it must not be cut off.
    for (const panel of document.querySelectorAll('.person1')) {
      const around = box(panel.closest('.prin'));
      for (const e of panel.querySelectorAll('*')) {
        if (!shown(e)) continue;
        if (box(e).bottom > around.bottom + 1 || box(e).top < around.top - 1) {
          found.push(`${panel.querySelector('.who b')?.textContent}: cut off: ${e.outerHTML.slice(0, 80)}`);
          break;
        }
      }
    }
    return found;
  });
}
