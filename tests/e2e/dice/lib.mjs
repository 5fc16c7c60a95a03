// Plays the dice game through the visible page.

import { inPage, unseen, until } from '../lib/inpage.mjs';
import { stored } from '../lib/library.mjs';
import { eitherOf, pressIfThere } from '../lib/settle.mjs';
import { begin as lay } from '../lib/setup.mjs';

/** Starts a game from the home page; `computers` has a level for each seat, or null for a person. */
export function begin(page, table = {}) {
  return lay(page, { names: ['Anna'], game: 'Burgundy: The Dice Game', ...table });
}

/** Confirms the cover for the next person, if there is one. */
export async function takeDevice(page) {
  // By script, because another tap at the same place would count as the second half of a double tap.
  await pressIfThere(page.locator('.handover .end'));
}

/** Goes on from the result of a round, if it is shown. */
export async function past(page) {
  await pressIfThere(page.locator('.dreveal .act .end'));
}

/** Touches the first lit field of a sheet, and the first number if asked; passes if nothing is lit. */
export async function mark(page, part = '.stage', bar = '.act') {
  const choice = await eitherOf(page, { lit: `${part} .legal.lit`, pass: [`${bar} button`, /^(Pass|Passen)/] });
  if (choice === 'pass') {
    // By key, because a click by script lies where the last one did, and would count as the second half of a double tap.
    await page.locator(bar).getByRole('button', { name: /^(Pass|Passen)/ }).press('Enter');
    return;
  }
  const pencil = page.locator(part).locator('.penring');
  const before = await pencil.count();
  await page.locator(part).locator('.legal.lit').first().click({ force: true });
  // A number is asked for if several fit; otherwise the mark is made in pencil.
  const numbers = page.locator(bar).getByRole('button', { name: /^[1-6](:|$| )/ });
  await numbers.or(pencil.nth(before)).first().waitFor();
  if (await pressIfThere(numbers)) await pencil.nth(before).waitFor();
}

/**
 * Presses Ready, and waits until the choices are carried out: on a slow disk they wait for those before, and the sheets
 * are lit for the last round until then.
 */
export async function ready(page, bar = '.act') {
  // By script, because another tap within half a second of the last round's would count as the second half of a double tap.
  await page.locator(bar).locator('button.end:not(:disabled)').evaluate((end) => end.click());
  await stored(page);
}

/**
 * The person in front marks the first lit field, and the first number if asked, or passes, and is ready; all by key, since
 * touches of quick rounds would count as the second half of a double one.
 */
export async function turnByKey(page) {
  await takeDevice(page);
  const field = '.pad-svg .legal.lit';
  const done = page.locator('.act button.end:not(:disabled)');
  const choice = await eitherOf(page, { field, pass: ['.act button', /^Pass/] });
  const first = choice === 'field' ? page.locator(field) : page.locator('.act').getByRole('button', { name: /^Pass/ });
  await first.first().press('Enter');
  const numbers = page.locator('.act').getByRole('button', { name: /^[1-6](:|$| )/ });
  await numbers.or(done).first().waitFor();
  if (await eitherOf(page, { numbers: ['.act button', /^[1-6](:|$| )/], done: '.act button.end:not(:disabled)' }) === 'numbers') await numbers.first().press('Enter');
  await done.press('Enter');
  await stored(page);
}

/** The person in front makes a choice and is ready. */
export async function turn(page) {
  await takeDevice(page);
  await mark(page);
  await ready(page);
}

/**
 * Runs in the page of a solo game: marks the first lit field, or passes if nothing is lit or passing is requested; to
 * the end of the game.
 */
async function playOn(passing) {
  const one = (selector) => document.querySelector(selector);
  const button = (name) => [...document.querySelectorAll('.act button')].find((e) => name.test((e.getAttribute('aria-label') ?? e.innerText).trim()));
  const ready = () => one('.act .end:not(:disabled)');
  const round = () => one('.top .turn')?.textContent;
  let rounds = 0;
  for (; !one('.sc h1'); rounds += 1) {
    const now = round();
    for (let tries = 0; tries < 50 && !ready(); tries += 1) {
      const lit = !passing && one('.stage .legal.lit');
      if (lit) lit.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      else button(/^Pass/)?.click();
      // A number is asked for if several fit.
      await until(600, () => ready() || (lit && button(/^[1-6](:|$|\s)/)));
      if (!ready()) button(/^[1-6](:|$|\s)/)?.click();
      await until(600, ready);
    }
    if (!ready()) throw new Error(`nothing can be chosen: ${one('.act').textContent}`);
    ready().click();
    await until(30_000, () => round() !== now || one('.sc h1'));
    // The page of the score may still be fetched.
    await until(60_000, () => one('.act') || one('.sc h1'));
  }
  return rounds;
}

/** Plays a solo game to its end within the page (see lib/inpage.mjs); returns the number of rounds. */
export const playAlone = (page, { passing = false } = {}) => inPage(page, [until, unseen, playOn], (passing) => unseen(() => playOn(passing)), passing);
