// Tables to measure at, as links, because the setup page of an earlier build may differ; so may its button's name.

/** Burgundy: Anna and Benno. */
export const TWO = '#burgundy.s1.AQgCAAABAQAAAAR0YXBzAgAEQW5uYQAFQmVubm_cJPiH';
/** Burgundy: three hard computers, then Anna. */
export const HARD = '#burgundy.s1.AQgEAAABAQEBAA1oYXplbC1nYXRlLTEyBAMGT2RldHRlAwhQaGlsaXBwZQMGTWFyZ290AARBbm5hn8ja2A';
/** Princes, the introductory game: Anna and a hard computer. */
export const PRINCES = '#princes.s1.AQMCAAANaGF6ZWwtZ2F0ZS0xMgIABEFubmEDBk9kZXR0ZWsOZiA';
/** The same in a Duel. */
export const DUEL = '#princes.s1.AQMCBAANaGF6ZWwtZ2F0ZS0xMgIABEFubmEDBk9kZXR0ZREuSvc';

/** Opens a table and starts its game. */
export async function begin(page, link) {
  await page.evaluate((link) => { location.hash = link; }, link);
  await page.getByRole('button', { name: /^(Start|Begin)$/ }).click();
  await page.locator('.app').waitFor();
}
