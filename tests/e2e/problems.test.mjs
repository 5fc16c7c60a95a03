// Problems: the list, an attempt at the table, both lines beside each other, and what is kept.

import assert from 'node:assert/strict';
import { GAMES } from './lib/games.mjs';
import { fullUnless, testWith } from './lib/page.mjs';

const TABLET = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };
const verdict = (page, text) => page.locator('.lsay', { hasText: text }).waitFor();

/** Opens a problem of the list; the focus then is on its heading. */
async function open(page, number) {
  await page.locator('.pgrid').first().waitFor();
  await page.getByRole('button', { name: new RegExp(`^Problem ${number},`) }).click();
  await page.locator('.lstrip').getByText(new RegExp(`^Problem ${number} · `)).waitFor();
  await page.locator('.lesson > .app').waitFor();
  await page.locator('.lesson h1:focus').waitFor();
}

for (const game of GAMES) {
  for (const size of [TABLET, PHONE]) {
    testWith({ ...size, path: `#problems/${game}` })(`problems are listed, shown and left: ${game} at ${size.width}x${size.height}`, { tag: fullUnless(size === PHONE && game === 'princes') }, async ({ page, accessible, shot }) => {
      await page.locator('.pgrid').first().waitFor();
      assert.ok(await page.locator('.pbtn').count() >= 60, 'at least 60');
      await page.waitForFunction(() => [...document.querySelectorAll('.pbtn')].every((button) => button.querySelector('.picture')));
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the page');
      await accessible();
      await shot(`problems-${game}-${size.width}`);
      await open(page, 1);
      assert.ok(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled(), 'nothing before the position is undone');
      assert.ok(await page.getByRole('button', { name: 'A hint' }).isDisabled(), 'no hint gives it away');
      await shot(`problem-${game}-${size.width}`);
      await page.getByRole('button', { name: 'Show solution' }).click();
      await verdict(page, 'This is the solution.');
      await page.locator('.lwhy', { hasText: /next best choice/ }).waitFor();
      await page.locator('.twoways .way.done li').first().waitFor();
      await accessible();
      await shot(`problem-${game}-${size.width}-solution`);
      const cut = await page.evaluate(() => [...document.querySelectorAll('.lstrip, .lstrip button, .twoways')].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
      }).map((part) => part.outerHTML.slice(0, 90)));
      assert.deepEqual(cut, [], 'strip and comparison lie within the window');
      if (size === PHONE) {
        await page.setViewportSize({ width: 360, height: 640 });
        const low = await page.evaluate(() => [document.querySelector('.tabs').getBoundingClientRect().bottom, document.querySelector('.act').getBoundingClientRect().top - document.querySelector('.lstrip').getBoundingClientRect().bottom]);
        assert.ok(low[0] <= 641 && low[1] >= 200, `tabs in sight and room for the table: ${low}`);
        await page.setViewportSize(size);
      }
      await page.getByRole('button', { name: 'Back to the problems' }).click();
      await page.getByRole('button', { name: 'Problem 1, not solved yet' }).waitFor();
      // It is kept.
      await page.reload();
      await page.getByRole('button', { name: 'Problem 1, not solved yet' }).waitFor();
    });
  }
}

testWith({ ...TABLET, path: '#problems/road' })('Back leads from a problem to the list; Forward, a reload and the rules’ way back lead to the problem', async ({ page }) => {
  const isOpen = () => page.locator('.lstrip').getByText(/^Problem 2 · /).waitFor();
  await open(page, 2);
  await page.waitForURL(/#problems\/road\/2$/);
  await page.goBack();
  await page.locator('.pgrid').first().waitFor();
  await page.locator('h1:focus').waitFor();
  await page.goForward();
  await isOpen();
  await page.reload();
  await isOpen();
  await page.evaluate(() => { location.hash = 'rules/road'; });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await isOpen();
  // One that the list does not have.
  await page.evaluate(() => { location.hash = 'problems/road/9999'; });
  await page.locator('.pgrid').first().waitFor();
  await page.waitForURL(/#problems\/road$/);
});

testWith(TABLET)('the home page leads to the problem of the day, and Back to the list', async ({ page }) => {
  await page.locator('.dayproblem').click();
  await page.locator('.lstrip').getByText(/^Problem \d+ · /).waitFor();
  await page.waitForURL(/#problems\/\w+\/\d+$/);
  await page.goBack();
  await page.locator('.pgrid').first().waitFor();
  await page.goBack();
  await page.locator('.start').waitFor();
});

/** Plays an action by its words in the list of moves. */
async function play(page, words) {
  await page.locator('.act').getByRole('button', { name: 'Moves' }).click();
  const list = page.locator('dialog.moves, dialog').last();
  await list.getByRole('button', { name: words, exact: true }).first().click();
}

testWith({ ...TABLET, path: '#problems/burgundy' })('another turn is beside the solution in numbers, and a later solution is told from one on the first try', async ({ page, shot }) => {
  await open(page, 1);
  // Workers for both dice: the solution is another one.
  for (let die = 0; die < 2; die += 1) {
    await page.locator('.act .die').nth(die).click();
    await page.getByRole('button', { name: /^Workers/ }).click();
  }
  await page.getByRole('button', { name: 'End turn' }).click();
  await verdict(page, 'There was something better.');
  const better = page.locator('.twoways .way.better li');
  await better.first().waitFor();
  await page.locator('.lwhy', { hasText: /^Better by \d+\.\d points/ }).waitFor();
  await shot('problem-missed');
  const solution = await better.allTextContents();
  await page.getByRole('button', { name: 'Try again' }).click();
  await verdict(page, 'Find the best move');
  for (const words of solution.filter((text) => !/^End/.test(text))) await play(page, words);
  // A turn is over only when it is ended.
  await page.getByRole('button', { name: 'End turn' }).click();
  await verdict(page, 'Solved!');
  await shot('problem-solved');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.locator('.lstrip').getByText(/^Problem 2 · /).waitFor();
  await verdict(page, 'Find the best move');
  await page.getByRole('button', { name: 'Back to the problems' }).click();
  await page.getByRole('button', { name: 'Problem 1, solved on a later try' }).waitFor();
  assert.match(await page.evaluate(() => localStorage.getItem('principality.problems')), /^burgundy [0-9a-f]{8} later\n$/);
});

testWith({ ...TABLET, path: '#problems/dice', storage: { 'principality.problems': 'day 2020-01-01\n' } })('the problem of the day is opened by a touch, and days in a row are counted', async ({ page }) => {
  const day = page.locator('.pday');
  await day.getByText('One choice is clearly better').waitFor();
  await day.getByRole('button', { name: 'Solve' }).click();
  await page.locator('.lstrip').getByText(/^Problem \d+ · /).waitFor();
  await page.getByRole('button', { name: 'Back to the problems' }).click();
  // Yesterday's and the day before are solved: a row of two that is still open today.
  await page.evaluate(() => {
    const at = (days) => new Date(Date.now() - days * 86_400_000 - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    localStorage.setItem('principality.problems', `day ${at(1)}\nday ${at(2)}\n`);
  });
  await page.reload();
  await day.getByText('2 days in a row').waitFor();
});

testWith({ path: '#about', allow: [/404|503|Failed to load/] })('a list that does not arrive is fetched again', async ({ page, context }) => {
  let asked = 0;
  await context.route('**/problems/road.txt', (route) => { asked += 1; return asked === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue(); });
  await page.evaluate(() => { location.hash = '#problems/road'; });
  await page.locator('.pgrid').first().waitFor();
  assert.equal(asked, 2);
});
