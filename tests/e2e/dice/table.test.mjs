// Several people: all at once on a tablet, in turn on a phone, by keyboard.

import assert from 'node:assert/strict';
import { misfits } from '../fits/measure.mjs';
import { stored, texts } from '../lib/library.mjs';
import { eventually, testWith } from '../lib/page.mjs';
import { showList } from '../lib/player.mjs';
import { eitherOf, frames } from '../lib/settle.mjs';
import { LAST } from './game.mjs';
import { begin, mark, past, ready, takeDevice, turn } from './lib.mjs';

const FULL = process.env.PRINCIPALITY_FULL === '1';

/** Everybody chooses a castle, each behind a cover. */
async function castles(page, count) {
  for (let seat = 0; seat < count; seat += 1) await turn(page);
}

/** Everybody chooses on their own side; the last one's choice carries out all. */
async function choose(page, places) {
  for (const place of places) {
    await mark(page, place, place);
    await page.locator(place).locator('button.end:not(:disabled)').click();
  }
  await stored(page);
}

testWith({ width: 1180, height: 820, timeout: 180_000 })('three people choose at once, each on their own side', async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'] });
  await castles(page, 3);
  await page.locator('.dg.dreveal .end, .dg.dall').first().waitFor();
  for (let round = 1; round <= (FULL ? 3 : 1); round += 1) {
    await past(page);
    await page.locator('.dg.dall').waitFor();
    const quarters = page.locator('.quarter');
    assert.equal(await quarters.count(), 3);
    if (round === 1) {
      await shot('dice-together-3-1180x820');
      await accessible();
    }
    await choose(page, ['.q0', '.q1', '.q2']);
    await page.locator('.dg.dreveal').waitFor();
    // It also shows the dice rolled and the round.
    assert.equal(await page.locator('.opening [data-die]').count(), 5);
    assert.match(await page.locator('.top .turn').innerText(), new RegExp(`round ${round} .*all shown`));
    if (round === 1) {
      await shot('dice-reveal-3-1180x820');
      await accessible();
    }
  }
});

/** Runs in the page: the questions to computers of the second round wait until `answer()` is called. */
function unanswered() {
  const ask = Worker.prototype.postMessage;
  const held = [];
  let answered = false;
  Worker.prototype.postMessage = function (question, ...rest) {
    const go = () => ask.call(this, question, ...rest);
    // The first is about the castle, the second about the first round.
    if (question?.number > 2 && !answered) held.push(go);
    else go();
  };
  window.answer = () => {
    answered = true;
    for (const go of held) go();
    return held.length;
  };
}

testWith({ width: 1180, height: 820, before: unanswered })('the result of a round can be read while a computer chooses for the next', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Odette'], computers: [null, null, 'easy'] });
  await castles(page, 2);
  await page.locator('.dg.dall').waitFor();
  await choose(page, ['.q0', '.q3']);
  await page.locator('.dg.dreveal').waitFor();
  await stored(page);
  const before = await texts(page);
  await eventually(() => page.evaluate(() => window.answer()));
  await eventually(async () => (await texts(page)).join() !== before.join());
  await frames(page);
  assert.equal(await page.locator('.dg.dreveal').count(), 1);
  await past(page);
  await page.locator('.dg.dall').waitFor();
});

testWith({ width: 1180, height: 820, timeout: 300_000 })('three people play at once to the end', { tag: '@full' }, async ({ page, accessible, shot }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'] });
  await castles(page, 3);
  const score = page.locator('.sc h1');
  let rounds = 0;
  for (; rounds < 31; rounds += 1) {
    await past(page);
    if (await eitherOf(page, { score: '.sc h1', table: '.dg.dall' }) === 'score') break;
    await choose(page, ['.q0', '.q1', '.q2']);
  }
  assert.ok(rounds >= 15 && rounds <= 30, `${rounds} rounds`);
  const points = (await page.locator('.sc tfoot td').allTextContents()).map(Number);
  assert.equal(points.length, 3);
  assert.ok(points.every((own) => own >= 1), points.join());
  assert.match(await score.textContent(), /Anna|Benno|Carla/);
  await accessible();
  await shot('dice-together-3-over-1180x820');
});

