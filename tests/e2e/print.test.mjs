// On paper the page is light, whatever theme is chosen.

import assert from 'node:assert/strict';
import { GAMES, TABLES, WHOLE } from './lib/games.mjs';
import { fullUnless, testWith } from './lib/page.mjs';

/** Texts of the page that are as faint on white paper as light ink, or stand on dark paper. */
const faults = () => {
  const light = (colour) => {
    const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g).map(Number);
    return alpha < 0.5 ? 255 : (red + green + blue) / 3;
  };
  const sheets = [document.documentElement, document.body, ...document.querySelectorAll('.sheet, .card')];
  const dark = sheets.filter((sheet) => light(getComputedStyle(sheet).backgroundColor) < 200).map((sheet) => `dark: ${sheet.className || sheet.tagName}`);
  const inks = [...document.querySelectorAll('h1, h2, h3, p, th, td, .chart text, .top .turn, .log li')].filter((part) => part.textContent.trim() && part.getClientRects().length);
  const ink = (part) => getComputedStyle(part)[part instanceof SVGElement ? 'fill' : 'color'];
  return [...dark, ...inks.filter((part) => light(ink(part)) > 160).map((part) => `faint: ${part.textContent}`)];
};

for (const [game, link] of Object.entries(WHOLE)) {
  for (const colorScheme of ['light', 'dark']) {
    const how = { width: 1180, height: 820, colorScheme, storage: { 'principality.settings': 'theme=dark\n' } };
    testWith(how)(`${game}: with the dark theme on a ${colorScheme} system, paper is light`, { tag: fullUnless(game === 'road' && colorScheme === 'dark') }, async ({ page, url, shot }) => {
      await page.getByRole('button', { name: 'Open a game or link' }).click();
      await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(`principality game 1\ngame ${link}\n`) });
      await page.locator('.game').first().getByRole('button', { name: /^View/ }).click();
      await page.locator('.sc h1').waitFor();
      for (const [path, part] of [['', '.sc h1'], [`#rules/${game}`, 'h1'], ['#statistics', 'h1']]) {
        if (path) await page.goto(url + path);
        await page.locator(part).first().waitFor();
        await page.emulateMedia({ media: 'print' });
        await page.waitForFunction(() => !document.documentElement.classList.contains('dark'));
        assert.deepEqual(await page.evaluate(faults), [], path || 'score');
        await shot(`print-${game}-${path.replace(/\W+/g, '') || 'score'}`, { fullPage: true });
        await page.emulateMedia({ media: 'screen' });
        await page.waitForFunction(() => document.documentElement.classList.contains('dark'));
      }
      // The browser announces printing before it lays the paper out.
      await page.evaluate(() => addEventListener('beforeprint', () => { window.onPaper = document.documentElement.className; }));
      await page.pdf();
      assert.equal(await page.evaluate(() => window.onPaper), '');
      await page.waitForFunction(() => document.documentElement.classList.contains('dark'));
    });
  }
}

for (const game of GAMES) {
  const how = { width: 1180, height: 820, storage: { 'principality.settings': 'theme=dark\n' } };
  testWith(how)(`${game}: a table in the dark theme is printed light, on one sheet and with nothing cut off`, { tag: fullUnless(game === 'dice') }, async ({ page, shot }) => {
    await page.evaluate((link) => { location.hash = link; }, Object.values(TABLES[game])[0]);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('.app').waitFor();
    // The room that a sheet of A4 has between its margins, in points of 1/96 inch.
    await page.setViewportSize({ width: 703, height: 1032 });
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction(() => !document.documentElement.classList.contains('dark'));
    assert.deepEqual(await page.evaluate(faults), []);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.scrollingElement;
      return [scrollWidth > innerWidth, scrollHeight > innerHeight];
    });
    assert.deepEqual(beyond, [false, false]);
    await shot(`print-${game}-table`);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    assert.equal(sheets.length, 1);
  });
}
