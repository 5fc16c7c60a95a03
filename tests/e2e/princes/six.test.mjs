// All six sets: a duel whose sets are picked, and the games of gold, turmoil and progress to their ends.

import assert from 'node:assert/strict';
import { fullUnless, testWith } from '../lib/page.mjs';
import { unfold } from '../lib/setup.mjs';
import { watch } from './hidden.mjs';
import { GAME, SWIFT, beginPrinces, faultsOfPrinces, look, pick, play } from './lib.mjs';

const PEOPLE = ['Anna', 'Ben'];
const ALONE = { names: ['Anna', 'Odette'], computers: [null, 'easy'] };
const TABLET = { width: 1180, height: 820, storage: SWIFT };

/** Number of moves of the duel of two people; in a full run it is played to its end. */
const MOVES = process.env.PRINCIPALITY_FULL ? Infinity : 150;

/** The points of both players on the score sheet. */
const points = async (page) => (await page.locator('.sc tfoot td').allTextContents()).map(Number);

testWith({ ...TABLET, timeout: 900_000 })('two people play a duel with the sets that they pick, and no hidden card is ever in the document', { tag: '@full' }, async ({ page, accessible, shot }) => {
  await beginPrinces(page, { mode: 'Duel of six sets', names: PEOPLE });
  await page.locator('.picks').waitFor();
  assert.match(await page.locator('.picks h2').textContent(), /^(Anna|Ben) picks a set$/);
  await accessible();
  assert.deepEqual(await faultsOfPrinces(page), []);
  await shot('princes-picks');
  assert.equal(await pick(page, 'The Era of Turmoil'), 6);
  await page.locator('.picks .pk.taken').waitFor();
  assert.match(await page.locator('.picks .pk.taken').textContent(), /The Era of Turmoil.*Picked by (Anna|Ben)$/);
  assert.equal(await pick(page, 'The Era of Progress'), 5);
  // A third set is drawn: three stacks of the base set, and one of each of these.
  await page.locator('.stk').first().waitFor();
  const stacks = (await page.locator('.stk').allTextContents()).filter((text) => /[a-z] \d$/.test(text));
  assert.equal(stacks.length, 6, stacks.join());
  assert.ok(['Turmoil', 'Progress'].every((set) => stacks.some((text) => text.includes(set))), stacks.join());
  // The table names it, and the players of the other two.
  assert.match(await page.locator('.band .roll b').textContent(), /^Drawn: (Intrigue|Merchants?|Barbarians|Gold)$/);
  const picked = await page.locator('.band .rolled span').textContent();
  assert.match(picked, /^(Anna|Ben) picked Turmoil, (Anna|Ben) picked Progress$/);
  await shot('princes-set-drawn');
  const watched = watch(PEOPLE, { returning: true });
  const met = await play(page, { watched, limit: 6000, stop: (seen, met, given) => met.moves >= given, given: Math.min(MOVES, 6000) });
  assert.ok(met.covers > 10 && watched.searches > met.moves, JSON.stringify([met.covers, met.moves, watched.searches]));
  if (MOVES === Infinity) {
    await page.locator('.sc').waitFor();
    // At random nobody may have won before the last turn.
    assert.ok(Math.max(...await points(page)) >= 13 || /Turn 300\b/.test(met.turn), met.turn);
  }
  await accessible();
});

testWith({ width: 390, height: 844, touch: true, storage: SWIFT })('a set is picked by keyboard, and on a phone by touch', async ({ page, accessible, shot }) => {
  await beginPrinces(page, { mode: 'Duel of six sets', names: PEOPLE });
  await page.locator('.picks .pk.lit').first().waitFor();
  await accessible();
  await shot('princes-picks-phone');
  await page.locator('.picks .pk.lit').nth(1).tap();
  await page.locator('.picks .pk.taken').waitFor();
  await page.locator('.picks .pk.lit').nth(2).focus();
  await page.keyboard.press('Enter');
  await page.locator('.act .end').waitFor();
  assert.equal(await page.locator('.picks').count(), 0);
});

