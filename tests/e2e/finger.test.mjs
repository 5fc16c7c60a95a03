// Real touch events instead of a mouse: drags and swipes, hasty double taps, held keys and long presses, at the tables
// of all games.

import assert from 'node:assert/strict';
import { TABLES } from './lib/games.mjs';
import { awake, drawn, finger, hold, middle, tappable } from './lib/finger.mjs';
import { eventually, fullUnless, testWith } from './lib/page.mjs';
import { actSwiftly, chance, play } from './lib/player.mjs';
import { pressIfThere, uncover } from './lib/settle.mjs';
import { begin } from './lib/setup.mjs';
import { BRISK, SWIFT, beginPrinces, play as playPrinces } from './princes/lib.mjs';
import { beginRoad } from './road/lib.mjs';

const TABLET = { width: 1180, height: 820, touch: true };
const PHONE = { width: 390, height: 844, touch: true };
const DEVICES = [['tablet', TABLET], ['phone', PHONE]];

/** Opens the game of a link at its moment. */
async function openAt(page, link) {
  await page.evaluate((link) => { location.hash = link; }, link);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.app, .handover').first().waitFor();
}

/** The dice and stored tiles, which change when a tile is taken. */
const deeds = () => [...document.querySelectorAll('.act .die, [data-s^="k"]')].map((e) => e.getAttribute('aria-label')).join();

for (const [device, size] of DEVICES) {
  testWith(size)(`a finger drags a die to a tile and takes it, on a ${device}`, async ({ page }) => {
    await begin(page, { names: ['Anna', 'Benno'] });
    if (device === 'phone') await page.locator('.tabs button').first().click();
    const touch = await finger(page);
    await page.evaluate(() => {
      window.cancelled = 0;
      addEventListener('pointercancel', () => { window.cancelled += 1; }, true);
    });
    const die = page.locator('.act .die:not(.spent)').first();
    // The choices of a die are lit by a touch, and no longer by another one.
    const pressed = (wanted) => page.waitForFunction((wanted) => document.querySelector('.act .die:not(.spent)').getAttribute('aria-pressed') === wanted, wanted);
    const at = await middle(die);
    await touch.tap(at);
    await pressed('true');
    const tile = await middle(page.locator('.stage [data-s^="t"][aria-label*="may be chosen"]').filter({ visible: true }).first());
    await touch.tap(at);
    await pressed('false');
    const before = await page.evaluate(deeds);
    await touch.drag(at, tile);
    await page.waitForFunction(`(${deeds})() !== ${JSON.stringify(before)}`);
    for (const drawing of await page.locator('.stage [data-board] [data-s^="t"], .stage [data-board] [data-s^="f"]').filter({ visible: true }).all()) {
      const from = await middle(drawing);
      await touch.drag(from, [from[0] + 60, from[1] - 40], 6);
      break;
    }
    assert.equal(await page.evaluate(() => window.cancelled), 0, 'the browser takes no drag for itself');
  });
}

for (const [game, links] of Object.entries(TABLES)) {
  for (const [device, size] of DEVICES) {
    testWith(size)(`a swipe over the table does not leave it: ${game}, ${device}`, { tag: fullUnless((game === 'road' && device === 'tablet') || (game === 'princes' && device === 'phone')) }, async ({ page }) => {
      await openAt(page, Object.values(links)[0]);
      const touch = await finger(page);
      for (const height of [0.3, 0.5, 0.7]) {
        await touch.drag([size.width * 0.1, size.height * height], [size.width * 0.95, size.height * height], 6);
        await drawn(page);
        assert.equal(await page.evaluate(() => location.hash), '#table', `at ${height} of the height`);
      }
      // The browser has handled a swipe after looking at the page's history once more.
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorX), 'none');
      assert.ok(await page.locator('.app, .handover').count());
    });
  }
}

/** The prompt in the bar, and its button. */
const asked = (page) => page.evaluate(() => [document.querySelector('.act .say b')?.textContent ?? '', document.querySelector('.act .end')?.textContent ?? '']);

testWith(TABLET)('a double tap neither removes the cover it causes nor acts below the one it removes: Road', async ({ page }) => {
  await beginRoad(page, { seed: 'm3' });
  const touch = await finger(page);
  const end = page.locator('.act .end');
  for (let turn = 0; turn < 3; turn += 1) {
    await touch.doubleTap(await tappable(end.filter({ hasText: 'I am' })));
    await page.locator('.openhand').first().waitFor();
    await drawn(page);
    assert.doesNotMatch((await asked(page))[1], /^I am/, 'the second tap would have ended the turn');
    // The first prompt may be an event, which continues in the same turn.
    for (let steps = 0; steps < 6 && !/^I am/.test((await asked(page))[1]); steps += 1) {
      const at = await tappable(end);
      const before = await asked(page);
      await touch.doubleTap(at);
      await page.waitForFunction((before) => [document.querySelector('.act .say b')?.textContent, document.querySelector('.act .end')?.textContent].join() !== before, before.join());
    }
    await drawn(page);
    assert.match((await asked(page))[1], /^I am/);
    assert.equal(await page.locator('.openhand').count(), 0, 'nobody has said who holds the device');
  }
});

