// Replay: the timeline, continuing from a moment, sharing a game up to a moment.

import assert from 'node:assert/strict';
import { fullUnless, test, testWith } from '../lib/page.mjs';
import { play } from '../lib/player.mjs';
import { allPeople, begin, stands, table as all, unfold } from '../lib/setup.mjs';
import { kept, stored } from '../lib/library.mjs';

/** The contents of the table, without the dice: these are in the action bar, which the replay bar replaces. */
const table = async (page) => (await all(page)).filter((line) => !/^i\d/.test(line));
const bar = (page) => page.locator('.replay');
const step = (page, name) => bar(page).getByRole('button', { name, exact: true }).click();
const moment = async (page) => (await bar(page).locator('.rline p').textContent()).match(/action (\d+) of (\d+)/).slice(1).map(Number);
const by = (page, unit) => bar(page).locator('.seg label').filter({ hasText: unit }).click();

/** The board after each of several actions, including the initial one. */
async function played(page, actions) {
  const seen = [await table(page)];
  for (let n = 0; n < actions; n += 1) {
    await play(page, { seed: 50 + n, stop: (now, done) => done === 1 });
    seen.push(await table(page));
  }
  return seen;
}

testWith({ timeout: 120_000 })('every moment can be reached by action, turn and round, by the slider and by the log', async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const seen = await played(page, 14);
  await page.getByRole('button', { name: 'Look back' }).click();
  await bar(page).waitFor();
  assert.deepEqual(await moment(page), [14, 14]);
  for (let at = 13; at >= 8; at -= 1) {
    await step(page, 'Earlier');
    assert.deepEqual(await table(page), seen[at], `after ${at} actions`);
  }
  await step(page, 'Later');
  assert.deepEqual(await table(page), seen[9]);
  await accessible();
  await shot('replay-1280x800');
  await by(page, 'Turn');
  await step(page, 'Earlier');
  const [turn] = await moment(page);
  assert.ok(turn < 9);
  // There is only one phase so far, so steps of a round are the largest.
  assert.equal(await bar(page).locator('.seg label').filter({ hasText: 'Phase' }).count(), 0);
  await by(page, 'Round');
  for (let steps = 0; steps < 6 && (await moment(page))[0] > 0; steps += 1) await step(page, 'Earlier');
  assert.deepEqual(await moment(page), [0, 14]);
  assert.deepEqual(await table(page), seen[0]);
  await bar(page).locator('input[type=range]').fill('5');
  assert.deepEqual(await table(page), seen[5]);
  assert.match(await bar(page).locator('input[type=range]').getAttribute('aria-valuetext'), /action 5 of 14 · Phase A/);
  // The log follows: the line of the moment is in its sight.
  await page.waitForFunction(() => {
    const list = document.querySelector('.log ol').getBoundingClientRect();
    const line = document.querySelector('.log .logline.shown').getBoundingClientRect();
    return line.top >= list.top - 1 && line.bottom <= list.bottom + 1;
  });
  await page.locator('.log li button').last().click();
  assert.deepEqual(await moment(page), [0, 14], 'the first line of the record is the beginning');
  await step(page, 'Back to now');
  assert.deepEqual(await table(page), seen[14]);
  await page.getByRole('button', { name: 'Look back' }).click();
  await step(page, 'Earlier');
  await page.keyboard.press('Escape');
  await bar(page).waitFor({ state: 'detached' });
  assert.deepEqual(await table(page), seen[14]);
});

test('a game is played back to its end at the chosen speed', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const seen = await played(page, 5);
  await page.getByRole('button', { name: 'Look back' }).click();
  await step(page, 'Speed');
  await step(page, 'Speed');
  await step(page, 'Play back');
  await page.waitForFunction(() => /action [1-4] of 5/.test(document.querySelector('.rline p').textContent));
  await page.waitForFunction(() => /action 5 of 5/.test(document.querySelector('.rline p').textContent));
  await bar(page).getByRole('button', { name: 'Play back', exact: true }).waitFor();
  assert.deepEqual(await table(page), seen[5]);
});

test('undo is a step on the timeline, which keeps undone actions', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const seen = await played(page, 6);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await stored(page);
  await page.getByRole('button', { name: 'Look back' }).click();
  assert.deepEqual(await moment(page), [5, 6]);
  await step(page, 'Later');
  assert.deepEqual(await table(page), seen[6]);
  await bar(page).locator('input[type=range]').fill('2');
  await step(page, 'Undo to here');
  await bar(page).waitFor({ state: 'detached' });
  await stands(page, seen[2], 'undone to there', table);
  // Not by a tap: so soon, in the place of the button that is gone, it would be the second half of a double tap.
  await page.getByRole('button', { name: 'Redo', exact: true }).press('Enter');
  await stands(page, seen[3], 'the moves are still there', table);
});

