// Somebody who has never seen the game: "Play now" says how it goes, and what can't be done says why.

import assert from 'node:assert/strict';
import { pageTest } from '../lib/page.mjs';
import { actFromList } from '../lib/player.mjs';
import { begin } from '../lib/setup.mjs';

/** Touches the first of the places whose name matches. */
const touch = (page, places, name) => page.evaluate(([places, name]) => {
  const found = [...document.querySelectorAll(places)].find((e) => new RegExp(name).test(e.getAttribute('aria-label') ?? ''));
  found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}, [places, name]);

/** What the open help says, as a screen reader reads it: all of it is the dialog's description. */
const explained = (page) => page.evaluate(() => {
  const dialog = document.querySelector('dialog[open].help');
  return document.getElementById(dialog.getAttribute('aria-describedby')).textContent;
});

for (const [width, height, locale, start, guide] of [[1180, 820, 'de-DE', 'Jetzt spielen', /^So geht’s/], [390, 844, 'en-GB', 'Play now', /^How it goes/]]) {
  pageTest(`the first game says how it goes and what to do first at ${width}x${height}`, { width, height, locale }, async ({ page, accessible, shot }) => {
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

pageTest('several people at one table are left to themselves', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  assert.equal(await page.getByRole('button', { name: 'How it goes' }).count(), 0);
});

pageTest('what can’t be used says why, where it is touched', async ({ page, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await touch(page, '.own [data-s^="f"]', 'empty');
  await page.locator('dialog[open].help').waitFor();
  assert.match(await explained(page), /^Not now: No tile lies in your storage/);
  await accessible('dialog[open]');
  await page.keyboard.press('Escape');
  // A tile of the black depot, with one silver.
  await touch(page, '.table [data-s^="t"]', 'Black depot$');
  await page.locator('dialog[open].help').waitFor();
  assert.match(await explained(page), /^Not now: A purchase costs 2 silver, and you have 1/);
  await page.keyboard.press('Escape');
  // A tile that a die takes is taken up, and says nothing of the kind.
  await actFromList(page, Math.random, /^Die \d: take workers/);
  await touch(page, '.act .die', 'used');
  await page.locator('dialog[open].help').waitFor();
  assert.match(await explained(page), /^Not now: This die has been used/);
});
