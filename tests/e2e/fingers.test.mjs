// Double taps on what has only just appeared, several fingers at once, and drags that are broken off.

import assert from 'node:assert/strict';
import { drawn, finger, fingers, middle } from './lib/finger.mjs';
import { fullUnless, testWith } from './lib/page.mjs';
import { play } from './lib/player.mjs';
import { begin } from './lib/setup.mjs';

const TABLET = { width: 1180, height: 820, touch: true };
const PHONE = { width: 390, height: 844, touch: true };

/** The dice and stored tiles, which change when a tile is taken. */
const deeds = () => [...document.querySelectorAll('.act .die, [data-s^="k"]')].map((e) => e.getAttribute('aria-label')).join();

/** Waits until the dice and stored tiles are these, or are no longer these. */
const become = (page, wanted, is = true) => page.waitForFunction(([wanted, is]) => is === (wanted === [...document.querySelectorAll('.act .die, [data-s^="k"]')].map((e) => e.getAttribute('aria-label')).join()), [wanted, is]);
const differ = (page, before) => become(page, before, false);

testWith(TABLET)('a double tap beside a panel does nothing below it', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const touch = await finger(page);
  await page.locator('.top .ib').first().click();
  const panel = page.locator('dialog[open]');
  await panel.waitFor();
  await drawn(page);
  const at = await page.evaluate(() => [...document.querySelectorAll('.act .die')].map((die) => {
    const { left, top, width, height } = die.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }).find((at) => document.elementFromPoint(...at)?.matches('dialog')));
  assert.ok(at, 'a die lies beside the panel');
  await touch.doubleTap(at);
  await panel.waitFor({ state: 'detached' });
  await drawn(page);
  assert.equal(await page.locator('.act .die[aria-pressed=true]').count(), 0, 'the die below it was chosen');
});

/** Begins a game on a phone and plays until the first stored tile can be placed; returns a field for it. */
async function stored(page) {
  await begin(page, { names: ['Anna', 'Benno'] });
  const lights = async () => {
    const pick = document.querySelector('.pick[data-s^="k0."]');
    if (!pick) return undefined;
    pick.click();
    await new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
    const field = [...document.querySelectorAll('.own-svg [data-s^="f0."][aria-label*="may be chosen"]')].find((field) => field.getClientRects().length);
    return field?.dataset.s;
  };
  for (let tries = 0; tries < 40; tries += 1) {
    await play(page, { seed: 3 + tries, stop: (seen, made) => made === 1 });
    await page.evaluate(() => [...document.querySelectorAll('.tabs button')].find((tab) => /estate/i.test(tab.textContent))?.click());
    await drawn(page);
    const field = await page.evaluate(lights);
    if (field) return field;
    // A tile that can't be placed now says why.
    await page.keyboard.press('Escape');
  }
  return assert.fail('no stored tile can be placed');
}

for (const [size, settings] of [['', ''], [', with large text', 'text=larger\n']]) {
  testWith({ ...PHONE, storage: { 'principality.settings': `motion=off\n${settings}` } })(`a finger drags a stored tile from the strip to its field on a phone${size}`, { tag: fullUnless(!size) }, async ({ page }) => {
    const field = await stored(page);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      window.cancelled = 0;
      addEventListener('pointercancel', () => { window.cancelled += 1; }, true);
    });
    const touch = await finger(page);
    const before = await page.evaluate(deeds);
    await touch.drag(await middle(page.locator('.pick[data-s^="k0."]').first()), await middle(page.locator(`.own-svg [data-s="${field}"]`)));
    await differ(page, before);
    assert.equal(await page.evaluate(() => window.cancelled), 0, 'the browser takes the drag for itself');
  });
}

/** Begins a game with a die and a tile that it can take; returns their places. */
async function dieAndTile(page) {
  await begin(page, { names: ['Anna', 'Benno'] });
  const die = page.locator('.act .die:not(.spent)').first();
  await die.click();
  const tile = page.locator('.stage [data-s^="t"][aria-label*="may be chosen"]').filter({ visible: true }).first();
  await tile.waitFor();
  const places = [await middle(die), await middle(tile)];
  await page.keyboard.press('Escape');
  await page.locator('.act .die[aria-pressed=true]').waitFor({ state: 'detached' });
  return places;
}