testWith(TABLET)('the second half of a double tap lifts no covered hand that has just appeared below it', async ({ page }) => {
  await beginRoad(page, { seed: 'm3' });
  const touch = await finger(page);
  const at = await middle(page.locator('.fanback'));
  await page.evaluate(() => {
    addEventListener('pointerdown', ({ target, timeStamp }) => { if (target.closest('.holds')) globalThis.pressed = timeStamp; }, true);
    const watch = new MutationObserver(() => { globalThis.lifted ||= !!document.querySelector('.openhand'); });
    watch.observe(document.body, { subtree: true, childList: true });
  });
  /** Puts a button above the hand that goes when it is tapped. */
  const put = () => page.evaluate(([left, top]) => {
    globalThis.lifted = false;
    const above = document.createElement('button');
    above.id = 'above';
    Object.assign(above.style, { position: 'fixed', left: `${left - 20}px`, top: `${top - 20}px`, width: '40px', height: '40px', zIndex: 99 });
    above.addEventListener('click', ({ timeStamp }) => { globalThis.tapped = timeStamp; above.remove(); });
    document.querySelector('.app').append(above);
  }, at);
  // A busy machine may be too slow for a double tap.
  const isLifted = await eventually(async () => {
    await put();
    await touch.tap(at);
    await page.locator('#above').waitFor({ state: 'detached' });
    await touch.down(at);
    await drawn(page);
    await touch.up();
    const { apart, lifted } = await page.evaluate(() => ({ apart: globalThis.pressed - globalThis.tapped, lifted: globalThis.lifted }));
    return apart > 0 && apart < 450 && String(lifted);
  });
  assert.equal(isLifted, 'false');
  // A moment later it is shown while it is held.
  await eventually(async () => {
    await touch.down(at);
    await drawn(page);
    const isLifted = await page.locator('.openhand').count() > 0;
    await touch.up();
    return isLifted;
  });
});

testWith({ ...TABLET, storage: SWIFT, timeout: 120_000 })('a double tap neither rolls the dice nor skips the exchange: Princes', async ({ page }) => {
  await beginPrinces(page);
  const touch = await finger(page);
  const random = chance(7);
  const end = page.locator('.act .end');
  let rolls = 0;
  for (let covers = 1; covers < 12 && !rolls; covers += 1) {
    await playPrinces(page, { seed: covers, stop: (seen) => /^I am/.test(seen.end) });
    await touch.doubleTap(await tappable(end));
    await end.filter({ hasNotText: 'I am' }).or(page.locator('.stage .lit').first()).first().waitFor();
    await drawn(page);
    const [title] = await asked(page);
    assert.doesNotMatch(title, /^Your turn: build|^Store|^You may store/, 'the second tap would have rolled the dice');
    rolls += Number(/Roll the dice/.test(title));
    if (!rolls) await actSwiftly(page, random, BRISK);
  }
  assert.equal(rolls, 1);
  await playPrinces(page, { stop: (seen) => /build, trade/.test(seen.title) && !seen.covered });
  await touch.doubleTap(await tappable(end));
  await page.waitForFunction(() => !/build, trade/.test(document.querySelector('.act .say b').textContent));
  await drawn(page);
  // With a full hand the turn is over at once, and the next person’s cover stays; otherwise an exchange is asked for.
  assert.match((await asked(page))[0], /xchange|^Pass to/, 'the second tap would have left the exchange out, or lifted the cover');
});

const HANDED = { 'principality.settings': 'sitting=hand-over\nmotion=off\n' };
for (const [game, table] of [['Burgundy', {}], ['the dice game', { game: 'Burgundy: The Dice Game' }]]) {
  testWith({ ...TABLET, storage: HANDED })(`a double tap does not skip the page between two people: ${game}`, async ({ page }) => {
    await begin(page, { names: ['Anna', 'Benno'], ...table });
    const touch = await finger(page);
    const cover = page.locator('.handover .end');
    const lift = async () => {
      await cover.waitFor();
      await touch.doubleTap(await tappable(cover));
      await page.locator('.app').waitFor();
    };
    await lift();
    await drawn(page);
    assert.equal(await cover.count(), 0);
    if (game === 'Burgundy') {
      await play(page, { seed: 3, stop: (seen) => seen.mayEnd });
    } else {
      await page.locator('.stage .legal.lit').first().click({ force: true });
    }
    await page.locator('.act .end:not(:disabled)').waitFor();
    await touch.doubleTap(await tappable(page.locator('.act .end')));
    await cover.waitFor();
    await drawn(page);
    assert.equal(await cover.count(), 1, 'the second tap would have lifted it');
  });
}

