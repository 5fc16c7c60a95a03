// A turn that could have been played better: both ways in words and on the board.

import assert from 'node:assert/strict';
import { testWith } from '../lib/page.mjs';
import { ENDS } from '../lib/games.mjs';
import { rests } from '../lib/settle.mjs';

const HOW = { path: `#${ENDS.burgundy}`, storage: { 'principality.settings': 'motion=off\nthinking=½\n' }, timeout: 300_000 };

/** Opens the finished game, analyses it and goes to its first decision with a loss. */
async function toADecision(page) {
  await page.locator('dialog[open]').getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await page.locator('.worst li button').first().click({ timeout: 240_000 });
  await page.locator('.twoways').waitFor();
}

/** Runs in the page: the numbers on the board, the way each belongs to, and the centre of its ring. */
function pins() {
  return [...document.querySelectorAll('.pins .pin')].map((pin) => {
    const box = pin.querySelector('.pinring').getBoundingClientRect();
    return { better: pin.classList.contains('better'), number: pin.textContent, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

testWith({ ...HOW, width: 1180, height: 820 })('both ways to play a turn are shown on the board, with the numbers of the text', { tag: '@full' }, async ({ page, accessible, shot }) => {
  await toADecision(page);
  await page.waitForFunction(() => document.querySelectorAll('.pins .pin').length > 1);
  const said = {};
  for (const [name, way] of [['You', 'done'], ['Better', 'better']]) {
    said[name] = await page.locator(`.way.${way}`).getByRole('listitem').allTextContents();
    assert.ok(said[name].length > 0 && said[name].every((words) => words.length > 4), `${name}: ${said[name]}`);
  }
  assert.notDeepEqual(said.You, said.Better);
  const shown = await page.evaluate(pins);
  for (const { better, number, x, y } of shown) {
    const words = said[better ? 'Better' : 'You'][number - 1];
    assert.ok(words, `${number} has words`);
    const [spot, large] = await page.evaluate(([x, y]) => {
      const place = document.elementFromPoint(x, y)?.closest('[data-s]');
      return [place?.getAttribute('data-s') ?? '', !place?.closest('.mini')];
    }, [x, y]);
    assert.match(spot, /^[tdfkgw]/, `${number} (${words}) lies on something of the table`);
    assert.ok(large, `${number} (${words}) lies on the board of whose turn it is`);
  }
  assert.ok(shown.some((pin) => pin.better) && shown.some((pin) => !pin.better));
  await accessible();
  await shot('lookback-1180x820');
  await page.locator('.replay').getByRole('button', { name: 'Later', exact: true }).click();
  await page.locator('.twoways').waitFor({ state: 'detached' });
  assert.equal(await page.locator('.pins').count(), 0, 'of that moment alone');
});

testWith({ ...HOW, width: 390, height: 844, touch: true })('on a phone each tab shows its own numbers', { tag: '@full' }, async ({ page, shot }) => {
  await toADecision(page);
  const all = [];
  for (const tab of ['Table', 'My board']) {
    await page.locator('.tabs').getByRole('button', { name: tab }).tap();
    await page.locator('.tabs [aria-current=page]').filter({ hasText: tab }).waitFor();
    // Numbers follow the drawing, a few times a second.
    await rests(page, pins);
    const { bottom } = await page.locator('.stage').evaluate((stage) => stage.firstElementChild.getBoundingClientRect());
    for (const pin of await page.evaluate(pins)) {
      assert.ok(pin.x > 0 && pin.x < 390 && pin.y > 0 && pin.y < bottom, `${tab}: ${JSON.stringify(pin)}`);
      all.push(pin);
    }
    await shot(`lookback-phone-${tab}`);
  }
  assert.ok(all.some((pin) => pin.better) && all.some((pin) => !pin.better));
});
