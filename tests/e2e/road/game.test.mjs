// Whole games of Road: three people who hand the device on, and one against two computers without a network.

import assert from 'node:assert/strict';
import { pageTest } from '../lib/page.mjs';
import { beginRoad, look, nothingHidden, play } from './lib.mjs';

const PEOPLE = ['Anna', 'Ben', 'Carla'];
// Deals are begun now and then, and ended soon: a game takes a few minutes all the same.
const LIKED = /^(Buy|Send|Agree|Decline|End|Give )/;

pageTest('three people play to the end, and no hidden card is ever in the document', { width: 1180, height: 820, timeout: 420_000 }, async ({ page, accessible, shot }) => {
  await beginRoad(page, { names: PEOPLE });
  await page.locator('.coverbox').waitFor();
  await accessible();
  const met = await play(page, { names: PEOPLE, wanted: LIKED });
  assert.ok(met.covers > 10 && met.trades > 0 && met.events > 0 && met.searches > met.moves, JSON.stringify(met));
  await page.locator('.sc').waitFor();
  await accessible();
  await shot('road-score');
  // A game that is over is looked back at with open hands.
  await page.getByRole('button', { name: 'Look at any moment' }).click();
  await page.locator('.seats .kindrow').nth(1).waitFor();
  assert.equal(await page.locator('.openhand').count(), 1);
  await shot('road-replay');
  // From its end there is a way back through the game, and one to the score.
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.locator('.act.replay').waitFor();
  await page.getByRole('button', { name: 'To the present' }).click();
  await page.locator('.act').getByRole('button', { name: 'Final score' }).click();
  await page.locator('.sc').waitFor();
});

pageTest('somebody plays against two computers without a network', { width: 1180, height: 820, storage: { 'principality.settings': 'motion=off\n' }, timeout: 300_000, serviceWorkers: 'allow', allow: [/sw\.js/] }, async ({ page, context, accessible }) => {
  await beginRoad(page, { names: ['Anna', 'Odette', 'Hugo'], computers: [null, 'easy', 'easy'] });
  await page.waitForFunction(() => !/(thinks|plays)/.test(document.querySelector('.act .say b')?.textContent ?? 'thinks'), null, { timeout: 60_000 });
  // Who thinks is fetched when first needed.
  const turn = await page.locator('.act .end').textContent();
  assert.match(turn, /End turn|Go on|Agree|Give up/);
  await accessible();
  await nothingHidden(page, ['Anna', 'Odette', 'Hugo'], 'Anna');
  const met = await play(page, { names: ['Anna'], wanted: /^(Buy|End)/, stop: (seen, met) => met.moves > 6, watch: false });
  // All that the rest of the game needs is kept by now.
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 20_000 });
  await context.setOffline(true);
  await play(page, { names: ['Anna'], wanted: /^(Buy|End|Agree)/, watch: false });
  assert.ok(met.moves > 0);
  assert.ok((await look(page)).over);
  await context.setOffline(false);
});
