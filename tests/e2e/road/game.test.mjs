// Whole games of Road: three people who hand the device on, and one against two computers offline.

import assert from 'node:assert/strict';
import { testWith } from '../lib/page.mjs';
import { beginRoad, look, nothingHidden, play } from './lib.mjs';

const PEOPLE = ['Anna', 'Ben', 'Carla'];
// Trades are started now and then, and ended quickly, so that a game takes only a few minutes.
const LIKED = [/^Agree/, /^(Buy|Send|Decline|End|Give )/];

/** Three people play until `stop`, each table searched for cards that its person may not know; `covers` are more than that. */
async function three(page, covers, stop) {
  await beginRoad(page, { names: PEOPLE });
  await page.locator('.coverbox').waitFor();
  const met = await play(page, { names: PEOPLE, wanted: LIKED, stop, given: covers });
  assert.ok(met.covers > covers && met.pried > met.covers && met.events > 0 && met.searches > met.moves, JSON.stringify(met));
  return met;
}

testWith({ width: 1180, height: 820, timeout: 180_000 })('three people play, and no hidden card is ever in the document', async ({ page, accessible }) => {
  await three(page, 2, (seen, met, covers) => met.covers > covers && met.events > 0 && !seen.covered);
  await accessible();
});

testWith({ width: 1180, height: 820, timeout: 420_000 })('three people play to the end, and no hidden card is ever in the document', { tag: '@full' }, async ({ page, accessible, shot }) => {
  const met = await three(page, 10);
  assert.ok(met.trades > 0, JSON.stringify(met));
  await page.locator('.sc').waitFor();
  await accessible();
  await shot('road-score');
  // The replay of a finished game shows open hands.
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.locator('.act.replay').getByRole('button', { name: 'Back to now' }).click();
  await page.locator('.seats .kindrow').nth(1).waitFor();
  assert.equal(await page.locator('.openhand').count(), 1);
  await shot('road-replay');
  // Its end leads to the replay and to the score.
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.locator('.act.replay').waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.locator('.act').getByRole('button', { name: 'Final score' }).click();
  await page.locator('.sc').waitFor();
});

testWith({ width: 1180, height: 820, storage: { 'principality.settings': 'motion=off\n' }, timeout: 300_000, serviceWorkers: 'allow', allow: [/sw\.js/] })('a person plays against two computers offline', { tag: '@full' }, async ({ page, context, accessible }) => {
  await beginRoad(page, { names: ['Anna', 'Odette', 'Hugo'], computers: [null, 'easy', 'easy'] });
  await page.waitForFunction(() => !/(thinks|plays)/.test(document.querySelector('.act .say b')?.textContent ?? 'thinks'), null, { timeout: 60_000 });
  // The search is fetched when first needed.
  const turn = await page.locator('.act .end').textContent();
  assert.match(turn, /End turn|Go on|Agree|Give up/);
  await accessible();
  await nothingHidden(page, ['Anna', 'Odette', 'Hugo'], 'Anna');
  const met = await play(page, { names: ['Anna'], wanted: /^(Buy|End)/, stop: (seen, met) => met.moves > 6, watch: false });
  // Everything for the rest of the game is cached by now.
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 60_000 });
  await context.setOffline(true);
  await play(page, { names: ['Anna'], wanted: /^(Buy|End|Agree)/, watch: false });
  assert.ok(met.moves > 0);
  assert.ok((await look(page)).over);
  await context.setOffline(false);
});
