// Somebody who plays Road at the visible page, and watches that no hidden card gets into the document.

import assert from 'node:assert/strict';
import { actFromList, actSwiftly, chance } from '../lib/player.mjs';
import { begin } from '../lib/setup.mjs';

export const GAME = 'On the Road';

/** Lays a table of this game and begins. */
export const beginRoad = (page, how = {}) => begin(page, { game: GAME, names: ['Anna', 'Ben', 'Carla'], ...how });

/** What the page shows, as far as playing needs it. */
export function look(page) {
  return page.evaluate(() => ({
    over: !!document.querySelector('.sc'),
    covered: !!document.querySelector('.coverbox'),
    title: document.querySelector('.act .say b')?.textContent ?? '',
    end: document.querySelector('.act .end:not(:disabled)')?.textContent ?? '',
    open: [...document.querySelectorAll('.handbox')].map((box) => !!box.querySelector('.openhand')),
    log: [...document.querySelectorAll('.log li')].map((line) => line.textContent),
  }));
}

/** Fails if the document tells a card that whoever looks may not know: `owner` is who looks, or nobody. */
export async function nothingHidden(page, names, owner) {
  const found = await page.evaluate(([names, owner]) => {
    const faults = [];
    const others = names.filter((name) => name !== owner);
    const kinds = 'brick|wood|wool|grain|ore';
    const html = document.documentElement.outerHTML;
    for (const name of others) {
      const told = html.match(new RegExp(`${name}(<[^>]*>|\\s)*drew (one|\\d+) (${kinds})`));
      if (told) faults.push(told[0]);
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
  }, [names, owner]);
  assert.deepEqual(found, [], `shown to ${owner ?? 'nobody'}`);
}

/** Plays until the score sheet or until `stop` says so; gives what was met on the way. */
export async function play(page, { names, seed = 3, stop = () => false, wanted, limit = 1500, watch = true }) {
  const random = chance(seed);
  const met = { covers: 0, trades: 0, events: 0, moves: 0 };
  let owner = names.length === 1 ? names[0] : undefined;
  for (; met.moves < limit; met.moves += 1) {
    const seen = await look(page);
    if (seen.over || stop(seen, met)) return met;
    // Before every move, whoever looks: nobody below a cover, and else who took the device last.
    if (watch) await nothingHidden(page, names, seen.covered ? undefined : owner);
    if (seen.covered) {
      met.covers += 1;
      owner = seen.end.replace('I am ', '');
      await page.locator('.act .end').click();
      await page.locator('.coverbox').waitFor({ state: 'detached' });
      if (watch) await nothingHidden(page, names, owner);
    } else if (/(thinks|plays|to move)/.test(seen.title)) {
      await page.waitForFunction((title) => document.querySelector('.sc') || document.querySelector('.act .say b')?.textContent !== title, seen.title, { timeout: 60_000 });
    } else if (/^Go on/.test(seen.end)) {
      met.events += 1;
      await page.locator('.act .end').click();
    } else {
      const done = await actSwiftly(page, random, random() < 0.85 ? wanted : undefined);
      if (/^Agree/.test(done)) met.trades += 1;
    }
  }
  return assert.fail(`no score sheet: ${JSON.stringify(await look(page))}`);
}

export { actFromList };
