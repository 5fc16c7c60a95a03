// Hidden information in the document after hasty input at every cover: held keys, Undo, Redo, Restart, Back and
// Forward, double taps.

import assert from 'node:assert/strict';
import { drawn, finger, tappable } from './lib/finger.mjs';
import { testWith } from './lib/page.mjs';
import { nothingHidden as nothingHiddenInPrinces, pryAt as pryInPrinces, watch } from './princes/hidden.mjs';
import { SWIFT, beginPrinces, pick, play as playPrinces } from './princes/lib.mjs';
import { beginRoad, nothingHidden as nothingHiddenInRoad, play as playRoad, pryAt as pryInRoad } from './road/lib.mjs';

const TABLET = { width: 1180, height: 820, touch: true, storage: SWIFT, timeout: 300_000 };
/** Covers tried in each game; all of them in a full run. */
const COVERS = process.env.PRINCIPALITY_FULL ? Infinity : 4;
/** Modes of Princes, with the sets that are picked for a duel of all six. */
const MODES = {
  Introductory: [], Gold: [], Turmoil: [], Progress: [], Intrigue: [], Merchants: [], Barbarians: [], Duel: [],
  'Duel of six sets': ['The Era of Turmoil', 'The Era of Progress'],
};

const cover = (page) => page.locator('.act .end').filter({ hasText: /^I am / });

/** Sends repeats of a key pressed before the cover appeared; the browser sends only these. */
async function holdOn(page, key, code) {
  const cdp = await page.context().newCDPSession(page);
  for (let time = 0; time < 6; time += 1) {
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code: key, windowsVirtualKeyCode: code, text: key === 'Enter' ? '\r' : ' ', autoRepeat: true });
  }
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, windowsVirtualKeyCode: code });
  await cdp.detach();
}

/** Tries every input at a cover that must not remove it; `hidden` searches the document for cards nobody may see. */
async function pester(page, hidden) {
  const asked = await page.locator('.act').textContent();
  await cover(page).focus();
  for (const [key, code] of [['Enter', 13], [' ', 32]]) {
    await holdOn(page, key, code);
    await drawn(page);
    await hidden(`${key} held`);
  }
  await page.goBack();
  await page.locator('.app').waitFor({ state: 'detached' });
  await hidden('Back');
  await page.goForward();
  await cover(page).waitFor();
  await hidden('Forward');
  assert.equal(await page.locator('.act').textContent(), asked, 'the cover is as it was');
}

/**
 * Removes the cover by two touches, the second of which must do nothing; returns the name of the player who took the
 * device.
 */
async function lift(page, touch) {
  const button = cover(page);
  const at = await tappable(button);
  const owner = (await button.textContent()).replace('I am ', '');
  await touch.doubleTap(at);
  await button.waitFor({ state: 'detached' });
  await drawn(page);
  return owner;
}

/**
 * Plays from cover to cover; `play` goes on to the next one, `hidden` searches the document for cards that `owner` may
 * not see.
 */
async function fromCoverToCover(page, { play, pry, hidden }) {
  const touch = await finger(page);
  let owner;
  for (let covers = 0; covers < COVERS; covers += 1) {
    const { over } = await play({ owner, seed: 3 + covers });
    if (over) return covers;
    await pester(page, (when) => hidden(undefined, when));
    await pry();
    owner = await lift(page, touch);
    await hidden(owner, `${owner} lifted the cover`);
  }
  return COVERS;
}

testWith(TABLET)('held keys, Back and double taps remove no cover and show no card: Road', async ({ page }) => {
  const names = ['Anna', 'Ben', 'Carla'];
  await beginRoad(page, { names });
  await page.locator('.coverbox').waitFor();
  const wanted = /^(Buy|Send|Agree|Decline|End|Give )/;
  const covers = await fromCoverToCover(page, {
    play: (how) => playRoad(page, { names, wanted, stop: (seen) => seen.covered, ...how }),
    pry: () => pryInRoad(page, names),
    hidden: (owner, when) => nothingHiddenInRoad(page, names, owner, when),
  });
  assert.ok(covers >= Math.min(COVERS, 10), `${covers} covers`);
});

for (const [mode, sets] of Object.entries(MODES)) {
  testWith(TABLET)(`held keys, Back and double taps remove no cover and show no card: Princes, ${mode}`, { tag: '@full' }, async ({ page }) => {
    const names = ['Anna', 'Ben'];
    await beginPrinces(page, { names, mode });
    for (const set of sets) await pick(page, set);
    // Cards that a principality loses go back under stacks before everybody's eyes, in all modes but the introductory one.
    const watched = watch(names, { returning: mode !== 'Introductory' });
    const covers = await fromCoverToCover(page, {
      play: (how) => playPrinces(page, { watched, stop: (seen) => /^I am /.test(seen.end), ...how }),
      pry: () => pryInPrinces(page, watched),
      hidden: (owner, when) => nothingHiddenInPrinces(page, watched, owner, when),
    });
    assert.ok(covers >= Math.min(COVERS, 10), `${covers} covers`);
    for (const name of names) assert.ok(watched.seen[name].length >= 3, `${name} saw ${watched.seen[name]}`);
  });
}
