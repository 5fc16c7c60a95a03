// Tables and pages fit windows of any size, not those of a list: between the small phone and the large desk, sizes at random,
// those that a browser's bars leave of a tablet among them. PRINCIPALITY_SEED tries others than those of every run.

import assert from 'node:assert/strict';
import { ENDS, MORE, TABLES } from '../lib/games.mjs';
import { testWith } from '../lib/page.mjs';
import { chance } from '../lib/player.mjs';
import { goTo, misfits, resize, smallLetters } from './measure.mjs';

const SEED = Number(process.env.PRINCIPALITY_SEED ?? 29);
/** Tablets, as wide and as high as they are; bars take up to 75 pixels of the height. */
const TABLETS = [[744, 1133], [768, 1024], [810, 1080], [820, 1180], [834, 1194], [1024, 768], [1080, 810], [1133, 744], [1180, 820], [1194, 834], [1366, 1024]];
const BARS = 75;
const SETTINGS = { 'principality.settings': 'motion=off\n' };

/** Sizes at random: phones standing and lying, tablets beside their browser's bars, parts of tablets, laptops, desks. */
function sizesOf(seed) {
  const random = chance(seed);
  const between = (least, most) => least + Math.floor(random() * (most - least + 1));
  const standing = () => { const width = between(320, 599); return [width, between(Math.max(480, Math.round(width * 1.4)), Math.round(width * 2.2))]; };
  const lying = () => [between(568, 950), between(320, 519)];
  const tablet = () => { const [width, height] = TABLETS[between(0, TABLETS.length - 1)]; return [width, height - between(0, BARS)]; };
  const part = () => [between(600, 1400), between(520, 1400)];
  const desk = () => [between(1400, 2560), between(560, 1440)];
  return [standing, lying, tablet, part, desk].map((size) => size());
}

/** Faults of the page as it is shown now. */
async function faults(page, [width, height]) {
  const least = width < 600 || height < 520 ? 10 : 11;
  return [...await smallLetters(page, least), ...await misfits(page)];
}

/** The whole table, or all its parts one after the other. */
async function eachPart(page, look) {
  const tabs = page.locator('.tabs button');
  const count = await tabs.count();
  for (let tab = 0; tab < count; tab += 1) {
    await tabs.nth(tab).dispatchEvent('click');
    await page.waitForFunction((tab) => document.querySelectorAll('.tabs button')[tab]?.hasAttribute('aria-current'), tab);
    await look(` ${await tabs.nth(tab).textContent()}`);
  }
  if (count) await tabs.first().dispatchEvent('click');
  else await look('');
}

for (const [place, [game, moments]] of Object.entries(TABLES).entries()) {
  for (const [turn, locale] of ['en-GB', 'de-DE'].entries()) {
    testWith({ width: 1180, height: 820, locale, storage: SETTINGS, timeout: 240_000 })(`${game}: the table fits windows of sizes at random, ${locale}`, { tag: '@full' }, async ({ page }) => {
      const found = [];
      // Each language has every other moment: another seed, of the other parity, has them the other way round.
      const some = Object.entries(moments).filter((_, moment) => (moment + turn + SEED) % 2 === 0);
      for (const [moment, [name, link]] of [...some, ...Object.entries(MORE[game]?.[turn] ?? {})].entries()) {
        await goTo(page, link);
        for (const size of sizesOf(SEED + place * 100 + turn * 10 + moment)) {
          await resize(page, size);
          await eachPart(page, async (part) => {
            for (const fault of await faults(page, size)) found.push(`${name} ${size.join('x')}${part}, seed ${SEED}: ${fault}`);
          });
        }
      }
      assert.deepEqual(found.slice(0, 12), []);
    });
  }
}

testWith({ width: 1180, height: 820, storage: SETTINGS })('every tablet shows the whole table beside its browser\'s bars', async ({ page }) => {
  await goTo(page, TABLES.burgundy.two);
  for (const [width, height] of TABLETS) {
    for (const left of [height, height - BARS]) {
      await resize(page, [width, left]);
      assert.equal(await page.locator('.tabs').count(), 0, `${width}x${left}`);
    }
  }
});

for (const [turn, locale] of ['en-GB', 'de-DE'].entries()) {
  testWith({ width: 1180, height: 820, locale, timeout: 240_000 })(`the other pages fit windows of sizes at random, ${locale}`, { tag: '@full' }, async ({ page }) => {
    const found = [];
    const sizes = sizesOf(SEED + 1000 + turn);
    const fits = async (name, some = sizes) => {
      for (const size of some) {
        await resize(page, size);
        for (const fault of await faults(page, size)) found.push(`${name} ${size.join('x')}, seed ${SEED}: ${fault}`);
      }
    };
    const to = async (address, place) => {
      await page.evaluate((address) => { location.hash = address; }, address);
      await page.locator(place).first().waitFor();
    };
    await page.locator('.start').waitFor();
    await fits('home');
    for (const [game, link] of Object.entries(ENDS)) {
      await to(`#new/${game}`, '.su .seat');
      await page.locator('.su details').evaluateAll((all) => all.forEach((details) => { details.open = true; }));
      await fits(`setup of ${game}`);
      await to(`#game/${game}`, '.gamepage');
      await fits(`page of ${game}`);
      await to(`#rules/${game}`, '.prose');
      // The rules are long.
      await fits(`rules of ${game}`, sizes.slice(0, 2));
      await goTo(page, link);
      await page.locator('.sc').waitFor();
      await fits(`score of ${game}`);
    }
    await to('#statistics', '.statistics');
    await fits('statistics');
    assert.deepEqual(found.slice(0, 12), []);
  });
}
