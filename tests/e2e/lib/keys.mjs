// Keyboard navigation of the page.

import assert from 'node:assert/strict';

/** The focused element in words. */
export const focused = (page) => page.evaluate(() => {
  const e = document.activeElement;
  return [e?.tagName, e?.getAttribute('data-s'), e?.getAttribute('aria-label') ?? e?.textContent?.trim()].filter(Boolean).join(' ');
});

/** Every place of the focused board, with the arrow keys leading to it; the focus returns to where it was. */
export async function arrows(page) {
  const found = await page.evaluate(() => {
    const home = document.activeElement;
    const named = (e) => [e.tagName, e.getAttribute('data-s'), e.getAttribute('aria-label') ?? e.textContent.trim()].filter(Boolean).join(' ');
    const paths = new Map([[home, []]]);
    for (const [place, path] of paths) {
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        place.focus();
        place.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        if (!paths.has(document.activeElement)) paths.set(document.activeElement, [...path, key]);
      }
    }
    home.focus();
    return [...paths].map(([place, path]) => [named(place), path]);
  });
  return new Map(found);
}

/** Fails unless each board has one tab stop, from which the arrow keys reach all of it. */
export async function eachBoardIsReached(page) {
  const boards = await page.evaluate(() => [...document.querySelectorAll('.app [data-board]')].map((board) => {
    const places = [...board.querySelectorAll('[role=button][data-s]')];
    return { name: board.getAttribute('data-board'), all: places.length, stops: places.filter((e) => e.getAttribute('tabindex') === '0').length };
  }));
  assert.ok(boards.length >= 2, JSON.stringify(boards));
  for (const { name, all, stops } of boards.filter((board) => board.all > 0)) {
    assert.equal(stops, 1, `tab stops of ${name}`);
    await page.evaluate((name) => document.querySelector(`[data-board="${name}"] [role=button][data-s][tabindex="0"]`).focus(), name);
    assert.equal((await arrows(page)).size, all, `places of ${name} that the arrows reach`);
  }
}
