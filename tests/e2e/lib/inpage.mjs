// Functions that play inside the page, passed as text: one call for a series of actions instead of several for each.
// For reaching the moment that a test is about; obstacles to a finger or mouse go unnoticed.

/**
 * Runs `main(argument)` in the page. It may call `functions` and nothing else of its module: as all of them are passed
 * as text, each must be a declaration, and data for `main` is in its argument.
 */
export function inPage(page, functions, main, argument) {
  return page.evaluate(`(() => { ${functions.join('\n')}\nreturn (${main})(${written(argument)}); })()`);
}

/** A value as source code for the page: data, patterns and functions. */
function written(value) {
  if (value instanceof RegExp || typeof value === 'function') return String(value);
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (value === null || typeof value !== 'object') return String(JSON.stringify(value));
  return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${written(one)}`).join()}}`;
}

/** A small reproducible generator (mulberry32) of numbers in [0, 1). */
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

/** The first truthy result of `look`; null if there is none within so many milliseconds. */
export async function until(limit, look) {
  for (const start = performance.now(); performance.now() - start < limit;) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => { setTimeout(resolve, 2); });
  }
  return null;
}

/**
 * Runs `work` without painting: the page is laid out but not drawn, which would take most of the time, and opening a
 * list does not make the page below inert, for which the browser would traverse everything twice.
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

/** The actions in the open list, or null. */
export function listed() {
  const items = [...document.querySelectorAll('dialog[open] li button')];
  return items.length ? items : null;
}

/**
 * The first truthy result of `look`, with `press` repeated until then; null if there is none within `limit` milliseconds.
 * A press that comes within milliseconds of a drawing has no effect while its consequences are still being worked out.
 */
export function pressing(limit, press, look) {
  let pressed = -Infinity;
  return until(limit, () => {
    const found = look();
    if (!found && performance.now() >= pressed + 300) {
      pressed = performance.now();
      press();
    }
    return found;
  });
}

/** The actions in the list, opened by the key L; empty once `isCovered` is true, null if neither comes in time. */
export function openList(limit, isCovered = () => false) {
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
  return pressing(limit, press, () => listed() ?? (isCovered() && []));
}

/**
 * Takes an action from the list opened by the key L: one that matches the first `wanted` pattern with any match.
 * Returns '' if the table is covered.
 */
export async function act(number, wanted) {
  const isCovered = () => !!document.querySelector('.coverbox, .handover') || /^I am /.test(document.querySelector('.act .end')?.textContent);
  const bar = () => [...document.querySelectorAll('.act, .log, .top .turn, .sc')].map((part) => part.textContent).join();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const items = await openList(5000, isCovered);
    if (!items) continue;
    // On a slow disk the previous action may be stored only now, and then the device changes hands.
    if (!items.length) return '';
    const liked = wanted.map((pattern) => items.filter((item) => pattern.test(item.textContent)));
    const among = liked.find((some) => some.length) ?? items;
    const item = among[Math.floor(number * among.length)];
    const words = item.textContent.trim();
    // Until the result is rendered, the page still shows the moment before; on a slow disk this takes longer.
    let rendered = false;
    let quiet = 0;
    const observer = new MutationObserver((records) => {
      const within = (node) => node.parentElement?.closest('.app') && !node.parentElement.closest('dialog');
      rendered ||= records.some(({ target, removedNodes }) => within(target) && ![...removedNodes].some((node) => node.nodeName === 'DIALOG'));
      quiet = 0;
    });
    observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
    item.click();
    // An action chosen while the previous one is being stored is carried out after that.
    const closed = await until(60_000, () => !document.querySelector('dialog[open]'));
    if (closed) await until(1500, () => rendered || document.querySelector('.sc'));
    // Yew may hand a long update to the browser in several pieces.
    for (let frame = 0; closed && quiet < 2 && frame < 60; frame += 1) {
      quiet += 1;
      await new Promise((resolve) => { requestAnimationFrame(resolve); });
    }
    observer.disconnect();
    if (closed) return words;
  }
  const dialog = document.querySelector('dialog[open]')?.textContent ?? 'none';
  const notices = [...document.querySelectorAll('.notice')].map((notice) => notice.textContent).join();
  const cover = document.querySelector('.coverbox')?.textContent ?? 'none';
  throw new Error(`the list of legal actions does not stay open; bar: ${bar()}; dialog: ${dialog}; notices: ${notices}; cover: ${cover}`);
}

/** All functions called by `act`. */
export const ACTING = [until, pressing, listed, openList, act];

/** Waits until nothing in the document has changed for two frames, or sixty have passed. */
export async function still() {
  let quiet = 0;
  const observer = new MutationObserver(() => { quiet = 0; });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frame = 0; quiet < 2 && frame < 60; frame += 1) {
    quiet += 1;
    await new Promise((resolve) => { requestAnimationFrame(resolve); });
  }
  observer.disconnect();
}

/**
 * Runs in the page, while it is covered: undoes, redoes and restarts as far as possible, until the initial state is
 * reached; `search` returns hidden information found in the document meanwhile. Returns the findings and the number of
 * searches.
 */
export async function pry(search) {
  const tool = (name) => document.querySelector(`.urow .ib:not(:disabled):has([href="#u-${name}"])`);
  // The text for screen readers changes with every move, even if no prompt does.
  const state = () => [...document.querySelectorAll('.act, .top .turn, .log, [role=status]')].map((part) => part.textContent).join() + Boolean(tool('redo'));
  const asked = () => [...document.querySelectorAll('.act, .top .turn')].map((part) => part.textContent).join() + Boolean(tool('redo'));
  // A prompt may be handed to the browser in several pieces, on a busy machine some frames apart.
  let covered = asked();
  for (let same = 0; same < 4; same += 1) {
    await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
    if (asked() !== covered) [covered, same] = [asked(), -1];
  }
  let looks = 0;
  const use = async (name) => {
    const before = state();
    tool(name).click();
    // Actions waiting for the store are carried out a moment later.
    if (!await until(60_000, () => state() !== before)) return [`${name} did nothing`];
    looks += 1;
    const found = search();
    if (!found.length) return found;
    // Yew may hand a long update to the browser in several pieces; the document is judged once it rests.
    await still();
    return search();
  };
  for (const name of ['undo', 'restart']) {
    let found = tool(name) ? await use(name) : [];
    while (!found.length && tool('redo')) found = await use('redo');
    if (found.length) return { found: [`after ${name}`, ...found], looks };
    if (!await until(60_000, () => asked() === covered)) return { found: [`${name} was not done again: ${asked()} instead of ${covered}`], looks };
  }
  return { found: [], looks };
}

/** All functions called by `pry`, with it. */
export const PRYING = [...ACTING, still, pry];
