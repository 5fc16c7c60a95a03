// Parts around a round: start castles, hints, computer players, goods, the order of choosing.

import assert from 'node:assert/strict';
import { testWith } from '../lib/page.mjs';
import { eitherOf } from '../lib/settle.mjs';
import { begin, mark, past, ready, takeDevice, turn, turnByKey } from './lib.mjs';

const castlesLit = (page) => page.locator('.pad-svg .legal.lit').count();
const title = (page) => page.locator('.act .say b').textContent();
/** Lines of the log. */
async function log(page) {
  await page.locator('.urow').getByRole('button', { name: 'Log', exact: true }).click();
  const lines = await page.locator('dialog[open] li').allTextContents();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return lines;
}

testWith({ width: 1180, height: 820 })('different castles are chosen openly, one after the other', { tag: '@full' }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'], choice: 'All different' });
  for (const left of [4, 3, 2]) {
    assert.equal(await page.locator('.handover').count(), 0, 'nothing is hidden');
    assert.equal(await castlesLit(page), left);
    await turn(page);
  }
  assert.match(await page.locator('.top .turn').textContent(), /round 1 /);
});

testWith({ width: 1180, height: 820 })('the same castle is crossed out by one player for all', { tag: '@full' }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'], choice: 'All the same' });
  assert.equal(await castlesLit(page), 4);
  await turn(page);
  assert.match(await page.locator('.top .turn').textContent(), /round 1 /);
  await past(page);
  await page.locator('.dg.dall').waitFor();
  // All seats have the point and the bonus of the castle.
  const held = await page.locator('.quarter').evaluateAll((parts) => parts.map((part) => [part.querySelector('.qpoints').textContent, ...[...part.querySelectorAll('.qheld li')].map((bonus) => bonus.getAttribute('aria-label'))].join(' ')));
  assert.equal(held.length, 3);
  assert.match(held[0], /^1 .*\b(a|an) (monk|silver|good|worker)\b/);
  assert.ok(held.every((other) => other === held[0]), held.join('\n'));
});

testWith({ width: 1180, height: 820 })('a hint comes from the worker, names its reasons and is pencilled in by a touch', async ({ page }) => {
  await begin(page, { names: ['Anna'] });
  await turn(page);
  const hint = page.locator('.act .say b').filter({ hasText: /^Hint\b/ });
  const ask = async () => {
    await page.getByRole('button', { name: 'A hint', exact: true }).click();
    await hint.waitFor({ timeout: 60_000 });
  };
  const lit = page.locator('.pad-svg .legal.lit');
  const all = await lit.count();
  await ask();
  // Only the fields of the hint are marked and lit; Escape dismisses it.
  const meant = await page.locator('.pad-svg .askring').count();
  assert.ok(meant >= 1 && await lit.count() <= meant, `${meant} marked, ${await lit.count()} lit`);
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
  assert.deepEqual([await page.locator('.pad-svg .askring').count(), await lit.count()], [0, all]);
  await ask();
  const [, number, colour] = (await title(page)).match(/ · Write an? (\d) in an? (\w+) field/) ?? assert.fail(await title(page));
  // The lit field says its place.
  const said = await lit.first().getAttribute('aria-label');
  const [, row, place] = said.match(/row (\d), place (\d)/) ?? assert.fail(said);
  assert.match(await page.locator('.act .say').textContent(), /On course for about \d+ points\./);
  const before = await page.locator('.top .turn').textContent();
  await page.getByRole('button', { name: 'Do it' }).click();
  await hint.waitFor({ state: 'detached' });
  // The player has yet to say that they are ready.
  await page.locator('.act .end:not(:disabled)').waitFor();
  assert.equal(await page.locator('.top .turn').textContent(), before);
  const written = page.locator(`.pad-svg [aria-label="${colour} ${number} in pencil, row ${row}, place ${place}"]`);
  assert.equal(await written.count(), 1);
  // Asked once more, the hint is what stands there; closed, it leaves it alone.
  await page.getByRole('button', { name: 'A hint', exact: true }).click();
  await page.locator('.act .say b').filter({ hasText: 'That is what the hint says.' }).waitFor({ timeout: 60_000 });
  await page.locator('.act .end:not(:disabled)').waitFor();
  await page.locator('.act').getByRole('button', { name: 'Close' }).click();
  await page.locator('.act .say b').filter({ hasText: 'Ready?' }).waitFor();
  assert.equal(await written.count(), 1);
  await page.locator('.act .end').click();
  await page.locator('.act .end:disabled').waitFor();
  const lines = await log(page);
  assert.ok(lines.some((line) => line.includes(`${colour} ${number}`)), lines.join('\n'));
  assert.equal(await page.locator(`.legal.lit[aria-label^="${colour}, row ${row}, place ${place}:"]`).count(), 0, 'the field is taken');
});