testWith({ width: 1180, height: 820 })('choices can be covered until all are ready', async ({ page, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await castles(page, 2);
  await past(page);
  await page.getByRole('button', { name: 'Hide choices' }).click();
  const anna = page.locator('.q0');
  // A mark rather than a pass, which would leave no pencil.
  await anna.locator('.legal.lit').first().waitFor();
  await mark(page, '.q0', '.q0');
  assert.equal(await anna.locator('.penring').count(), 1, 'who writes sees the pencil');
  await anna.locator('.end').click();
  assert.equal(await anna.locator('.penring').count(), 0, 'and then nobody does');
  await accessible();
  await anna.getByRole('button', { name: 'Change' }).click();
  assert.equal(await anna.locator('.penring').count(), 1, 'it is still there');
  await anna.locator('.end').click();
  await mark(page, '.q3', '.q3');
  await ready(page, '.q3');
  await page.locator('.dg.dreveal').waitFor();
  // The device remembers the preference, which can be changed back.
  await page.locator('.act .end').click();
  await page.getByRole('button', { name: 'Show choices' }).waitFor();
});

testWith({ width: 1180, height: 820 })('a player who is ready can go back until all are', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await castles(page, 2);
  await past(page);
  const anna = page.locator('.q0');
  await mark(page, '.q0', '.q0');
  await anna.locator('.end').click();
  assert.match(await page.locator('.act .say').textContent(), /Benno/);
  await anna.getByRole('button', { name: 'Change' }).click();
  assert.match(await page.locator('.act .say').textContent(), /Anna/);
  assert.equal(await anna.locator('.penring').count() + await anna.getByText(/Ready\?/).count() > 0, true, 'the pencil is still there');
});

testWith({ width: 1180, height: 820 })('a hint moves nothing on the sheet that it is for', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'] });
  await castles(page, 3);
  await past(page);
  await page.locator('.dg.dall').waitFor();
  const places = () => page.locator('.quarter :is(.qheld, .qrace, .qbar)').evaluateAll((parts) => parts.map((part) => (part.checkVisibility() ? part.getBoundingClientRect().top : NaN)));
  const before = await places();
  assert.equal(before.length, 9);
  await page.locator('.top').getByRole('button', { name: 'A hint' }).click();
  await page.locator('.askring').first().waitFor();
  // The bar of the hint may be a little higher than the one before it.
  for (const [index, top] of (await places()).entries()) assert.ok(Math.abs(top - before[index]) < 8, `${top} instead of ${before[index]}`);
});

testWith({ width: 820, height: 1180 })('long names leave space on each sheet, even in portrait', { tag: '@full' }, async ({ page }) => {
  const name = 'Maximilian-Friedrich';
  await begin(page, { names: [1, 2, 3, 4].map((number) => `${name} ${number}`) });
  await castles(page, 4);
  await page.locator('.dg.dall').waitFor();
  assert.deepEqual(await misfits(page), []);
});

testWith({ width: 1180, height: 820, storage: { 'principality.dice': 'in-turn' } })('another player’s sheet can be viewed, but not written on', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'] });
  await castles(page, 3);
  const [lit, large] = [page.locator('.pad-svg .legal.lit'), page.locator('section.pad')];
  await lit.first().waitFor();
  assert.match(await page.locator('.top .turn').innerText(), /Anna chooses/);
  await page.locator('.mpad').first().click();
  assert.equal(await large.getAttribute('aria-label'), 'Sheet of Benno');
  assert.equal(await lit.count(), 0);
  // On a phone the large sheet is a tab of its own, with the same way back.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.act').getByRole('button', { name: 'Back to my sheet' }).click();
  await page.locator('.tabs').getByRole('button', { name: 'Others' }).click();
  await page.locator('.mpad').first().click();
  await page.locator('section.pad[aria-label="Sheet of Benno"]').waitFor();
  await page.locator('.act').getByRole('button', { name: 'Back to my sheet' }).click();
  await page.locator('section.pad[aria-label="Sheet of Anna"] .legal.lit').first().waitFor();
  // The own part shows the own sheet.
  await page.locator('.tabs').getByRole('button', { name: 'Others' }).click();
  await page.locator('.mpad').first().click();
  await page.locator('section.pad[aria-label="Sheet of Benno"]').waitFor();
  await page.locator('.tabs').getByRole('button', { name: 'My sheet' }).click();
  await page.locator('section.pad[aria-label="Sheet of Anna"] .legal.lit').first().waitFor();
});

testWith({ width: 820, height: 1180, timeout: 120_000 })('five people play in turn', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla', 'Dora', 'Emil'] });
  await castles(page, 5);
  for (let seat = 0; seat < 10; seat += 1) {
    await past(page);
    await turn(page);
    if (seat === 6) await shot('dice-5-820x1180');
  }
  await accessible();
});

