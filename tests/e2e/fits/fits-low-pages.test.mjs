// Low windows, as phones in landscape have them: before and beside the table too, every button that goes on is in sight, or
// can be scrolled to, and nothing lies over it.

import assert from 'node:assert/strict';
import { awake } from '../lib/finger.mjs';
import { GAMES, TABLES } from '../lib/games.mjs';
import { fullUnless, testWith } from '../lib/page.mjs';
import { closeAll, frames, uncover } from '../lib/settle.mjs';
import { resize } from './measure.mjs';

const SIZES = [[568, 320], [590, 410], [667, 375], [740, 360], [844, 390]];

/** Runs in the page: buttons that are cut off or covered after scrolling as far as a person can; and how many there are. */
function outOfReach(selector) {
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  const buttons = [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.sr') && (!modal || modal.contains(e)));
  /** Fault of a button that is scrolled to the middle or to an edge of its panel; null without one. */
  const fault = (button, block) => {
    // Nobody can scroll what hides its overflow, but scripts can.
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

const how = { width: 844, height: 390, touch: true, locale: 'de-DE', timeout: 120_000 };

for (const game of GAMES) {
  testWith(how)(`buttons of the setup, and of the panels opened there, are in reach in low windows: ${game}`, { tag: fullUnless(game === 'princes') }, async ({ page, shot }) => {
    await to(page, `#new/${game}`, '.su .seat');
    await reachable(page, '.su button', `setup of ${game}`, shot);
    await page.locator('.su details').evaluateAll((all) => all.forEach((details) => { details.open = true; }));
    await reachable(page, '.su button', `setup of ${game}, unfolded`, shot);
    for (const [panel, name] of [['menu', 'Menü'], ['settings', 'Einstellungen']]) {
      await page.locator('.pagetop').getByRole('button', { name, exact: true }).click();
      await page.locator('dialog[open]').waitFor();
      await reachable(page, 'dialog[open] button', `${panel} at the setup of ${game}`, shot);
      await closeAll(page);
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  });

  testWith(how)(`the lesson’s buttons are in reach in low windows: ${game}`, { tag: fullUnless(game === 'road') }, async ({ page, shot }) => {
    await to(page, `#lesson/${game}`, '.lstrip');
    for (let step = 1; step <= 3; step += 1) {
      await reachable(page, '.lstrip button', `lesson of ${game}, part ${step}`, shot);
      await page.evaluate(() => { document.querySelector('.lacts .end')?.click(); });
      await frames(page);
    }
  });

  testWith(how)(`a problem’s buttons are in reach in low windows: ${game}`, { tag: fullUnless(game === 'burgundy') }, async ({ page, shot }) => {
    await to(page, `#problems/${game}`, '.pgrid');
    await reachable(page, '.pday button, .pagetop button', `problems of ${game}`, shot);
    await to(page, `#problems/${game}/1`, '.lstrip .lacts');
    await page.locator('.lesson > .app').waitFor();
    await reachable(page, '.lstrip button', `problem of ${game}`, shot);
    await page.getByRole('button', { name: 'Lösung zeigen' }).click();
    await page.locator('.twoways').waitFor();
    await reachable(page, '.lstrip button, .twoways button', `solution of a problem of ${game}`, shot);
  });

  testWith(how)(`the buttons of covers and of panels at the table are in reach in low windows: ${game}`, { tag: fullUnless(game === 'dice') }, async ({ page, shot }) => {
    await page.evaluate((link) => { location.hash = link; }, Object.values(TABLES[game])[0]);
    await page.locator('dialog[open] .end').waitFor();
    await reachable(page, 'dialog[open] button', `offer of a game of ${game}`, shot);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator('dialog[open] .end').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('.handover .end, .act .end').first().waitFor();
    await reachable(page, '.handover .end, .act .end', `cover of ${game}`, shot);
    await uncover(page);
    for (const [panel, key] of [['menu', null], ['moves', 'l'], ['keys', '?']]) {
      // The listening part of the app starts a moment after the table.
      await page.waitForFunction((key) => {
        if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        else document.querySelector('.top .ib').click();
        return document.querySelector('dialog[open]');
      }, key, { polling: 500 });
      await reachable(page, 'dialog[open] button', `${panel} at the table of ${game}`, shot);
      if (panel === 'menu') {
        await page.locator('dialog.menu').getByRole('button', { name: /teilen/i }).click();
        await page.locator('dialog.share[open]').waitFor();
        await reachable(page, 'dialog[open] button', `sharing at the table of ${game}`, shot);
      }
      await closeAll(page);
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  });
}
