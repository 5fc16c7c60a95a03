// What makes a table felt, in all games: keys, the pace of computer players, sounds, a screen that stays awake, motion,
// numbers where a computer player did something, counting up.

import assert from 'node:assert/strict';
import { pageTest } from './lib/page.mjs';
import { begin } from './lib/setup.mjs';
import { actFromList, chance, play } from './lib/player.mjs';
import { focused } from './lib/keys.mjs';

const settings = (text) => ({ 'principality.settings': text });

/** Presses a key until it has done its work: the part of the app that listens comes a moment after the table. */
async function pressUntil(page, key, there) {
  for (let tries = 0; tries < 40; tries += 1) {
    await page.keyboard.press(key);
    if (await there.isVisible()) return;
    await page.waitForTimeout(200);
  }
  assert.fail(`${key} does nothing`);
}

/** Goes to a table of this game for two, and lets whoever begins see it. */
async function table(page, game) {
  await begin(page, { names: ['Anna', 'Benno'], computers: [null, 'easy'], game });
  const cover = page.locator('.handover .end, .act .end:text-matches("^I am ")');
  if (await cover.count()) await cover.first().click();
}

const GAMES = [
  ['The Castles of Burgundy', ['E', 'T', 'R']],
  ['Burgundy: The Dice Game', ['E', 'L']],
  ['The Princes of Catan', ['L', 'I']],
];

for (const [game, letters] of GAMES) {
  pageTest(`the question mark shows the keys of a table, and letters lead to its parts: ${game}`, async ({ page, accessible, shot }) => {
    await table(page, game);
    const panel = page.locator('dialog.keys');
    await pressUntil(page, '?', panel);
    const shown = await panel.locator('kbd').allTextContents();
    for (const letter of [...letters, '?', 'Esc']) assert.ok(shown.includes(letter), `${letter} of ${shown}`);
    await accessible();
    await shot(`keys-${game.slice(0, 12).replaceAll(/\W/g, '-')}`);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    const places = new Set();
    for (const letter of shown.filter((key) => /^[DTEHBRN]$/.test(key))) {
      await page.locator('.top h1').evaluate((e) => { e.tabIndex = -1; e.focus(); });
      await page.keyboard.press(letter.toLowerCase());
      const here = await focused(page);
      assert.ok(!here.startsWith('H1') && !here.startsWith('BODY'), `${letter} leads nowhere`);
      places.add(here);
    }
    assert.ok(places.size >= 1 && places.size >= shown.filter((key) => /^[DTERN]$/.test(key)).length - 1, [...places].join('\n'));
    // The menu has them too.
    await page.locator('.top .ib').first().click();
    await page.locator('dialog.menu').getByRole('button', { name: 'Keyboard' }).click();
    await panel.waitFor();
  });
}

pageTest('the log is one tab stop, in which the arrow keys lead from line to line', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 4, stop: (seen, n) => n === 6 });
  const stops = () => page.locator('.log .logline[tabindex="0"]').count();
  assert.equal(await stops(), 1);
  await page.locator('.log .logline[tabindex="0"]').focus();
  const first = await focused(page);
  await page.keyboard.press('ArrowDown');
  const second = await focused(page);
  assert.notEqual(second, first);
  assert.equal(await stops(), 1);
  await page.keyboard.press('Home');
  assert.equal(await focused(page), first);
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => !!document.activeElement.closest('.log')), false, 'the Tab key leaves the log');
});

pageTest('computer players have one slider, from instant to slow', async ({ page, accessible }) => {
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const slider = page.getByRole('slider', { name: 'Computer players' });
  assert.equal(await slider.getAttribute('aria-valuetext'), '0.9 s');
  await slider.focus();
  await page.keyboard.press('Home');
  assert.equal(await slider.getAttribute('aria-valuetext'), 'At once');
  await page.keyboard.press('End');
  assert.equal(await slider.getAttribute('aria-valuetext'), '3.0 s');
  assert.match(await page.evaluate(() => localStorage.getItem('principality.settings')), /\ntempo=8\n/);
  await accessible();
});

pageTest('what went with motion before there was a slider still counts', { storage: settings('motion=off\n') }, async ({ page }) => {
  await page.getByRole('button', { name: 'Settings' }).first().click();
  assert.equal(await page.getByRole('slider').getAttribute('aria-valuetext'), 'At once');
});

/** Counts what is to be heard, felt and kept awake, in place of the browser. */
const INSTEAD = () => {
  window.felt = { tones: 0, shivers: [], locks: 0, let: 0 };
  const oscillator = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function create() {
    window.felt.tones += 1;
    return oscillator.call(this);
  };
  navigator.vibrate = (millis) => window.felt.shivers.push(millis);
  const request = () => {
    window.felt.locks += 1;
    return Promise.resolve({ release: () => { window.felt.let += 1; return Promise.resolve(); } });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
};

/** Makes moves until something was heard or felt, at most so many. */
async function moves(page, count) {
  const random = chance(3);
  for (let made = 0; made < count; made += 1) await actFromList(page, random, /^(Place|Take)/);
  return page.evaluate(() => window.felt);
}

pageTest('a table is silent and still, but keeps the screen awake', { before: INSTEAD }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.waitForFunction(() => window.felt.locks === 1 || document.querySelector('.log li:nth-child(3)'));
  const felt = await moves(page, 4);
  assert.deepEqual([felt.tones, felt.shivers.length], [0, 0]);
  await page.waitForFunction(() => window.felt.locks >= 1);
  assert.equal(await page.evaluate(() => window.felt.let), 0);
  await page.goto(`${page.url().split('#')[0]}#`);
  await page.waitForFunction(() => window.felt.let >= 1);
});

