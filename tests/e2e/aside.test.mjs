// The pages beside the table: all games, statistics, about, settings, and the menu.

import assert from 'node:assert/strict';
import { fullUnless, test, testWith } from './lib/page.mjs';
import { ENDS, GAMES, TABLES } from './lib/games.mjs';
import { begin } from './lib/setup.mjs';

/** Two dice games of Anna and Ben. */
const DICE = [
  'dice.g1.AQMCAAAHc3RhdC1zMQIABEFubmEAA0Jlbj0AxoFvvO1wsEtgsfSoLZ1c2S0VfMCkZhwrfG-80zahHs0HmN-YSqKbvA',
  'dice.g1.AQMCAAAHc3RhdC1zMgIABEFubmEAA0JlbjwAxXmWFUIYV7sABDFl_3yzFKTVq6QvCVpIMAnoQzypjEP50wNbCmKs',
];

/** Takes in games by their links, each saved a day after the one before. */
async function take(page, links) {
  const saved = (place) => Date.UTC(2025, 2, 1 + place);
  const text = links.map((link, place) => `principality game 1\nid ${String(place + 1).padStart(16, '0')}\nrevision 1\nsaved ${saved(place)}\ngame ${link}\n`);
  await page.getByRole('button', { name: 'Open a game or link' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(text.join('')) });
  await page.waitForFunction((count) => document.querySelectorAll('.game').length === count, links.length);
}

async function to(page, address, place) {
  await page.evaluate((address) => { location.hash = address; }, address);
  await page.locator(place).first().waitFor();
}

/** Left edges of the title and of the main part, and the width of the latter. */
const grid = (page) => page.evaluate(() => {
  const title = document.querySelector('.pagetop h1').getBoundingClientRect();
  const main = document.querySelector('.reading > main').getBoundingClientRect();
  return [title.left, title.top, main.left, main.width].map(Math.round).join(' ');
});

testWith({ width: 1180, height: 820 })('titles of the pages aside stand in one place, and the pages are equally wide', async ({ page }) => {
  const seen = new Set();
  for (const [address, place] of [['games', '.games'], ['statistics', '.statistics'], ['about', '.about']]) {
    await to(page, `#${address}`, place);
    seen.add(await grid(page));
  }
  assert.equal(seen.size, 1, [...seen].join('\n'));
});

testWith({ width: 1180, height: 820, timeout: 120_000 })('a game of the library is a card with its picture, players, points and the course that led to it', async ({ page, accessible }) => {
  await take(page, [...DICE, Object.values(TABLES.burgundy)[0]]);
  const group = (name) => page.getByRole('region', { name: new RegExp(`^${name}`) }).locator('.game');
  assert.equal(await group('Games in progress').count(), 1);
  assert.equal(await group('Your finished games').count(), 2);
  const [last, first] = await group('Your finished games').all();
  for (const card of [first, last]) {
    assert.ok(await card.locator('.mat .picture path').count() > 3, 'the final sheet is drawn');
    assert.match(await card.locator('.scores').textContent(), /Anna\d+.*Ben\d+/);
    assert.equal(await card.locator('.scores .won').count(), 1);
  }
  assert.match(await last.getByRole('img').getAttribute('aria-label'), /^(Anna|Ben)’s last 2 games: \d+; \d+$/);
  assert.equal(await first.getByRole('img').count(), 0, 'nothing came before the first one');
  await accessible();
  // The picture opens the game too.
  await last.locator('.hung').click();
  await page.locator('.sc h1').waitFor();
});

testWith({ width: 1180, height: 820, timeout: 120_000 })('statistics begin with three figures and their pictures', async ({ page, accessible }) => {
  await take(page, [...DICE, ENDS.dice]);
  await to(page, '#statistics', '.glance li');
  const figures = await page.locator('.glance > li > p').allTextContents();
  assert.deepEqual(figures, ['3games finished', '33%Anna won 1 of 3 games with others', '48Anna’s best: Burgundy: The Dice Game, 3 March 2025']);
  assert.equal(await page.locator('.glance .picture').count(), 1);
  assert.equal(await page.locator('.statistics section').first().locator(':scope > :nth-child(2)').getAttribute('class'), 'trend', 'a chart before the tables');
  await accessible();
});

test('the statistics of a person who has won nothing hang up no game', async ({ page }) => {
  await take(page, DICE);
  await to(page, '#statistics', '.glance li');
  assert.deepEqual(await page.locator('.glance > li > p').allTextContents(), ['2games finished', '0%Anna won 0 of 2 games with others']);
});