testWith({ width: 1180, height: 820 })('a mark in pencil stays when a computer has chosen meanwhile', async ({ page, context }) => {
  let answer;
  const held = new Promise((resolve) => { answer = resolve; });
  await context.route('**/players-*/**', async (route) => {
    await held;
    await route.continue();
  });
  await begin(page, { names: ['Anna', 'Odette'], computers: [null, 'easy'] });
  await takeDevice(page);
  await mark(page);
  const odette = page.locator('.mpad[aria-label*="Odette"]');
  await odette.waitFor();
  assert.doesNotMatch(await odette.getAttribute('aria-label'), /has chosen/);
  answer();
  await page.locator('.mpad[aria-label*="Odette"][aria-label*="has chosen"]').waitFor();
  assert.equal(await page.locator('.pad-svg .penring').count(), 1, 'the castle is still in pencil');
  await ready(page);
  await page.locator('.top .turn').filter({ hasText: 'round 1 ' }).waitFor();
});

testWith({ width: 1180, height: 820, motion: true, storage: { 'principality.settings': 'motion=normal\n' }, timeout: 90_000 })('against computers the points of a round float up from its marks, and the marks are ringed in ink', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Odette'], computers: [null, 'easy'] });
  await takeDevice(page);
  const drawn = (selector) => page.locator(`.pad-svg ${selector}`).evaluateAll((all) => all.map((one) => [getComputedStyle(one).animationName, one.textContent]));
  let [floated, ringed] = [0, 0];
  for (let round = 1; round <= 4; round += 1) {
    await page.locator('.mpad[aria-label*="Odette"][aria-label*="has chosen"]').waitFor();
    await turnByKey(page);
    await page.locator('.top .turn').filter({ hasText: `Round ${round} ` }).waitFor({ timeout: 60_000 });
    const numbers = await drawn('.gain');
    if (round === 1) assert.deepEqual(numbers, [['float', '+1']], 'the castle’s point');
    // A round in which Anna passed leaves no ring.
    const rings = await drawn('.freshring');
    assert.ok(rings.every(([animation]) => animation === 'inked'), rings.join());
    assert.ok(numbers.every(([animation, number]) => animation === 'float' && /^\+\d+$/.test(number)), numbers.join());
    floated += numbers.length;
    ringed += rings.length;
  }
  assert.ok(floated > 0 && ringed > 0, `${floated} numbers, ${ringed} rings`);
});