pageTest('sounds and shivers are to be had', { before: INSTEAD, storage: settings('sounds=on\nshivers=on\nawake=off\n') }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await pressUntil(page, '?', page.locator('dialog.keys'));
  await page.keyboard.press('Escape');
  const felt = await moves(page, 6);
  assert.ok(felt.tones >= 2, `${felt.tones} tones`);
  assert.ok(felt.shivers.length >= 1 && felt.shivers.every((millis) => millis <= 40), `${felt.shivers}`);
  assert.equal(felt.locks, 0, 'the screen may sleep');
});

/** The animations that run now, by what moves. */
const running = (page) => page.evaluate(() => document.getAnimations()
  .map((animation) => animation.effect.target?.closest('.die') && 'die').filter(Boolean).length);

pageTest('dice tumble when a turn begins', { motion: true }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await pressUntil(page, '?', page.locator('dialog.keys'));
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    window.tumbled = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function record(frames, timing) {
      if (this.closest('.die')) window.tumbled.push(timing.duration);
      return animate.call(this, frames, timing);
    };
  });
  await play(page, { seed: 2, stop: (seen) => /Benno/.test(seen.turn) });
  const tumbled = await page.evaluate(() => window.tumbled);
  assert.ok(tumbled.length >= 2 && tumbled.every((millis) => millis === 400), `${tumbled}`);
});

for (const [why, options] of [['asked by the system', {}], ['asked by the person', { motion: true, storage: settings('motion=off\n') }]]) {
  pageTest(`nothing moves where less motion is ${why}`, options, async ({ page }) => {
    await begin(page, { names: ['Anna', 'Benno'] });
    await pressUntil(page, '?', page.locator('dialog.keys'));
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      window.moved = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function record(...all) {
        window.moved += 1;
        return animate.apply(this, all);
      };
    });
    await play(page, { seed: 2, stop: (seen) => /Benno/.test(seen.turn) });
    assert.equal(await page.evaluate(() => window.moved), 0);
    assert.equal(await running(page), 0);
  });
}

pageTest('a computer’s deeds stand as numbers on the table until the next touch, and by player in a summary', { storage: settings('tempo=1\n'), timeout: 120_000 }, async ({ page, accessible, shot }) => {
  await begin(page, { names: ['Anna', 'Odette', 'Renaud'], computers: [null, 'easy', 'easy'] });
  await pressUntil(page, '?', page.locator('dialog.keys'));
  await page.keyboard.press('Escape');
  const turn = async () => {
    await play(page, { seed: 3, stop: (seen, n) => n > 0 && seen.waits });
    await page.locator('.traces b').first().waitFor();
    await page.waitForFunction(() => document.querySelector('.act .end') && /Anna/.test(document.querySelector('.top .turn').textContent));
  };
  await turn();
  const numbers = await page.locator('.traces b').allTextContents();
  assert.ok(numbers.includes('1') && numbers.includes('2'), numbers.join());
  await accessible();
  await shot('traces-1280x800');
  await page.locator('.top .turn').click();
  assert.equal(await page.locator('.traces').count(), 0);
  await page.getByRole('button', { name: 'Since your last turn' }).click();
  const heads = await page.locator('dialog.since .sincehead').allTextContents();
  assert.ok(heads.some((head) => /Odette/.test(head)) && heads.some((head) => /Renaud/.test(head)), heads.join('\n'));
  await accessible();
  await shot('since-by-player-1280x800');
});

pageTest('the moves have a button that says so', { width: 1280, height: 800 }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const button = page.locator('.urow').getByRole('button', { name: 'Moves' });
  assert.match(await button.evaluate((e) => getComputedStyle(e, '::after').content), /Moves|attr/, 'its name is to be read');
  await button.click();
  await page.locator('dialog[open] li button').first().waitFor();
});

pageTest('marks of what can be chosen can be turned down', { storage: settings('marks=dim\n') }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  assert.ok(await page.evaluate(() => document.documentElement.classList.contains('dim-marks')));
  await page.locator('.act .die').first().click();
  await page.locator('.lring').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('.halo2:visible').count(), 0);
});

pageTest('the final score counts up row by row, and a touch counts the rest', { motion: true, timeout: 240_000, storage: settings('tempo=0\nmotion=normal\n') }, async ({ page, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play(page, { seed: 3 });
  await page.locator('.sc h1').waitFor();
  assert.equal(await page.locator('.sc table.counting').count(), 0, 'nothing counts where nothing moves');
  const totals = await page.locator('.sc tfoot td').allTextContents();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await page.locator('.sc table.counting').waitFor();
  await page.locator('.sc table.counting').click();
  await page.locator('.sc table:not(.counting)').waitFor();
  assert.deepEqual(await page.locator('.sc tfoot td').allTextContents(), totals);
  await accessible();
});
