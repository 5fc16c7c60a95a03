// Several people: all at once on a tablet, in turn on a phone, by keyboard.

import assert from 'node:assert/strict';
import { pageTest } from '../lib/page.mjs';
import { begin, mark, takeDevice, turn } from './lib.mjs';

/** Everybody chooses a castle, each behind a cover. */
async function castles(page, count) {
  for (let seat = 0; seat < count; seat += 1) await turn(page);
}

pageTest('three people choose at once, each on their own side', { width: 1180, height: 820, timeout: 180_000 }, async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'] });
  await castles(page, 3);
  await page.locator('.dg.dreveal .end, .dg.dall').first().waitFor();
  for (let round = 1; round <= 3; round += 1) {
    if (await page.locator('.dg.dreveal').count()) await page.locator('.act .end').click();
    await page.locator('.dg.dall').waitFor();
    const quarters = page.locator('.quarter');
    assert.equal(await quarters.count(), 3);
    if (round === 2) {
      await shot('dice-together-3-1180x820');
      await accessible();
    }
    for (const place of ['.q0', '.q1', '.q2']) {
      const quarter = page.locator(place);
      await mark(page, quarter, quarter);
      await quarter.locator('.end:not(:disabled)').click();
    }
    await page.locator('.dg.dreveal').waitFor();
    if (round === 1) {
      await shot('dice-reveal-3-1180x820');
      await accessible();
    }
  }
});

pageTest('who is ready may change that until all are', { width: 1180, height: 820 }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await castles(page, 2);
  if (await page.locator('.dg.dreveal').count()) await page.locator('.act .end').click();
  const anna = page.locator('.q0');
  await mark(page, anna, anna);
  await anna.locator('.end').click();
  assert.match(await page.locator('.act .say').textContent(), /Benno/);
  await anna.getByRole('button', { name: 'Change' }).click();
  assert.match(await page.locator('.act .say').textContent(), /Anna/);
  assert.equal(await anna.locator('.penring').count() + await anna.getByText(/Ready\?/).count() > 0, true, 'the pencil is still there');
});

pageTest('five people play in turn', { width: 820, height: 1180, timeout: 120_000 }, async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla', 'Dora', 'Emil'] });
  await castles(page, 5);
  for (let seat = 0; seat < 10; seat += 1) {
    if (await page.locator('.dg.dreveal').count()) await page.locator('.act .end').click();
    await turn(page);
    if (seat === 6) await shot('dice-5-820x1180');
  }
  await accessible();
});

pageTest('on a phone, one part at a time', { width: 390, height: 844, touch: true }, async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Computer'], computers: [null, 'easy'] });
  await takeDevice(page);
  await turn(page);
  await page.locator('.pad-phone').waitFor();
  await shot('dice-phone-390x844');
  await accessible();
  for (const tab of ['Roll', 'Others', 'Race', 'Mine']) {
    await page.locator('.tabs').getByRole('button', { name: tab }).click();
    await accessible();
    await shot(`dice-phone-${tab.toLowerCase()}-390x844`);
  }
});

pageTest('by keyboard alone', { width: 1180, height: 820 }, async ({ page }) => {
  await begin(page, { names: ['Anna'] });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.locator('.legal[tabindex="0"]').focus();
  assert.match(await focused(), /castle/);
  const first = await focused();
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await focused(), first, 'the arrows go on');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('.penring').count(), 1);
  await page.locator('.act .end').press('Enter');
  assert.match(await page.locator('.top .turn').textContent(), /Round 1/);
  await page.keyboard.press('l');
  await page.locator('dialog .listed').first().waitFor();
  const all = await page.locator('dialog .listed').allTextContents();
  assert.ok(all.some((text) => /Pass/.test(text)), all.join('\n'));
});
