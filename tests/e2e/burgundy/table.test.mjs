// State of the table that other actions must not disturb: floating points, the log of another game, and the player's
// fields on small phones.

import assert from 'node:assert/strict';
import { fullUnless, test, testWith } from '../lib/page.mjs';
import { actFromList, chance, play } from '../lib/player.mjs';
import { begin } from '../lib/setup.mjs';

test('points keep floating during the next touch', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  // A sale happens sooner or later; then the remaining die is touched at once.
  await play(page, { seed: 2, wanted: /sell/i, stop: (seen) => /sold/.test(seen.record) && seen.dice.some((die) => !die.spent) });
  await page.keyboard.press('Control+z');
  await actFromList(page, chance(1), /sell/i);
  await page.locator('.float').first().waitFor({ state: 'attached' });
  await page.locator('.act .die:not(.spent)').first().click();
  await page.locator('.act .die[aria-pressed=true]').waitFor();
  assert.match(await page.locator('.float').first().textContent(), /\+\d+goods/);
});

testWith({ width: 1180, height: 820, motion: true, storage: { 'principality.settings': 'motion=normal\n' } })('what a tile scores is one sum with its terms that moves to the total', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.evaluate(() => {
    window.moved = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      if (this.matches('.sum')) window.moved.push([this.textContent, frames[1].transform, timing.delay]);
      return animate.call(this, frames, timing);
    };
  });
  await play(page, { seed: 2, wanted: /place/i, stop: () => document.querySelector('.own-svg .float.long') });
  const [[text, way, delay]] = await page.evaluate(() => window.moved.slice(-1));
  const [, sum, terms] = text.match(/^\+(\d+)= (\d+(?: \+ \d+)+)/);
  assert.equal(terms.split(' + ').reduce((all, term) => all + Number(term), 0), Number(sum), text);
  assert.match(way, /^translate\(-?[\d.]+px, -[\d.]+px\) scale/, 'up to the banner');
  assert.ok(delay > 1000, 'after there was time to read it');
  await page.waitForFunction(() => !document.getAnimations().some((one) => one.playState === 'running' && one.effect.target.matches('.sum, .float')));
  assert.equal(await page.locator('.own-svg .float.long').evaluate((one) => getComputedStyle(one).opacity), '0');
});

/** The log's initial lines: the players' initial stocks, and the first round. */
async function opening(page) {
  const lines = () => page.evaluate(() => [...document.querySelectorAll('.log .logline')].map((line) => line.textContent).filter((line) => /starts with|^Round A1/.test(line)));
  await page.waitForFunction(() => document.querySelectorAll('.log li').length >= 8);
  const told = await lines();
  assert.equal(told.length, 3, told.join('\n'));
  return told;
}

testWith({ timeout: 120_000 })('a game opened at the table shows its own log from the beginning', { tag: '@full' }, async ({ page, open }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const first = await opening(page);
  await actFromList(page, chance(3), /take \d workers/);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.locator('dialog[open] .address input').first().inputValue();
  assert.match(link, /#burgundy\.g1\./);
  const other = await open();
  await begin(other.page, { names: ['Anna', 'Benno'], seed: 'another-game' });
  assert.notDeepEqual(await opening(other.page), first, 'another game lies there');
  await other.page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf('#')));
  await other.page.locator('dialog[open]').getByRole('button', { name: /^Open/ }).click();
  await other.page.waitForFunction(() => /took 2 workers/.test(document.querySelector('.log')?.textContent));
  assert.deepEqual(await opening(other.page), first);
  other.clean();
  await other.context.close();
});

for (const [width, height] of [[375, 667], [360, 640]]) {
  testWith({ width, height, touch: true })(`on a phone of ${width}x${height} nothing covers the player’s fields`, { tag: fullUnless(width === 360) }, async ({ page, shot }) => {
    await begin(page, { names: ['Anna', 'Benno'] });
    await play(page, { seed: 4, wanted: /: take .* from/, stop: (seen, n) => n >= 6 && seen.dice.every((die) => !die.spent) });
    await page.locator('.act .die').first().click();
    await page.locator('.hands').waitFor();
    await shot(`phone-hands-${width}x${height}`);
    const [fields, hands] = await page.evaluate(() => {
      const bottoms = [...document.querySelectorAll('.own [data-s^="f"]')].map((field) => field.getBoundingClientRect().bottom);
      return [Math.max(...bottoms), document.querySelector('.hands').getBoundingClientRect().top];
    });
    assert.ok(fields <= hands + 1, `the fields end at ${fields}, the tiles at hand begin at ${hands}`);
  });
}

testWith({ width: 1180, height: 820 })('an explanation leaves its subject visible, and the bar describes the next touch', async ({ page }) => {
  await begin(page);
  await page.locator('.top').getByRole('button', { name: 'What is this?' }).click();
  await page.locator('.act .say').getByText('Tap anything you want explained').waitFor();
  for (const place of ['.own [data-s^="f"] >> nth=0', '.own [data-s^="f"] >> nth=30', '.table [data-s^="t"] >> nth=0']) {
    await page.locator(place).dispatchEvent('click');
    const bubble = page.locator('dialog.help[open]');
    await bubble.waitFor();
    const [own, its] = await Promise.all([page.locator(place), bubble].map((e) => e.boundingBox()));
    const apart = its.x >= own.x + own.width || own.x >= its.x + its.width || its.y >= own.y + own.height || own.y >= its.y + its.height;
    assert.ok(apart && its.x >= 0 && its.x + its.width <= 1180 && its.y >= 0 && its.y + its.height <= 820, `${place}: ${JSON.stringify([own, its])}`);
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });
    await page.locator('.top').getByRole('button', { name: 'What is this?' }).click();
  }
});

testWith({ width: 390, height: 844, touch: true })('on a phone tabs with possible choices have a badge, and a prompt opens the tab that answers it', async ({ page }) => {
  await begin(page);
  const tab = (name) => page.locator('.tabs').getByRole('button', { name });
  await tab('My board').click();
  assert.equal(await tab('Table').locator('.badge').count(), 0, 'nothing is lit yet');
  await page.locator('.act .die').first().click();
  // On the tab that is open it is not drawn.
  await tab('Table').locator('.badge').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await play(page, { seed: 3, stop: (seen) => /^Ship: which depot/.test(seen.title) });
  await page.locator('.tabs [aria-current]', { hasText: 'Table' }).waitFor();
  await page.locator('.depot.lit').first().waitFor();
});
