// Text much larger than usual, by the page's own setting or the browser's: nothing is cut off, covered or out of reach.

import assert from 'node:assert/strict';
import { ENDS, GAMES, TABLES } from './lib/games.mjs';
import { goTo, resize } from './fits/measure.mjs';
import { fullUnless, test, testWith } from './lib/page.mjs';
import { play } from './lib/player.mjs';
import { frames } from './lib/settle.mjs';
import { begin } from './lib/setup.mjs';

const FOUR = ['Anna', 'Benno', 'Carla', 'Maximilian-Friedrich'];
const text = (percent) => ({ 'principality.settings': `text=${percent}` });

/** Text that is cut off by its box or extends beyond its button, and pages wider than the window. */
const cutOff = (page) => page.evaluate(() => {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide`);
  const shown = (e) => e.getClientRects().length > 0 && !e.closest('.sr, svg, [hidden]');
  for (const e of document.querySelectorAll('h1, h2, h3, p, b, small, span, button, label, em, th, td')) {
    if (!shown(e) || !e.textContent.trim()) continue;
    const style = getComputedStyle(e);
    const hides = style.overflowX !== 'visible' && style.clipPath === 'none' && style.position !== 'absolute';
    const wide = e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0;
    if (wide && (hides || e.tagName === 'BUTTON')) found.push(`${e.className || e.tagName}: “${e.textContent.trim().slice(0, 40)}”`);
  }
  return found;
});

/** Overlapping parts of the table, and bars outside of the screen. */
const covered = (page) => page.evaluate(() => {
  const found = [];
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const apart = (elements, what) => {
    const boxes = [...elements].filter((e) => e.getClientRects().length).map((e) => [e.className.baseVal ?? e.className, e.getBoundingClientRect()]);
    for (const [i, [name, box]] of boxes.entries()) {
      for (const [other, rect] of boxes.slice(i + 1)) if (meet(box, rect)) found.push(`${what}: ${name} lies on ${other}`);
    }
  };
  apart(document.querySelectorAll('.top, .stage, .act, .tabs'), 'page');
  apart(document.querySelectorAll('.stage > *'), 'stage');
  apart(document.querySelectorAll('.opp'), 'others');
  for (const panel of document.querySelectorAll('.opp')) {
    apart(panel.querySelectorAll('.mini, .facts > *'), panel.querySelector('.name').textContent);
    const { right, bottom } = panel.getBoundingClientRect();
    for (const e of panel.querySelectorAll('.facts *')) {
      const box = e.getBoundingClientRect();
      if (box.right > right + 1 || box.bottom > bottom + 1) found.push(`others: ${e.className} reaches out of its panel`);
    }
  }
  for (const bar of document.querySelectorAll('.top, .act, .tabs')) {
    const { top, bottom } = bar.getBoundingClientRect();
    if (top < -1 || bottom > innerHeight + 1) found.push(`${bar.className}: ${top} – ${bottom} of ${innerHeight}`);
  }
  return found;
});

/** Ranks of the score on a line of their own, above their name. */
const ranksAlone = (page) => page.locator('.rank b').evaluateAll((titles) => titles.filter((title) => {
  const range = document.createRange();
  range.setStart(title.firstChild, 0);
  range.setEnd(title.firstChild, '1. A'.length);
  return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
}).map((title) => title.textContent));

/** True if a part of the table can be scrolled to between header and bar. */
async function isReached(page, part) {
  const box = await page.locator(part).first().evaluate((e) => {
    e.scrollIntoView({ block: 'end' });
    const { bottom } = e.getBoundingClientRect();
    return { bottom, bar: document.querySelector('.act').getBoundingClientRect().top };
  });
  assert.ok(box.bottom <= box.bar + 1, `${part} ends at ${box.bottom}, the bar begins at ${box.bar}`);
}

for (const [width, height, percent, modules] of [[1280, 800, 150, 'all'], [1280, 800, 200, []], [820, 1180, 150, []], [820, 1180, 200, 'all']]) {
  testWith({ width, height, storage: text(percent), timeout: 120_000 })(`at the table with text at ${percent} % at ${width}x${height}`, { tag: '@full' }, async ({ page, shot, accessible }) => {
    await begin(page, { names: FOUR, way: 'Classic', modules });
    await play(page, { seed: 8, stop: (seen, n) => n === 24 });
    assert.deepEqual(await covered(page), []);
    assert.deepEqual(await cutOff(page), []);
    for (const part of ['.table', '.own', '.others', '.log']) await isReached(page, part);
    await page.locator('.stage').evaluate((stage) => stage.scrollTo(0, 0));
    await shot(`large-${percent}-${width}x${height}`);
    await accessible();
  });
}

testWith({ width: 390, height: 844, touch: true, storage: text(200), timeout: 120_000 })('on a phone with text at 200 %', async ({ page, shot, accessible }) => {
  assert.deepEqual(await cutOff(page), []);
  await begin(page, { names: FOUR, way: 'Classic' });
  await play(page, { seed: 9, stop: (seen, n) => n === 24 });
  for (const [tab, part] of [['Table', '.table'], ['My board', '.own'], ['Others', '.others'], ['Log', '.log']]) {
    await page.locator('.tabs').getByRole('button', { name: tab }).click();
    assert.deepEqual(await covered(page), [], tab);
    assert.deepEqual(await cutOff(page), [], tab);
    await isReached(page, part);
    await shot(`large-200-phone-${tab.toLowerCase()}`);
  }
  await accessible();
});

for (const [width, height, percent] of [[1180, 820, 150], [1180, 820, 200], [820, 1180, 200], [390, 844, 200]]) {
  testWith({ width, height, storage: text(percent), timeout: 120_000 })(`princes: at the table with text at ${percent} % at ${width}x${height}`, { tag: '@full' }, async ({ page, shot, accessible }) => {
    await goTo(page, TABLES.princes.duel);
    assert.deepEqual(await covered(page), []);
    assert.deepEqual(await cutOff(page), []);
    const parts = width < 600 ? ['.own1', '.phand'] : ['.own1', '.phand', '.band', '.opp1'];
    for (const part of parts) await isReached(page, part);
    await shot(`large-${percent}-princes-${width}x${height}`);
    await accessible();
  });
}

const SIZES = [[1280, 800], [820, 1180], [390, 844]];

testWith({ storage: text(200) })('setup with text at 200 %', async ({ page, accessible }) => {
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.locator('.su .seat').first().waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await cutOff(page), [], `${width}x${height}`);
    await accessible();
  }
});

// A game played by computers on the command line, as a link.
const OVER = 'burgundy.g1.AQQEAAEDBWFtYmVyBAAEQW5uYQAFQmVubm8ABUNhcmxhABRNYXhpbWlsaWFuLUZyaWVkcmljaI4DANx5sjUktO_Rb_KyLVyVoDazVVDnQxJ0pRIuDBaz5v8piONPIhW_1370NBeTWj9jKP7FfabOgUKmw155zeW58oHZWnKB2L4nvuK47uMcbV_T21leonPjpLuaWzrIcBHyXd0iAQB7fRU5wH_tBT5vc8yM5cDwdCRh5QM1Aan7';

testWith({ storage: text(200), path: `#${OVER}` })('the score with text at 200 %', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await page.locator('dialog .end').click();
  await page.locator('.sc h1').waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await cutOff(page), [], `${width}x${height}`);
    assert.deepEqual(await ranksAlone(page), [], `${width}x${height}`);
    await accessible();
    await shot(`large-200-score-${width}x${height}`, { fullPage: true });
  }
});