testWith({ timeout: 120_000 })('continuing from a moment creates a new game that names its origin', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const seen = await played(page, 6);
  await stored(page);
  const [before] = await kept(page);
  await page.getByRole('button', { name: 'Look back' }).click();
  await bar(page).locator('input[type=range]').fill('3');
  await step(page, 'Play on from here');
  await bar(page).waitFor({ state: 'detached' });
  assert.deepEqual(await table(page), seen[3]);
  await play(page, { seed: 9, stop: (now, n) => n === 2 });
  await stored(page);
  const games = await kept(page);
  assert.equal(games.length, 2);
  const branch = games.find((game) => game.id !== before.id);
  assert.equal(branch.from, `${before.id} 3`);
  assert.deepEqual(games.find((game) => game.id === before.id), before, 'the game itself stays');
  await page.goto(`${page.url().split('#')[0]}#games`);
  await page.locator('.game').filter({ hasText: 'after move 3' }).waitFor();
});

testWith({ timeout: 120_000 })('a game is shared up to a moment and continued from there in another browser', async ({ page, shot, open }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const seen = await played(page, 6);
  await page.getByRole('button', { name: 'Look back' }).click();
  await bar(page).locator('input[type=range]').fill('4');
  await step(page, 'Share this moment');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  const link = await dialog.locator('.address input').first().inputValue();
  assert.match(link, /#burgundy\.g1\./);
  await shot('share-moment-1280x800');
  const other = await open({ path: link.slice(link.indexOf('#')) });
  await other.page.locator('dialog[open]').getByRole('button', { name: 'Open', exact: true }).click();
  await other.page.locator('.app').waitFor();
  assert.deepEqual(await table(other.page), seen[4]);
  await play(other.page, { seed: 4, stop: (now, n) => n === 2 });
  other.clean();
  await other.context.close();
});

testWith({ timeout: 120_000 })('limited undo stops at newly rolled dice', async ({ page }) => {
  await page.getByRole('button', { name: 'New game' }).first().click();
  await unfold(page);
  await page.locator('.su label').filter({ hasText: /^Limited$/ }).click();
  await allPeople(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.app').waitFor();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const round = () => page.locator('.top .turn .wide').textContent();
  await play(page, { seed: 3, stop: (now, n) => n === 1 });
  assert.ok(await undo.isEnabled(), 'an action of one’s own turn is');
  const first = await round();
  for (let n = 0; n < 40 && (await round()) === first; n += 1) await play(page, { seed: 60 + n, stop: (now, done) => done === 1 });
  assert.notEqual(await round(), first);
  assert.ok(await undo.isDisabled());
  await page.getByRole('button', { name: 'Look back' }).click();
  await bar(page).locator('input[type=range]').fill('0');
  assert.ok(await bar(page).getByRole('button', { name: 'Undo to here' }).isDisabled(), 'looking back is free, going back is not');
});

for (const [width, height, touch] of [[820, 1180, false], [390, 844, true]]) {
  testWith({ width, height, touch, colorScheme: touch ? 'dark' : 'light' })(`the timeline fits ${width}x${height}`, { tag: fullUnless(width === 390) }, async ({ page, shot, accessible }) => {
    await begin(page, { names: ['Anna', 'Benno', 'Carla'] });
    await play(page, { seed: 8, stop: (now, n) => n === 12 });
    await page.getByRole('button', { name: 'Look back' }).click();
    await bar(page).waitFor();
    await step(page, 'Earlier');
    const wide = await page.evaluate(() => document.scrollingElement.scrollWidth > innerWidth + 1);
    assert.ok(!wide);
    const small = await page.evaluate(() => [...document.querySelectorAll('.replay button, .replay input[type=range], .replay .seg label')]
      .map((e) => [e.getAttribute('aria-label') ?? e.textContent, e.getBoundingClientRect()])
      .filter(([, { width: w, height: h }]) => w < 44 || h < 44).map(([name, { width: w, height: h }]) => `${name}: ${w}x${h}`));
    assert.deepEqual(small, []);
    await accessible();
    await shot(`replay-${width}x${height}`);
  });
}
