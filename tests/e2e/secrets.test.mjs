// Hidden information in the document after hasty input at every cover: held keys, Undo, Redo, Restart, Back and
// Forward, double taps.

import assert from 'node:assert/strict';
import { begin as beginBurgundy } from './lib/setup.mjs';
import { begin as beginDice, turn } from './dice/lib.mjs';
import { drawn, finger, tappable } from './lib/finger.mjs';
import { testWith } from './lib/page.mjs';
import { rests } from './lib/settle.mjs';
import { nothingHidden as nothingHiddenInPrinces, pryAt as pryInPrinces, watch } from './princes/hidden.mjs';
import { SWIFT, beginPrinces, pick, play as playPrinces } from './princes/lib.mjs';
import { beginRoad, nothingHidden as nothingHiddenInRoad, play as playRoad, pryAt as pryInRoad } from './road/lib.mjs';

const TABLET = { width: 1180, height: 820, touch: true, storage: SWIFT, timeout: 300_000 };
/** Whole games of Princes have up to 200 covers, each of which takes three seconds. */
const WHOLE = { ...TABLET, timeout: 900_000 };
/** Covers tried in each game; all of them in a full run. */
const COVERS = process.env.PRINCIPALITY_FULL ? Infinity : 4;
/** Modes of Princes, with the sets that are picked for a duel of all six. */
const MODES = {
  Introductory: [], Gold: [], Turmoil: [], Progress: [], Intrigue: [], Merchants: [], Barbarians: [], Duel: [],
  'Duel of six sets': ['The Era of Turmoil', 'The Era of Progress'],
};

