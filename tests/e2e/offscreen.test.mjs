// Places that answer the prompt but are scrolled out of sight: an arrow points to them, and a touch of it shows them.

import assert from 'node:assert/strict';
import { TABLES } from './lib/games.mjs';
import { finger, middle } from './lib/finger.mjs';
import { testWith } from './lib/page.mjs';
import { uncover } from './lib/settle.mjs';

/** Phones on which some part of a table scrolls. */
const SIZES = [[360, 520], [568, 320]];
const LOW = { width: 360, height: 440 };

/**
 * Runs in the page: numbers of the sides beyond which lit places lie, of lit places in sight, and of arrows, as soon as
 * there is an arrow for each side, and more is seen or hidden than before.
 */
function pointed(before) {
  const found = new Set();
  let seen = 0;
  const parts = [];
  for (const place of document.querySelectorAll('.stage .lit:is(button, [role=button]), .stage .can[data-s]')) {
    const { left, top, width, height } = place.getBoundingClientRect();
    if (!width) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    let side = null;
    for (let part = place.parentElement; part && !side; part = part.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(part).overflow)) continue;
      if (part.scrollWidth <= part.clientWidth && part.scrollHeight <= part.clientHeight) continue;
      const box = part.getBoundingClientRect();
      side = (y < box.top && 'up') || (y > box.bottom && 'down') || (x < box.left && 'left') || (x > box.right && 'right') || null;
      if (!side) continue;
      if (!parts.includes(part)) parts.push(part);
      found.add(`${parts.indexOf(part)} ${side}`);
    }
    seen += side ? 0 : 1;
  }
  const hidden = found.size;
  const moved = !before || seen > before.seen || hidden > before.hidden;
  return moved && hidden === document.querySelectorAll('.offscreen .toward').length && { hidden, seen };
}

/** Runs in the page: the lit places whose middle is in sight in their part of the table, or those where it is not. */
function inSheet(inSight) {
  return [...document.querySelectorAll('.stage .can[data-s]')].filter((place) => {
    const [{ top, height }, box] = [place, place.closest('.sheet')].map((part) => part.getBoundingClientRect());
    const middle = top + height / 2;
    return (box.top <= middle && middle <= box.bottom) === inSight;
  }).map((place) => place.dataset.s);
}

/** Opens the game of a link, past the cover of a hand. */
async function openAt(page, link) {
  await page.evaluate((link) => { location.hash = link; }, link);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.app, .handover').first().waitFor();
  await uncover(page);
}

for (const [width, height] of SIZES) {
  testWith({ width, height, touch: true })(`an arrow points to each side on which lit places are out of sight, at ${width}x${height}`, { tag: '@full' }, async ({ page }) => {
    let hidden = 0;
    for (const link of Object.values(TABLES).flatMap((links) => Object.values(links))) {
      await openAt(page, link);
      hidden += (await (await page.waitForFunction(pointed)).jsonValue()).hidden;
    }
    assert.ok(hidden, 'some table has places out of sight');
  });
}

testWith({ ...LOW, touch: true })('a touch of the arrow shows the places, and the arrow back appears', async ({ page }) => {
  await openAt(page, TABLES.princes.merchants);
  const arrow = page.locator('.offscreen .toward:not(.sign) .reach');
  await arrow.waitFor();
  await page.waitForFunction(pointed);
  const hidden = await page.evaluate(inSheet, false);
  assert.ok(hidden.length, 'some places are out of sight');
  const touch = await finger(page);
  await touch.tap(await middle(arrow));
  // Now they are in sight, and others are not.
  await page.waitForFunction(`(${inSheet})(true).includes(${JSON.stringify(hidden[0])}) && (${inSheet})(false).length`);
  await page.waitForFunction(pointed);
});

testWith({ ...LOW, touch: true })('a new prompt scrolls to its first place, if all are out of sight', async ({ page }) => {
  await openAt(page, TABLES.princes.merchants);
  await page.locator('.offscreen .toward').waitFor();
  const prompt = await page.locator('.act .say').textContent();
  await page.locator('.stage .can[data-s]').first().click();
  await page.waitForFunction((prompt) => document.querySelector('.act .say').textContent !== prompt, prompt);
  // Its part becomes so low that none of the places is in sight.
  await page.evaluate(() => document.styleSheets[0].insertRule('.stage .sheet { max-height: 70px !important; }'));
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.waitForFunction((prompt) => document.querySelector('.act .say').textContent === prompt, prompt);
  await page.waitForFunction(() => document.querySelector('.stage .sheet').scrollTop > 0);
});