testWith({ width: 1180, height: 820, timeout: 90_000 })('a computer player sits at the table and plays each round', { tag: '@full' }, async ({ page, accessible }) => {
  await begin(page, { names: ['Anna', 'Odette'], computers: [null, 'easy'] });
  await takeDevice(page);
  await turn(page);
  let traced = 0;
  for (let round = 1; round <= 6; round += 1) {
    await page.locator('.top .turn').filter({ hasText: `Round ${round} ` }).waitFor({ timeout: 60_000 });
    // Its marks of the previous round are numbered in order until the next touch.
    const numbers = await page.locator('.traces b').allTextContents();
    assert.ok(numbers.length <= 2 && numbers.every((number, index) => number === String(index + 1)), numbers.join());
    traced += Number(numbers.length > 0);
    // It has chosen before the person does, without showing the choice.
    await page.locator('.mpad[aria-label*="Odette"][aria-label*="has chosen"]').waitFor();
    await turn(page);
  }
  assert.ok(traced >= 2, 'it marks something in most rounds');
  await page.locator('.top .turn').filter({ hasText: 'round 7 ' }).waitFor({ timeout: 60_000 });
  await page.locator('.top .turn').click();
  assert.equal(await page.locator('.traces').count(), 0);
  // Its marks of the last round stand below its sheet.
  await page.locator('.mpad[aria-label*="Odette"] .lately li').first().waitFor();
  await page.locator('.mpad[aria-label*="Odette"][aria-label*="has chosen"]').waitFor();
  await accessible();
  const own = (await log(page)).filter((line) => line.includes('Odette'));
  assert.ok(own.length >= 5, `its castle and four rounds:\n${own.join('\n')}`);
  assert.match(await page.locator('.mpad').first().getAttribute('aria-label'), /^Odette, \d+ points/);
  await accessible();
});

testWith({ width: 1180, height: 820, timeout: 90_000, storage: { 'principality.dice': 'ask-goods' } })('a sale of goods is asked about if a player wants it', { tag: '@full' }, async ({ page }) => {
  await begin(page, { names: ['Anna'] });
  await page.locator('.legal.lit[aria-label*="goods"]').first().click({ force: true });
  await ready(page);
  const ask = page.locator('.act .acts').getByRole('button', { name: /^Always sell/ });
  const asked = { sale: ['.act .acts button', /^Always sell/], turn: ['.act .acts button', /^Pass/] };
  for (let round = 1; await eitherOf(page, asked) === 'turn'; round += 1) {
    assert.ok(round < 20, 'a double comes');
    await page.locator('.act .acts').getByRole('button', { name: /^Pass/ }).click();
    await ready(page);
  }
  assert.equal(await title(page), 'Sell your goods?');
  await ask.click();
  assert.match(await page.locator('.dicebox .double').textContent(), /your good sells/);
  await page.getByRole('button', { name: 'Ask about goods' }).click();
  await page.locator('.act .acts').getByRole('button', { name: 'Keep' }).click();
  await mark(page);
  await ready(page);
  assert.equal(await page.locator('.pad-svg [aria-label^="a good:"]').count(), 1, 'it is still there');
});

testWith({ width: 820, height: 1180 })('another player chooses first in each round', { tag: '@full' }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'], });
  for (let seat = 0; seat < 2; seat += 1) await turn(page);
  await past(page);
  await page.getByRole('button', { name: 'One by one' }).click();
  const order = [];
  for (let choice = 0; choice < 4; choice += 1) {
    await past(page);
    order.push(await page.locator('section.pad').getAttribute('aria-label'));
    await turn(page);
  }
  assert.deepEqual(order, ['Anna', 'Benno', 'Benno', 'Anna'].map((name) => `Sheet of ${name}`));
});

testWith({ path: '#day/2026-11-24' })('the dice game of a day is a solo game on that day’s sheet, and setup offers today’s', async ({ page }) => {
  await page.locator('dialog[open]').getByRole('button', { name: 'Accept' }).click();
  const seed = page.locator('.su .seed input');
  assert.equal(await seed.inputValue(), 'day-2026-11-24');
  assert.equal(await page.locator('.su .seat').count(), 1);
  // By key: it lies where the dialog's button was, and a second tap in one place so soon is taken for the half of a double one.
  await page.getByRole('button', { name: /^Sheet of the day/ }).press('Enter');
  const today = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  });
  await page.waitForFunction((seed) => document.querySelector('.su .seed input').value === seed, `day-${today}`);
  assert.equal(await page.locator('.su .seat').count(), 1);
});
