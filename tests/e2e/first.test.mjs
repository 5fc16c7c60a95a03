// Pages while they load, on the first visit and on the second: nothing moves, and nothing is seen unstyled.

import assert from 'node:assert/strict';
import { goTo } from './fits/measure.mjs';
import { ENDS, GAMES, TABLES } from './lib/games.mjs';
import { fullUnless, testWith } from './lib/page.mjs';
import { frames } from './lib/settle.mjs';
import { begin } from './lib/setup.mjs';

/**
 * Runs before the page's own scripts: records layout shifts, and the sizes that each drawing of the app has had. Looks at
 * every frame and wherever a slow device could show one: while the clock leaps ahead, the framework pauses whenever it may.
 */
const WATCH = () => {
  const watched = { shifts: [], drawings: [], looks: 0 };
  window.watched = watched;
  const clock = Date.now;
  let ahead = 0;
  Date.now = () => {
    ahead += 20;
    return clock() + ahead;
  };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      watched.shifts.push(`${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.nodeName).join(' and ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const name = (svg) => `${svg.getAttribute('class') ?? ''} ${svg.querySelector('use')?.getAttribute('href') ?? ''} in ${svg.parentElement.className}`;
  const known = new Map();
  const look = () => {
    watched.looks += 1;
    for (const svg of document.querySelectorAll('#app svg')) {
      const { width, height } = svg.getBoundingClientRect();
      if (!known.has(svg)) {
        known.set(svg, { name: name(svg), sizes: [] });
        watched.drawings.push(known.get(svg));
      }
      const size = svg.checkVisibility() && Math.round(Math.max(width, height));
      const { sizes } = known.get(svg);
      if (size && sizes.at(-1) !== size) sizes.push(size);
    }
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = look;
  new MutationObserver(() => port2.postMessage(0)).observe(document, { childList: true, subtree: true, attributes: true });
  const each = () => {
    look();
    watched.began ??= performance.now();
    watched.painted ??= performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    watched.ended = performance.now();
    requestAnimationFrame(each);
  };
  requestAnimationFrame(each);
};

/** Milliseconds after the first paint for which the gate watches, and the full run. */
const WATCHED = process.env.PRINCIPALITY_FULL === '1' ? 10_000 : 3_000;

const SIZES = [[1180, 820], [820, 1180], [1024, 768], [1920, 1080], [390, 844], [360, 640]];

/** Fails if anything has moved, or has had another size than it has now. */
async function steady(page, visit) {
  await frames(page);
  const seen = await page.evaluate(() => window.watched);
  assert.ok(seen.looks > 5 && seen.drawings.length, `${seen.looks} looks at ${seen.drawings.length} drawings`);
  assert.deepEqual(seen.shifts, [], visit);
  const changed = seen.drawings.filter(({ sizes }) => sizes.some((size) => Math.abs(size - sizes.at(-1)) > 1));
  assert.deepEqual(changed, [], `${visit}: of another size for a while`);
  return seen;
}

for (const [width, height] of SIZES) {
  testWith({ width, height, touch: width < 600, before: WATCH, serviceWorkers: 'allow', allow: [/sw\.js/], timeout: 120_000 })(`nothing moves or is unstyled while the home page loads at ${width}x${height}`, { tag: fullUnless(width === 390) }, async ({ page }) => {
    for (const visit of ['first', 'second']) {
      if (visit === 'second') await page.reload();
      // All later resources have arrived: the sheets of the other pages, and the whole page for offline use.
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-offline-ready') && document.querySelector('.ready:not(.later)'), null, { timeout: 60_000 });
      await page.waitForFunction(() => document.querySelector('[data-sheet="large"][data-here]'), null, { timeout: 60_000 });
      await page.waitForFunction((millis) => window.watched.ended > window.watched.painted + millis, WATCHED, { timeout: 60_000 });
      const { began, painted } = await steady(page, `${visit} visit`);
      assert.ok(began < painted, `watched from ${began}, first paint at ${painted}`);
    }
  });
}

/** Files that a slow connection brings late. The sheets of the home page hold back its first picture by themselves. */
const LATE = { 'the app': /app_bg\.wasm/, parts: /(split|chunk)_\w+\.wasm/, 'sheets and symbols': /\/(css|symbols)\//, words: /\/locales\//, posters: /\/posters\// };
/** Addresses, and what is there when the page is drawn. */
const PLACES = {
  home: ['', '.start'],
  setup: ['#new/burgundy', '.su .seat'],
  'setup with sheets': ['#new/dice', '.su .seat'],
  'a game’s page': ['#game/princes', '.gamepage'],
  statistics: ['#statistics', '.reading.statistics'],
  rules: ['#rules/road', '.book'],
  'rules with cards': ['#rules/princes', '.book'],
};

for (const [width, height] of SIZES) {
  for (const [place, [hash, drawn]] of Object.entries(PLACES)) {
    testWith({ width, height, touch: width < 600, before: WATCH, path: 'manifest.webmanifest', allow: [/favicon\.ico/], timeout: 120_000 })(`nothing moves or is unstyled however late its files arrive: ${place} at ${width}x${height}`, { tag: '@full' }, async ({ page, url }) => {
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

/**
 * Runs in the page: small drawings that are large while style sheets are missing, those fetched later or all; and how many
 * small drawings there are. Small boards of others and pictures of kept games are drawn to fill their place.
 */
function unsized() {
  const LARGEST = 64;
  const sizes = () => new Map([...document.querySelectorAll('#app svg:not(svg svg, .mpad .mini, .picture)')].map((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    return [svg, Math.round(Math.max(width, height))];
  }));
  const small = [...sizes()].filter(([svg, size]) => size > 0 && size <= LARGEST && svg.checkVisibility()).map(([svg]) => svg);
  const links = [...document.querySelectorAll('link[rel=stylesheet]')].filter((link) => link.sheet);
  const found = [];
  for (const missing of [links.filter((link) => link.dataset.sheet), links]) {
    for (const { sheet } of missing) sheet.disabled = true;
    const bare = sizes();
    for (const svg of small) if (bare.get(svg) > LARGEST) found.push(`${bare.get(svg)} px without ${missing.length} sheets: ${svg.outerHTML.slice(0, 90)} in ${svg.parentElement.className}`);
    for (const { sheet } of missing) sheet.disabled = false;
  }
  return { found: [...new Set(found)], small: small.length };
}

for (const game of GAMES) {
  testWith({ width: 1180, height: 820, timeout: 60_000 })(`each small drawing has a size of its own, whichever style sheets are missing: ${game}`, { tag: fullUnless(game === 'road') }, async ({ page }) => {
    const sized = async (place, least) => {
      await frames(page);
      const { found, small } = await page.evaluate(unsized);
      assert.deepEqual(found, [], place);
      assert.ok(small >= least, `${small} small drawings: ${place}`);
    };
    await sized('home', 5);
    for (const [hash, drawn] of [['game', '.gamepage'], ['new', '.su .seat'], ['problems', '.pgrid'], ['rules', '.book']]) {
      await page.evaluate((hash) => { location.hash = hash; }, `${hash}/${game}`);
      await page.locator(drawn).first().waitFor();
      await sized(hash, 3);
    }
    for (const link of [Object.values(TABLES[game])[0], ENDS[game]]) {
      await goTo(page, link);
      await sized(link, 5);
    }
  });
}
