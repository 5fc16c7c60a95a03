// The home page while it loads, on the first visit and on the second: nothing moves, and nothing is seen unstyled.

import assert from 'node:assert/strict';
import { fullUnless, testWith } from './lib/page.mjs';

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

for (const [width, height] of SIZES) {
  testWith({ width, height, touch: width < 600, before: WATCH, serviceWorkers: 'allow', allow: [/sw\.js/], timeout: 120_000 })(`nothing moves or is unstyled while the home page loads at ${width}x${height}`, { tag: fullUnless(width === 390) }, async ({ page }) => {
    for (const visit of ['first', 'second']) {
      if (visit === 'second') await page.reload();
      // All later resources have arrived: the sheets of the other pages, and the whole page for offline use.
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-offline-ready') && document.querySelector('.ready:not(.later)'), null, { timeout: 60_000 });
      await page.waitForFunction(() => document.querySelector('[data-sheet="large"][data-here]'), null, { timeout: 60_000 });
      await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
      const { shifts, largest, frames, last } = await page.evaluate(() => ({ ...window.watched, last: window.drawings() }));
      assert.ok(frames > 5, `${frames} frames`);
      assert.deepEqual(shifts, [], `${visit} visit`);
      const grown = Object.entries(largest).filter(([name, size]) => size > (last[name] ?? 64));
      assert.deepEqual(grown, [], `${visit} visit: larger for a while than in the end`);
    }
  });
}
