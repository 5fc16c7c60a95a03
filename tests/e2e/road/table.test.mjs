// Road's table by touch and by keyboard: buying, trading, covering.

import assert from 'node:assert/strict';
import { testWith } from '../lib/page.mjs';
import { goTo } from '../fits/measure.mjs';
import { atEachSize, faults } from '../lib/layout.mjs';
import { chance, showList } from '../lib/player.mjs';
import { actFromList, beginRoad, look, nothingHidden, play } from './lib.mjs';

const PEOPLE = ['Anna', 'Ben', 'Carla'];

testWith({ width: 1180, height: 820, timeout: 120_000 })('a trade takes three touches, and the device goes to the partner with a cover that names the reason', async ({ page, accessible, shot }) => {
  await beginRoad(page, { names: PEOPLE });
  await page.locator('.act .end').click();
  const owner = await page.locator('.ownbox .nametext').textContent();
  await page.locator('.openhand .grp').first().click();
  await page.locator('.tray').waitFor();
  await accessible();
  // Escape deselects it.
  await page.keyboard.press('Escape');
  await page.locator('.tray').waitFor({ state: 'detached' });
  await page.locator('.openhand .grp').first().click();
  await page.locator('.side.get .kbtn:not(:disabled)').first().click();
  await shot('road-tray');
  await page.locator('.wbtn:not(:disabled)').first().click();
  await page.locator('.coverbox').waitFor();
  assert.match(await page.locator('.coverbox').textContent(), new RegExp(`${owner} offers you a trade`));
  await nothingHidden(page, PEOPLE, undefined);
  await page.locator('.act .end').click();
  await page.getByRole('button', { name: /^Decline$/ }).click();
  // Back to the player who asked, with the same offer prepared.
  await page.locator('.coverbox').waitFor();
  await page.locator('.act .end').click();
  assert.match(await page.locator('.act').textContent(), /ask again/);
});

testWith({ width: 1180, height: 820, timeout: 120_000 })('an offer to everybody goes round until a player accepts', async ({ page }) => {
  await beginRoad(page, { names: PEOPLE });
  await page.locator('.act .end').click();
  await page.locator('.openhand .grp').first().click();
  await page.locator('.side.get .kbtn:not(:disabled)').first().click();
  await page.locator('.act .end').click();
  const asked = [];
  for (let round = 0; round < 2; round += 1) {
    await page.locator('.coverbox').waitFor();
    asked.push((await page.locator('.act .end').textContent()).replace('I am ', ''));
    await page.locator('.act .end').click();
    await page.getByRole('button', { name: /^Decline$/ }).click();
  }
  assert.equal(new Set(asked).size, 2, 'both were asked, one after the other');
});

/**
 * The player in front takes the device and offers one card for one to the first available seat; returns the name of
 * that player.
 */
async function offer(page) {
  await page.locator('.act .end').click();
  await page.locator('.openhand .grp').first().click();
  await page.locator('.side.get .kbtn:not(:disabled)').first().click();
  await page.locator('.wbtn:not(:disabled)').first().click();
  await page.locator('.coverbox').waitFor();
  return (await page.locator('.act .end').textContent()).replace('I am ', '');
}

