// Pages while they load, on the first visit and on the second: nothing moves, and nothing is seen unstyled.

import assert from 'node:assert/strict';
import { fullUnless, testWith } from './lib/page.mjs';
import { frames } from './lib/settle.mjs';
import { begin } from './lib/setup.mjs';

/** Runs before the page's own scripts: records layout shifts, and the greatest size of each drawing of the app. */
const WATCH = () => {
  window.watched = { shifts: [], largest: {}, frames: 0 };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      window.watched.shifts.push(`${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.nodeName).join(' and ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const name = (svg) => `${svg.getAttribute('class') ?? ''} ${svg.querySelector('use')?.getAttribute('href') ?? ''} in ${svg.parentElement.className}`;
  window.drawings = () => {
    const sizes = {};
    for (const svg of document.querySelectorAll('body svg:not(.sprite)')) {
      const { width, height } = svg.getBoundingClientRect();
      const key = name(svg);
      sizes[key] = Math.max(sizes[key] ?? 0, Math.round(width), Math.round(height));
    }
    return sizes;
  };
  const look = () => {
    window.watched.frames += 1;
    for (const [key, size] of Object.entries(window.drawings())) {
      window.watched.largest[key] = Math.max(window.watched.largest[key] ?? 0, size);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const SIZES = [[1180, 820], [820, 1180], [1024, 768], [1920, 1080], [390, 844], [360, 640]];

/** Fails if anything has moved, or was larger for a while than it is now. */
async function steady(page, visit) {
  await frames(page);
  const seen = await page.evaluate(() => ({ ...window.watched, last: window.drawings() }));
  assert.ok(seen.frames > 5, `${seen.frames} frames`);
  assert.deepEqual(seen.shifts, [], visit);
  const grown = Object.entries(seen.largest).filter(([name, size]) => size > (seen.last[name] ?? 64));
  assert.deepEqual(grown, [], `${visit}: larger for a while than in the end`);
}

for (const [width, height] of SIZES) {
  testWith({ width, height, touch: width < 600, before: WATCH, serviceWorkers: 'allow', allow: [/sw\.js/], timeout: 120_000 })(`nothing moves or is unstyled while the home page loads at ${width}x${height}`, { tag: fullUnless(width === 390) }, async ({ page }) => {
    for (const visit of ['first', 'second']) {
      if (visit === 'second') await page.reload();
      // All later resources have arrived: the sheets of the other pages, and the whole page for offline use.
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-offline-ready') && document.querySelector('.ready:not(.later)'), null, { timeout: 60_000 });
      await page.waitForFunction(() => document.querySelector('[data-sheet="large"][data-here]'), null, { timeout: 60_000 });
      await steady(page, `${visit} visit`);
    }
  });
}

/** Files that a slow connection brings late. The sheets of the home page hold back its first picture by themselves. */
const LATE = { 'the app': /app_bg\.wasm/, parts: /(split|chunk)_\w+\.wasm/, 'sheets and symbols': /\/(css|symbols)\//, words: /\/locales\//, posters: /\/posters\// };
/** Addresses, and what is there when the page is drawn. */
const PLACES = { home: ['', '.start'], setup: ['#new/burgundy', '.su .seat'], 'a game’s page': ['#game/princes', '.gamepage'], statistics: ['#statistics', 'main'] };

for (const [width, height] of SIZES) {
  for (const [place, [hash, drawn]] of Object.entries(PLACES)) {
    testWith({ width, height, touch: width < 600, before: WATCH, path: 'manifest.webmanifest', timeout: 120_000 })(`nothing moves or is unstyled however late its files arrive: ${place} at ${width}x${height}`, { tag: '@full' }, async ({ page, url }) => {
      for (const visit of ['first', 'second']) {
        for (const [late, files] of Object.entries(LATE)) {
          const hold = async (route) => {
            // The page may be left meanwhile.
            await frames(page, 25).catch(() => {});
            await route.continue().catch(() => {});
          };
          await page.goto('about:blank');
          await page.route(files, hold);
          await page.goto(url + hash);
          await page.locator(drawn).first().waitFor();
          await page.waitForFunction(() => document.querySelector('[data-sheet="large"][data-here]'), null, { timeout: 60_000 });
          await steady(page, `${visit} visit, ${late} late`);
          await page.unroute(files, hold);
        }
        // The second visit finds a kept game.
        if (visit === 'first') {
          await page.goto(url);
          await begin(page, { names: ['Anna', 'Benno'] });
        }
      }
    });
  }
}
