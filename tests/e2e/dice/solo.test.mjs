// Alone: a whole game to its grade and its medal, also without a network.

import assert from 'node:assert/strict';
import { pageTest } from '../lib/page.mjs';
import { begin, mark, turn } from './lib.mjs';

pageTest('a solo game to its points, its medal and the hard player’s points', { width: 1180, height: 820, timeout: 240_000 }, async ({ page, context, shot, accessible }) => {
  await begin(page, { names: ['Anna'] });
  await page.locator('.dg.dsolo').waitFor();
  await accessible();
  await shot('dice-solo-castles-1180x820');
  await turn(page);
  assert.match(await page.locator('.top .turn').textContent(), /Round 1/);
  await mark(page);
  await shot('dice-solo-pencil-1180x820');
  await accessible();
  // From here on without a network: all that a game needs is there.
  await context.setOffline(true);
  await page.locator('.act .end').click();
  for (let round = 2; round <= 24; round += 1) {
    assert.match(await page.locator('.top .turn').textContent(), new RegExp(`Round ${round} `));
    await turn(page);
  }
  await page.locator('.sc h1').waitFor();
  assert.match(await page.locator('.sc h1').textContent(), /\d+ points/);
  const points = Number(await page.locator('.sc tfoot td').textContent());
  assert.ok(points >= 1 && points < 120, String(points));
  const medal = await page.locator('.medals .medal').filter({ hasText: String(points) }).count();
  assert.ok(medal >= 1, 'the medals show the points');
  await accessible();
  await shot('dice-solo-score-1180x820');
  await context.setOffline(false);
});

pageTest('a touch on a field that nothing fits says why, and a number is asked for where there are two', async ({ page }) => {
  await begin(page, { names: ['Anna'] });
  await page.locator('.legal.lit').first().click({ force: true });
  assert.equal(await page.locator('.penring').count(), 1, 'the castle is in pencil');
  await page.locator('.act .end').click();
  await page.locator('.pad-svg .hit').first().click({ force: true });
  assert.match(await page.locator('.act .say').textContent(), /Not this field/);
});