testWith({ width: 1180, height: 820 })('a held key ends one turn and removes no cover', async ({ page }) => {
  await beginRoad(page, { seed: 'm3' });
  const end = page.locator('.act .end');
  await end.filter({ hasText: 'I am' }).focus();
  const [, before] = await asked(page);
  await hold(page, 'Enter');
  await page.locator('.openhand').first().waitFor();
  await drawn(page);
  assert.doesNotMatch((await asked(page))[1], /^I am/);
  for (let steps = 0; steps < 6 && !/^I am/.test((await asked(page))[1]); steps += 1) {
    const was = (await asked(page)).join();
    await end.focus();
    await hold(page, 'Enter');
    await page.waitForFunction((was) => [document.querySelector('.act .say b')?.textContent, document.querySelector('.act .end')?.textContent].join() !== was, was);
  }
  await drawn(page);
  assert.notEqual((await asked(page))[1], before, 'the next person is asked, and nobody after');
  assert.equal(await page.locator('.openhand').count(), 0);
  // Holding the undo key undoes once.
  await page.keyboard.press('Tab');
  const moves = page.locator('.log li');
  const count = await moves.count();
  await page.keyboard.down('Control');
  await hold(page, 'z');
  await page.keyboard.up('Control');
  await page.waitForFunction((count) => document.querySelectorAll('.log li').length !== count || document.querySelector('.urow .ib:not(:disabled) [href="#u-redo"]'), count);
  await drawn(page);
  await page.locator('.urow .ib:has([href="#u-redo"])').click();
  await page.waitForFunction(() => document.querySelector('.urow .ib:disabled [href="#u-redo"]'));
});

/**
 * Runs in the page: the middles of visible subjects, one of each kind that has its own code, if they can be touched
 * there.
 */
function subjects() {
  const kinds = new Map();
  for (const subject of document.querySelectorAll('.stage [data-help], .stage [data-s]')) {
    const { left, top, width, height } = subject.getBoundingClientRect();
    const at = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(...at);
    const kind = (subject.dataset.help ?? subject.dataset.s).replace(/\d+/g, '');
    if (width > 0 && there?.closest('[data-help], [data-s]') === subject && !there.closest('.holds, .act, .top, .tabs')) kinds.set(kind, at);
  }
  return [...kinds.values()];
}

const FULL = process.env.PRINCIPALITY_FULL === '1';

for (const [game, links] of Object.entries(TABLES)) {
  for (const [device, size] of DEVICES) {
    testWith({ ...size, storage: SWIFT, timeout: 120_000 })(`whatever is held explains itself until the next touch, which counts: ${game}, ${device}`, { tag: fullUnless(game === 'dice' && device === 'tablet') }, async ({ page, shot }) => {
      await openAt(page, Object.values(links)[0]);
      const touch = await finger(page);
      await awake(page);
      await uncover(page);
      await drawn(page);
      const help = page.locator('dialog.help[open]');
      const ask = page.locator('.top').getByRole('button', { name: 'What is this?' });
      const asks = () => ask.getAttribute('aria-pressed');
      const told = new Set();
      const state = () => page.evaluate(() => document.querySelector('.top .turn').textContent + document.querySelector('.act .say').textContent);
      const before = await state();
      for (const tab of device === 'phone' ? await page.locator('.tabs button').all() : [null]) {
        await tab?.click();
        await drawn(page);
        for (const at of (await page.evaluate(subjects)).slice(0, FULL ? 12 : 5)) {
          await touch.down(at);
          await help.waitFor();
          await touch.up();
          await drawn(page);
          await drawn(page);
          assert.equal(await help.count(), 1, 'it stays when the finger lifts');
          told.add(await help.locator('h2').textContent());
          const { x, y, width, height } = await help.boundingBox();
          assert.ok(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height, `${told.size}: within the window`);
          // No veil lies over the rest of the table: the same touch closes it and switches the asking on.
          // A finger is wider than its point: beside the explanation it might touch that instead.
          const [askX, askY] = await middle(ask);
          const finger = 12;
          if (askX > x - finger && askX < x + width + finger && askY > y - finger && askY < y + height + finger) {
            await page.keyboard.press('Escape');
            await help.waitFor({ state: 'detached' });
          }
          await touch.tap([askX, askY]);
          await help.waitFor({ state: 'detached' });
          await page.waitForFunction(() => document.querySelector('.app').classList.contains('asking'));
          assert.equal(await asks(), 'true', 'the touch that closes it counts');
          // Asked for, a tap explains and does nothing else.
          await touch.tap(at);
          await help.waitFor();
          assert.equal(await asks(), 'false');
          await page.keyboard.press('Escape');
          await help.waitFor({ state: 'detached' });
        }
      }
      await shot(`asked-${game}-${device}`);
      assert.ok(told.size >= 5, `${told.size} explanations: ${[...told]}`);
      assert.equal(await state(), before, 'nothing was done');
    });
  }
}

