// The action bar of every game: what is tapped by habit keeps its place, whoever plays.

import assert from 'node:assert/strict';
import { GAMES, KEYS, TABLES, TITLES } from './lib/games.mjs';
import { fullUnless, testWith } from './lib/page.mjs';
import { begin } from './lib/setup.mjs';
import { eitherOf } from './lib/settle.mjs';
import { goTo } from './fits/measure.mjs';

const SLOW = { 'principality.settings': 'motion=off\nthinking=10\n' };

/** Left edge of "Undo". */
const undoAt = (page) => page.locator('.urow .ib').first().evaluate((e) => Math.round(e.getBoundingClientRect().x));

for (const game of ['burgundy', 'road']) {
  testWith({ width: 1180, height: 820, storage: SLOW, timeout: 90_000 })(`"Undo" stays where it is while a computer plays: ${game}`, { tag: fullUnless(game === 'burgundy') }, async ({ page }) => {
    const names = ['Odette', 'Benno', 'Carla'].slice(0, KEYS[game] ? 2 : 3);
    await begin(page, { names, computers: ['hard', null, null].slice(0, names.length), game: TITLES[game] });
    const skip = page.locator('.act > .skip');
    // Both at once: a computer may ask somebody or be done at any time.
    const [there, wide] = await (await page.waitForFunction(() => {
      const [undo, skip] = ['.urow .ib', '.act > .skip'].map((part) => document.querySelector(part)?.getBoundingClientRect());
      return undo && skip && [Math.round(undo.x), skip.width];
    })).jsonValue();
    // A quick computer may be done before.
    await skip.click({ timeout: 2000 }).catch(() => {});
    await skip.waitFor({ state: 'detached' });
    assert.equal(await undoAt(page), there);
    if (game !== 'burgundy') return;
    assert.ok(Math.abs((await page.locator('.act > .end').boundingBox()).width - wide) < 1, 'equally wide');
  });
}

for (const [width, height] of [[1180, 820], [1024, 768]]) {
  testWith({ width, height })(`"Undo" has one place at the tables of each game at ${width}x${height}`, { tag: fullUnless(false) }, async ({ page }) => {
    for (const game of GAMES) {
      const places = new Set();
      for (const link of Object.values(TABLES[game])) {
        await goTo(page, link);
        // Where all choose at once, each has buttons of their own.
        if (await eitherOf(page, { all: '.dall', own: '.urow .ib' }) === 'own') places.add(await undoAt(page));
      }
      assert.equal(places.size, 1, `${game}: ${[...places]}`);
    }
  });
}

for (const [width, locale] of [[1180, 'de-DE'], [1179, 'en-GB']]) {
  testWith({ width, height: 820, locale })(`tools of the header have words where there is room, at ${width}`, { tag: fullUnless(width === 1180) }, async ({ page }) => {
    await goTo(page, TABLES.burgundy.four);
    const told = await page.locator('.top > .ib').evaluateAll((all) => all.map((e) => {
      const { content } = getComputedStyle(e, '::after');
      const fits = e.scrollWidth <= e.clientWidth && e.getBoundingClientRect().right <= innerWidth;
      return [content, fits, e.getAttribute('aria-label')];
    }));
    assert.ok(told.length > 5);
    for (const [content, fits, label] of told) {
      assert.equal(content, width >= 1180 ? `"${label}"` : 'none');
      assert.ok(fits, label);
    }
  });
}

/** Runs in the page: parts of a hint that are cut off. */
function cut() {
  const bar = document.querySelector('.act');
  const say = bar.querySelector('.say');
  const hidden = say.scrollHeight - say.clientHeight;
  const out = [...bar.querySelectorAll('.acts button')].filter((button) => {
    const { left, right, bottom } = button.getBoundingClientRect();
    return left < 0 || right > innerWidth || bottom > innerHeight;
  });
  return [...(hidden > 1 ? [`${hidden} px of its words`] : []), ...out.map((button) => button.textContent)];
}

for (const [width, height, locale] of [[1180, 820, 'en-GB'], [1024, 768, 'de-DE'], [820, 1180, 'de-DE'], [390, 844, 'de-DE'], [360, 640, 'de-DE']]) {
  testWith({ width, height, locale, touch: width < 1000, storage: SLOW, timeout: 90_000 })(`a hint of several steps is there to its last word at ${width}x${height}`, { tag: fullUnless([1024, 360].includes(width)) }, async ({ page }) => {
    await goTo(page, TABLES.burgundy.four);
    await page.getByRole('button', { name: /^(A hint|Ein Tipp)$/ }).first().press('Enter');
    await page.locator('.act.hinted .acts .btn:nth-child(3)').waitFor({ timeout: 60_000 });
    assert.match(await page.locator('.act .say').textContent(), /1\. .*2\. /);
    assert.deepEqual(await page.evaluate(cut), []);
    if (width < 600) return;
    await page.locator('.pins .pin').nth(1).waitFor();
    const numbers = await page.locator('.pins .pin text').allTextContents();
    assert.deepEqual(numbers, numbers.map((_, place) => String(place + 1)), 'each step has its number on the table');
    const apart = await page.locator('.pins .pinring').evaluateAll((rings) => {
      const [one, other] = rings.map((ring) => [ring.cx, ring.cy].map((place) => place.baseVal.value));
      return Math.hypot(one[0] - other[0], one[1] - other[1]);
    });
    assert.ok(apart > 20, `${apart} px apart`);
    const beside = await page.evaluate(() => {
      const middle = (e) => { const { x, y, width, height } = e.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
      const rings = [...document.querySelectorAll('.pins .pinring')].map(middle);
      return [...document.querySelectorAll('.app .hx .sring')].map(middle)
        .map(([x, y]) => Math.min(...rings.map((ring) => Math.hypot(ring[0] - x, ring[1] - y))));
    });
    assert.ok(beside.every((far) => far < 2.5), `a ring is as high as its lifted piece: ${beside}`);
  });
}
