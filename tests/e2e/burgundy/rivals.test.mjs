// The other players' small estates.

import assert from 'node:assert/strict';
import { testWith } from '../lib/page.mjs';
import { goTo, misfits, resize, smallLetters } from '../fits/measure.mjs';
import { TABLES } from './game.mjs';
import { MODULES_FOUR } from './games.mjs';

const TABLETS = [[1180, 820], [820, 1180], [1024, 768], [768, 1024]];

testWith({})('the estates of three rivals fill their cards, and no number on them is too small to read', async ({ page }) => {
  for (const link of [TABLES.four, MODULES_FOUR.at(-1)]) {
    await goTo(page, link);
    for (const size of TABLETS) {
      await resize(page, size);
      const cards = await page.locator('.opp').evaluateAll((all) => all.map((card) => {
        const whole = card.getBoundingClientRect();
        const drawn = card.querySelector('.mini').getBoundingClientRect();
        const facts = [...card.querySelectorAll('.dicerow, .holdrow')].flatMap((row) => [...row.children]).map((e) => e.getBoundingClientRect());
        const apart = facts.every((one, at) => facts.every((other, next) => next <= at || !one.width || !other.width
          || one.right + 2 <= other.left || other.right + 2 <= one.left || one.bottom <= other.top + 1 || other.bottom <= one.top + 1));
        return { share: drawn.width * drawn.height / (whole.width * whole.height), apart, inside: facts.every((one) => one.bottom <= whole.bottom) };
      }));
      assert.equal(cards.length, 3);
      assert.ok(cards.every(({ share, apart, inside }) => share > 0.38 && apart && inside), `${size}: ${JSON.stringify(cards)}`);
      assert.deepEqual([...await misfits(page), ...await smallLetters(page, 8)], [], String(size));
    }
  }
});
