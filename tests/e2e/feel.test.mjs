// Effects of the table in all games: keyboard shortcuts, the speed of computer players, sounds, the wake lock,
// animation, numbers of a computer player's actions, the growing score.

import assert from 'node:assert/strict';
import { CHOSEN, GAMES, KEYS, TITLES } from './lib/games.mjs';
import { fullUnless, test, testWith } from './lib/page.mjs';
import { uncover } from './lib/settle.mjs';
import { begin } from './lib/setup.mjs';
import { actFromList, chance, play } from './lib/player.mjs';
import { focused } from './lib/keys.mjs';

const settings = (text) => ({ 'principality.settings': text });

/** Presses a key until it has an effect, as the listening part of the app starts a moment after the table. */
async function pressUntil(page, key, there) {
  for (let tries = 0; tries < 40; tries += 1) {
    await page.keyboard.press(key);
    // Longer than the effect takes, because a second press may undo it.
    if (await there.waitFor({ timeout: 1000 }).then(() => true, () => false)) return;
  }
  assert.fail(`${key} does nothing`);
}

/** Opens a table of this game for two, or three if two can't play it, and uncovers it for the first player. */
async function table(page, game) {
  const names = ['Anna', 'Benno', 'Carla'].slice(0, KEYS[game] ? 2 : 3);
  await begin(page, { names, computers: [null, 'easy', 'easy'].slice(0, names.length), game: TITLES[game] });
  await uncover(page);
}

