// Somebody who plays Princes at the visible page, and watches that no hidden card gets into the document.

import assert from 'node:assert/strict';
import { ACTING, act, chance, inPage, listed, unseen, until } from '../lib/inpage.mjs';
import { begin, unfold } from '../lib/setup.mjs';
import { search } from './hidden.mjs';

export const GAME = 'The Princes of Catan';
/** Computers play at once; what they do is what matters here. */
export const SWIFT = { 'principality.settings': 'motion=off\n' };

/** Lays a table of this game and begins; `mode` is the name of what is played, as the page words it. */
export async function beginPrinces(page, { mode, ...how } = {}) {
  if (!mode) return begin(page, { game: GAME, names: ['Anna', 'Ben'], ...how });
  await page.getByRole('button', { name: `New game: ${GAME}` }).first().click();
  await page.locator('.su .levelpick label').filter({ has: page.getByText(mode, { exact: true }) }).click();
  await unfold(page);
  for (const [seat, name] of (how.names ?? ['Anna', 'Ben']).entries()) {
    const row = page.locator('.su .seat').nth(seat);
    if (how.computers?.[seat]) await row.locator('select').selectOption(how.computers[seat]);
    await row.locator('input').fill(name);
  }
  await page.locator('.su .seed input').fill(how.seed ?? 'hazel-gate-12');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.app.prs').waitFor();
  return '';
}

/** Runs in the page: what it shows, as far as playing needs it. */
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

/** What the page shows, as far as playing needs it. */
export const look = (page) => page.evaluate(shows);

/** What brings a game forward: points first, then what they are paid with; cards are exchanged now and then only. */
export const BRISK = [
  /^(Roll|Make|Build a settlement)/, /^Build a road/, /^Build (?!a )/, /^(Store|Take|Draw|Play|Raise)/,
  /^Trade [23] (brick|lumber|wool|gold)\b.* (Mountains|Fields)/, /^(No exchange|End the turn|Enough|Skip|All as they are)/,
];

/** Runs in the page: plays on until `stop` says so, the game is over, or the document tells what it may not. */
async function playOn({ seed, stop, given, wanted, limit, watched }) {
  const random = chance(seed);
  const met = { covers: 0, moves: 0, done: [] };
  const end = () => document.querySelector('.act .end');
  const one = (wanted) => act(random(), wanted);
  const title = () => document.querySelector('.act .say b')?.textContent;
  let owner = watched?.alone;
  let found = [];
  const searched = (looks) => {
    found = watched ? search(watched, looks) : [];
    return !found.length;
  };
  for (; met.moves < limit; met.moves += 1) {
    const seen = shows();
    if (seen.over || stop(seen, met, given)) return { met, watched, found, done: true };
    // Storing, paying and giving need no hand: then whoever has the device may be anybody.
    let looks = seen.covered ? undefined : owner;
    if (/^I am /.test(seen.end)) {
      looks = undefined;
      if (searched(looks)) {
        met.covers += 1;
        looks = owner = seen.end.replace('I am ', '');
        end().click();
        await until(5000, () => !/^I am /.test(end()?.textContent));
        searched(looks);
      }
    } else if (/thinks|plays|to move$/.test(seen.title)) {
      await until(60_000, () => document.querySelector('.sc') || title() !== seen.title || !/(thinks|plays|to move)/.test(title()));
    } else if (searched(looks)) {
      // Now and then with the list of actions open.
      if (watched && met.moves % 20 === 0) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
        await until(5000, listed);
        searched(looks);
      }
      if (!found.length) met.done.push(await one(random() < 0.9 ? wanted : []));
    }
    if (found.length) return { met, watched, found, looks };
  }
  return { met, watched, found };
}

/**
 * Plays until the score sheet or until `stop(seen, met, given)` says so, in the page; gives what was met on the way. With
 * `watched` (see hidden.mjs) the document is searched before every move, below every cover, and now and then with the list
 * of actions open.
 */
export async function play(page, { seed = 3, stop = () => false, given, wanted = BRISK, limit = 1500, watched } = {}) {
  const how = { seed, stop, given, wanted: [wanted].flat(), limit, watched };
  const { met, done, watched: now, found, looks } = await inPage(page, [...ACTING, chance, unseen, shows, search, playOn], (how) => unseen(() => playOn(how)), how);
  if (watched) Object.assign(watched, now);
  assert.deepEqual(found, [], `shown to ${looks ?? 'nobody'}`);
  assert.ok(done, `no score sheet: ${JSON.stringify(await look(page))}`);
  return met;
}

/** What of this game's table lies outside the window, upon something else, or is cut off; small buttons. */
export function faultsOfPrinces(page) {
  return page.evaluate(() => {
    const found = [];
    const box = (e) => e.getBoundingClientRect();
    const shown = (e) => e.getClientRects().length > 0;
    const parts = [...document.querySelectorAll('.top, .strip, .prin, .band, .phand, .act, .tabs')];
    for (const part of parts) {
      const { left, top, right, bottom } = box(part);
      const name = part.className;
      // The hand and the bar reach over the frame of the page.
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
    for (const e of document.querySelectorAll('.hn, .stk > span:last-child, .person1 :is(b, small, span):not(.bks), .act .say *, .act .end *, .roll p *')) {
      if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0) found.push(`cut off: ${e.className} ${e.textContent}: ${e.scrollWidth} in ${e.clientWidth}`);
    }
    for (const e of document.querySelectorAll('.stks, .act .acts')) {
      if (e.scrollWidth > e.clientWidth + 1) found.push(`scrolls sideways: ${e.className}: ${e.scrollWidth} in ${e.clientWidth}`);
    }
    // The middle column scrolls only where a principality has grown; the panel beside it must not be cut.
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
