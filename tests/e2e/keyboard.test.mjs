// The whole page by keyboard: nothing here touches or clicks.

import assert from 'node:assert/strict';
import { pageTest } from './lib/page.mjs';
import { begin } from './lib/setup.mjs';
import { look, play } from './lib/player.mjs';
import { arrows, eachBoardIsReached, focused } from './lib/keys.mjs';

/** Presses Tab until what has the focus matches. */
async function tabTo(page, wanted, { back = false } = {}) {
  const seen = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const here = await focused(page);
    if (wanted.test(here)) return;
    seen.push(here);
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  assert.fail(`the Tab key never came to ${wanted}:\n  ${[...new Set(seen)].join('\n  ')}`);
}

/** Everything that can be used, each marked with a number, and what the Tab key comes to on a walk around the page. */
async function walk(page) {
  await page.evaluate(() => {
    const shown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
    const usable = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((e) => shown(e) && !e.disabled && e.type !== 'hidden' && e.getAttribute('tabindex') !== '-1');
    usable.forEach((e, i) => e.setAttribute('data-walk', i));
    document.activeElement?.blur();
  });
  const reached = new Set();
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-walk'));
    if (at !== null && reached.has(at) && presses > 3 && reached.size > 3 && at === [...reached][0]) break;
    if (at !== null) reached.add(at);
  }
  return page.evaluate((reached) => [...document.querySelectorAll('[data-walk]')]
    .filter((e) => !reached.includes(e.getAttribute('data-walk')))
    // Of a group of radio buttons the Tab key comes to one; the arrows to the others.
    .filter((e) => !(e.type === 'radio' && [...document.getElementsByName(e.name)].some((other) => reached.includes(other.getAttribute('data-walk')))))
    .map((e) => e.getAttribute('aria-label') ?? e.outerHTML.slice(0, 80)), [...reached]);
}

pageTest('a game is laid, begun and played for a turn by keyboard alone', { timeout: 120_000 }, async ({ page }) => {
  await tabTo(page, /^BUTTON New table/);
  await page.keyboard.press('Enter');
  await page.locator('.su .seat').first().waitFor();
  assert.match(await focused(page), /^H1/, 'the new page begins at its heading');
  await tabTo(page, /^INPUT Name of/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Hanna');
  await tabTo(page, /^BUTTON Begin/);
  await page.keyboard.press('Enter');
  await page.locator('.app').waitFor();
  assert.match(await page.locator('.app').textContent(), /Hanna/);

  // A die, then something that it can do, on the board.
  for (let die = 0; die < 2; die += 1) {
    await tabTo(page, /^BUTTON i\d Die \d(?!, (used|chosen))/);
    await page.keyboard.press('Enter');
    const lit = (await look(page)).lit.filter((spot) => /^t\d/.test(spot));
    assert.ok(lit.length, 'nothing on the table may be taken');
    await tabTo(page, /^path [dt]\d/);
    await arrowsTo(page, new RegExp(`^path (${lit.join('|')}) `));
    await page.keyboard.press('Enter');
    for (let more = 0; more < 4 && (await page.locator('dialog[open]').count()); more += 1) await page.keyboard.press('Enter');
    const seen = await look(page);
    assert.equal(seen.dice.filter(({ spent }) => spent).length, die + 1, 'the die was not used');
  }
  await tabTo(page, /^BUTTON End/);
  const before = (await look(page)).turn;
  await page.keyboard.press('Enter');
  await page.waitForFunction((before) => document.querySelector('.top .turn')?.textContent !== before, before);
  await page.keyboard.press('Control+z');
  await page.waitForFunction((before) => document.querySelector('.top .turn')?.textContent === before, before);
});

/** Walks with the arrows, always to a place not seen before if there is one, until the focus matches. */
async function arrowsTo(page, wanted) {
  const reached = await arrows(page);
  const goal = [...reached.keys()].find((place) => wanted.test(place));
  assert.ok(goal, `the arrows came to\n  ${[...reached.keys()].join('\n  ')}`);
  for (const key of reached.get(goal)) await page.keyboard.press(key);
  assert.match(await focused(page), wanted);
}

pageTest('one tab stop for each board, and the arrows reach all of it', { timeout: 240_000 }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'] });
  await play(page, { seed: 8, touching: 0, stop: (seen, n) => n === 12 });
  await eachBoardIsReached(page);
});

pageTest('the Tab key comes to every control of the first page, the setup page and the table', { timeout: 120_000 }, async ({ page }) => {
  assert.deepEqual(await walk(page), [], 'first page');
  await page.keyboard.press('Escape');
  await tabTo(page, /^BUTTON New table/);
  await page.keyboard.press('Enter');
  await page.locator('.su .seat').first().waitFor();
  assert.deepEqual(await walk(page), [], 'setup page');
  await tabTo(page, /^BUTTON Begin/);
  await page.keyboard.press('Enter');
  await page.locator('.app').waitFor();
  assert.deepEqual(await walk(page), [], 'table');
});

pageTest('keys open the list of legal actions and the help, and Escape leads back', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await tabTo(page, /^path /);
  const home = await focused(page);
  await page.keyboard.press('l');
  await page.locator('dialog[open] li button').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.equal(await focused(page), home, 'after the list');
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  assert.ok((await page.locator('dialog[open]').textContent()).length > 40);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.equal(await focused(page), home, 'after the help');
});
