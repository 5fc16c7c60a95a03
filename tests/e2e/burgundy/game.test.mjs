// Whole games through the visible page, including undo, reload, links and window sizes.

import assert from 'node:assert/strict';
import { test, testWith } from '../lib/page.mjs';
import { look, play, playByHand } from '../lib/player.mjs';
import { begin, stands, table } from '../lib/setup.mjs';
import { stored } from '../lib/library.mjs';
import { atEachSize, faults } from '../lib/layout.mjs';

const FULL = process.env.PRINCIPALITY_FULL === '1';

testWith({ width: 1280, height: 800, motion: true, timeout: 240_000 })('a whole game for two, to the score sheet', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await accessible();
  await shot('table-2-start-1280x800');
  const actions = await playByHand(page, { seed: 2, touching: 0.5, stop: (seen, n) => n === 24 });
  assert.equal(actions, 24);
  await shot('table-2-middle-1280x800');
  await accessible();
  // Turns off the animation of pieces, which was on long enough.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play(page, { seed: 3, touching: 0.05 });
  await page.locator('.sc h1').waitFor();
  const totals = await page.locator('.sc tfoot td').allTextContents();
  assert.equal(totals.length, 2);
  // The rows of each column add up to its total.
  const columns = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('.sc tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)));
    return rows.reduce((sums, row) => sums.map((sum, i) => sum + row[i]), [0, 0]);
  });
  assert.deepEqual(columns, totals.map(Number));
  await shot('score-2-1280x800');
  await accessible();
});

testWith({ width: 1180, height: 820, timeout: 400_000, colorScheme: 'dark' })('a whole game for four with chosen castles, to the score sheet', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla', 'Dario'], way: 'Expert', choice: 'Chosen, in turn' });
  await shot('castle-choice-1180x820-dark');
  await playByHand(page, { seed: 5, touching: 0.3, stop: (seen, n) => n === 20 });
  await play(page, { seed: 5, touching: 0.05, stop: (seen, n) => n === 100 });
  await shot('table-4-1180x820-dark');
  await accessible();
  await play(page, { seed: 6, touching: 0.02 });
  assert.equal(await page.locator('.sc tfoot td').count(), 4);
  await shot('score-4-1180x820-dark');
});

test('a setup link gives the same tiles and dice in another, clean browser', async ({ page, open }) => {
  const link = await begin(page, { names: ['Anna', 'Benno', 'Carla'], way: 'Classic' });
  assert.match(link, /#/);
  const fragment = link.slice(link.indexOf('#'));
  const here = await table(page);
  const other = await open({ path: fragment, width: 1180, height: 820 });
  await other.page.locator('.su').waitFor();
  await other.page.locator('.su .foot .end').click();
  await other.page.locator('.app').waitFor();
  assert.deepEqual(await table(other.page), here);
  other.clean();
  await other.context.close();
});

testWith({ timeout: 200_000 })('a reload in the middle of an effect continues there', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const effect = /castle|ship|market|carpenter|church|warehouse|town hall|storage is full|goods come aboard/i;
  let found = 0;
  for (let seed = 10; seed < (FULL ? 30 : 12); seed += 1) {
    await play(page, { seed, given: effect, stop: (seen, n, effect) => n > 0 && effect.test(seen.title) });
    await stored(page);
    const before = await look(page);
    if (before.over) break;
    const here = await table(page);
    await page.reload();
    await page.locator('.app').waitFor();
    const after = await look(page);
    assert.deepEqual({ title: after.title, lit: after.lit, dice: after.dice }, { title: before.title, lit: before.lit, dice: before.dice });
    assert.deepEqual(await table(page), here);
    found += 1;
  }
  assert.ok(found >= (FULL ? 3 : 2), `only ${found} effects were met`);
});

test('undo, redo and restart turn lead back and forth through the same positions', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const seen = [await table(page)];
  for (let step = 0; step < 6; step += 1) {
    await play(page, { seed: 20 + step, stop: (now, n) => n === 1 });
    seen.push(await table(page));
  }
  const tool = (name) => page.getByRole('button', { name, exact: true });
  for (let step = 5; step >= 0; step -= 1) {
    await tool('Undo').click();
    await stands(page, seen[step], `after undoing action ${step + 1}`);
  }
  for (let step = 1; step <= 6; step += 1) {
    await tool('Redo').click();
    await stands(page, seen[step], `after redoing action ${step}`);
  }
  const restart = tool('Restart the turn');
  await restart.click();
  // Further clicks restart the turns before, as far as there are any.
  await page.waitForFunction(() => {
    const enabled = document.querySelector('.urow .ib:not(:disabled):has([href="#u-restart"])');
    enabled?.click();
    return !enabled;
  });
  await stands(page, seen[0], 'after restarting the turn');
});

