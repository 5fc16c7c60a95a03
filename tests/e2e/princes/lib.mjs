// Somebody who plays Princes at the visible page, and watches that no hidden card gets into the document.

import assert from 'node:assert/strict';
import { actSwiftly, chance } from '../lib/player.mjs';
import { begin } from '../lib/setup.mjs';

export const GAME = 'The Princes of Catan';

/** Lays a table of this game and begins; `mode` is the name of what is played, as the page words it. */
export async function beginPrinces(page, { mode, ...how } = {}) {
  if (!mode) return begin(page, { game: GAME, names: ['Anna', 'Ben'], ...how });
  await page.getByRole('button', { name: `New game: ${GAME}` }).first().click();
  await page.locator('.su .seg label').filter({ hasText: mode }).click();
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

/** What the page shows, as far as playing needs it. */
export function look(page) {
  return page.evaluate(() => ({
    over: !!document.querySelector('.sc'),
    title: document.querySelector('.act .say b')?.textContent ?? '',
    end: document.querySelector('.act .end:not(:disabled)')?.textContent ?? '',
    hand: [...document.querySelectorAll('.phand .hc .hn')].map((card) => card.textContent),
    covered: !!document.querySelector('.phand.cov'),
    turn: document.querySelector('.top .turn')?.textContent ?? '',
  }));
}

/** Fails if anything of a hand can be seen while the table is covered. */
export async function nothingHidden(page, when) {
  const found = await page.evaluate(() => {
    if (!document.querySelector('.phand.cov')) return [];
    const shown = [...document.querySelectorAll('.phand.cov use, .ohand use')].map((use) => use.getAttribute('href'));
    const faces = shown.filter((href) => !href.startsWith('#bk-'));
    const open = [...document.querySelectorAll('.hc')].map((card) => card.textContent);
    return [...faces, ...open];
  });
  assert.deepEqual(found, [], when);
}

/** Plays until the score sheet or until `stop` says so; gives what was met on the way. */
export async function play(page, { seed = 3, stop = () => false, wanted, limit = 1500, watch = true } = {}) {
  const random = chance(seed);
  const met = { covers: 0, moves: 0, done: [] };
  for (; met.moves < limit; met.moves += 1) {
    const seen = await look(page);
    if (seen.over || stop(seen, met)) return met;
    if (/^I am /.test(seen.end)) {
      if (watch) await nothingHidden(page, 'under the cover');
      met.covers += 1;
      await page.locator('.act .end').click();
    } else if (/(thinks|plays|to move)$|thinks|plays/.test(seen.title)) {
      await page.waitForFunction((title) => document.querySelector('.sc') || document.querySelector('.act .say b')?.textContent !== title, seen.title, { timeout: 60_000 });
    } else {
      met.done.push(await actSwiftly(page, random, random() < 0.8 ? wanted : undefined));
    }
  }
  return assert.fail(`no score sheet: ${JSON.stringify(await look(page))}`);
}
