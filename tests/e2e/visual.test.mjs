// Compares each main state of the page with its stored figure, at each size and in both themes. A figure is a grid of
// grey levels (visual/figure.mjs), stored as a line for each picture in visual/<state>.txt. A differing picture is
// saved in test-output/. After an intended change, look at the pictures and renew the figures:
//   PRINCIPALITY_RENEW=1 cargo xtask test --only e2e --no-build --file visual

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, SHOTS, test as base } from './lib/page.mjs';
import { ENDS, GAMES, TABLES } from './lib/games.mjs';
import { goTo, resize, SIZES } from './fits/measure.mjs';
import { frames } from './lib/settle.mjs';
import { distance, figure, isAlike, where } from './visual/figure.mjs';

const RENEW = !!process.env.PRINCIPALITY_RENEW;
const KEPT = join(ROOT, 'tests/e2e/visual');
/** Fixes randomness, date and clock, which would change the picture. */
const FIXED = () => {
  const now = new Date('2026-11-23T12:00:00Z').getTime();
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...how) { super(...(how.length ? how : [now])); }
    static now() { return now; }
  };
  crypto.getRandomValues = (array) => array.fill(7);
  Math.random = () => 0.5;
};

async function address(page, hash, place) {
  await page.evaluate((hash) => { location.hash = hash; }, hash);
  await page.locator(place).first().waitFor();
}

/** The main states, and the steps that lead to them. */
const STATES = {
  home: (page) => page.locator('.start').waitFor(),
  ...Object.fromEntries(GAMES.flatMap((game) => [
    [`setup-${game}`, (page) => address(page, `#new/${game}`, `.w-${game} .su .which`)],
    [`table-${game}`, (page) => goTo(page, Object.values(TABLES[game]).at(-1))],
    [`score-${game}`, async (page) => { await goTo(page, ENDS[game]); await page.locator('.sc').waitFor(); }],
  ])),
  rules: (page) => address(page, '#rules/burgundy', '.prose'),
};

/** Metrics of this machine's fonts; figures made with others can't be compared. */
const letters = (page) => page.evaluate(() => {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  const style = getComputedStyle(document.documentElement);
  return ['--font-title', '--font-text'].map((font) => {
    context.font = `100px ${style.getPropertyValue(font)}`;
    return Math.round(context.measureText('Principality 0123456789').width);
  }).join(' ');
});

/** The stored figures of a state: by size and theme, and the font metrics they were made with. */
function kept(state) {
  const file = join(KEPT, `${state}.txt`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));
}

const test = base.extend({
  /** A separate page that computes figures. */
  counting: [async ({ browser }, use) => {
    const page = await browser.newPage();
    await use(page);
    await page.close();
  }, { scope: 'worker' }],
});

/** Picture and figure of a page at a size, taken again if it may not have settled. */
async function looks(page, counting, size, old) {
  await resize(page, size);
  await page.evaluate(() => scrollTo(0, 0));
  for (let tries = 0; ; tries += 1) {
    if (tries || !old) await frames(page, 8);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const now = await figure(counting, png);
    if (tries || !old || isAlike(distance(old, now))) return { png, now };
  }
}

for (const [state, go] of Object.entries(STATES)) {
  test(`${state} looks as it did`, { tag: '@full' }, async ({ open, counting }, info) => {
    info.setTimeout(540_000);
    const before = kept(state);
    const lines = [];
    const faults = [];
    const { page, clean } = await open({ width: 1180, height: 820, before: FIXED });
    await go(page);
    const own = await letters(page);
    lines.push(`letters: ${own}`);
    if (!RENEW && before.has('letters') && before.get('letters') !== own) {
      test.skip(true, `this machine's letters are ${own} wide, those of the kept figures ${before.get('letters')}: nothing is compared`);
    }
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction((dark) => document.documentElement.classList.contains('dark') === dark, colorScheme === 'dark');
      for (const size of SIZES) {
        const name = `${size.join('x')} ${colorScheme}`;
        const old = before.get(name);
        const { png, now } = await looks(page, counting, size, old);
        lines.push(`${name}: ${now}`);
        const apart = old ? distance(old, now) : { mean: 1, cells: 1 };
        if (RENEW || isAlike(apart)) continue;
        const picture = `visual-${state}-${name.replace(' ', '-')}`;
        writeFileSync(join(SHOTS, `${picture}.png`), png);
        const how = old ? `${(100 * apart.cells).toFixed(1)} % of it look otherwise, most at ${where(old, now)}` : 'nothing is kept of it';
        faults.push(`${name}: ${how}; see test-output/${picture}.png`);
      }
    }
    clean();
    if (RENEW) {
      mkdirSync(KEPT, { recursive: true });
      writeFileSync(join(KEPT, `${state}.txt`), `${lines.join('\n')}\n`);
    }
    assert.deepEqual(faults, [], 'if that is as it should be: PRINCIPALITY_RENEW=1 cargo xtask test --only e2e --no-build --file visual');
  });
}

test('figures distinguish a page from others, and from itself moved or changed', { tag: '@full' }, async ({ open, counting }) => {
  const { page } = await open({ width: 1180, height: 820, before: FIXED });
  await page.locator('.start').waitFor();
  const seen = async () => figure(counting, await page.screenshot({ animations: 'disabled' }));
  const here = await seen();
  assert.ok(isAlike(distance(here, await seen())), 'the same page twice');
  for (const [what, change] of [
    ['a card less', () => { document.querySelector('.gcard').style.visibility = 'hidden'; }],
    ['moved by a third of a card', () => { document.querySelector('.gcard').style.visibility = ''; document.querySelector('.start').style.transform = 'translateX(90px)'; }],
    ['without its letters', () => { document.querySelector('.start').style.transform = ''; document.querySelectorAll('.gtext, .gacts, .strip, .htext').forEach((e) => { e.style.opacity = '0.1'; }); }],
  ]) {
    await page.evaluate(change);
    assert.ok(!isAlike(distance(here, await seen())), what);
  }
});