testWith({ timeout: 120_000 })('nothing scrolls during a turn at any size', { tag: '@full' }, async ({ page, shot }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'] });
  for (let at = 0; at < 4; at += 1) {
    await play(page, { seed: 31 + at, stop: (seen, n) => n === 15 });
    await atEachSize(page, async (size) => {
      assert.deepEqual(await faults(page), [], size);
      if (at === 2) await shot(`table-3-${size}`);
    });
  }
});

testWith({ width: 390, height: 844, touch: true, motion: true, timeout: 120_000 })('a phone shows one part at a time, and a game can be played on it', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'] });
  await play(page, { seed: 41, stop: (seen, n) => n === 24 });
  for (const tab of ['Table', 'My board', 'Others', 'Log']) {
    await page.locator('.tabs').getByRole('button', { name: tab }).click();
    await shot(`phone-${tab.toLowerCase()}-390x844`);
    await accessible();
  }
});

testWith({ width: 1280, height: 800, motion: true })('a die dragged onto a tile takes it; the die follows the finger', async ({ page, shot }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.locator('.act .die').first().click();
  const slot = (await look(page)).lit.find((spot) => spot.startsWith('t'));
  assert.ok(slot, 'the die takes a tile');
  await page.keyboard.press('Escape');
  const middle = async (spot) => {
    const box = await page.locator(`.app [data-s="${spot}"]`).first().boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const before = (await look(page)).record;
  // Dropping the die lets it fall back, and positions are measured after that.
  await page.locator('.act .die').first().hover({ trial: true });
  const [from, to] = [await middle('i0'), await middle(slot)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 5 });
  // Rendering the page meanwhile, here after a key on the other die, does not interrupt the drag.
  await page.locator('.act .die').nth(1).press('Enter');
  const held = await page.locator('.held').boundingBox();
  for (const [way, length, along] of [['x', 'width', 0], ['y', 'height', 1]]) {
    assert.ok(Math.abs(held[way] + held[length] / 2 - (from[along] + to[along]) / 2) < 4, `the picture is at the finger: ${way}`);
  }
  await shot('drag-1280x800');
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
  assert.equal(await page.locator('.held, [data-lifted]').count(), 0);
  await page.waitForFunction((old) => document.querySelector('.log li')?.textContent !== old, before);
  assert.match((await look(page)).record, /Anna took/);
});

testWith({ motion: true })('possible choices glow, pulse for a while and rest', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.locator('.act .die').first().click();
  await page.locator('.halo2').first().waitFor();
  const rounds = await page.evaluate(() => document.getAnimations().map((one) => one.effect.getComputedTiming().iterations));
  assert.ok(rounds.length > 0 && rounds.every(Number.isFinite), `rounds of what moves: ${rounds}`);
  await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
  assert.ok(await page.locator('.halo2').first().evaluate((e) => Number(getComputedStyle(e).strokeOpacity)) > 0.3, 'the glow stays');
});

testWith({ width: 844, height: 390, touch: true })('a phone in landscape shows the whole estate beside the actions', async ({ page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.locator('.tabs').getByRole('button', { name: 'My board' }).click();
  const outside = await page.locator('.own [data-s^="f"]').evaluateAll((fields) => {
    const sheet = fields[0].closest('.own').getBoundingClientRect();
    const boxes = fields.map((field) => field.getBoundingClientRect());
    return boxes.filter((box) => box.top < sheet.top || box.bottom > Math.min(sheet.bottom, innerHeight)).length;
  });
  assert.equal(outside, 0, 'fields that are cut off');
  const { width, height } = await page.locator('.act .end').boundingBox();
  assert.ok(width >= 80 && height >= 44, `the button that ends the turn: ${width}x${height}`);
  await shot('phone-on-its-side-844x390');
  await accessible();
});