for (const [game, letters] of GAMES.filter((name) => KEYS[name]).map((name) => [name, KEYS[name]])) {
  test(`the question mark shows the shortcuts of a table, and letters focus its parts: ${TITLES[game]}`, { tag: fullUnless(game === 'burgundy') }, async ({ page, accessible, shot }) => {
    await table(page, game);
    const panel = page.locator('dialog.keys');
    await pressUntil(page, '?', panel);
    const shown = await panel.locator('kbd').allTextContents();
    for (const letter of [...letters, '?', 'Esc']) assert.ok(shown.includes(letter), `${letter} of ${shown}`);
    await accessible();
    await shot(`keys-${game}`);
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

for (const game of GAMES) {
  test(`the key G shows a hint, and puts it away: ${game}`, { tag: fullUnless(game === 'road') }, async ({ page }) => {
    await table(page, game);
    const hint = page.locator('.act.hinted');
    await pressUntil(page, 'g', hint);
    await hint.locator('.acts .btn.lit').waitFor();
    await page.keyboard.press('g');
    await hint.waitFor({ state: 'detached' });
  });

  testWith({ storage: settings('letters=off\n') })(`letter keys can be turned off, and the question mark still works: ${game}`, { tag: fullUnless(game === 'dice') }, async ({ page }) => {
    await table(page, game);
    const panel = page.locator('dialog.keys');
    await pressUntil(page, '?', panel);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.locator('.top h1').evaluate((e) => { e.tabIndex = -1; e.focus(); });
    const before = await focused(page);
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      await page.keyboard.press(letter);
      assert.equal(await focused(page), before, `${letter} moves the focus`);
      assert.equal(await page.locator('dialog, .app.asking, .act.hinted').count(), 0, `${letter} opens something`);
    }
  });
}

for (const colorScheme of ['light', 'dark']) {
  for (const game of GAMES) {
    test(`with forced colours, ${colorScheme}, buttons have edges, and what is chosen is seen: ${game}`, { tag: fullUnless(game === 'princes' && colorScheme === 'light') }, async ({ page, shot }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const visible = (selector) => page.locator(`${selector}:visible`);
      const edges = () => visible('button').evaluateAll((all) => all.filter((button) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(button);
        return parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none';
      }).map((button) => button.outerHTML.slice(0, 120)));
      await table(page, game);
      assert.deepEqual(await edges(), [], 'buttons without an edge at the table');
      // Explanations of everything: the tool that is on differs from the others.
      await pressUntil(page, 'i', page.locator('.app.asking'));
      const tools = await visible('.top .ib').evaluateAll((all) => all.map((tool) => [tool.getAttribute('aria-pressed') === 'true' || tool.classList.contains('on'), getComputedStyle(tool).backgroundColor]));
      const ground = (on) => new Set(tools.filter(([pressed]) => pressed === on).map(([, colour]) => colour));
      assert.equal(ground(true).size, 1, JSON.stringify(tools));
      assert.ok(!ground(false).has([...ground(true)][0]), 'a tool that is on looks like the others');
      await shot(`forced-${colorScheme}-${game}`);
    });
  }
}

for (const [game, chosen] of Object.entries(CHOSEN).filter(([, chosen]) => chosen)) {
  test(`with forced colours choices of the setup are seen: ${game}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate((game) => { location.hash = `new/${game}`; }, game);
    await page.locator('.su .seat').first().waitFor();
    await page.locator('.su details').evaluateAll((all) => all.forEach((details) => { details.open = true; }));
    const marked = (selector) => page.locator(selector).evaluateAll((all) => all.map((e) => getComputedStyle(e).backgroundColor));
    const highlight = await page.evaluate(() => {
      const probe = document.body.appendChild(Object.assign(document.createElement('i'), { style: 'forced-color-adjust: none; background: Highlight' }));
      const colour = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return colour;
    });
    const isMarked = async (selector, least) => {
      const colours = await marked(selector);
      assert.ok(colours.length >= least && colours.every((colour) => colour === highlight), `${selector}: ${colours}`);
    };
    await isMarked(chosen, 1);
    await isMarked('.offer input:checked', 1);
    await page.locator('.sw input').evaluateAll(([first]) => first?.click());
    await isMarked('.sw input:checked', Math.min(1, await page.locator('.sw').count()));
    assert.ok((await marked('.sw input:not(:checked)')).every((colour) => colour !== highlight));
  });
}

test('the log is one tab stop, and arrow keys move between its lines', async ({ page }) => {
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
  // Right and left lead to the turns before and after, each in a block below its heading.
  await page.keyboard.press('ArrowRight');
  const turn = await page.evaluate(() => {
    const line = document.activeElement.closest('li');
    const band = getComputedStyle(line);
    return { heading: line.querySelector('h3.turnhead')?.textContent, width: band.borderLeftWidth, colour: band.borderLeftColor };
  });
  assert.match(turn.heading ?? '', /^(Anna|Benno).*round \d/);
  assert.equal(turn.width, '4px');
  const other = await page.evaluate(() => [...document.querySelectorAll('.log li.ofturn')].map((line) => getComputedStyle(line).borderLeftColor));
  assert.ok(new Set(other).size === 2 && other.includes(turn.colour), `a band for each player: ${other}`);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await focused(page), first);
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => !!document.activeElement.closest('.log')), false, 'the Tab key leaves the log');
});

test('the list of moves is one tab stop below headings, and arrow keys move between its moves', async ({ page, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  // At the start of a turn there are several moves with each die.
  await play(page, { seed: 4, stop: (seen, n) => n >= 6 && seen.title.startsWith('Choose a die') });
  await pressUntil(page, 'l', page.locator('dialog.list'));
  const stops = () => page.locator('dialog.list li button[tabindex="0"]').count();
  assert.equal(await stops(), 1);
  const first = await focused(page);
  await page.keyboard.press('ArrowDown');
  assert.notEqual(await focused(page), first);
  assert.equal(await stops(), 1);
  await page.keyboard.press('ArrowUp');
  assert.equal(await focused(page), first);
  // The text of a heading is still read with each move, and not written again.
  const heading = (await page.locator('dialog.list .listhead').first().textContent()).trim();
  const moves = await page.locator('dialog.list li button').allTextContents();
  assert.ok(moves.filter((move) => move.startsWith(`${heading}: `)).length > 1, moves.join('\n'));
  const drawn = await page.locator('dialog.list li button').evaluateAll((all) => all.map((button) => button.lastElementChild.textContent));
  assert.ok(drawn.every((move) => !move.startsWith(heading)), drawn.join('\n'));
  // Every group has a heading of its own, and tiles, goods and workers have pictures.
  const headings = await page.getByRole('dialog').getByRole('heading', { level: 3 }).allTextContents();
  assert.ok(headings.length > 1 && new Set(headings).size === headings.length, headings.join());
  assert.ok(await page.locator('dialog.list .listpic svg').count() > 3);
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement.parentElement.querySelector('h3')?.textContent.trim()), headings[1].trim());
  await accessible();
});

test('one slider sets the speed of computer players, from instant to slow', async ({ page, accessible }) => {
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const slider = page.getByRole('slider', { name: 'Speed of computer players' });
  assert.equal(await slider.getAttribute('aria-valuetext'), '0.9 s');
  await slider.focus();
  await page.keyboard.press('Home');
  assert.equal(await slider.getAttribute('aria-valuetext'), 'At once');
  await page.keyboard.press('End');
  assert.equal(await slider.getAttribute('aria-valuetext'), '3.0 s');
  assert.match(await page.evaluate(() => localStorage.getItem('principality.settings')), /\ntempo=8\n/);
  await accessible();
});

testWith({ storage: settings('motion=off\n') })('the speed stored before there was a slider still applies', async ({ page }) => {
  await page.getByRole('button', { name: 'Settings' }).first().click();
  assert.equal(await page.getByRole('slider').getAttribute('aria-valuetext'), 'At once');
});

/** Replaces the browser's functions for sound, vibration and wake lock by counters. */
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

/** Plays moves until a sound or vibration occurred, at most so many. */
async function moves(page, count) {
  const random = chance(3);
  for (let made = 0; made < count; made += 1) await actFromList(page, random, /^(Place|Take)/);
  return page.evaluate(() => window.felt);
}

testWith({ before: INSTEAD })('a table neither sounds nor vibrates by default, but keeps the screen awake', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.waitForFunction(() => window.felt.locks === 1 || document.querySelector('.log li:nth-child(3)'));
  const felt = await moves(page, 4);
  assert.deepEqual([felt.tones, felt.shivers.length], [0, 0]);
  await page.waitForFunction(() => window.felt.locks >= 1);
  assert.equal(await page.evaluate(() => window.felt.let), 0);
  await page.goto(`${page.url().split('#')[0]}#`);
  await page.waitForFunction(() => window.felt.let >= 1);
});

testWith({ before: INSTEAD, storage: settings('sounds=on\nshivers=on\nawake=off\n') })('sounds and vibration can be turned on', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await pressUntil(page, '?', page.locator('dialog.keys'));
  await page.keyboard.press('Escape');
  const felt = await moves(page, 4);
  assert.ok(felt.tones >= 2, `${felt.tones} tones`);
  assert.ok(felt.shivers.length >= 1 && felt.shivers.every((millis) => millis <= 40), `${felt.shivers}`);
  assert.equal(felt.locks, 0, 'the screen may sleep');
});

