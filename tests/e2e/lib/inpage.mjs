// What runs inside the page for somebody who plays there, as text: one call for a whole row of actions instead of several
// for each. It is for coming to the moment that a test is about: what a finger or a mouse would meet on its way is not noticed.

/**
 * Runs `main(argument)` in the page, which may call `functions` and nothing else of its module: all of them are handed over
 * as text, so each is a declaration, and what `main` needs to know is in its argument.
 */
export function inPage(page, functions, main, argument) {
  return page.evaluate(`(() => { ${functions.join('\n')}\nreturn (${main})(${written(argument)}); })()`);
}

/** A value as the page's script would write it: data, patterns and functions. */
function written(value) {
  if (value instanceof RegExp || typeof value === 'function') return String(value);
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (value === null || typeof value !== 'object') return String(JSON.stringify(value));
  return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${written(one)}`).join()}}`;
}

/** A small repeatable generator (mulberry32): numbers from 0 up to 1. */
export function chance(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** What `look` gives as soon as that is something; null where it is nothing for so many milliseconds. */
export async function until(limit, look) {
  for (const start = performance.now(); performance.now() - start < limit;) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => { setTimeout(resolve, 2); });
  }
  return null;
}

/**
 * Does something while nobody looks: the page is laid out and not drawn, which would take most of the time, and a list that
 * opens does not shut off what lies below it, for which the browser would go through all that stands there twice.
 */
export async function unseen(work) {
  const { showModal } = HTMLDialogElement.prototype;
  const { style } = document.documentElement;
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
  style.opacity = '0';
  try {
    return await work();
  } finally {
    HTMLDialogElement.prototype.showModal = showModal;
    style.opacity = '';
  }
}

/** The actions of the open list, or null. */
export function listed() {
  const items = [...document.querySelectorAll('dialog[open] li button')];
  return items.length ? items : null;
}

/** One action from the list that the key L opens: of those that match the first of the `wanted` patterns that any does. */
export async function act(number, wanted) {
  const bar = () => [...document.querySelectorAll('.act, .log, .top .turn, .sc')].map((part) => part.textContent).join();
  // A key that is pressed while the last action is still being stored goes unheard.
  for (let attempt = 0; attempt < 6; attempt += 1) {
    if (!listed()) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
    const items = await until(1000, listed);
    if (!items) continue;
    const liked = wanted.map((pattern) => items.filter((item) => pattern.test(item.textContent)));
    const among = liked.find((some) => some.length) ?? items;
    const item = among[Math.floor(number * among.length)];
    const words = item.textContent.trim();
    const before = bar();
    item.click();
    if (await until(3000, () => !document.querySelector('dialog[open]'))) {
      // Until what comes of it is drawn, the page still tells of the moment before; what waits for a slow disk takes longer.
      await until(1500, () => bar() !== before);
      return words;
    }
  }
  throw new Error('the list of legal actions does not stay open');
}

/** All that `act` calls. */
export const ACTING = [until, listed, act];
