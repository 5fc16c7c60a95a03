// Playing the dice game through the visible page.

/** From the first page to a begun game; `computers` says for each seat which level plays, null for a person. */
export async function begin(page, { names = ['Anna'], computers = [], sheet, castles, seed = 'hazel-gate-12' } = {}) {
  await page.locator('.dice').getByRole('button', { name: /New game|Neues Spiel/ }).first().click();
  const seats = page.locator('.su .seat');
  await seats.first().waitFor();
  while ((await seats.count()) < names.length) await page.locator('.su .add').click();
  while ((await seats.count()) > names.length) await seats.last().getByRole('button', { name: /remove/i }).click();
  for (const [seat, name] of names.entries()) {
    if (computers[seat]) await seats.nth(seat).locator('select').selectOption(computers[seat]);
    await seats.nth(seat).locator('input').fill(name);
  }
  if (sheet) await page.getByRole('radio', { name: `Sheet ${sheet}` }).click();
  if (castles) await page.locator('.su label').filter({ hasText: castles }).click();
  await page.locator('.su .seed input').fill(seed);
  await page.locator('.su .foot .end').click();
  await page.locator('.app, .handover').first().waitFor();
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
  if (await numbers.count()) await numbers.first().click();
}

/** The person in front chooses something and is ready. */
export async function turn(page) {
  await takeDevice(page);
  await mark(page);
  await page.locator('.act .end:not(:disabled)').click();
}
