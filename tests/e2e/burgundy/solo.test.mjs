// The solo game through the visible page: set up, played to its end, at every size.

import assert from 'node:assert/strict';
import { atEachSize, faults, tooSmall } from '../lib/layout.mjs';
import { fullUnless, test, testWith } from '../lib/page.mjs';
import { look, play, playByHand } from '../lib/player.mjs';
import { SEED, stands, table, unfold } from '../lib/setup.mjs';
import { stored } from '../lib/library.mjs';

/** Starts a solo game from the home page; returns the link shown on the setup page. */
async function beginAlone(page, { name = 'Anna', board = '13a', marker, drawn = false } = {}) {
  await page.getByRole('button', { name: /New game|Neues Spiel/ }).first().click();
  await page.locator('.su .kinds label').nth(1).click();
  await unfold(page);
  const seats = page.locator('.su .seat');
  assert.equal(await seats.count(), 1, 'one seat');
  await seats.first().locator('input[type=text]').fill(name);
  await page.locator('.su .boards.pair .bp').filter({ hasText: board }).click();
  if (marker) await page.locator('.su .hardness input').fill(String(marker));
  if (drawn) await page.locator('.su .opts .seg').first().locator('label').nth(1).click();
  await page.locator('.su .seed input').fill(SEED);
  const link = await page.locator('.su .address input').inputValue();
  await page.locator('.su .foot .end').click();
  await page.locator('.app').waitFor();
  return link;
}

/** Number of filled fields on the goal's sheet. */
const filled = (page) => page.locator('.goalnum b').textContent().then((text) => Number(text.split(' ')[0]));

/** True if stone and marker are drawn on the spaces named by the track. */
const stone = (page) => page.locator('.app [data-s="n"]').first().getAttribute('aria-label').then((label) => label.match(/\d+/g).map(Number));

testWith({ width: 1280, height: 800, timeout: 300_000 })('a solo game to its end', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await beginAlone(page, { marker: 45 });
  assert.match(await page.locator('.top .turn').textContent(), /Before the game/);
  await accessible();
  await playByHand(page, { seed: 1, touching: 0.5, stop: (seen, n) => n === 1 });
  assert.match(await page.locator('.top .turn').textContent(), /Turn 1 of 25/);
  assert.equal(await filled(page), 1, 'the castle');
  assert.deepEqual((await stone(page)).slice(0, 2), [0, 45]);
  await shot('solo-13a-start-1280x800');
  await accessible();
  // Every kind of pending effect occurs on the way, with a picture of the first.
  let waited = 0;
  for (let seed = 2; seed < 60; seed += 1) {
    const seen = await look(page);
    if (seen.over) break;
    const waits = await page.locator('.pool .wait').count();
    if (waits > 1 && waited < 3) {
      waited += 1;
      await shot(`solo-waits-${waited}-1280x800`);
      await accessible();
    }
    if (seed === 20) {
      await shot('solo-13a-middle-1280x800');
      await accessible();
    }
    await play(page, { seed, touching: 0.4, stop: (now, n) => n === 8 });
  }
  await play(page, { seed: 99 });
  await page.locator('.sc h1').waitFor();
  const title = await page.locator('.sc h1').textContent();
  const said = await page.locator('.solowin .rank b').textContent();
  assert.match(title, /^(Won|Lost)$/);
  const fields = Number(await page.locator('.solowin .bn text').textContent());
  assert.equal(title === 'Won', fields === 37);
  assert.match(said, title === 'Won' ? /all 37 fields/ : new RegExp(`${fields} of 37 fields`));
  assert.equal(await page.getByRole('button', { name: 'Swap seats' }).count(), 0);
  await shot('solo-score-1280x800');
  await accessible();
  // Once more, with the same tiles and dice.
  await page.getByRole('button', { name: 'Same dice again' }).click();
  await page.locator('.app').waitFor();
  assert.match(await page.locator('.top .turn').textContent(), /Before the game/);
});

