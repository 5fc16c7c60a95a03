// Tables to measure at, as links, because the setup page of an earlier build may differ.

/** Burgundy: Anna and Benno. */
export const TWO = '#burgundy.s1.AQgCAAABAQAAAAR0YXBzAgAEQW5uYQAFQmVubm_cJPiH';

/** Opens a table and starts its game. */
export async function begin(page, link) {
  await page.evaluate((link) => { location.hash = link; }, link);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.app').waitFor();
}
