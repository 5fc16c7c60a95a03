// Solo game: a whole game to its grade and medal, also offline.

import assert from 'node:assert/strict';
import { test, testWith } from '../lib/page.mjs';
import { begin, mark, playAlone, ready, turn } from './lib.mjs';

/** Passes the round. */
async function pass(page) {
  await page.locator('.act .acts').getByRole('button', { name: /^Pass/ }).click();
  await ready(page);
}

testWith({ width: 1180, height: 820, timeout: 240_000, serviceWorkers: 'allow', allow: [/sw\.js/], storage: { 'principality.settings': 'thinking=½\n' } })('a solo game to its score, its medal and the hard player’s score', { tag: '@full' }, async ({ page, context, shot, accessible }) => {
  await begin(page, { names: ['Anna'] });
  await page.locator('.dg.dsolo').waitFor();
  await accessible();
  await shot('dice-solo-castles-1180x820');
  await turn(page);
  assert.match(await page.locator('.top .turn').textContent(), /round 1 /);
  await mark(page);
  await shot('dice-solo-pencil-1180x820');
  await accessible();
  // Offline after the first visit: everything for a game and its computer player is cached.
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 60_000 });
  await context.setOffline(true);
  await page.reload();
  await page.locator('.dg.dsolo').waitFor();
  await mark(page);
  await ready(page);
  for (let round = 2; round <= 4; round += 1) {
    await page.locator('.top .turn').filter({ hasText: `Round ${round} ` }).waitFor();
    await turn(page);
  }
  await page.locator('.top .turn').filter({ hasText: 'round 5 ' }).waitFor();
  assert.equal(await playAlone(page), 20);
  await page.locator('.sc h1').waitFor();
  assert.match(await page.locator('.sc h1').textContent(), /\d+ points/);
  const points = Number(await page.locator('.sc tfoot td').textContent());
  assert.ok(points >= 1 && points < 120, String(points));
  const medal = await page.locator('.medals .medal').filter({ hasText: String(points) }).count();
  assert.ok(medal >= 1, 'the medals show the points');
  // Comparison with the hard player on the same rolls, and then with the same link.
  await page.getByRole('button', { name: 'Let it play' }).click();
  await page.locator('.par:not(.again) .sides').waitFor({ timeout: 90_000 });
  assert.ok(Number(await page.locator('.par:not(.again) figcaption b').nth(1).textContent()) > points, 'it plays better than whoever takes the first field');
  await accessible();
  await shot('dice-solo-score-1180x820');
  await page.getByRole('button', { name: 'Same dice again' }).click();
  await page.locator('.top .turn').filter({ hasText: 'castles' }).waitFor();
  await turn(page);
  await page.locator('.top .turn').filter({ hasText: 'round 1 ' }).waitFor();
  for (let round = 1; round <= 2; round += 1) await pass(page);
  await page.locator('.top .turn').filter({ hasText: 'round 3 ' }).waitFor();
  assert.equal(await playAlone(page, { passing: true }), 22);
  await page.locator('.sc h1').waitFor();
  const again = page.locator('.sc .again');
  await again.getByRole('button', { name: `${points} points` }).click();
  assert.deepEqual(await again.locator('figcaption b').allTextContents(), [await page.locator('.sc tfoot td').textContent(), String(points)]);
  await again.getByRole('textbox').fill('nothing');
  await again.getByRole('button', { name: 'Compare' }).click();
  await again.getByRole('alert').waitFor();
  await context.setOffline(false);
});

test('touching a field that nothing fits shows the reason, and a number is asked for if there are two', async ({ page }) => {
  await begin(page, { names: ['Anna'] });
  await page.locator('.legal.lit').first().click({ force: true });
  assert.equal(await page.locator('.penring').count(), 1, 'the castle is in pencil');
  await page.locator('.act .end').click();
  await page.locator('.pad-svg .hit').first().click({ force: true });
  assert.match(await page.locator('.act .say').textContent(), /Not this field/);
});
