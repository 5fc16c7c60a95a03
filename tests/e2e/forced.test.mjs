// Forced colours, as Windows' contrast themes set them, on the pages before and around a game: what is chosen is seen, and
// controls have edges.

import assert from 'node:assert/strict';
import { GAMES } from './lib/games.mjs';
import { fullUnless, test } from './lib/page.mjs';
import { frames } from './lib/settle.mjs';
import { begin, unfold } from './lib/setup.mjs';

/**
 * Runs in the page: choices that look the same whether chosen or not, text in colours of our own on the system's
 * or the reverse, and controls without an edge.
 */
function unseen() {
  const probe = document.body.appendChild(document.createElement('i'));
  for (const [name, value] of [['forced-color-adjust', 'none'], ['background', 'Highlight'], ['color', 'HighlightText']]) probe.style.setProperty(name, value);
  const { backgroundColor: highlight, color: highlightText } = getComputedStyle(probe);
  probe.remove();
  const named = (e) => e.outerHTML.slice(0, 110);
  const visible = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.sr'));
  const isMarked = (e) => getComputedStyle(e).backgroundColor === highlight;
  const faults = [];
  let choices = 0;
  // A choice is marked as a whole, or by its box.
  const judge = (e, parts, isChosen) => {
    choices += 1;
    if (parts.some(isMarked) !== isChosen) faults.push(`${isChosen ? 'chosen, but unmarked' : 'marked, but not chosen'}: ${named(e)}`);
  };
  for (const label of visible('#app label:has(input:is([type=radio], [type=checkbox]))')) {
    const input = label.querySelector('input');
    judge(label, [label, input, ...label.querySelectorAll('span')], input.checked);
  }
  for (const state of ['pressed', 'checked', 'current', 'selected']) {
    for (const e of visible(`#app :is(button, a, [role=radio], [role=tab])[aria-${state}]`)) judge(e, [e], !['false', ''].includes(e.getAttribute(`aria-${state}`)));
  }
  for (const e of visible('#app :not(svg, svg *)')) {
    if (![...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) continue;
    const styles = [];
    for (let up = e; up; up = up.parentElement) styles.push(getComputedStyle(up));
    const ground = styles.find(({ backgroundColor, backgroundImage }) => backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor));
    const [{ color, forcedColorAdjust }] = styles;
    // Colours of the system are kept, and those of a highlight belong together.
    const isOfSystem = color === highlightText ? ground?.backgroundColor === highlight : forcedColorAdjust !== 'none';
    const isReadable = (!ground || ground.backgroundImage === 'none') && isOfSystem;
    if (!isReadable) faults.push(`text on a ground of other colours: ${named(e)}`);
  }
  for (const e of visible('#app :is(button, select, textarea, .seg label, input:not([type=range]))')) {
    const { borderBottomWidth, borderBottomStyle, borderTopWidth, borderTopStyle, clipPath } = getComputedStyle(e);
    const isHidden = clipPath !== 'none' || e.getBoundingClientRect().width < 2;
    // A field of one line may be underlined.
    const isEdge = e.matches('input') ? parseFloat(borderBottomWidth) >= 1 && borderBottomStyle !== 'none' : parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none';
    if (!isHidden && !isEdge) faults.push(`without an edge: ${named(e)}`);
  }
  // The system's ground keeps the alpha of ours, and is not to be told from a transparent one.
  const pips = (selector) => new Set(visible(selector).map((e) => getComputedStyle(e).backgroundColor.match(/\d+/g).slice(0, 3).join()));
  const empty = pips('#app .pips i:not(.on)');
  for (const colour of pips('#app .pips .on')) if (empty.has(colour)) faults.push(`full pips look like empty ones: ${colour}`);
  return { faults, choices };
}

/** Contrast themes, light and dark. */
const THEMES = ['light', 'dark'];

for (const colorScheme of THEMES) {
  for (const game of GAMES) {
    test(`with forced colours, ${colorScheme}, choices are seen and controls have edges before a game: ${game}`, { tag: fullUnless(game === 'princes' && colorScheme === 'light') }, async ({ page, shot }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      for (const [hash, drawn] of [[`new/${game}`, '.su .seat'], [`problems/${game}`, '.problems'], [`game/${game}`, '.gamepage'], [`rules/${game}`, '.book']]) {
        await page.evaluate((hash) => { location.hash = hash; }, hash);
        await page.locator(drawn).first().waitFor();
        if (hash.startsWith('new')) await unfold(page);
        await frames(page);
        await shot(`forced-${colorScheme}-${hash.replace('/', '-')}`);
        const { faults, choices } = await page.evaluate(unseen);
        assert.deepEqual(faults, [], hash);
        if (hash.startsWith('new')) assert.ok(choices > 5, `${choices} choices`);
      }
    });
  }

  test(`with forced colours, ${colorScheme}, choices are seen and controls have edges on the pages of all games`, { tag: fullUnless(colorScheme === 'light') }, async ({ page, shot }) => {
    await begin(page, { names: ['Anna', 'Benno'] });
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const [hash, drawn] of [['', '.start'], ['games', 'main h1, .games'], ['statistics', '.statistics'], ['about', 'main']]) {
      await page.evaluate((hash) => { location.hash = hash; }, hash);
      await page.locator(drawn).first().waitFor();
      await frames(page);
      await shot(`forced-${colorScheme}-${hash || 'home'}`);
      assert.deepEqual((await page.evaluate(unseen)).faults, [], hash || 'home');
    }
  });
}