testWith({ width: 1180, height: 820, timeout: 120_000 })('a player who declines for a turn is not asked again in it, but in the next game', { tag: '@full' }, async ({ page }) => {
  await beginRoad(page, { names: PEOPLE });
  const owner = await page.locator('.ownbox .nametext').textContent();
  const asked = await offer(page);
  await page.locator('.act .end').click();
  await page.getByRole('button', { name: 'Not this turn' }).click();
  await page.locator('.coverbox').waitFor();
  assert.equal(await page.locator('.act .end').textContent(), `I am ${owner}`);
  await page.locator('.act .end').click();
  // The same offer again is answered automatically, and the device does not change hands.
  await page.getByRole('button', { name: /^Trade/ }).click();
  await page.locator('.wbtn:not(:disabled)').first().click();
  await page.waitForFunction((owner) => {
    const [bar, end] = [document.querySelector('.act'), document.querySelector('.act .end')];
    return /ask again/.test(bar.textContent) || end?.textContent === `I am ${owner}`;
  }, owner);
  assert.equal(await page.locator('.coverbox').filter({ hasText: asked }).count(), 0, 'who declined is not asked again');
  // Another game with the same seed is in the same turn, but choices for a turn of the first game do not apply to it.
  await page.goto(page.url().replace(/#.*/, '#'));
  await page.getByRole('button', { name: /^New game/ }).first().waitFor();
  await beginRoad(page, { names: PEOPLE });
  assert.equal(await offer(page), asked);
  await page.locator('.act .end').click();
  await page.getByRole('button', { name: /^Decline$/ }).waitFor();
});

/** Before the last move of a game played by computers: `principality convert --at` of a game with the seed t2. */
const WINS = 'road.g1.AQMDAAACdDIAYgD2LX6uOt79lAQJq-WBeUnqz6-YzDhfjxnCAXE_HsqFTZyKVAk';

testWith({ width: 1180, height: 820 })('the settlement that wins ends the game, and no event comes after it', { tag: '@full' }, async ({ page, accessible, shot }) => {
  await goTo(page, WINS);
  assert.match(await actFromList(page, chance(1), /^Buy .*[Ss]ettlement/), /[Ss]ettlement/);
  await page.locator('.sc, .eventbox, .coverbox').first().waitFor();
  assert.equal(await page.locator('.eventbox, .coverbox').count(), 0, 'no event, and nobody gets the device');
  await page.locator('.sc h1').waitFor();
  const points = (await page.locator('.sc tfoot td').allTextContents()).map((text) => parseInt(text, 10));
  assert.equal(Math.max(...points), 7);
  await accessible();
  await shot('road-won-by-settlement');
});

testWith({ width: 1180, height: 820 })('a touch covers a player’s cards, and only their owner opens them', async ({ page }) => {
  await beginRoad(page, { names: PEOPLE });
  await page.locator('.act .end').click();
  await page.locator('.openhand').waitFor();
  await page.getByRole('button', { name: 'Cover', exact: true }).click();
  await page.locator('.coverbox').waitFor();
  await nothingHidden(page, PEOPLE, undefined);
});

testWith({ width: 1180, height: 820 })('a covered hand is shown only while it is held', async ({ page }) => {
  await beginRoad(page, { names: PEOPLE });
  await page.locator('.fanback').hover();
  await page.mouse.down();
  await page.locator('.openhand').waitFor();
  assert.equal(await page.locator('.openhand button').count(), 0, 'who only looks can do nothing yet');
  await page.locator('.coverbox').waitFor();
  await page.mouse.up();
  await page.locator('.openhand').waitFor({ state: 'detached' });
  await nothingHidden(page, PEOPLE, undefined);
});

testWith({ width: 390, height: 844, touch: true })('on a phone a new prompt opens the tab that answers it', { tag: '@full' }, async ({ page, accessible, shot }) => {
  await beginRoad(page, { names: PEOPLE });
  await page.locator('.act .end').click();
  await page.locator('.tabs button').nth(2).click();
  await page.locator('.tabs button').nth(2).and(page.locator('[aria-current=page]')).waitFor();
  await accessible();
  await page.locator('.act .end').click();
  await page.locator('.act .end').filter({ hasText: 'I am ' }).click();
  await page.locator('.tabs button').first().and(page.locator('[aria-current=page]')).waitFor();
  assert.deepEqual(await page.locator('.tabs button:has(.badge)').allTextContents(), ['Table'], 'the part that answers wears a badge');
  await shot('road-phone');
});

testWith({ width: 1280, height: 800, timeout: 120_000 })('everything fits each size', { tag: '@full' }, async ({ page, shot }) => {
  await beginRoad(page, { names: PEOPLE });
  await page.locator('.act .end').click();
  await play(page, { names: PEOPLE, wanted: /^(Buy|End)/, watch: false, stop: (seen, met) => met.moves > 60 && !seen.covered });
  await atEachSize(page, async (size) => {
    assert.deepEqual(await faults(page), [], size);
    await shot(`road-${size}`);
  });
});

testWith({ width: 1180, height: 820 })('a turn is played by keyboard alone', async ({ page }) => {
  await beginRoad(page, { names: PEOPLE });
  await page.locator('.act .end').focus();
  await page.keyboard.press('Enter');
  await page.locator('.openhand').waitFor();
  const before = await look(page);
  await showList(page);
  await page.keyboard.press('Escape');
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.act .end'))) break;
  }
  await page.keyboard.press('Enter');
  await page.locator('.coverbox').waitFor();
  assert.notEqual((await look(page)).title, before.title);
});

testWith({ width: 390, height: 844, touch: true, storage: { 'principality.settings': 'motion=off\n' }, timeout: 120_000 })('a hint that is asked for while an event lies open shows the display that it is about', async ({ page }) => {
  await beginRoad(page, { names: ['Anna', 'Odette', 'Hugo'], computers: [null, 'easy', 'easy'], seed: 'ask-1' });
  await play(page, { names: ['Anna'], wanted: /^(End|Decline)/, watch: false, limit: 200, stop: ({ end }) => /^Go on/.test(end) });
  await page.locator('.eventbox').waitFor();
  await page.getByRole('button', { name: 'A hint' }).first().tap();
  await page.getByRole('button', { name: /^Do (it|step 1)$/ }).waitFor();
  assert.equal(await page.locator('.eventbox').count(), 0);
  // The event has been read, and does not come back with the hint gone.
  await page.getByRole('button', { name: 'A hint' }).first().tap();
  await page.getByRole('button', { name: /^Do (it|step 1)$/ }).waitFor({ state: 'detached' });
  assert.equal(await page.locator('.eventbox').count(), 0);
  assert.doesNotMatch((await look(page)).end, /^Go on/);
});

testWith({ width: 1180, height: 820, storage: { 'principality.settings': 'motion=off\n' }, timeout: 180_000 })('a computer makes an open offer in its turn, and a person names the price', { tag: '@full' }, async ({ page, accessible, shot }) => {
  await beginRoad(page, { names: ['Anna', 'Odette', 'Hugo'], computers: [null, 'medium', 'medium'], seed: 'ask-1' });
  const asks = /(Odette|Hugo)\P{L}+would like\P{L}+\p{L}+\P{L}+What do you want for it/u;
  await play(page, { names: ['Anna'], wanted: /^(End|Decline)/, watch: false, limit: 200, given: asks, stop: ({ title }, met, asks) => asks.test(title) });
  const [, name] = (await look(page)).title.match(asks);
  await accessible();
  await shot('road-asked-openly');
  // There is no complete offer to accept yet: a price is named, or not.
  assert.equal(await page.getByRole('button', { name: /^Agree/ }).count(), 0);
  await page.getByRole('button', { name: /^Counter-offer/ }).click();
  await page.locator('.openhand .grp:not(:disabled)').first().click();
  await page.locator('.side.get .kbtn:not(:disabled)').first().click();
  await shot('road-price-named');
  await page.locator('.act .end:not(:disabled)').click();
  // A computer's next question closes the log, which is then opened again.
  await page.waitForFunction((wanted) => {
    const log = document.querySelector('dialog[open]');
    if (!log) [...document.querySelectorAll('button')].find((button) => (button.getAttribute('aria-label') ?? button.textContent).trim() === 'Log')?.click();
    const lines = [...log?.querySelectorAll('li') ?? []].map((line) => line.textContent.trim());
    return wanted.every((words) => lines.some((line) => words.test(line)));
  }, [new RegExp(`${name} asked Anna what .* would cost`), /^Anna .* for /], { timeout: 60_000 });
});
