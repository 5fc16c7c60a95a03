// Low windows, as phones in landscape have them: before and beside the table too, every button that goes on is in sight, or
// can be scrolled to, and nothing lies over it.

import assert from 'node:assert/strict';
import { awake } from '../lib/finger.mjs';
import { ENDS, GAMES, TABLES } from '../lib/games.mjs';
import { fullUnless, testWith } from '../lib/page.mjs';
import { closeAll, frames, uncover } from '../lib/settle.mjs';
import { goTo, resize } from './measure.mjs';

const FULL = process.env.PRINCIPALITY_FULL === '1';
/** The gate looks at the smallest only, and at one as wide as a phone is long. */
const SIZES = FULL ? [[568, 320], [590, 410], [667, 375], [740, 360], [844, 390]] : [[568, 320], [844, 390]];

/** Runs in the page: buttons that are cut off or covered after scrolling as far as a person can; and how many there are. */
function outOfReach(selector) {
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  const buttons = [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.sr') && (!modal || modal.contains(e)));
  /** Fault of a button that is scrolled to the middle or to an edge of its panel; null without one. */
  const fault = (button, block) => {
    // Elements that hide their overflow scroll by scripts only.
    const fixed = [];
    for (let up = button.parentElement; up; up = up.parentElement) {
      if (/hidden|clip/.test(getComputedStyle(up).overflowY)) fixed.push([up, up.scrollTop, up.scrollLeft]);
    }
    button.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    for (const [up, top, left] of fixed) [up.scrollTop, up.scrollLeft] = [top, left];
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const cover = [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]]
      .map(([x, y]) => document.elementFromPoint(left + width * x, top + height * y))
      .find((there) => there && !button.contains(there) && !there.contains(button));
    const what = `${button.textContent.trim().slice(0, 30) || button.getAttribute('aria-label')} (${button.className} in ${button.parentElement.className}) ${[left, top, right, bottom].map(Math.round)}`;
    if (!isIn) return `cut off: ${what}`;
    if (cover) return `under ${cover.outerHTML.slice(0, 60)}: ${what}`;
    return button.matches('.end') && height < 43.5 ? `low: ${what}` : null;
  };
  const faults = buttons.map((button) => {
    const all = ['center', 'start', 'end'].map((block) => fault(button, block));
    return all.includes(null) ? null : all[0];
  }).filter(Boolean);
  return { faults, met: buttons.length };
}

/** Checks the buttons at each size. */
async function reachable(page, selector, place, shot) {
  const all = [];
  for (const size of SIZES) {
    await resize(page, size);
    await awake(page);
    await frames(page);
    const { faults, met } = await page.evaluate(outOfReach, selector);
    if (!met) all.push(`no ${selector} at ${size.join('x')}`);
    all.push(...faults.map((fault) => `${size.join('x')}: ${fault}`));
    await shot(`low-${place.replaceAll(/\W+/g, '-')}-${size.join('x')}`);
  }
  assert.deepEqual(all, [], place);
}

/** Opens a page. */
async function to(page, address, drawn) {
  await page.evaluate((address) => { location.hash = address; }, address);
  await page.locator(drawn).first().waitFor();
}

/** Opens a game from its link; the cover stays. */
async function openTable(page, game) {
  await page.evaluate((link) => { location.hash = link; }, Object.values(TABLES[game])[0]);
  await page.locator('dialog[open] .end').waitFor();
}

/** Runs in the page: presses a key until an element is there, as the app hears keys a moment after its table is drawn. */
const pressed = ([key, selector]) => {
  if (document.querySelector(selector)) return true;
  if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  else document.querySelector('.top .ib').click();
  return document.querySelector(selector);
};
const press = (page, key, selector) => page.waitForFunction(pressed, [key, selector], { polling: 500 });

/** Runs in the page: asks for an explanation of the n-th kind of subject in sight; false if there are fewer. */
function explain(n) {
  const kinds = new Map();
  for (const subject of document.querySelectorAll('.stage [data-help], .stage [data-s]')) {
    const { left, top, width, height } = subject.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const kind = (subject.dataset.help ?? subject.dataset.s).replace(/\d+/g, '');
    if (width > 0 && there?.closest('[data-help], [data-s]') === subject) kinds.set(kind, there);
  }
  const there = [...kinds.values()][n];
  there?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return !!there;
}

const WORDS = {
  'de-DE': { menu: 'Menü', settings: 'Einstellungen', solution: 'Lösung zeigen', share: /teilen/i },
  'en-GB': { menu: 'Menu', settings: 'Settings', solution: 'Show solution', share: /share/i },
};

