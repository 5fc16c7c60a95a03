// The home page as a place: a welcome with a table that plays itself, the last game first, finished games on the wall.

import assert from 'node:assert/strict';
import { tappable } from './lib/finger.mjs';
import { ENDS, TABLES } from './lib/games.mjs';
import { goTo } from './fits/measure.mjs';
import { stored } from './lib/library.mjs';
import { fullUnless, testWith } from './lib/page.mjs';

const boxOf = (page, name) => page.locator(name).first().boundingBox();

for (const [width, height, locale] of [[1180, 820, 'en-GB'], [390, 844, 'de-DE'], [820, 1180, 'de-DE'], [1920, 1080, 'en-GB']]) {
  testWith({ width, height, locale, touch: width < 600 })(`a first visit is welcomed at ${width}x${height}`, { tag: fullUnless(width === 390) }, async ({ page, shot, accessible }) => {
    const hero = page.locator('.hero.first');
    const [learn, play] = await hero.locator('.end').all();
    for (const button of [learn, play]) {
      const box = await button.boundingBox();
      assert.ok(box.y + box.height <= height, `${await button.textContent()} is in sight`);
    }
    assert.ok((await boxOf(page, '.hero')).y < (await boxOf(page, '.gcard')).y);
    assert.equal(await page.locator('.wall').count(), 0);
    assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth));
    await shot(`home-first-${width}`);
    await accessible();
    await learn.click();
    await page.locator('.lstrip').waitFor();
  });
}

testWith({ width: 1180, height: 820, motion: true })('the table that welcomes a visitor plays by itself, and stops on a touch', async ({ page, shot }) => {
  const live = page.locator('.hero .live');
  await live.waitFor({ timeout: 60_000 });
  const tiles = () => live.locator('.tile').count();
  const before = await tiles();
  assert.ok(before > 3, `${before} tiles to begin with`);
  await page.waitForFunction((before) => document.querySelectorAll('.hero .live .tile').length > before + 1, before);
  await live.click();
  await page.getByRole('button', { name: 'Continue the demonstration' }).waitFor();
  await shot('home-live');
  await live.click();
  const paused = await tiles();
  await page.waitForFunction((paused) => document.querySelectorAll('.hero .live .tile').length > paused, paused);
});

testWith({ width: 1180, height: 820 })('with little motion the table of the welcome stands still', async ({ page }) => {
  await page.waitForFunction(() => document.querySelector('link[data-styles="burgundy"][data-here]'), null, { timeout: 60_000 });
  await page.locator('.hero .frame img').waitFor();
  assert.equal(await page.locator('.hero .live').count(), 0);
});

testWith({ width: 1180, height: 820, timeout: 180_000 })('afterwards the last game comes first, and finished games hang on the wall', { tag: '@full' }, async ({ page, shot, accessible }) => {
  for (const end of [ENDS.burgundy, ENDS.dice, ENDS.princes]) {
    await goTo(page, end);
    await page.locator('.sc').waitFor();
    await stored(page);
  }
  await goTo(page, Object.values(TABLES.burgundy)[0]);
  await stored(page);
  await page.evaluate(() => { location.hash = ''; });
  await page.locator('.hero.last').waitFor();
  assert.equal(await page.locator('.hero .end').first().textContent(), 'Continue');
  const hung = page.locator('.wall .hung');
  assert.equal(await hung.count(), 3);
  assert.equal(await hung.locator('svg.picture').count(), 3);
  for (const text of await hung.locator('small').allTextContents()) assert.match(text, /\d+ points$/);
  assert.ok(await page.locator('.wall .rosette').count() > 0);
  await accessible();
  await shot('home-wall-1180');
  await page.setViewportSize({ width: 390, height: 844 });
  assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth));
  await shot('home-wall-390');
  await hung.first().click();
  await page.locator('.app, .sc').first().waitFor();
});

testWith({ width: 1180, height: 820, path: '#new/road' })('pages aside lead back to the setup or lesson from which they were opened', async ({ page }) => {
  await page.locator('.su .seat .nm input').first().fill('Zoë');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { name: /^Rules/ }).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator('.su .seat .nm input').first().waitFor();
  assert.equal(await page.locator('.su .seat .nm input').first().inputValue(), 'Zoë');

  await page.evaluate(() => { location.hash = 'lesson/road'; });
  await tappable(page.locator('.lacts .end').first());
  await page.locator('.lacts .end').first().click();
  await page.waitForFunction(() => document.querySelector('.lstrip progress')?.value === 2);
  await page.evaluate(() => { location.hash = 'rules/road'; });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('.lstrip progress')?.value === 2);
});