test('only the size of text counts, not the setting it comes from', async ({ page, open }) => {
  const large = (of) => of.evaluate(() => document.documentElement.classList.contains('large-text'));
  assert.equal(await large(page), false);
  // A reader with twice the usual text size set in the browser.
  const { page: other, context: others, clean } = await open({});
  const session = await others.newCDPSession(other);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await other.reload();
  await other.locator('.start').waitFor();
  assert.equal(await large(other), true);
  await begin(other, { names: FOUR, way: 'Classic' });
  assert.deepEqual(await covered(other), []);
  clean();
  await others.close();
});

for (const [game, links] of Object.entries(TABLES)) {
  testWith({ storage: text(200), timeout: 120_000 })(`no part of the table of ${game} overlaps another or vanishes with text at 200 %`, { tag: fullUnless(game === 'burgundy' || game === 'princes') }, async ({ page }) => {
    await goTo(page, Object.values(links).at(-1));
    for (const [width, height] of [[1180, 820], [820, 1180], [390, 844]]) {
      await resize(page, [width, height]);
      const faults = await page.waitForFunction(() => {
        const stage = document.querySelector('.app .stage');
        const flows = (e) => ['static', 'relative'].includes(getComputedStyle(e).position) && getComputedStyle(e).display !== 'none';
        const parts = [...stage?.children ?? []].filter(flows).map((e) => [e.className, e.getBoundingClientRect()]).filter(([, at]) => at.height > 0);
        if (parts.length < 1) return null;
        const thin = parts.filter(([, at]) => at.width < Math.min(180, innerWidth * 0.4)).map(([name, at]) => `${name} is ${Math.round(at.width)} px wide`);
        const on = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
        const lie = parts.flatMap(([name, at], i) => parts.slice(i + 1).filter(([, other]) => on(at, other)).map(([other]) => `${name} lies on ${other}`));
        return [...thin, ...lie].join() || 'none';
      }).then((found) => found.jsonValue());
      assert.equal(faults, 'none', `${width}x${height}`);
    }
  });
}

