// On a phone nothing moves during a turn: the bar keeps its height, and everything on the board its position within a
// pixel. With text of twice its size, all controls of a turn remain reachable.

import assert from 'node:assert/strict';
import { fullUnless, testWith } from '../lib/page.mjs';
import { actSwiftly, chance } from '../lib/player.mjs';
import { pressIfThere } from '../lib/settle.mjs';
import { begin } from '../lib/setup.mjs';
import { ON_PHONE } from '../lib/games.mjs';
import { goTo } from './measure.mjs';

const PHONE = { width: 390, height: 844, touch: true };

/** The turn, the prompt, and the positions of the bar and of everything on the board. */
const look = (page) => page.evaluate(() => {
  const place = (e) => { const { x, y } = e.getBoundingClientRect(); return [x, y]; };
  const tab = document.querySelector('.tabs [aria-current]')?.textContent ?? '';
  const board = {};
  // The boards themselves, and all fields and cards on them with a fixed place.
  for (const e of document.querySelectorAll('.app :is(.own-svg, .table-phone, .pad-phone, .bw .bd, .rowcard, .pile, .combo, .strip, .pstrip, .phand, [data-s])')) {
    // Places of a principality are as large as their rings, so only the principality itself is compared.
    if (!e.checkVisibility() || e.closest('.hands, .act, .phand > *, .bd *')) continue;
    // Stored goods and tiles move together when one of them is removed.
    if (/^[gk]\d/.test(e.getAttribute('data-s') ?? '')) continue;
    const name = e.getAttribute('data-s') ?? e.getAttribute('class').split(' ')[0];
    for (let i = 0; ; i += 1) {
      const key = `${tab} ${name} ${i}`;
      if (key in board) continue;
      board[key] = place(e);
      break;
    }
  }
  const bar = document.querySelector('.act')?.getBoundingClientRect();
  return {
    turn: document.querySelector('.top .turn')?.textContent, asks: document.querySelector('.act .say b')?.textContent, tab,
    bar: bar && Math.round(bar.height), top: bar && Math.round(bar.top), board, over: !bar,
  };
});

/**
 * Plays some turns by the list of actions and compares each moment with those before: in the same turn, or all if
 * `through` is set.
 */
async function staysStill(page, steps, through) {
  const random = chance(5);
  let turn = '';
  let first = null;
  let places = {};
  let compared = 0;
  for (let step = 0; step < steps; step += 1) {
    const now = await look(page);
    if (now.over) break;
    if (!first || (now.turn !== turn && !through)) [turn, first, places] = [now.turn, now, {}];
    assert.equal(now.bar, first.bar, `the bar's height: “${first.asks}”, then “${now.asks}”`);
    assert.equal(now.top, first.top, `where the bar begins: “${first.asks}”, then “${now.asks}”`);
    const moved = Object.entries(now.board).filter(([name, [x, y]]) => name in places && Math.hypot(x - places[name][0], y - places[name][1]) > 1);
    assert.deepEqual(moved.map(([name]) => name), [], `moved when “${now.asks}” was asked`);
    compared += Object.keys(now.board).filter((name) => name in places).length;
    Object.assign(places, now.board);
    const cover = page.locator('.act .end, .handover .end').filter({ hasText: /^(I am|Go on)/ });
    if (!(await pressIfThere(cover))) await actSwiftly(page, random);
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  }
  return compared;
}

for (const [game, [link, steps, through = false]] of Object.entries(ON_PHONE)) {
  testWith({ ...PHONE, timeout: 120_000, storage: { 'principality.settings': 'motion=off\n' } })(`${game}: nothing moves during a turn on a phone`, { tag: fullUnless(game === 'princes') }, async ({ page }) => {
    await goTo(page, link);
    const compared = await staysStill(page, steps, through);
    assert.ok(compared > 5, `only ${compared} places were compared`);
  });

  testWith({ ...PHONE, timeout: 120_000, storage: { 'principality.settings': 'motion=off\ntext=200\n' } })(`${game}: on a phone with text at twice the size, title, end of turn, other players and log are reachable`, { tag: fullUnless(game === 'princes') }, async ({ page }) => {
    // A phone's browser would scale down a page that is too wide.
    assert.equal(await page.evaluate(() => innerWidth), 390, 'home is too wide');
    await goTo(page, link);
    assert.equal(await page.evaluate(() => innerWidth), 390, 'the table is too wide');
    const whole = async (what, { optional = false } = {}) => {
      const lost = await page.locator(what).evaluateAll(([e], optional) => {
        if (!e) return optional ? '' : 'missing';
        e.scrollIntoView({ block: 'nearest' });
        const { left, top, right, bottom } = e.getBoundingClientRect();
        const cut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || e.scrollWidth > e.clientWidth + 1;
        return cut ? `${left},${top} – ${right},${bottom}; ${e.scrollWidth} in ${e.clientWidth}` : '';
      }, optional);
      assert.equal(lost, '', what);
    };
    await page.locator('.top .turn').waitFor();
    await whole('.top .turn');
    // A turn can be ended from every tab; the last one is the log.
    const tabs = await page.locator('.tabs button').count();
    for (let tab = 0; tab < tabs; tab += 1) {
      await page.locator('.tabs button').nth(tab).click();
      await whole(`.tabs button:nth-child(${tab + 1})`);
      await whole('.act .end', { optional: true });
      const shown = await page.locator('.stage > *').first().evaluate((e) => e.getBoundingClientRect().height);
      assert.ok(shown > 60, `tab ${tab + 1} shows ${shown} pixels`);
    }
    await whole('.log li:first-child');
  });
}

testWith(PHONE)('burgundy: on a phone the estate does not move when the first die is chosen', async ({ page }) => {
  await begin(page);
  await page.locator('.tabs button').nth(1).click();
  const before = await look(page);
  await page.locator('.act .die').first().click();
  await page.locator('.hands .pick').first().waitFor();
  const after = await look(page);
  assert.ok(Object.keys(before.board).length > 30, 'the estate is looked at');
  for (const [name, [x, y]] of Object.entries(before.board)) assert.deepEqual(after.board[name], [x, y], name);
});