testWith({ width: 1180, height: 820, timeout: 240_000, storage: { 'principality.dice': 'in-turn' } })('five people play in turn through a phase', { tag: '@full' }, async ({ page, accessible, shot }) => {
  const names = ['Anna', 'Benno', 'Carla', 'Dora', 'Emil'];
  await begin(page, { names });
  await castles(page, 5);
  const shown = page.locator('.top .turn');
  const order = [];
  for (let choice = 0; choice < 60; choice += 1) {
    await past(page);
    await takeDevice(page);
    await page.locator('.dg.dturn').waitFor();
    // The visible text: those for narrow and wide windows are both in the document.
    if (/Phase II\b/.test(await shown.innerText())) break;
    order.push((await page.locator('section.pad').getAttribute('aria-label')).replace('Sheet of ', ''));
    await turn(page);
  }
  assert.match(await shown.innerText(), /Phase II\b/);
  assert.ok(order.length % 5 === 0 && order.length >= 25 && order.length <= 50, `${order.length / 5} rounds of five to ten`);
  // Each seat once a round, and another one first in each.
  for (let round = 0; round * 5 < order.length; round += 1) {
    assert.deepEqual(order.slice(round * 5, round * 5 + 5), names.map((_, place) => names[(round + place) % 5]));
  }
  await accessible();
  await shot('dice-5-phase-2-1180x820');
});

testWith({ width: 390, height: 844, touch: true })('a phone shows one part of the sheet at a time', async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Computer'], computers: [null, 'easy'] });
  await takeDevice(page);
  await turn(page);
  await page.locator('.pad-phone').waitFor();
  // The computer has chosen too.
  await page.locator('.tabs button:has(.badge)').waitFor();
  await shot('dice-phone-390x844');
  for (const tab of ['Dice', 'Others', 'Race', 'My sheet']) {
    await page.locator('.tabs').getByRole('button', { name: tab }).click();
    await accessible();
    await shot(`dice-phone-${tab.toLowerCase()}-390x844`);
    assert.deepEqual(await page.locator('.tabs button:has(.badge)').allTextContents(), ['My sheet'], 'the part that answers wears a badge');
  }
});

testWith({ width: 1180, height: 820 })('a round is played by keyboard alone', async ({ page }) => {
  await begin(page, { names: ['Anna'] });
  const focused = page.locator('.legal:focus');
  await page.locator('.legal[tabindex="0"]').focus();
  const first = await focused.getAttribute('aria-label');
  assert.match(first, /castle/);
  await page.keyboard.press('ArrowRight');
  await page.locator(`.legal:focus:not([aria-label="${first}"])`).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.penring').waitFor();
  await page.locator('.act .end').press('Enter');
  await page.locator('.penring').waitFor({ state: 'detached' });
  assert.match(await page.locator('.top .turn').textContent(), /round 1 /);
  await showList(page, 'dialog .listed');
  const all = await page.locator('dialog .listed').allTextContents();
  assert.ok(all.some((text) => /Pass/.test(text)), all.join('\n'));
});

testWith({ width: 1180, height: 820 })('the keyboard reaches parts beside the sheets while they are asked about', async ({ page, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'] });
  await castles(page, 3);
  await page.locator('.dg.dreveal .end, .dg.dall').first().waitFor();
  await past(page);
  await page.locator('.dg.dall').waitFor();
  const ask = () => page.locator('.top').getByRole('button', { name: 'What is this?' }).click();
  const reached = page.locator('.qheld li[tabindex], .bandhours[tabindex]');
  assert.equal(await reached.count(), 0);
  for (const [part, title] of [['.qheld li >> nth=0', 'Monk'], ['.bandhours.h0', 'Time']]) {
    await ask();
    if (title === 'Time') await accessible();
    await page.locator(part).press('Enter');
    const bubble = page.locator('dialog[open]');
    await bubble.getByRole('heading', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });
    assert.equal(await reached.count(), 0, 'and no longer');
  }
});

testWith({ width: 1180, height: 820, touch: true })('a round of which a link holds one half is chosen to its end', async ({ page, url }) => {
  await page.goto(`${url}#${LAST}`);
  await page.locator('dialog[open] .end').click();
  const round = page.locator('.top .turn');
  await page.locator('.qbar').first().waitFor();
  const before = await round.textContent();
  // The first player has marked a field and may mark a second one; the others pass.
  assert.equal(await page.locator('.qbar').getByRole('button', { name: /^Pass/ }).count(), 2);
  for (const pass of [1, 0]) await page.locator('.qbar').getByRole('button', { name: /^Pass/ }).nth(pass).tap();
  for (let left = 3; left > 0; left -= 1) await page.locator('.qbar button.end').first().tap();
  await page.waitForFunction((before) => document.querySelector('.sc') || document.querySelector('.top .turn')?.textContent !== before, before);
});