/** The running animations, by the kind of element. */
const running = (page) => page.evaluate(() => document.getAnimations()
  .map((animation) => animation.effect.target?.closest('.die') && 'die').filter(Boolean).length);

testWith({ motion: true })('dice tumble when a turn begins', async ({ page }) => {
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
  testWith(options)(`nothing moves if reduced motion is ${why}`, { tag: fullUnless(why === 'asked by the person') }, async ({ page }) => {
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

testWith({ storage: settings('tempo=1\n'), timeout: 120_000 })('a computer’s actions are numbered on the table until the next touch, and listed by player in a summary', async ({ page, accessible, shot }) => {
  await begin(page, { names: ['Anna', 'Odette', 'Renaud'], computers: [null, 'easy', 'easy'] });
  await pressUntil(page, '?', page.locator('dialog.keys'));
  await page.keyboard.press('Escape');
  const turn = async () => {
    await play(page, { seed: 3, stop: (seen, n) => n > 0 && seen.waits });
    await page.locator('.traces b').first().waitFor();
    await page.waitForFunction(() => document.querySelector('.act .end') && /Your turn/.test(document.querySelector('.top .turn').textContent));
  };
  await turn();
  const marks = await page.locator('.traces b').evaluateAll((all) => all.map((mark) => {
    const { x, y, width, height } = mark.getBoundingClientRect();
    const at = document.elementsFromPoint(x + width / 2, y + height / 2);
    return { text: mark.textContent, ring: mark.matches('.ring'), colour: getComputedStyle(mark).backgroundColor, small: at.some((e) => e.closest('[data-small]')) };
  }));
  const numbers = marks.filter((mark) => mark.text);
  assert.ok(numbers.length >= 2 && numbers.some((mark) => mark.text === '1'), JSON.stringify(marks));
  // A small estate has rings in its player's colour, as a number would cover a tile.
  const rings = marks.filter((mark) => mark.ring);
  assert.ok(rings.length >= 2 && new Set(rings.map((ring) => ring.colour)).size === 2, JSON.stringify(marks));
  assert.deepEqual(marks.filter((mark) => mark.ring !== mark.small || mark.ring !== !mark.text), []);
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

testWith({ width: 1280, height: 800 })('the list of moves has a labelled button', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const button = page.locator('.urow').getByRole('button', { name: 'Moves' });
  assert.match(await button.evaluate((e) => getComputedStyle(e, '::after').content), /Moves|attr/, 'its name is to be read');
  await button.click();
  await page.locator('dialog[open] li button').first().waitFor();
});

testWith({ storage: settings('marks=dim\n') })('marks of possible choices can be subdued', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  assert.ok(await page.evaluate(() => document.documentElement.classList.contains('dim-marks')));
  await page.locator('.act .die').first().click();
  await page.locator('.lring').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('.halo2:visible').count(), 0);
});

/** Stops the end of a game at its first frame, so that a slow machine does not miss it. */
const hold = (page) => page.evaluate(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.ceremony, .ceremony * { animation-play-state: paused !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
});

const MOVING = { motion: true, timeout: 240_000, storage: settings('tempo=0\nmotion=normal\n') };

testWith(MOVING)('after the last move the boards are counted before the winner is named, once, and a touch ends it', { tag: '@full' }, async ({ page, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await hold(page);
  await play(page, { seed: 3 });
  const scene = page.locator('.sc[data-over=coming] .ceremony');
  await scene.waitFor();
  assert.equal(await scene.locator('.cboard').count(), 2, 'both boards lie side by side');
  assert.deepEqual(await scene.locator('.cboard figcaption > b').allTextContents(), ['Anna', 'Benno'], 'in turn order');
  // The winner's name comes last in time.
  const last = await scene.evaluate((scene) => {
    const starts = (selector) => [...scene.querySelectorAll(selector)].flatMap((e) => e.getAnimations()).map((animation) => animation.effect.getTiming().delay);
    return { rows: Math.max(...starts('.ctotal b, .cbar rect')), winner: Math.min(...starts('.bn, .ctitle')), end: Math.max(...starts('.cend')) };
  });
  assert.ok(last.rows < last.winner && last.winner < last.end && last.end < 7_000, JSON.stringify(last));
  // Screen readers and tests have the result at once.
  const totals = await page.locator('.sc tfoot td').allTextContents();
  assert.ok(totals.every((total) => /^\d+$/.test(total)), totals.join());
  await scene.click();
  await page.locator('.sc[data-over=shown]').waitFor();
  assert.equal(await page.locator('.ceremony').count(), 0);
  assert.deepEqual(await page.locator('.sc tfoot td').allTextContents(), totals);
  await accessible();
  await page.reload();
  await page.locator('.sc[data-over=shown]').waitFor();
  assert.equal(await page.locator('.ceremony').count(), 0, 'it was shown');
});

testWith(MOVING)('the end of a game runs out by itself', { tag: '@full' }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await hold(page);
  await play(page, { seed: 3 });
  await page.locator('.ceremony').waitFor();
  // The end of the last animation ends it.
  await page.evaluate(() => document.querySelector('.cend').getAnimations().forEach((animation) => animation.finish()));
  await page.locator('.sc[data-over=shown]').waitFor();
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.locator('.app').waitFor();
  await page.goBack();
  await page.locator('.sc[data-over=shown]').waitFor();
});

testWith(MOVING)('any key ends the end of a game', { tag: '@full' }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await hold(page);
  await play(page, { seed: 3 });
  await page.locator('.ceremony').waitFor();
  await page.keyboard.press('Shift');
  await page.locator('.sc[data-over=shown]').waitFor();
});

testWith({ timeout: 240_000, storage: settings('tempo=0\nmotion=normal\n') })('with reduced motion the result is there at once', { tag: '@full' }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play(page, { seed: 3 });
  await page.locator('.sc[data-over=shown]').waitFor();
  assert.equal(await page.locator('.ceremony').count(), 0);
});
