// Positions of a page's elements, for comparing browsers.

/**
 * Runs in the page: the boxes of all visible elements of the app in document order; except those whose layout depends
 * only on the width of letters: running text and table cells.
 */
function boxes() {
  // Functions that a browser lacks are disabled in the settings.
  const about = (e) => [e.tagName.toLowerCase(), ...(e.getAttribute('class') ?? '').split(/\s+/).filter((word) => word && word !== 'on')].join('.');
  const left = (e) => e.closest('.sr, .sprite, defs, symbol, title, desc, option, tspan, dialog:not([open]), p, td, th, .prose > *, :is(.log, .latest) li');
  // WebKit has boxes for parts of a drawing that are not displayed.
  const absent = new Set();
  const all = [...document.querySelectorAll('#app *')];
  for (const e of all) if (absent.has(e.parentElement) || getComputedStyle(e).display === 'none') absent.add(e);
  return all.filter((e) => !left(e)).map((e) => {
    const box = absent.has(e) ? new DOMRect() : e.getBoundingClientRect();
    return [`${about(e)} in ${about(e.parentElement)}`, [box.left, box.top, box.right, box.bottom]];
  });
}

/** Runs in the page: sets the letter spacing; without a value, that of the page itself. */
function space(by) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(by ? `* { letter-spacing: ${by}px !important }` : '');
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: rounds line heights to whole pixels, as WebKit does, or restores those of the page. */
function roundLines(rounded) {
  const all = [...document.querySelectorAll('#app *')].filter((e) => e instanceof HTMLElement);
  const heights = all.map((e) => (rounded ? parseFloat(getComputedStyle(e).lineHeight) : NaN));
  for (const [i, e] of all.entries()) e.style.lineHeight = Number.isNaN(heights[i]) ? '' : `${Math.floor(heights[i])}px`;
}

/**
 * The boxes of a page, each with its shift if letters are a little narrower or wider, because browsers round the width
 * of letters differently.
 */
export async function boxesBySway(page) {
  await page.evaluate(roundLines, true);
  const usual = await page.evaluate(boxes);
  const sway = usual.map(() => 0);
  for (const by of [-0.5, 0.5]) {
    await page.evaluate(space, by);
    for (const [i, [, box]] of (await page.evaluate(boxes)).entries()) {
      sway[i] = Math.max(sway[i], ...box.map((n, side) => Math.abs(n - usual[i][1][side])));
    }
  }
  await page.evaluate(space, 0);
  await page.evaluate(roundLines, false);
  return usual.map(([name, box], i) => [name, box, sway[i]]);
}

/** Boxes whose position differs from the other browser's by more than `slack` pixels plus twice their shift. */
export async function strayed(page, wanted, slack) {
  const got = await page.evaluate(boxes);
  const other = wanted.findIndex(([name], i) => name !== got[i]?.[0]);
  if (other >= 0 || wanted.length !== got.length) return [`not the same page: ${got[other]?.[0]} instead of ${wanted[other]?.[0]}`];
  const shown = (box) => box.map((n) => Math.round(n)).join(' ');
  return wanted.flatMap(([name, box, sway], i) => {
    const off = Math.max(...box.map((n, side) => Math.abs(n - got[i][1][side])));
    return off > slack + 2 * sway ? [`${name}: ${shown(got[i][1])} instead of ${shown(box)}`] : [];
  });
}