testWith({ ...TABLET, timeout: 120_000 })('a depot needed by a ship can be touched anywhere', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 3, wanted: [/ship|river/i, /^Load|depot/], stop: (seen) => /^Ship: which depot/.test(seen.title) });
  const touch = await finger(page);
  const title = () => page.locator('.act .say b').textContent();
  const points = await page.evaluate(() => {
    const depot = [...document.querySelectorAll('.depotcell')].find((cell) => cell.querySelector('.depot.lit'));
    const { left, top, width, height } = depot.querySelector('.lring').getBoundingClientRect();
    const parts = [0.22, 0.5, 0.78];
    return parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y]));
  });
  for (const point of points) {
    await touch.tap(point);
    await page.waitForFunction(() => !/^Ship: which depot/.test(document.querySelector('.act .say b').textContent));
    assert.equal(await page.locator('dialog[open]').count(), 0, `${point} explains`);
    await page.locator('.urow .ib:has([href="#u-undo"])').click();
    await page.waitForFunction(() => /^Ship: which depot/.test(document.querySelector('.act .say b').textContent));
    await awake(page);
  }
  assert.match(await title(), /^Ship/);
});

/** Runs in the page: of nine points of each visible lit element, those where another element would be touched. */
function missed() {
  const control = 'button, a, [role=button], [data-s]';
  const rings = [...document.querySelectorAll('.stage .hx')].filter((hex) => hex.querySelector('.lring, .depot.lit'))
    .map((hex) => [hex.querySelector('.lring'), hex.querySelector('[data-s]')]);
  const lit = [...document.querySelectorAll('.stage .lit:is(button, [role=button]), .stage .legal.lit')].map((e) => [e, e]);
  const parts = [0.22, 0.5, 0.78];
  const isWithin = (scroller, x, y) => {
    if (!scroller) return true;
    const { left, top, right, bottom } = scroller.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  };
  const found = [];
  let tried = 0;
  for (const [shape, target] of [...rings, ...lit]) {
    const { left, top, width, height } = shape.getBoundingClientRect();
    let scroller = target.parentElement;
    while (scroller && getComputedStyle(scroller).overflowX !== 'auto') scroller = scroller.parentElement;
    for (const [x, y] of parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y]))) {
      const there = document.elementFromPoint(x, y);
      // Beyond the edge of a scrolling part, or below the bar, it is out of sight.
      if (!there || there.closest('.act, .top, .tabs, dialog') || !there.closest('.stage')) continue;
      if (!isWithin(scroller, x, y)) continue;
      tried += 1;
      if (there.closest(control) !== target && !target.contains(there) && !target.closest('.depotcell')?.contains(there)) {
        found.push(`${target.getAttribute('aria-label') ?? target.textContent} at ${Math.round(((x - left) / width) * 100)}%, ${Math.round(((y - top) / height) * 100)}%: ${there.outerHTML.slice(0, 100)}`);
      }
    }
  }
  return { found, tried };
}

for (const [device, size] of DEVICES) {
  for (const [game, links] of Object.entries(TABLES)) {
    testWith({ ...size, storage: SWIFT, timeout: 120_000 })(`lit elements can be touched all over: ${game}, ${device}`, { tag: fullUnless(game === 'burgundy' && device === 'phone') }, async ({ page }) => {
      const random = chance(5);
      let tried = 0;
      for (const link of Object.values(links)) {
        await openAt(page, link);
        for (let step = 0; step < (FULL ? 8 : 4); step += 1) {
          await awake(page);
          await uncover(page);
          await drawn(page);
          // A tile is lit by the die that can take it.
          await pressIfThere(page.locator('.act .die:not(.spent)'));
          await drawn(page);
          for (const tab of device === 'phone' ? await page.locator('.tabs button:has(.badge)').all() : [null]) {
            await tab?.dispatchEvent('click');
            await drawn(page);
            const seen = await page.evaluate(missed);
            tried += seen.tried;
            assert.deepEqual(seen.found, []);
          }
          await page.keyboard.press('Escape');
          await actSwiftly(page, random);
        }
      }
      assert.ok(tried >= 18, `${tried} points`);
    });
  }
}
