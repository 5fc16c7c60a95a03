// Looking back at turns that could have been played better: the numbers of both ways lie where their choices are made.
// Burgundy's own test looks closer.

import assert from 'node:assert/strict';
import { pageTest } from './lib/page.mjs';
import { ENDS } from './fits/links.mjs';

const STORAGE = { 'principality.settings': 'motion=off\nthinking=½\n' };

for (const game of ['dice', 'road', 'princes']) {
  pageTest(`${game}: better turns are numbered where they are made`, { path: `#${ENDS[game]}`, storage: STORAGE, width: 1180, height: 820, timeout: 240_000 }, async ({ page, shot }) => {
    await page.locator('dialog[open]').getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Look for them' }).click();
    const turns = page.locator('.worst li button');
    await turns.first().waitFor({ timeout: 180_000 });
    const count = await turns.count();
    let numbered = 0;
    for (let turn = 0; turn < count && !numbered; turn += 1) {
      await turns.nth(turn).click();
      await page.locator('.twoways').waitFor();
      // Both say what was chosen, a turn that was only ended too, and neither begins above its bar.
      const ways = await page.locator('.way').evaluateAll((all) => all.map((way) => {
        const [top, bar] = [way, way.closest('.act')].map((part) => part.getBoundingClientRect().top);
        return { said: way.querySelectorAll('li, p').length, inside: top >= bar };
      }));
      assert.ok(ways.length === 2 && ways.every(({ said, inside }) => said && inside), JSON.stringify(ways));
      // Numbers follow what is drawn, a few times a second.
      await page.locator('.pins .pin').first().waitFor({ timeout: 1_500 }).catch(() => {});
      numbered = await page.locator('.pins .pin').count();
      if (!numbered) await page.goBack();
    }
    assert.ok(numbered > 0, `none of ${count} turns is numbered on the table`);
    const said = await page.locator('.twoways').getByRole('listitem').count();
    assert.ok(said > 0);
    for (const pin of await page.locator('.pins .pin').all()) {
      const box = await pin.boundingBox();
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1181 && box.y + box.height <= 821, JSON.stringify(box));
    }
    await shot(`lookback-${game}`);
    await page.goBack();
    await turns.first().waitFor();
    assert.equal(await turns.count(), count, 'what was found is still there');
  });
}
