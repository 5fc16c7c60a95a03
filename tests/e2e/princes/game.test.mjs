// Whole games of Princes: two people with covers, and a theme game against the computer offline.

import assert from 'node:assert/strict';
import { testWith } from '../lib/page.mjs';
import { nothingHidden, watch } from './hidden.mjs';
import { SWIFT, beginPrinces, look, play } from './lib.mjs';

const PEOPLE = ['Anna', 'Ben'];

testWith({ width: 1180, height: 820, storage: SWIFT, timeout: 420_000 })('two people play the introductory game to the score sheet, and no hidden card is ever in the document', { tag: '@full' }, async ({ page, accessible, shot }) => {
  await beginPrinces(page, { names: PEOPLE });
  await accessible();
  const watched = watch(PEOPLE);
  const met = await play(page, { watched });
  // Both players have looked, and each search had cards to find.
  assert.ok(met.covers > 10 && met.pried > met.covers && watched.searches > met.moves, JSON.stringify([met.covers, met.pried, met.moves, watched.searches]));
  for (const name of PEOPLE) assert.ok(watched.seen[name].length >= 5, `${name} saw ${watched.seen[name]}`);
  await page.locator('.sc').waitFor();
  await accessible();
  await shot('princes-score-two');
  // From the score to the table, and back.
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.locator('.act.replay').getByRole('button', { name: 'Back to now' }).click();
  await page.locator('.act .end').filter({ hasText: 'Final score' }).click();
  await page.locator('.sc').waitFor();
});

testWith({ width: 1180, height: 820, storage: SWIFT, timeout: 120_000 })('the search for hidden cards finds a card shown to the wrong player', { tag: '@full' }, async ({ page, accessible }) => {
  await beginPrinces(page, { names: PEOPLE });
  const watched = watch(PEOPLE);
  await play(page, { watched, stop: (seen) => /Turn [3-9]\b/.test(seen.turn) && /build, trade/.test(seen.title) });
  await accessible();
  const [owner, other] = watched.hands.Anna.join() === (await look(page)).hand.join() ? PEOPLE : [...PEOPLE].reverse();
  await nothingHidden(page, watched, owner);
  await assert.rejects(nothingHidden(page, watched, other), /the hand of/);
  await assert.rejects(nothingHidden(page, watched, undefined), /below the cover/);
  // A card known only to the other player, wherever it may appear.
  const card = watched.hands[other].find((card) => !watched.seen[owner].includes(card) && !watched.hands[owner].includes(card));
  assert.ok(card, JSON.stringify(watched.hands));
  const plants = [
    ['.top', 'title', card, /in the document/], ['.stk', 'data-card', card, /a stack/], ['.act', 'data-card', card, /the other’s hand/],
    ['.ohand use', 'href', '#pr-abbey', /from behind|in the document/], ['.stk use', 'href', '#pr-abbey', /a stack/],
  ];
  for (const [where, attribute, value, wanted] of plants) {
    const before = await page.evaluate(([where, attribute, value]) => {
      const e = document.querySelector(where);
      const before = e.getAttribute(attribute);
      e.setAttribute(attribute, value);
      return before;
    }, [where, attribute, value]);
    await assert.rejects(nothingHidden(page, { ...watched, seen: { Anna: [], Ben: [] } }, owner), wanted, where);
    await page.evaluate(([where, attribute, before]) => {
      const e = document.querySelector(where);
      if (before === null) e.removeAttribute(attribute);
      else e.setAttribute(attribute, before);
    }, [where, attribute, before]);
  }
  await page.evaluate((words) => { document.querySelector('.latest p').textContent = words; }, `${other} drew ${card} from stack 1`);
  await assert.rejects(nothingHidden(page, watched, owner), /told/);
});

testWith({ width: 1180, height: 820, storage: SWIFT, timeout: 420_000, serviceWorkers: 'allow', allow: [/sw\.js/] })('a game of the Merchants against the computer is played to the end offline', { tag: '@full' }, async ({ page, context, accessible, shot }) => {
  await beginPrinces(page, { mode: 'Merchants', names: ['Anna', 'Odette'], computers: [null, 'easy'] });
  const watched = watch(['Anna', 'Odette'], { alone: 'Anna' });
  await play(page, { watched, stop: (seen) => /Turn [3-9]\b/.test(seen.turn) && /build, trade/.test(seen.title) });
  await accessible();
  // From the cache only: the page, the game at its position, and the search.
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 60_000 });
  const before = await look(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('.app.prs .phand .hc').first().waitFor({ timeout: 60_000 });
  assert.deepEqual(await look(page), before);
  const met = await play(page, { watched });
  assert.equal(met.covers, 0);
  await page.locator('.sc').waitFor();
  const points = (await page.locator('.sc tfoot td').allTextContents()).map(Number);
  assert.ok(Math.max(...points) >= 12, points.join());
  await accessible();
  await shot('princes-score');
  await context.setOffline(false);
});