const cover = (page) => page.locator('.act .end, .handover .end').filter({ hasText: /^I am / });
/** The part of the page that the cover is about. */
const asking = (page) => page.locator('.act, .handover').first();

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
  const asked = await asking(page).textContent();
  await cover(page).focus();
  for (const [key, code] of [['Enter', 13], [' ', 32]]) {
    await holdOn(page, key, code);
    await drawn(page);
    await hidden(`${key} held`);
  }
  await page.goBack();
  await cover(page).waitFor({ state: 'detached' });
  await hidden('Back');
  await page.goForward();
  await cover(page).waitFor();
  await hidden('Forward');
  assert.equal(await asking(page).textContent(), asked, 'the cover is as it was');
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
  testWith(WHOLE)(`held keys, Back and double taps remove no cover and show no card: Princes, ${mode}`, { tag: '@full' }, async ({ page }) => {
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

/** Runs in the page: the whole document, without the files that arrive in any order. */
function written() {
  const copy = document.documentElement.cloneNode(true);
  for (const e of copy.querySelectorAll('script, link, [data-look], #rescue')) e.remove();
  return copy.outerHTML.replace(/\s+/g, ' ');
}

/** Makes all pages propose the same seeds. */
const sameSeeds = () => {
  let drawn = 1;
  crypto.getRandomValues = (numbers) => {
    for (const at of numbers.keys()) numbers[at] = drawn = (Math.imul(drawn, 48271) >>> 0) % 2147483647;
    return numbers;
  };
};

/** Two pages at which the same is done, but for one secret choice, and what their documents held from time to time. */
class Twins {
  constructor(pages) {
    this.pages = pages;
    this.seen = pages.map(() => []);
  }

  /** Does something at each page, one after the other. */
  async each(act) {
    for (const [nth, page] of this.pages.entries()) await act(page, (when) => this.look(nth, when), nth);
  }

  /** Keeps the document as it is once it rests. */
  async look(nth, when) {
    await rests(this.pages[nth], written, null, 5);
    this.seen[nth].push([when, await this.pages[nth].evaluate(written)]);
  }

  /** Compares and forgets what the documents held. */
  compare() {
    const [one, other] = this.seen;
    this.seen = this.pages.map(() => []);
    assert.ok(one.length && one.length === other.length, `${one.length} and ${other.length} looks`);
    return one.flatMap(([when, text], at) => {
      const twin = other[at][1];
      const from = [...text].findIndex((letter, place) => letter !== twin[place]);
      return text === twin ? [] : [`${when}: ${text.slice(from - 80, from + 80)} | ${twin.slice(from - 80, from + 80)}`];
    });
  }
}

/** At a cover: held keys, Back and Forward, the keys for undoing, redoing and the list, and a reload. */
async function pesterTwins(twins) {
  await twins.each(async (page, look) => {
    await look('covered');
    await pester(page, look);
    for (const key of ['Control+z', 'Control+y', 'Control+Shift+z', 'u', 'r', 'l', 'i', 'Escape']) {
      await page.keyboard.press(key);
      await look(key);
    }
    await page.reload();
    await cover(page).waitFor();
    await look('reloaded');
  });
}

/**
 * Plays one round of choices made behind covers: the first person chooses the first lit place at one page and the last at
 * the other, all others the first. Fails if anybody else's document differs before all have chosen, or if none does then:
 * at the table, with `ends` below the cover that follows, whose words may be the same for two places.
 */
async function chooseBehindCovers(twins, people, lit, ends = '') {
  for (let seat = 0; seat < people; seat += 1) {
    if (seat > 0) await pesterTwins(twins);
    await twins.each(async (page, look, nth) => {
      await (await finger(page)).tap(await tappable(cover(page)));
      await cover(page).waitFor({ state: 'detached' });
      await look(`seat ${seat} sees the table`);
      const places = page.locator(lit);
      await tappable(places.first());
      const place = nth && !seat ? places.last() : places.first();
      await place.dispatchEvent('click');
    });
    assert.deepEqual(twins.compare(), [], `seat ${seat}`);
    await twins.each(async (page, look) => {
      const done = page.locator('button:not(:disabled)').filter({ hasText: /^(Castle here|Ready)/ });
      await tappable(done);
      await look('chosen');
      await done.click();
      await done.waitFor({ state: 'detached' });
    });
    const differ = twins.compare();
    assert.equal(differ.length, seat ? 0 : 1, `seat ${seat} sees its own choice alone: ${differ}`);
  }
  await twins.each(async (page, look) => {
    if (ends === 'covered') {
      await (await finger(page)).tap(await tappable(cover(page)));
      await cover(page).waitFor({ state: 'detached' });
    }
    await look('all have chosen');
  });
  assert.equal(twins.compare().length, 1, 'then all see them');
}

const PEOPLE = ['Anna', 'Benno', 'Carla'];
const ALIKE = { ...TABLET, before: sameSeeds };
/** A device that is handed on, with a cover for every turn. */
const HANDED = { ...ALIKE, width: 390, height: 844, storage: { 'principality.settings': 'sitting=hand-over\nmotion=off\n' } };

testWith(ALIKE)('a castle chosen in secret leaves no trace in the document of anybody else: Burgundy', { tag: '@full' }, async ({ page, open }) => {
  const twins = new Twins([page, (await open(ALIKE)).page]);
  await twins.each((one) => beginBurgundy(one, { names: PEOPLE, way: 'Expert' }));
  await chooseBehindCovers(twins, PEOPLE.length, '.app [data-s][aria-label*="may be chosen"]');
});

for (const what of ['a castle', 'the mark of a round']) {
  testWith(HANDED)(`${what} chosen in secret leaves no trace in the document of anybody else: the dice game`, { tag: '@full' }, async ({ page, open }) => {
    const twins = new Twins([page, (await open(HANDED)).page]);
    await twins.each(async (one) => {
      await beginDice(one, { names: PEOPLE });
      for (let seat = 0; what !== 'a castle' && seat < PEOPLE.length; seat += 1) await turn(one);
    });
    await chooseBehindCovers(twins, PEOPLE.length, '.stage .legal.lit', 'covered');
  });
}