testWith({ path: '#about' })('about speaks of the games first, and its packages are folded', async ({ page, accessible }) => {
  await page.locator('.packages').waitFor();
  assert.equal(await page.locator('.aboutgames > li').count(), GAMES.length);
  assert.match(await page.locator('.packages > summary').textContent(), /^\d+ components/);
  assert.equal(await page.locator('.packages').evaluate((details) => details.open), false);
  await accessible();
  await page.locator('.packages > summary').click();
  await page.locator('.licences li').first().waitFor();
  await page.locator('.aboutgames a').last().click();
  await page.locator('.gamepage').waitFor();
});

test('settings stand in four groups, and the seating only where there is a table', async ({ page, accessible }) => {
  const panel = page.locator('dialog.settings');
  const groups = ['Appearance', 'Sound and motion', 'Playing', 'Language and data'];
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await panel.waitFor();
  assert.deepEqual(await panel.getByRole('heading', { level: 3 }).allTextContents(), groups);
  assert.equal(await panel.getByRole('radiogroup', { name: 'Seating' }).count(), 0);
  await accessible();
  await page.keyboard.press('Escape');
  await begin(page, { names: ['Anna', 'Ben'] });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await panel.getByRole('region', { name: 'Playing' }).getByRole('radiogroup', { name: 'Seating' }).waitFor();
});

/** Runs in the page: names of settings whose letters lie below their choice. */
function covered() {
  return [...document.querySelectorAll('.form .optname')].flatMap((name) => {
    const letters = document.createRange();
    letters.selectNodeContents(name);
    const choice = name.nextElementSibling.getBoundingClientRect();
    const lies = [...letters.getClientRects()].some((line) => line.right > choice.left && line.left < choice.right && line.bottom > choice.top && line.top < choice.bottom);
    return lies ? [name.textContent] : [];
  });
}

for (const [width, height] of [[360, 640], [390, 844], [1180, 820]]) {
  testWith({ width, height, locale: 'de-DE' })(`no setting covers its own name, ${width}x${height}`, { tag: fullUnless(width === 360) }, async ({ page }) => {
    await page.getByRole('button', { name: 'Einstellungen' }).first().click();
    await page.locator('dialog.settings .optname').first().waitFor();
    assert.deepEqual(await page.evaluate(covered), []);
  });
}

/** Places of the menu's button and of its sheet. */
const places = (page) => page.evaluate(() => {
  const place = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
  return { button: place('#app header button'), sheet: place('dialog.menu'), width: innerWidth, height: innerHeight };
});

for (const [width, height] of [[1180, 820], [390, 844], [360, 640], [1920, 1080]]) {
  testWith({ width, height })(`the menu is a sheet beside its button that leaves the board bright, ${width}x${height}`, async ({ page, accessible }) => {
    await begin(page, { names: ['Anna', 'Ben'] });
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('dialog.menu');
    await menu.waitFor();
    assert.deepEqual(await menu.getByRole('heading', { level: 3 }).allTextContents(), ['This game', 'Games', 'This page']);
    const { button, sheet, ...screen } = await places(page);
    assert.ok(Math.abs(sheet.left - button.left) < 12 && sheet.top >= button.bottom && sheet.top < button.bottom + 12, JSON.stringify({ button, sheet }));
    assert.ok(sheet.right <= screen.width && sheet.bottom <= screen.height, JSON.stringify({ sheet, screen }));
    assert.equal(await menu.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor), 'rgba(0, 0, 0, 0)');
    assert.ok(await menu.evaluate((dialog) => dialog.contains(document.activeElement)), 'the focus is in the sheet');
    await accessible();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    assert.ok(await opener.evaluate((button) => button === document.activeElement), 'the focus is back at its button');
  });
}

for (const [width, height] of [[1180, 820], [820, 1180], [1920, 1080]]) {
  testWith({ width, height })(`on a turned table the menu opens at its button, towards the person opposite, ${width}x${height}`, { tag: fullUnless(width === 1180) }, async ({ page }) => {
    await begin(page, { names: ['Anna', 'Ben'] });
    await page.getByRole('button', { name: 'Turn the view' }).first().press('Enter');
    await page.locator('.app.turned').waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await page.locator('dialog.menu').waitFor();
    const { button, sheet, ...screen } = await places(page);
    assert.ok(button.left > screen.width / 2 && button.top > screen.height / 2, 'the button is at the lower right');
    assert.ok(Math.abs(sheet.right - button.right) < 12 && sheet.bottom <= button.top && sheet.bottom > button.top - 12, JSON.stringify({ button, sheet }));
    assert.ok(sheet.left >= 0 && sheet.top >= 0, JSON.stringify({ sheet, screen }));
  });
}

testWith({ width: 1180, height: 820, timeout: 120_000 })('the menu of a finished game leads to its score', async ({ page }) => {
  await page.evaluate((link) => { location.hash = link; }, ENDS.dice);
  await page.locator('dialog[open] .end').click();
  await page.locator('.sc h1, .app').first().waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('dialog.menu').getByRole('region', { name: 'This game' }).getByRole('button', { name: 'Final score' }).waitFor();
});