const between = ([x, y], [toX, toY], part) => [x + (toX - x) * part, y + (toY - y) * part];

testWith(TABLET)('a palm beside the finger neither moves the piece nor drops it', async ({ page }) => {
  const [die, tile] = await dieAndTile(page);
  const before = await page.evaluate(deeds);
  const hand = await fingers(page);
  const held = page.locator('.held');
  await hand.set({ 0: die });
  for (const part of [0.2, 0.4]) await hand.set({ 0: between(die, tile, part) });
  await held.waitFor();
  const at = await middle(held);
  const palm = [die[0] + 90, die[1] - 20];
  await hand.set({ 0: between(die, tile, 0.4), 1: palm });
  for (const step of [10, 30, 50]) await hand.set({ 0: between(die, tile, 0.4), 1: [palm[0] + step, palm[1] - step] });
  assert.deepEqual((await middle(held)).map(Math.round), at.map(Math.round), 'it stays with its finger');
  await hand.set({ 0: between(die, tile, 0.4) });
  assert.equal(await held.count(), 1, 'the palm does not drop it');
  for (const part of [0.7, 1]) await hand.set({ 0: between(die, tile, part) });
  await hand.set({});
  await differ(page, before);
  assert.equal(await held.count(), 0);
});

testWith({ width: 1180, height: 820 })('a piece goes back when the window loses the focus, and when the button was released outside of it', async ({ page }) => {
  const [die, tile] = await dieAndTile(page);
  const before = await page.evaluate(deeds);
  const held = page.locator('.held');
  const lift = async () => {
    await page.mouse.move(...die);
    await page.mouse.down();
    await page.mouse.move(...between(die, tile, 0.5), { steps: 4 });
    await held.waitFor();
  };
  await lift();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await held.waitFor({ state: 'detached' });
  await page.mouse.move(...tile);
  await page.mouse.up();
  await drawn(page);
  assert.equal(await page.evaluate(deeds), before);
  await page.keyboard.press('Escape');
  await lift();
  // The pointer comes back without its button.
  const point = { clientX: tile[0], clientY: tile[1], bubbles: true, isPrimary: true, pointerType: 'mouse', buttons: 0 };
  await page.evaluate((point) => {
    let id = 0;
    addEventListener('pointermove', (event) => { id = event.pointerId; }, { once: true, capture: true });
    window.away = () => document.querySelector('.stage').dispatchEvent(new PointerEvent('pointermove', { ...point, pointerId: id }));
  }, point);
  await page.mouse.move(...between(die, tile, 0.6));
  await page.evaluate(() => window.away());
  await held.waitFor({ state: 'detached' });
  await page.mouse.up();
  await drawn(page);
  assert.equal(await page.evaluate(deeds), before);
});

testWith({ width: 1180, height: 820 })('undo and redo work with Caps Lock and on keyboards of other scripts', async ({ page }) => {
  const [die, tile] = await dieAndTile(page);
  const untouched = await page.evaluate(deeds);
  const press = (key, code, shiftKey = false) => page.evaluate((how) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...how, ctrlKey: true, bubbles: true, cancelable: true })), { key, code, shiftKey });
  await page.mouse.move(...die);
  await page.mouse.down();
  await page.mouse.move(...tile, { steps: 6 });
  await page.mouse.up();
  await differ(page, untouched);
  const taken = await page.evaluate(deeds);
  for (const [undo, redo] of [[['Z', 'KeyZ'], ['Y', 'KeyY']], [['я', 'KeyZ'], ['н', 'KeyY']], [['ζ', 'KeyZ'], ['Ζ', 'KeyZ', true]], [['z', 'KeyY'], ['y', 'KeyZ']]]) {
    await press(...undo);
    await become(page, untouched);
    await press(...redo);
    await become(page, taken);
  }
});

testWith({ storage: { 'principality.settings': 'letters=off\n' } })('without letter keys I explains nothing', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.locator('.own [data-s^="f"]').first().focus();
  await page.keyboard.press('i');
  await drawn(page);
  assert.equal(await page.locator('dialog[open], .app.asking').count(), 0);
});
