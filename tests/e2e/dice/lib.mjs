// Playing the dice game through the visible page.

import { inPage, unseen, until } from '../lib/inpage.mjs';
import { begin as lay } from '../lib/setup.mjs';

/** From the first page to a begun game; `computers` says for each seat which level plays, null for a person. */
export function begin(page, table = {}) {
  return lay(page, { names: ['Anna'], game: 'Burgundy: The Dice Game', ...table });
}

/** Who is asked to take the device takes it. */
export async function takeDevice(page) {
  const cover = page.locator('.handover .end');
  if (await cover.count()) await cover.click();
}

/** Touches the first lit field of a sheet, and the first number where one is asked for; passes where nothing is lit. */
export async function mark(page, part = page.locator('.stage'), bar = page.locator('.act')) {
  const lit = part.locator('.legal.lit');
  const pencil = part.locator('.penring');
  const before = await pencil.count();
  if (!(await lit.count())) {
    await bar.getByRole('button', { name: /^(Pass|Passen)/ }).click();
    return;
  }
  await lit.first().click({ force: true });
  // A number is asked for where several fit; else it stands there in pencil.
  const numbers = bar.getByRole('button', { name: /^[1-6](:|$| )/ });
  await numbers.or(pencil.nth(before)).first().waitFor({ timeout: 3000 });
  if (await numbers.count()) await numbers.first().click();
}

/** The person in front chooses something and is ready. */
export async function turn(page) {
  await takeDevice(page);
  await mark(page);
  await page.locator('.act .end:not(:disabled)').click();
}

/** Runs in the page: marks the first lit field of a part, or passes where nothing is lit or all that is wished, and is ready. */
async function choose(part, bar, passing) {
  const name = (button) => (button.getAttribute('aria-label') ?? button.textContent).trim();
  const number = () => [...bar.querySelectorAll('button')].find((button) => /^[1-6](?!\d)/.test(name(button)));
  const ready = () => bar.querySelector('.end:not(:disabled)');
  for (let tries = 0; tries < 5 && !ready(); tries += 1) {
    const lit = !passing && part.querySelector('.legal.lit');
    if (lit) lit.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else [...bar.querySelectorAll('button')].find((button) => /^Pass/.test(name(button)))?.click();
    await until(600, () => number() ?? ready());
    number()?.click();
    await until(600, ready);
  }
  if (!ready()) throw new Error(`nothing can be chosen: ${bar.textContent}`);
  ready().click();
  await until(3000, () => !ready() || !ready().isConnected);
}

/**
 * Runs in the page: plays on as `choose` does, at one sheet after the other or at all of them, until the words above match or
 * the game is over; gives whose choices these were, and the rounds.
 */
async function playOn({ stop, limit, passing }) {
  const one = (selector) => document.querySelector(selector);
  const met = { choices: [], rounds: 0 };
  while (met.choices.length < limit) {
    await until(5000, () => one('.dg.dreveal, .handover, .dg.dall, .dg.dturn, .dg.dsolo, .sc h1'));
    if (one('.dg.dreveal, .handover')) {
      const old = one('.dg.dreveal .end, .handover .end') ?? one('.act .end');
      const shown = one('.dg.dreveal, .handover');
      old.click();
      await until(3000, () => one('.dg.dreveal, .handover') !== shown);
    } else if (one('.sc h1') || stop?.test(one('.top .turn').innerText)) {
      return met;
    } else if (one('.dg.dall')) {
      met.rounds += 1;
      for (const quarter of document.querySelectorAll('.quarter:not(.computers)')) {
        met.choices.push(quarter.getAttribute('aria-label') ?? '');
        await choose(quarter, quarter, passing);
      }
      await until(3000, () => !one('.dg.dall'));
    } else {
      met.rounds += 1;
      const turn = one('.top .turn').textContent;
      const owner = one('section.pad')?.getAttribute('aria-label') ?? '';
      met.choices.push(owner.replace('Sheet of ', ''));
      await choose(one('.stage'), one('.act'), passing);
      await until(3000, () => !one('.top .turn') || one('.top .turn').textContent !== turn || (one('section.pad')?.getAttribute('aria-label') ?? '') !== owner);
    }
  }
  return met;
}

/** Plays on in the page itself (see lib/inpage.mjs) until what is above the table matches `stop` or the game is over. */
export const play = (page, { stop = null, limit = 400, passing = false } = {}) => inPage(page, [until, unseen, choose, playOn], (how) => unseen(() => playOn(how)), { stop, limit, passing });
