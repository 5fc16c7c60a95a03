// Challenges with moves: the other's game beside one's own at the same round, never further.

import assert from 'node:assert/strict';
import { faults } from './lib/layout.mjs';
import { kept, stored } from './lib/library.mjs';
import { testWith } from './lib/page.mjs';
import { look, play } from './lib/player.mjs';
import { SEED, unfold } from './lib/setup.mjs';
import { begin, playAlone, turn } from './dice/lib.mjs';

/** Windows of phones and tablets, in both directions. */
const WINDOWS = [[360, 640], [390, 844], [820, 1180], [1180, 820]];

/** The challenge of the finished game on the page. */
async function dared(page) {
  await page.locator('.sc h1').waitFor();
  await stored(page);
  await page.getByRole('button', { name: 'Share the result' }).click();
  const dare = await page.locator('dialog[open]').getByRole('textbox', { name: 'Challenge others' }).inputValue();
  assert.match(dare, /\.c1\.[\w-]+\.m1\.[\w-]+/);
  assert.ok(dare.length < 2000, `${dare.length} characters`);
  return dare.slice(dare.indexOf('#'));
}

/** Opens a challenge in another browser and begins its game. */
async function taken(open, dare, options = {}) {
  const other = await open({ path: dare, storage: { 'principality.table': '012345 00\nBen\n' }, ...options });
  const invited = other.page.locator('dialog[open]');
  await invited.getByText(/runs beside yours|läuft neben deinem/).waitFor();
  await other.accessible();
  await invited.getByRole('button', { name: /Accept|Annehmen/ }).click();
  await other.page.getByRole('button', { name: /^(Start|Spiel beginnen|Beginnen|Los)/ }).first().click();
  await other.page.locator('.app').waitFor();
  return other;
}

const chip = (page) => page.locator('.top .ghostchip');
const numbers = async (page) => {
  const label = await chip(page).getAttribute('aria-label');
  return label.match(/: (-?\d+)\. .+: (-?\d+)\. /)?.slice(1).map(Number);
};

/** The chip and its card at each window: they fit, show the same numbers and are accessible. */
async function looked({ page, accessible, shot }, name, [theirs, own]) {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await chip(page).waitFor();
    await page.waitForFunction((width) => document.querySelector('.app').classList.contains('phone') === (width < 740), width);
    // On a phone the header hides its last tools.
    const shown = (await faults(page)).filter((fault) => !fault.endsWith(': 0x0'));
    assert.deepEqual(shown, [], `${width}x${height}`);
    await shot(`ghost-${name}-chip-${width}x${height}`);
    await chip(page).click();
    const card = page.locator('dialog.ghostcard');
    await card.locator('.ghostpicture svg.mini').waitFor();
    assert.deepEqual((await card.locator('.ghostrows b').allTextContents()).map(Number), [theirs, own]);
    const box = await card.locator('.panelbody').boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height, `${width}x${height}: ${JSON.stringify(box)}`);
    await shot(`ghost-${name}-card-${width}x${height}`);
    await accessible();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  }
}