for (const [locale, words] of Object.entries(WORDS)) {
  const how = { width: 844, height: 390, touch: true, locale, timeout: 120_000 };
  /** The tag of a test that the gate runs for one game, in German, whose words are longer. */
  const gateFor = (game, one) => ({ tag: fullUnless(game === one && locale === 'de-DE') });

  for (const game of GAMES) {
    testWith(how)(`buttons of the setup, and of the panels opened there, are in reach in low windows: ${game}, ${locale}`, gateFor(game, 'princes'), async ({ page, shot }) => {
      await to(page, `#new/${game}`, '.su .seat');
      await reachable(page, '.su button', `setup of ${game}`, shot);
      await page.locator('.su details').evaluateAll((all) => all.forEach((details) => { details.open = true; }));
      await reachable(page, '.su button', `setup of ${game}, unfolded`, shot);
      for (const [panel, name] of [['menu', words.menu], ['settings', words.settings]]) {
        await page.locator('.pagetop').getByRole('button', { name, exact: true }).click();
        await page.locator('dialog[open]').waitFor();
        await reachable(page, 'dialog[open] button', `${panel} at the setup of ${game}`, shot);
        await closeAll(page);
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
    });

    testWith(how)(`the lesson’s buttons are in reach in low windows: ${game}, ${locale}`, gateFor(game, 'road'), async ({ page, shot }) => {
      await to(page, `#lesson/${game}`, '.lstrip');
      const step = () => page.evaluate(() => document.querySelector('.lstrip progress').value);
      const last = await page.evaluate(() => document.querySelector('.lstrip progress').max);
      for (let at = await step(); at < (FULL ? last : 3); at = await step()) {
        await reachable(page, '.lstrip button', `lesson of ${game}, part ${at}`, shot);
        // "Next", or, where something is to be touched, the button that goes past it.
        await page.evaluate(() => { [...document.querySelectorAll('.lacts :is(.btn, .end)')].at(-1).click(); });
        await page.waitForFunction((at) => document.querySelector('.lstrip progress').value !== at, at);
        await frames(page);
      }
      await reachable(page, '.lstrip button', `lesson of ${game}, part ${await step()}`, shot);
    });

    testWith(how)(`a problem’s buttons are in reach in low windows: ${game}, ${locale}`, gateFor(game, 'burgundy'), async ({ page, shot }) => {
      await to(page, `#problems/${game}`, '.pgrid');
      await reachable(page, '.pday button, .pagetop button', `problems of ${game}`, shot);
      await to(page, `#problems/${game}/1`, '.lstrip .lacts');
      await page.locator('.lesson > .app').waitFor();
      await reachable(page, '.lstrip button', `problem of ${game}`, shot);
      await page.getByRole('button', { name: words.solution }).click();
      await page.locator('.twoways').waitFor();
      await reachable(page, '.lstrip button, .twoways button', `solution of a problem of ${game}`, shot);
    });

    testWith(how)(`the buttons of covers and of panels at the table are in reach in low windows: ${game}, ${locale}`, gateFor(game, 'dice'), async ({ page, shot }) => {
      await openTable(page, game);
      await reachable(page, 'dialog[open] button', `offer of a game of ${game}`, shot);
      await page.setViewportSize({ width: 844, height: 390 });
      await page.locator('dialog[open] .end').click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.locator('.handover .end, .act .end').first().waitFor();
      await reachable(page, '.handover .end, .act .end', `cover of ${game}`, shot);
      await uncover(page);
      for (const [panel, key] of [['menu', null], ['moves', 'l'], ['keys', '?']]) {
        await press(page, key, 'dialog[open]');
        await reachable(page, 'dialog[open] button', `${panel} at the table of ${game}`, shot);
        if (panel === 'menu') {
          await page.locator('dialog.menu').getByRole('button', { name: words.share }).click();
          await page.locator('dialog.share[open]').waitFor();
          await reachable(page, 'dialog[open] button', `sharing at the table of ${game}`, shot);
        }
        await closeAll(page);
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
    });

    testWith(how)(`explanations are read whole in low windows: ${game}, ${locale}`, gateFor(game, 'road'), async ({ page, shot }) => {
      await openTable(page, game);
      await page.locator('dialog[open] .end').click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await uncover(page);
      const faults = [];
      let met = 0;
      for (const size of SIZES) {
        await resize(page, size);
        await frames(page);
        for (let n = 0; n < (FULL ? 40 : 6); n += 1) {
          await press(page, 'i', '.app.asking');
          if (!(await page.evaluate(explain, n))) break;
          await page.locator('dialog.help[open]').waitFor();
          await frames(page);
          const { x, y, width, height } = await page.locator('dialog.help[open]').boundingBox();
          const isIn = x >= 0 && y >= 0 && x + width <= size[0] + 1 && y + height <= size[1] + 1;
          if (!isIn) faults.push(`${size.join('x')}: the bubble ${n} is ${[x, y, x + width, y + height].map(Math.round)}`);
          const parts = await page.evaluate(outOfReach, 'dialog.help[open] :is(h2, p, li, button)');
          met += parts.met;
          faults.push(...parts.faults.map((fault) => `${size.join('x')}, bubble ${n}: ${fault}`));
          if (n === 0) await shot(`low-help-${game}-${locale}-${size.join('x')}`);
          await closeAll(page);
          await page.locator('dialog.help[open]').waitFor({ state: 'detached' });
        }
      }
      assert.deepEqual(faults, []);
      assert.ok(met > 3 * SIZES.length, `${met} parts`);
    });

    testWith(how)(`the score’s buttons are in reach in low windows: ${game}, ${locale}`, gateFor(game, 'princes'), async ({ page, shot }) => {
      await goTo(page, ENDS[game]);
      await page.locator('.sc[data-over=shown]').waitFor();
      await reachable(page, '.sc button', `score of ${game}`, shot);
    });
  }
}
