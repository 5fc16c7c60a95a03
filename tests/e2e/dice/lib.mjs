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
  const pass = bar.getByRole('button', { name: /^(Pass|Passen)/ });
  // Whose turn it is now may not be drawn yet.
  await lit.or(pass).first().waitFor({ state: 'attached' });
  const before = await pencil.count();
  if (!(await lit.count())) {
    await pass.click();
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

/** Runs in the page, alone at the table: marks the first lit field, or passes where nothing is lit or all that is wished; to the game's end. */
async function playOn(passing) {
  const one = (selector) => document.querySelector(selector);
  const button = (name) => [...document.querySelectorAll('.act button')].find((e) => name.test((e.getAttribute('aria-label') ?? e.innerText).trim()));
  const ready = () => one('.act .end:not(:disabled)');
  const round = () => one('.top .turn')?.textContent;
  let rounds = 0;
  for (; !one('.sc h1'); rounds += 1) {
    const now = round();
    for (let tries = 0; tries < 5 && !ready(); tries += 1) {
      const lit = !passing && one('.stage .legal.lit');
      if (lit) lit.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      else button(/^Pass/)?.click();
      // A number is asked for where several fit.
      await until(600, () => ready() || (lit && button(/^[1-6](:|$|\s)/)));
      if (!ready()) button(/^[1-6](:|$|\s)/)?.click();
      await until(600, ready);
    }
    if (!ready()) throw new Error(`nothing can be chosen: ${one('.act').textContent}`);
    ready().click();
    await until(3000, () => round() !== now);
  }
  return rounds;
}

/** Plays alone to the end in the page itself (see lib/inpage.mjs); gives the rounds. */
export const playAlone = (page, { passing = false } = {}) => inPage(page, [until, unseen, playOn], (passing) => unseen(() => playOn(passing)), passing);
