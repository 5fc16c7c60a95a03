// Games of Princes: two people with covers, one against the computer, every mode begun.

import assert from 'node:assert/strict';
import { pageTest } from '../lib/page.mjs';
import { beginPrinces, look, nothingHidden, play } from './lib.mjs';

/** Computers play at once; what they do is what matters here. */
const SWIFT = { 'principality.settings': 'motion=off\n' };
const LIKED = /^(Build|Make|Store|Roll|Trade 2)/;

pageTest('two people play some turns, and no hidden card is ever in the document', { width: 1180, height: 820, timeout: 240_000 }, async ({ page, accessible, shot }) => {
  await beginPrinces(page);
  await nothingHidden(page, 'before the first cover');
  await accessible();
  const met = await play(page, { wanted: LIKED, stop: (seen) => /Turn 7\b/.test(seen.turn) });
  assert.ok(met.covers >= 6, JSON.stringify(met));
  await accessible();
  await shot('princes-two');
});

pageTest('somebody plays against the computer to the end', { width: 1180, height: 820, storage: SWIFT, timeout: 420_000 }, async ({ page, accessible, shot }) => {
  await beginPrinces(page, { names: ['Anna', 'Odette'], computers: [null, 'easy'] });
  const met = await play(page, { wanted: LIKED, watch: false });
  assert.equal(met.covers, 0);
  await page.locator('.sc').waitFor();
  await accessible();
  await shot('princes-score');
});

for (const mode of ['Intrigue', 'Merchants', 'Barbarians', 'Duel']) {
  pageTest(`${mode}: begun, and a few turns against the computer`, { width: 1180, height: 820, storage: SWIFT, timeout: 180_000 }, async ({ page }) => {
    await beginPrinces(page, { mode, names: ['Anna', 'Odette'], computers: [null, 'easy'] });
    await play(page, { wanted: LIKED, watch: false, stop: (seen) => /Turn [5-9]/.test(seen.turn) });
    assert.match((await look(page)).turn, new RegExp(mode));
  });
}

pageTest('a card of the hand is read, and what is lit is built by touch', { width: 1180, height: 820, storage: SWIFT, timeout: 120_000 }, async ({ page }) => {
  await beginPrinces(page, { names: ['Anna', 'Odette'], computers: [null, 'easy'] });
  await play(page, { wanted: LIKED, watch: false, stop: (seen) => /Build, trade/.test(seen.title) && seen.hand.length > 0 });
  await page.locator('.phand .hc').first().click();
  const name = await page.locator('.phand .hc .hn').first().textContent();
  assert.equal(await page.locator('.lc h3').textContent(), name);
  await page.locator('.own1 .spot').first().click();
});
