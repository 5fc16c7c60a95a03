// Guidance for a first game: "Play now" shows instructions, and impossible actions show the reason.

import assert from 'node:assert/strict';
import { fullUnless, test, testWith } from '../lib/page.mjs';
import { actFromList } from '../lib/player.mjs';
import { begin } from '../lib/setup.mjs';

/** Touches the first place whose name matches. */
const touch = (page, places, name) => page.evaluate(([places, name]) => {
  const found = [...document.querySelectorAll(places)].find((e) => new RegExp(name).test(e.getAttribute('aria-label') ?? ''));
  found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}, [places, name]);

/** Text of the open explanation as read by screen readers: the dialog's description. */
const explained = (page) => page.evaluate(() => {
  const dialog = document.querySelector('dialog[open].help');
  return document.getElementById(dialog.getAttribute('aria-describedby')).textContent;
});

/** Closes the explanation: a touch before it is gone would be undone by its end. */
const close = async (page) => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

for (const [width, height, locale, start, guide] of [[1180, 820, 'de-DE', 'Jetzt spielen', /^So geht’s/], [390, 844, 'en-GB', 'Play now', /^How to play/]]) {
  testWith({ width, height, locale })(`the first game shows instructions and the first step at ${width}x${height}`, { tag: fullUnless(width === 390) }, async ({ page, accessible, shot }) => {
    await page.getByRole('button', { name: start }).first().click();
    await page.locator('.act .say').waitFor();
    assert.match(await page.locator('.act .say').textContent(), /leuchtendes Plättchen|a lit tile/);
    await page.getByRole('button', { name: guide }).click();
    const panel = page.locator('dialog[open].guide');
    assert.equal(await panel.locator('ol li').count(), 4, 'the four things that a die does');
    await accessible('dialog[open]');
    await shot(`guide-${width}x${height}`);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });
}

test('several people at one table get instructions from the menu alone', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  assert.equal(await page.getByRole('button', { name: 'How to play' }).count(), 0);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.locator('dialog[open].menu').getByRole('button', { name: 'How to play' }).press('Enter');
  await page.locator('dialog[open].guide ol li').nth(3).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.equal(await page.locator('.app').count(), 1, 'back at the table');
});

test('touching something unusable shows the reason', async ({ page, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await touch(page, '.own [data-s^="f"]', 'empty');
  await page.locator('dialog[open].help').waitFor();
  assert.match(await explained(page), /^Your storage is empty/);
  await accessible('dialog[open]');
  await close(page);
  // A tile of the black depot, with one silver.
  await touch(page, '.table [data-s^="t"]', 'Black depot$');
  await page.locator('dialog[open].help').waitFor();
  assert.match(await explained(page), /^A purchase costs 2 silver, and you have 1/);
  await close(page);
  // A tile that a die can take is picked, without an explanation.
  await actFromList(page, Math.random, /^Die \d: take \d workers/);
  await touch(page, '.act .die', 'used');
  await page.locator('dialog[open].help').waitFor();
  assert.match(await explained(page), /^This die has been used/);
});