/**
 * Runs in the page: headings and the like that are squeezed into less than half of the window with one word a line, and those with a
 * word that is broken.
 */
function squeezed() {
  const shown = (e) => e.checkVisibility() && !e.closest('.sr, svg, [aria-hidden=true]') && e.getBoundingClientRect().width > 2;
  return [...document.querySelectorAll('h1, h2, h3, legend, summary, th, .tag, .meta, .top .turn, .say b')].filter(shown).flatMap((e) => {
    const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    const words = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // A name may be broken at its hyphen.
      for (const word of shown(text.parentElement) ? text.data.matchAll(/[^\s-]+/g) : []) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        words.push([...new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)))]);
      }
    }
    const lines = new Set(words.flat()).size;
    const narrow = e.getBoundingClientRect().width < innerWidth / 2;
    const isOneEach = narrow && words.length > 2 && lines >= words.length;
    return isOneEach || words.some((tops) => tops.length > 1) ? [`${e.tagName} ${e.textContent.trim().slice(0, 60)}: ${words.length} words in ${lines} lines`] : [];
  });
}

/** Addresses of pages that belong to no game, and what is there when they are drawn. */
const SHARED = [['', '.start'], ['statistics', '.reading'], ['about', '.reading']];
const own = (game) => [[`game/${game}`, '.gamepage'], [`new/${game}`, '.su .seat'], [`rules/${game}`, '.book']];

for (const [width, height] of [[390, 844], [820, 1180], [1180, 820]]) {
  for (const language of ['de', 'en']) {
    for (const game of GAMES) {
      const isFirst = game === GAMES[0];
      const tag = fullUnless(width === 390 && language === 'de' && isFirst);
      testWith({ width, height, storage: { 'principality.settings': `text=200\nlanguage=${language}\n` } })(`${game}: no heading has one word a line with text at 200 % at ${width}x${height}, ${language}`, { tag }, async ({ page }) => {
        const faults = {};
        await page.waitForFunction(() => document.querySelector('[data-sheet="large"][data-here]'));
        const look = async (place) => {
          await frames(page, 4);
          // A sheet may arrive after the page that it dresses.
          let found = await page.evaluate(squeezed);
          for (let more = 0; found.length && more < 100; more += 1) {
            await frames(page, 4);
            found = await page.evaluate(squeezed);
          }
          if (found.length) faults[place] = found;
        };
        for (const [hash, drawn] of [...isFirst ? SHARED : [], ...own(game)]) {
          await page.evaluate((hash) => { location.hash = hash; }, hash);
          await page.locator(drawn).first().waitFor();
          await look(hash);
        }
        for (const [name, link] of Object.entries(TABLES[game])) {
          await goTo(page, link);
          await look(name);
        }
        await page.evaluate((hash) => { location.hash = hash; }, ENDS[game]);
        await page.locator('dialog[open] .end').click();
        await page.locator('.sc').waitFor();
        await look('score');
        assert.deepEqual(faults, {});
      });
    }
  }
}