test('a solo link sets up the same table in another browser, with board, castle and difficulty', { tag: '@full' }, async ({ page, open }) => {
  const link = await beginAlone(page, { name: 'Benno', board: '13b', marker: 53, drawn: true });
  const here = await table(page);
  const other = await open({ path: link.slice(link.indexOf('#')), width: 820, height: 1180 });
  await other.page.locator('.su').waitFor();
  assert.match(await other.page.locator('.su .foot p').textContent(), /13b.*53/);
  assert.equal(await other.page.locator('.su .hardness input').inputValue(), '53');
  await other.page.locator('.su .foot .end').click();
  await other.page.locator('.app').waitFor();
  assert.deepEqual(await table(other.page), here);
  other.clean();
  await other.context.close();
});

test('a solo game survives undo, reload and the library', { tag: '@full' }, async ({ page }) => {
  await beginAlone(page, { board: '13b', drawn: true });
  const first = await table(page);
  await play(page, { seed: 4, stop: (seen, n) => n === 1 });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await stands(page, first, 'undone');
  await play(page, { seed: 5, touching: 0.1, stop: (seen, n) => n === 14 });
  await stored(page);
  const here = await table(page);
  await page.reload();
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), here);
  // The players of the next table are still the previous ones.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /new game/i }).click();
  assert.equal(await page.locator('.su .seat').count(), 2);
});

/** Touchable places of the solo game outside of the bars. */
const PLACES = '.pool button, .own [role=button][data-s^="f"]';

for (const board of ['13a', '13b']) {
  testWith({ timeout: 200_000 })(`in a solo game nothing scrolls and every field can be touched at any size, board ${board}`, { tag: '@full' }, async ({ page, shot, accessible }) => {
    await beginAlone(page, { board, marker: 45 });
    for (const last of [false, true]) {
      await play(page, { seed: 31, stop: (seen, n) => n === 25 });
      if (last) await page.emulateMedia({ colorScheme: board === '13b' ? 'dark' : 'light' });
      await atEachSize(page, async (size) => {
        assert.deepEqual([...(await faults(page)), ...(await tooSmall(page, PLACES))], [], size);
        if (!last) return;
        await shot(`solo-${board}-${size}`);
        await accessible();
      });
    }
  });
}

testWith({ width: 390, height: 844, touch: true, timeout: 120_000 })('a solo game on a phone shows the goal in place of the other players', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await beginAlone(page, { marker: 45 });
  await play(page, { seed: 41, stop: (seen, n) => n === 40 });
  for (const tab of ['Table', 'My board', 'Goal', 'Log']) {
    await page.locator('.tabs').getByRole('button', { name: tab }).click();
    await shot(`phone-solo-${tab.toLowerCase()}-390x844`);
    await accessible();
  }
});

// Games played by computers on the command line, as links.
const WON = 'burgundy.g1.AQoBBAAtABEAAAABBXdpbi1oAQAEQW5uYYcBAEHJ1GH3LKswHUCrELx3na9YxGUrBk3mGrsDhuckeoO3n89YML1OgdHwydrq0OjWBvLNNcGf2qE';
const LOST = 'burgundy.g1.AQoBBAAyABEAAAABBWFtYmVyAQAEQW5uYWwAvgUo5QU9XqI9y5YiIKKKsjliBq4zsk_wO_k_xccwnaLtr6QC9b5W-A';

for (const [name, link, title, said, colorScheme] of [['won', WON, 'Won', /all 37 fields are filled/, 'light'], ['lost', LOST, 'Lost', /22 of 37 fields are filled/, 'dark']]) {
  testWith({ path: `#${link}`, width: 1180, height: 820, colorScheme })(`the end of a solo game that is ${name}`, { tag: fullUnless(name === 'won') }, async ({ page, shot, accessible }) => {
    await page.locator('dialog .end').click();
    await page.locator('.sc h1').waitFor();
    assert.equal(await page.locator('.sc h1').textContent(), title);
    assert.match(await page.locator('.solowin').textContent(), said);
    // The rows of the sheet, which moved the stone, add up to its total.
    const cells = (await page.locator('.sc tbody td').allTextContents()).map(Number);
    assert.equal(cells.reduce((sum, points) => sum + points, 0), Number(await page.locator('.sc tfoot td').textContent()));
    await shot(`solo-${name}-1180x820`);
    await accessible();
    // The score leads to a replay of any moment.
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.locator('.act.replay').getByRole('button', { name: 'Back to now' }).click();
    await page.locator('.app .goal').waitFor();
    assert.match(await page.locator('.goalsay').textContent(), said);
    await shot(`solo-${name}-table-1180x820`);
  });
}
