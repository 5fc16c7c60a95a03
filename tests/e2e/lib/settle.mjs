// Decisions about the page, made in the page. Between a question asked from here and the touch that follows, the page
// may go on: an element is gone, or comes a moment later. `tests/floors/overtaken.rs` finds such questions.

import { inPage } from './inpage.mjs';

/** Clicks the first element of a locator by script, if there is one; returns whether there was. */
export function pressIfThere(locator) {
  return locator.evaluateAll(([first]) => {
    // An element of a drawing has no `click()`.
    first?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return !!first;
  });
}

/**
 * Waits until one of some states is there; returns the name of the first that is. A state is a selector, or a selector
 * and a pattern for the element's name: `{ score: '.sc h1', cover: ['.act .end', /^I am /] }`.
 */
export async function eitherOf(page, states, options) {
  const found = await page.waitForFunction((all) => {
    const named = (element, pattern) => pattern.test((element.getAttribute('aria-label') ?? element.textContent).trim());
    const there = ([selector, pattern]) => [...document.querySelectorAll(selector)].some((element) => !pattern || named(element, pattern));
    return all.find(([, state]) => there(state))?.[0];
  }, Object.entries(states).map(([name, state]) => [name, [state].flat()]), options);
  return found.jsonValue();
}

/** Waits until so many frames are drawn: for what is to follow a touch at once, or is not to follow it. */
export const frames = (page, count = 2) => page.evaluate(async (count) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((done) => { requestAnimationFrame(done); });
}, count);

/**
 * Waits until what `look` reads in the page, with its argument, stays the same over so many frames: for what follows the
 * drawing a few times a second, such as rings and pins.
 */
export const rests = (page, look, argument, count = 20) => inPage(page, [look], `async ([argument, count]) => {
  const now = () => JSON.stringify(${look.name}(argument));
  for (let [last, same] = [now(), 0]; same < count;) {
    await new Promise((done) => { requestAnimationFrame(done); });
    const next = now();
    [last, same] = [next, next === last ? same + 1 : 0];
  }
}`, [argument, count]);

/** Closes the open dialogs one after the other, each by Escape. */
export const closeAll = (page) => page.evaluate(async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (!dialog) break;
    // The browser's own Escape, for a dialog that it closes itself, is an event of another name.
    const isModal = dialog.matches(':modal');
    dialog.dispatchEvent(isModal ? new Event('cancel', { cancelable: true }) : new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
  }
});

/** Confirms the cover for the next person, if the table has one; the page is in English or German. */
export async function uncover(page) {
  await page.waitForFunction(() => {
    const cover = document.querySelector('.handover .end') ?? [...document.querySelectorAll('.act .end')].find((e) => /^(I am|Ich bin) /.test(e.textContent.trim()));
    cover?.click();
    return !cover && document.querySelector('.app, .sc');
  });
}