testWith({ width: 1180, height: 820, timeout: 300_000 })('in the dice game the other’s sheet grows beside one’s own', { tag: '@full' }, async ({ page, open }) => {
  const points = async () => Number((await page.locator('.grade').getAttribute('aria-label')).match(/\d+/)[0]);
  const round = (number) => page.locator('.top .turn').filter({ hasText: `Round ${number} ` }).waitFor();
  await begin(page, { names: ['Anna'] });
  await turn(page);
  const after = [];
  for (let number = 1; number <= 4; number += 1) {
    await round(number);
    if (number > 1) after.push(await points());
    await turn(page);
  }
  await playAlone(page);
  const dare = await dared(page);

  const other = await taken(open, dare, { width: 1180, height: 820 });
  await chip(other.page).waitFor();
  assert.match(await chip(other.page).getAttribute('aria-label'), /^Anna’s game\. After your first round/);
  assert.equal(await chip(other.page).locator('b').count(), 0, 'nothing to compare yet');
  await turn(other.page);
  for (let number = 1; number <= 3; number += 1) {
    await other.page.locator('.top .turn').filter({ hasText: `Round ${number} ` }).waitFor();
    if (number > 1) assert.equal((await numbers(other.page))[0], after[number - 2], `after round ${number - 1}`);
    await other.page.locator('.act .acts').getByRole('button', { name: /^Pass/ }).click();
    await other.page.locator('.act .end:not(:disabled)').click();
  }
  await other.page.locator('.top .turn').filter({ hasText: 'Round 4 ' }).waitFor();
  const [theirs, own] = await numbers(other.page);
  assert.equal(theirs, after[2]);
  const by = own - theirs;
  const written = by === 0 ? '±0' : `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
  assert.equal(await chip(other.page).locator('b').textContent(), written);
  await looked(other, 'dice', [theirs, own]);
  // Undo goes back with both.
  await other.page.locator('.urow button').first().click();
  await other.page.locator('.top .turn').filter({ hasText: 'Round 3 ' }).waitFor();
  assert.equal((await numbers(other.page))[0], after[1]);
  // It is there again after a reload, and in the score each phase has its difference.
  await stored(other.page);
  assert.match((await kept(other.page))[0].ghost, /^dice\.g1\./);
  await other.page.reload();
  await chip(other.page).waitFor();
  assert.equal((await numbers(other.page))[0], after[1]);
  await playAlone(other.page, { passing: true });
  const rows = other.page.getByRole('region', { name: 'Challenge' }).locator('tbody tr');
  await rows.first().waitFor();
  assert.equal(await rows.count(), 3);
  const [mine, hers] = (await other.page.locator('.versus li b').allTextContents()).map(Number);
  assert.deepEqual((await rows.last().locator('td').allTextContents()).slice(0, 2).map(Number), [mine, hers]);
  await other.accessible();
  for (const [width, height] of WINDOWS) {
    await other.page.setViewportSize({ width, height });
    await other.shot(`ghost-dice-score-${width}x${height}`);
  }
  other.clean();
  await other.context.close();
});

testWith({ width: 1180, height: 820, timeout: 400_000 })('in Burgundy’s solo game the other’s estate grows beside one’s own', { tag: '@full' }, async ({ page, open }) => {
  const filled = (page) => page.locator('.goalnum b').textContent().then((text) => Number(text.split(' ')[0]));
  // Passed to the page as text.
  const stop = (seen) => seen.turn.includes('Turn 4 of');
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.locator('.su .kinds label').nth(1).click();
  await unfold(page);
  await page.locator('.su .seat').first().locator('input[type=text]').fill('Anna');
  await page.locator('.su .seed input').fill(SEED);
  await page.locator('.su .foot .end').click();
  await page.locator('.app').waitFor();
  await play(page, { seed: 1, stop });
  const after = await filled(page);
  await play(page, { seed: 1 });
  const dare = await dared(page);

  const other = await taken(open, dare, { width: 1180, height: 820, colorScheme: 'dark' });
  await play(other.page, { seed: 9, stop });
  assert.ok((await look(other.page)).turn.includes('Turn 4'));
  const [theirs, own] = await numbers(other.page);
  assert.deepEqual([theirs, own], [after, await filled(other.page)]);
  await looked(other, 'burgundy', [theirs, own]);
  other.clean();
  await other.context.close();
});

testWith({ timeout: 200_000 })('a challenge with damaged moves says so and opens without them', { tag: '@full' }, async ({ page, open }) => {
  await begin(page, { names: ['Anna'] });
  await turn(page);
  await playAlone(page, { passing: true });
  const dare = await dared(page);
  const other = await open({ path: dare.slice(0, -8) });
  const invited = other.page.locator('dialog[open]');
  await invited.getByText(/moves in this link are damaged/).waitFor();
  await other.accessible();
  await invited.getByRole('button', { name: 'Accept' }).click();
  await other.page.getByRole('button', { name: 'Start', exact: true }).click();
  await other.page.locator('.app').waitFor();
  assert.equal(await chip(other.page).count(), 0);
  await stored(other.page);
  const [theirs] = await kept(other.page);
  assert.match(theirs.rival, /^0 \d+ 0 Anna$/);
  assert.equal(theirs.ghost, undefined);
  other.clean();
  await other.context.close();
});
