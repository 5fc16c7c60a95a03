// Playing the dice game through the visible page.

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
  if (await lit.count()) await lit.first().click({ force: true });
  else await bar.getByRole('button', { name: /^(Pass|Passen)/ }).click();
  const numbers = bar.getByRole('button', { name: /^[1-6](:|$| )/ });
  // A number is asked for where several fit: a moment after the touch.
  await numbers.first().waitFor({ timeout: 400 }).catch(() => {});
  if (await numbers.count()) await numbers.first().click();
}

/** The person in front chooses something and is ready. */
export async function turn(page) {
  await takeDevice(page);
  await mark(page);
  await page.locator('.act .end:not(:disabled)').click();
}