testWith(TABLET)('the setup page names the sets of a duel, and three of them are enough', async ({ page, accessible, shot }) => {
  await page.getByRole('button', { name: `New game: ${GAME}` }).first().click();
  const offer = (name) => page.locator('.su .levelpick label').filter({ has: page.getByText(name, { exact: true }) });
  await offer('Introductory').click();
  assert.equal(await page.locator('.su .psets').count(), 0, 'only a duel has sets to choose');
  await offer('Duel of six sets').click();
  await unfold(page);
  const boxes = page.locator('.su .psets input');
  assert.equal(await boxes.count(), 6);
  await page.getByText('Drawn', { exact: true }).click();
  await page.locator('.su .which h3').filter({ hasText: 'Three of six drawn' }).waitFor();
  await accessible();
  await shot('princes-setup-sets');
  for (const box of [0, 1, 2]) await boxes.nth(box).uncheck();
  await page.locator('.su .which h3').filter({ hasText: 'Gold, Turmoil and Progress' }).waitFor();
  assert.equal(await page.getByText('Drawn', { exact: true }).count(), 0, 'of three there is nothing to draw');
  await boxes.nth(3).uncheck();
  await page.locator('.su .fault').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Start', exact: true }).isDisabled());
  await offer('Duel').click();
  assert.equal(await page.locator('.su .fault').count(), 0);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.app.prs').waitFor();
  assert.equal(await page.locator('.picks').count(), 0, 'of the first three sets nothing is asked');
});

for (const mode of ['Gold', 'Turmoil', 'Progress']) {
  testWith({ ...TABLET, timeout: 600_000, serviceWorkers: 'allow', allow: [/sw\.js/] })(`a game of ${mode} against the computer is played to the end offline`, { tag: '@full' }, async ({ page, context, accessible }) => {
    await beginPrinces(page, { mode, ...ALONE });
    // Archers, arsonists and riots put cards of the table under stacks, from which they are drawn openly.
    const watched = watch(ALONE.names, { alone: 'Anna', returning: mode === 'Turmoil' });
    const begun = await play(page, { watched, stop: (seen) => /Turn [3-9]\b/.test(seen.turn) && /build, trade/.test(seen.title) });
    await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 60_000 });
    const before = await look(page);
    await context.setOffline(true);
    await page.reload();
    await page.locator('.app.prs .phand .hc').first().waitFor({ timeout: 60_000 });
    assert.deepEqual(await look(page), before);
    const rest = await play(page, { watched, limit: 4000 });
    assert.equal(begun.covers + rest.covers, 0);
    await page.locator('.sc').waitFor();
    assert.ok(Math.max(...await points(page)) >= 12);
    await accessible();
    await context.setOffline(false);
  });
}

/** A card of each of the three sets, with words of its effect, by language. */
const CARDS = {
  en: { search: 'Search the rules', cards: [['Harbor', 'three trade ships'], ['Arsonist', 'burn'], ['Town Hall', 'Parish Hall']] },
  de: { search: 'Regeln durchsuchen', cards: [['Hafen', 'drei Handelsschiffe'], ['Feuerteufel', 'brenn'], ['Rathaus', 'Gemeindehaus']] },
};

for (const [language, { search, cards }] of Object.entries(CARDS)) {
  testWith({ path: '#rules/princes', storage: { 'principality.settings': `language=${language}\n` } })(`the handbook finds the cards of the later sets (${language})`, { tag: fullUnless(language === 'de') }, async ({ page }) => {
    const field = page.getByRole('searchbox', { name: search });
    await field.waitFor();
    for (const [name, effect] of cards) {
      await field.fill(name);
      const card = page.locator('.pset li:visible').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await card.waitFor();
      assert.match(await card.textContent(), new RegExp(effect, 'i'));
      const picture = await card.locator('.lart use').first().getAttribute('href');
      await page.waitForFunction((id) => document.querySelector(id), picture);
      // Another card is not among what is found.
      const found = await page.locator('.pset li:visible').count();
      assert.ok(found > 0 && found < 12, `${found} cards for ${name}`);
    }
  });
}
