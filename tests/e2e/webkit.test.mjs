// The page in WebKit, the engine of Safari and of every browser on iPads and iPhones: box by box as in Chromium, and a
// short game of each by clicks. Skipped without WebKit.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { ENDS, GAMES, LASTS, TABLES } from './lib/games.mjs';
import { MODULES_FOUR, SOLO, TEAM } from './burgundy/games.mjs';
import { SEARCHING } from './princes/game.mjs';
import { boxesBySway, strayed } from './lib/boxes.mjs';
import { chance, inPage, until } from './lib/inpage.mjs';
import { SHOTS, test as base } from './lib/page.mjs';
import { SEED } from './lib/setup.mjs';
import { missing, openWebKit, touchable } from './lib/webkit.mjs';

/** A tablet in landscape and portrait, and a phone. */
const SIZES = [[1180, 820], [820, 1180], [390, 844]];

const test = base.extend({
  /** A page in WebKit. */
  webkit: async ({}, use, info) => {
    const page = await openWebKit(SIZES[0]);
    await use(page);
    const path = info.outputPath('picture.png');
    if (info.errors.length) await page.screenshot(path).then(() => info.attach('picture', { path }), () => {});
    await page.close();
  },
});
test.skip(!!missing, String(missing));

const URL = process.env.PRINCIPALITY_URL;

/** Address of each page, and an element that is there when it is rendered. */
const PAGES = {
  home: ['', '.ready:not(.later)'],
  settings: ['', 'dialog[open]'],
  statistics: ['statistics', 'main'],
  rules: ['rules/road', '.prose'],
  ...Object.fromEntries(GAMES.flatMap((game) => [
    [`${game}, its page`, [`game/${game}`, '.gamepage']],
    [`${game}, setup`, [`new/${game}`, `.w-${game} .su .seat`]],
    ...Object.entries(TABLES[game]).map(([name, link]) => [`${game}, table: ${name}`, [link, '.app']]),
    [`${game}, score`, [ENDS[game], '.sc']],
  ])),
  'burgundy, table: all modules': [MODULES_FOUR.at(-1), '.app'],
  'burgundy, table: a team': [TEAM, '.app'],
  'burgundy, table: alone': [SOLO, '.app'],
  'princes, searching': [SEARCHING, '.app'],
};

/** Runs in the page: opens a page, past confirmations of links and the covers that hide hands. */
async function arrive([hash, place, settings]) {
  const one = (selector) => document.querySelector(selector);
  const come = async (what, look) => {
    if (!await until(60_000, look)) throw new Error(`${hash.slice(0, 40)}: no ${what}`);
  };
  one('dialog[open]')?.close();
  location.hash = `#${hash}`;
  if (/\.g1\./.test(hash)) {
    await come('question', () => one('dialog[open] .end'));
    one('dialog[open] .end').click();
    await come('game', () => one('.app, .sc, .handover') && !one('dialog[open]'));
    await come('hand', () => {
      const cover = one('.handover .end') ?? [...document.querySelectorAll('.act .end')].find((e) => /^I am /.test(e.textContent));
      cover?.click();
      return !cover;
    });
  }
  if (settings) {
    await come('home', () => one('.start'));
    one('.prefs .ib').click();
  }
  await come(place, () => one(place));
  await document.fonts.ready;
}

/** Runs in the page: names above a table that are broken within a word. */
function broken() {
  const words = [...document.querySelectorAll('.tbl thead th')].flatMap((e) => {
    const text = [...e.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    return [...(text?.data ?? '').matchAll(/[^\s-]+/g)].map((word) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return [word[0], [...range.getClientRects()].filter((box) => box.width > 1).length];
    });
  });
  return words.filter(([, lines]) => lines > 1).map(([word]) => `${word} is broken`);
}

/** The next two frames. */
const frames = () => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });

/**
 * Runs in the page: sets the system's plain fonts, because the browsers don't choose the same ones from the page's list.
 * Returns widths of text, for checking that these are the same.
 */
function letters() {
  return Object.entries({ '--font-title': 'serif', '--font-text': 'sans-serif' }).map(([font, plain]) => {
    document.documentElement.style.setProperty(font, plain);
    const e = document.createElement('span');
    e.style.cssText = `position: absolute; white-space: nowrap; font: 100px var(${font})`;
    e.textContent = 'Principality 0123456789';
    document.body.append(e);
    const { width } = e.getBoundingClientRect();
    e.remove();
    return width;
  });
}

test('WebKit: every page is laid out as in Chromium, box by box', { tag: '@full' }, async ({ open, webkit: page }, info) => {
  info.setTimeout(600_000);
  const [width, height] = SIZES[0];
  // WebKit has no vibration, so its setting is missing there.
  const before = () => { delete Navigator.prototype.vibrate; };
  const chromium = await open({ width, height, before, serviceWorkers: 'allow' });
  const faults = [];
  await page.goto(URL);
  const theirs = await chromium.page.evaluate(letters);
  for (const [i, width] of (await page.evaluate(letters)).entries()) assert.ok(Math.abs(width / theirs[i] - 1) < 0.02, `letters ${width} instead of ${theirs[i]} wide: another font`);
  for (const [name, [hash, place]] of Object.entries(PAGES)) {
    for (const one of [chromium.page, page]) await inPage(one, [until, arrive], (where) => arrive(where), [hash, place, name === 'settings']);
    for (const [width, height] of SIZES) {
      for (const one of [chromium.page, page]) {
        await one.setViewportSize({ width, height });
        await one.evaluate(frames);
      }
      const found = [...await strayed(page, await boxesBySway(chromium.page), 3), ...await page.evaluate(broken)];
      if (!found.length) continue;
      faults.push(...[`${name}, ${width}x${height}: ${found.length} boxes`, ...found.slice(0, 3).map((line) => `  ${line}`)]);
      const file = `failed-webkit-${name.replace(/\W+/g, '-')}-${width}`;
      await page.screenshot(join(SHOTS, `${file}.png`));
      await chromium.shot(`${file}-chromium`);
    }
  }
  assert.deepEqual(faults, []);
  assert.deepEqual(await page.problems(), []);
});

