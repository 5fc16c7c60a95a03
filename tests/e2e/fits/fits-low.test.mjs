// Low windows: phones in landscape, and a tablet at 200 %. The button that goes on is visible at every prompt.

import assert from 'node:assert/strict';
import { awake, drawn } from '../lib/finger.mjs';
import { fullUnless, testWith } from '../lib/page.mjs';
import { TABLES } from '../lib/games.mjs';
import { pressIfThere } from '../lib/settle.mjs';

const SIZES = [[568, 320], [590, 410], [667, 375], [740, 360], [844, 390]];

/** Runs in the page: whether the button that goes on is out of sight or covered. */
function outOfSight() {
  const end = document.querySelector('.act .end');
  if (!end) return [];
  const { left, top, right, bottom, width, height } = end.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const isIn = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return isIn && end.contains(there) && height >= 43.5 ? [] : [`${end.textContent}: ${left},${top} – ${right},${bottom} below ${there?.className}`];
}

for (const [game, links] of Object.entries(TABLES)) {
  for (const locale of ['en-GB', 'de-DE']) {
    testWith({ width: 844, height: 390, touch: true, locale, timeout: 120_000 })(`the button that goes on is visible in low windows: ${game}, ${locale}`, { tag: fullUnless(game === 'princes' && locale === 'de-DE') }, async ({ page, shot }) => {
      let met = 0;
      for (const [name, link] of Object.entries(links)) {
        await page.evaluate((link) => { location.hash = link; }, link);
        await page.getByRole('button', { name: /^(Open|Öffnen)$/ }).click();
        const cover = page.locator('.act .end').filter({ hasText: /^(I am|Ich bin)/ });
        await page.locator('.app').waitFor();
        for (const covered of [true, false]) {
          await awake(page);
          if (!covered && !(await pressIfThere(cover))) break;
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            await drawn(page);
            await awake(page);
            assert.deepEqual(await page.evaluate(outOfSight), [], `${name} at ${width}x${height}`);
            met += await page.locator('.act .end').count();
          }
          await shot(`low-${game}-${name}-${locale}${covered ? '' : '-open'}`);
        }
      }
      assert.ok(met >= SIZES.length, `${met} buttons`);
    });
  }
}
