// Layout faults of a page: text that is too small, text and buttons that are cut off, overflowing, covered or out of
// reach. Everything is measured as rendered, not read from styles.

import { uncover } from '../lib/settle.mjs';

/** Sizes at which pages are checked: tablets in landscape and portrait, a phone, desktops. */
export const SIZES = [[1024, 768], [1180, 820], [820, 1180], [390, 844], [1920, 1080], [2560, 1440]];
/** Width below which the phone layout is used. */
export const PHONE = 600;

/** Resizes the page and waits until it has been laid out and drawn. */
export async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  // The page is notified before the next frame; drawing that frame takes longest, and is not needed here.
  await page.evaluate(() => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    requestAnimationFrame(() => port2.postMessage(0));
  }));
}

/** Opens the table or score of a link's game, past the covers that hide hands. */
export async function goTo(page, link) {
  await page.evaluate((link) => { location.hash = `#${link}`; }, link);
  await page.locator('dialog[open] .end').click();
  await page.locator('.app, .sc, .handover').first().waitFor();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await uncover(page);
  await page.evaluate(() => document.fonts.ready);
}

/** The least size of letters on other players' small boards, where a panel beside them says the same. */
const MINI = 8;

/** Text smaller than `least` pixels as rendered, or than `MINI` on small boards; except on posters. */
export function smallLetters(page, least) {
  return page.evaluate(([least, MINI]) => {
    const found = new Map();
    const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    const seen = new Set();
    while (walker.nextNode()) {
      const e = walker.currentNode.parentElement;
      const words = walker.currentNode.textContent.trim();
      if (!words || seen.has(e) || e.closest('.sr, .frame, title, desc, option, script, style') || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      seen.add(e);
      // Text of drawings that are not displayed counts as visible, but has no size.
      if (!e.getBoundingClientRect().width) continue;
      const matrix = e instanceof SVGElement ? e.getScreenCTM() : null;
      const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
      const size = parseFloat(getComputedStyle(e).fontSize) * scale;
      const name = `${e.tagName}.${e.getAttribute('class') ?? ''} in .${e.parentElement.getAttribute('class') ?? ''}`;
      // Tolerance for rounding.
      const enough = (e.closest('.mini') ? Math.min(least, MINI) : least) - 0.05;
      if (size > 0 && size < enough && !found.has(name)) found.set(name, `${size.toFixed(1)} px (${parseFloat(getComputedStyle(e).fontSize)} units): ${name} “${words.slice(0, 24)}”`);
    }
    return [...found.values()];
  }, [least, MINI]);
}

/** Text and controls that extend beyond their window, frame or button, or are under the bar. */
export function misfits(page) {
  return page.evaluate(() => {
    const found = new Set();
    const SLACK = 1.6;
    const atTable = !!document.querySelector('.app');
    const root = document.scrollingElement;
    if (root.scrollWidth > innerWidth + 1) found.add(`the page is ${root.scrollWidth} wide`);
    if (atTable && root.scrollHeight > innerHeight + 1) found.add(`the table is ${root.scrollHeight} high`);
    // Styles are read once per element, as they are needed again and again.
    const known = new Map();
    const about = (e) => {
      let all = known.get(e);
      if (!all) {
        const { position, textOverflow, overflowX, overflowY, fontSize } = getComputedStyle(e);
        const frames = e.matches('.sheet, .btn, button, .act, .top, .strip, .tabs, label') && !(e instanceof SVGElement);
        all = { position, textOverflow, overflowX, overflowY, fontSize, frames, frame: e.getBoundingClientRect(), drawn: e instanceof SVGElement && !(e instanceof SVGSVGElement) };
        known.set(e, all);
      }
      return all;
    };
    const named = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''}`;
    const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.sr, .frame > *, title, desc, option, dialog:not([open])') && getComputedStyle(e).clipPath === 'none';

    /** A line of text is higher than its visible part. */
    const give = (up, axis) => (axis === 'y' ? Math.max(SLACK, parseFloat(about(up).fontSize) * 0.16) : SLACK);

    /** True if all of a box is visible, or can be scrolled to; otherwise the obstacle. */
    const held = (e, box, soft) => {
      let free = { x: false, y: false };
      // Elements that extend beyond their frame by design, such as the number on a pile.
      let hung = false;
      // Static elements do not clip an element placed by an ancestor of theirs.
      let placed = false;
      let below = e;
      for (let up = e; up && up !== document.body; up = up.parentElement) {
        const style = about(up);
        if (style.drawn) continue;
        const between = placed && style.position === 'static';
        placed = between || style.position === 'absolute';
        if (between) continue;
        const { frame } = style;
        // Names that end in an ellipsis are no fault.
        const dots = soft && style.textOverflow === 'ellipsis';
        for (const [axis, from, to, way] of [['x', 'left', 'right', style.overflowX], ['y', 'top', 'bottom', style.overflowY]]) {
          if (free[axis] || way === 'visible') continue;
          if (/auto|scroll/.test(way)) free[axis] = true;
          else if (dots && axis === 'x') free.x = true;
          else if (box[from] < frame[from] - give(up, axis) || box[to] > frame[to] + give(up, axis)) return `cut off by ${named(up)}`;
        }
        // Clipping one axis also clips the part that a scroller above it would show.
        hung ||= up !== e && about(below).position === 'absolute';
        below = up;
        if (style.frames && !hung && up !== e) {
          if (!free.x && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) return `spills out of ${named(up)} sideways`;
          if (soft && !free.y && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK)) return `spills out of ${named(up)}`;
        }
      }
      if (!free.x && (box.left < -SLACK || box.right > innerWidth + SLACK)) return 'out of the window sideways';
      if (!free.y && atTable && (box.top < -SLACK || box.bottom > innerHeight + SLACK)) return 'out of the window';
      return null;
    };

    const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const e = node.parentElement;
      const words = node.textContent.trim();
      if (!words || !shown(e)) continue;
      const isDrawn = e instanceof SVGElement;
      range.selectNodeContents(node);
      for (const box of isDrawn ? [e.getBoundingClientRect()] : range.getClientRects()) {
        const why = box.width > 0 && held(e, box, !isDrawn);
        if (why) found.add(`“${words.slice(0, 30)}” (${named(e)} in ${named(e.parentElement)}) ${why}`);
      }
    }

    // Touchable elements must be complete, or reachable by scrolling, and not under a bar.
    const scrolls = (e) => {
      for (let up = e.parentElement; up; up = up.parentElement) if (/auto|scroll/.test(about(up).overflowY)) return true;
      return false;
    };
    const bars = document.querySelectorAll('.act, .top, .tabs');
    for (const e of document.querySelectorAll('#app :is(button, a[href], input, select, [role=button])')) {
      if (!shown(e) || e.closest('.lane')) continue;
      const box = e.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      const why = e.matches('input') ? null : held(e, box, false);
      const name = `${named(e)} “${(e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 40)}”`;
      if (why) found.add(`${name} ${why}`);
      for (const bar of atTable && !scrolls(e) ? bars : []) {
        const that = about(bar).frame;
        const over = Math.min(box.right, that.right) - Math.max(box.left, that.left);
        const under = Math.min(box.bottom, that.bottom) - Math.max(box.top, that.top);
        if (!bar.contains(e) && over > 2 && under > 2) found.add(`${name} lies under ${named(bar)}`);
      }
    }
    return [...found].slice(0, 40);
  });
}

/** The widest empty strip at the sides of the table, relative to the window's width. */
export function emptySides(page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.app :is(.sheet, .phand, .band)')].filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    return (innerWidth - (right - left)) / innerWidth;
  });
}