/** Runs in the page: its whole content, as one text. */
function shown() {
  return document.querySelector('#app').innerHTML + [...document.querySelectorAll('dialog[open]')].map((e) => e.textContent);
}

/** Runs in the page: elements to touch in order to go on, by kind; only those of an overlay, if there is one. */
function offered() {
  const all = (...selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)].flatMap((e, nth) => {
    const free = !e.disabled && e.checkVisibility() && !e.closest('.tabs');
    return free ? [[selector, nth]] : [];
  }));
  // A panel is closed, because its other button leads to the rules; an explanation by a touch beside it, for one at the
  // button that it explains would only open it again.
  if (document.querySelector('dialog.beak[open]')) return [all('.top .turn')];
  if (document.querySelector('dialog[open]')) return [all('dialog[open] .panelhead .ib'), all('dialog[open] .end')];
  if (document.querySelector('.handover')) return [all('.handover .end')];
  // Lit elements of the table, rather than the end of a turn.
  const board = all('.app > :not(.act) :is(.lit, .can), .app > :is(.lit, .can)', '.app [data-s][aria-label*="may be chosen"]', '.ptray .btn');
  return [board, board, all('.act .acts button', '.act .die:not(.spent)', '.qbar .btn'), all('.act .end', '.qbar .end:not(.sealed)')];
}

/** Runs in the page: a touchable element, as soon as there is any; there is none while a computer player is at work. */
async function choose([kind, one]) {
  const found = await until(60_000, () => {
    if (document.querySelector('.sc')) return { over: true };
    const kinds = offered().map((some) => [...some.slice(Math.floor(one * some.length)), ...some.slice(0, Math.floor(one * some.length))]);
    const at = Math.floor(kind * kinds.length);
    for (const some of [...kinds.slice(at), ...kinds.slice(0, at)]) {
      const chosen = some.find(touchable);
      if (!chosen) continue;
      // Recorded at once, because the result of an action may appear in several steps.
      window.before = shown();
      return { chosen };
    }
    return null;
  });
  if (!found) return { stuck: `${document.querySelector('.act')?.textContent}: ${JSON.stringify(offered())}` };
  return { ...found, turn: document.querySelector('.top .turn')?.textContent };
}

/** Plays so many clicks, each of which must change the page; returns the turns seen. */
async function playByClicks(page, clicks, random) {
  const turns = new Set();
  for (let made = 0; made < clicks; made += 1) {
    const seen = await inPage(page, [until, touchable, shown, offered, choose], (numbers) => choose(numbers), [random(), random()]);
    assert.ok(!seen.stuck, `nothing can be touched; ${seen.stuck}`);
    if (seen.over) break;
    turns.add(seen.turn);
    // A button that has only just appeared below the last click takes no click for a moment.
    let changed = false;
    for (let tries = 0; tries < 24 && !changed; tries += 1) {
      await page.touch(...seen.chosen);
      changed = await inPage(page, [until, shown], () => until(800, () => shown() !== window.before));
    }
    assert.ok(changed, `a click on ${seen.chosen} changes nothing`);
  }
  return turns;
}

/** Runs in the page: sets the table's seed, as soon as the field is there. */
function drawFrom(seed) {
  for (const e of document.querySelectorAll('.su details')) e.open = true;
  const field = document.querySelector('.su .seed input');
  if (!field) return false;
  field.value = seed;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}

for (const game of GAMES) {
  test(`WebKit: a short game by clicks, ${game}`, { tag: '@full' }, async ({ webkit: page }, info) => {
    info.setTimeout(240_000);
    const [width, height] = SIZES[0];
    await page.setViewportSize({ width, height });
    // Not through the home page, where stored games shift the elements below them when they are read.
    await page.goto(`${URL}#new/${game}`);
    await page.waitFor(drawFrom, SEED);
    await page.click('.su .quick label:last-child');
    await page.click('.su .foot .end');
    try {
      const turns = await playByClicks(page, 40, chance(29));
      assert.ok(turns.size > 2, `${game} comes no further than ${[...turns]}`);
    } finally {
      await page.screenshot(join(SHOTS, `webkit-${game}.png`));
    }
    assert.deepEqual(await page.problems(), []);
  });
}

for (const game of GAMES) {
  test(`WebKit: the end of a game by clicks, to the score, ${game}`, { tag: '@full' }, async ({ webkit: page }, info) => {
    info.setTimeout(240_000);
    const [width, height] = SIZES[0];
    await page.setViewportSize({ width, height });
    await page.goto(URL);
    await inPage(page, [until, arrive], (where) => arrive(where), [LASTS[game], '.app']);
    try {
      await playByClicks(page, 150, chance(31));
      await page.waitFor(() => document.querySelector('.sc tfoot'));
    } finally {
      await page.screenshot(join(SHOTS, `webkit-end-${game}.png`));
    }
    assert.deepEqual(await page.problems(), []);
  });
}
