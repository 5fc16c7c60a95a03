// The lessons, learnt by somebody who touches whatever the ring is around, and nothing else.

import assert from 'node:assert/strict';
import { pageTest } from './lib/page.mjs';

const GAMES = ['burgundy', 'dice', 'road', 'princes'];

/** Where the lesson is: its step, whether it only wants to be read, whether it is the last one, where the ring lies. */
const where = (page) => page.evaluate(() => {
  const bar = document.querySelector('.lstrip progress');
  const ring = document.querySelector('.ltouch')?.getBoundingClientRect();
  return bar && {
    step: bar.value, count: bar.max, next: !!document.querySelector('.lacts .end'),
    inside: [...document.querySelectorAll('.lstrip, .lstrip *')].every((part) => part.getBoundingClientRect().right <= innerWidth + 1),
    say: document.querySelector('.lsay p').textContent, answer: document.querySelector('.lanswer')?.textContent,
    ring: ring && { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2, left: ring.left, top: ring.top, right: ring.right, bottom: ring.bottom },
  };
});

/** Opens a game's lesson from the first page. */
async function start(page, game) {
  await page.locator(`.gcard.w-${game} .glearn`).click();
  await page.locator('.lstrip').waitFor();
}

/** One step on by what the lesson shows; whether there is anything left to do. */
async function goOn(page) {
  // The ring waits for pieces that move, and begins anew where a row of touches led nowhere.
  await page.waitForFunction(() => document.querySelector('.ltouch, .lacts .end') || !document.querySelector('.lstrip'), null, { timeout: 5000 }).catch(() => {});
  const at = await where(page);
  if (at.step === at.count) return false;
  if (at.next) {
    await page.locator('.lacts .end').click();
    return true;
  }
  assert.ok(at.ring, `step ${at.step} shows what to touch: ${at.say}`);
  const { width, height } = page.viewportSize();
  assert.ok(at.ring.x > 0 && at.ring.y > 0 && at.ring.x < width && at.ring.y < height, `step ${at.step}: the ring lies on the page`);
  await page.mouse.click(at.ring.x, at.ring.y);
  // The ring moves on, or comes back where a row of touches begins anew.
  const before = JSON.stringify(at);
  for (let waits = 0; waits < 25 && JSON.stringify(await where(page)) === before; waits += 1) await page.waitForTimeout(80);
  await page.waitForTimeout(150);
  return true;
}

/** To a step, or to the end. */
async function learn(page, until = Infinity) {
  for (let touches = 0; touches < 160; touches += 1) {
    const { step, answer, say, inside } = await where(page);
    assert.ok(inside, `the strip keeps within the page: ${say}`);
    assert.equal(answer, undefined, `what the ring is around is what is wished: ${say}`);
    if (step >= until || !(await goOn(page))) return;
  }
  assert.fail(`the lesson stays at “${(await where(page)).say}”`);
}

for (const [game, width, height, locale = 'en-GB'] of [['burgundy', 1180, 820], ['burgundy', 390, 844, 'de-DE'], ['dice', 1180, 820], ['road', 390, 844, 'de-DE'], ['princes', 1180, 820]]) {
  pageTest(`the lesson of ${game} is learnt to its end by touching what is ringed, at ${width}x${height}`, { width, height, locale, timeout: 120_000 }, async ({ page, shot }) => {
    await start(page, game);
    await learn(page);
    await shot(`lesson-${game}-${width}-end`);
    // Nothing of it is kept as a game, and the next time it begins anew.
    await page.goto(`${page.url().split('#')[0]}#`);
    await page.locator(`.gcard.w-${game} .glearn`).waitFor();
    assert.equal(await page.locator('.kept').count(), 0);
    assert.match(await page.locator(`.gcard.w-${game} .glearn`).textContent(), /^(Learn|Lernen)$/);
  });
}

for (const game of GAMES) {
  for (const [width, height, locale] of [[820, 1180, 'de-DE'], [390, 844, 'en-GB']]) {
    pageTest(`the strip of ${game}'s lesson covers nothing at ${width}x${height}`, { width, height, locale }, async ({ page, accessible }) => {
      await start(page, game);
      await learn(page, 4);
      const [strip, table, bar] = await page.evaluate(() => ['.lstrip', '.lesson>.app', '.lesson .act'].map((name) => {
        const { top, bottom } = document.querySelector(name).getBoundingClientRect();
        return { top, bottom };
      }));
      assert.ok(strip.bottom <= table.top + 1, 'the table begins below the strip');
      assert.ok(bar.bottom <= height + 1, 'the action bar is on the page');
      await accessible('.lstrip');
    });
  }
}

pageTest('a lesson answers another move kindly, is left and taken up again where it was', async ({ page }) => {
  await start(page, 'burgundy');
  await page.locator('.lacts .end').click();
  await page.locator('.lacts .end').click();
  const { step } = await where(page);
  // Workers instead of a ship.
  await page.locator('.act .die').first().click();
  await page.locator('.act .acts .btn').last().click();
  await page.locator('.lanswer').waitFor();
  assert.equal((await where(page)).step, step);
  await learn1(page);
  assert.equal((await where(page)).step, step + 1);
  await page.locator('.lacts .ib').click();
  assert.match(await page.locator('.gcard.w-burgundy .glearn').textContent(), /Go on/);
  await page.reload();
  await start(page, 'burgundy');
  assert.equal((await where(page)).step, step + 1);
  await page.getByRole('button', { name: 'Show me' }).click();
  assert.equal((await where(page)).step, step + 2);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  assert.equal((await where(page)).step, step + 1);
});

/** Until the step is another one. */
async function learn1(page) {
  const { step } = await where(page);
  for (let touches = 0; touches < 20 && (await where(page)).step === step; touches += 1) await goOn(page);
}
