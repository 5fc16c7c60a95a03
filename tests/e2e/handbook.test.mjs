// The rules pages: figures, contents, full-text search, and the way there from the table and back.
import assert from 'node:assert/strict';
import { GAMES, RULED, SEARCHED } from './lib/games.mjs';
import { fullUnless, test, testWith } from './lib/page.mjs';

const entries = (page) => page.locator('.prose :is(p, li, dl > div):not(li p, dl p):visible');

for (const [game, [word, entry]] of Object.entries(SEARCHED)) {
  testWith({ path: `#rules/${game}` })(`the rules of ${game} are searched`, { tag: fullUnless(game === 'road') }, async ({ page, accessible }) => {
    const field = page.getByRole('searchbox', { name: 'Search the rules' });
    await field.waitFor();
    const all = await entries(page).count();
    await field.fill(word.toUpperCase());
    await page.waitForFunction(() => document.querySelector('.lookup [role=status]')?.textContent.match(/match/));
    const found = entries(page);
    const count = await found.count();
    assert.ok(count > 0 && count < all / 3, `${count} of ${all} are shown`);
    const headings = (await page.locator('.prose :is(h2, h3):visible').allTextContents()).join(' ').toLowerCase();
    for (const text of await found.allTextContents()) {
      assert.ok(text.toLowerCase().includes(word) || headings.includes(word), text);
    }
    assert.match((await found.allTextContents()).join('\n'), new RegExp(entry, 'i'));
    await accessible();
    await field.fill('no such thing anywhere');
    await page.getByText('Nothing found').waitFor();
    assert.equal(await entries(page).count(), 0);
    await field.fill('');
    await entries(page).nth(all - 1).waitFor();
    assert.equal(await entries(page).count(), all);
  });
}

/** Faults of the figures on the page: what is not drawn, sticks out, or has no name. */
const faults = (page) => page.evaluate(() => [...document.querySelectorAll('.rulefig')].flatMap((figure) => {
  const [box, picture] = [figure, figure.querySelector('[role=img]')].map((element) => element.getBoundingClientRect());
  const caption = figure.querySelector('figcaption').textContent;
  const found = [];
  if (figure.querySelector('[role=img]').ariaLabel !== caption || !caption) found.push('has another name');
  if (box.left < 0 || box.right > innerWidth || picture.right > box.right + 1) found.push('sticks out of the page');
  const drawn = [...figure.querySelectorAll('svg:not(svg svg)')];
  if (!drawn.length) found.push('is empty');
  for (const svg of drawn) {
    const { left, right, top, bottom, width, height } = svg.getBoundingClientRect();
    if (width < 12 || height < 12) found.push(`has a drawing of ${width} × ${height} px`);
    if (left < picture.left - 1 || right > picture.right + 1 || top < picture.top - 1 || bottom > picture.bottom + 1) {
      found.push('has a drawing outside of its box');
    }
  }
  for (const use of figure.querySelectorAll('use')) {
    if (!document.querySelector(use.getAttribute('href'))) found.push(`lacks ${use.getAttribute('href')}`);
  }
  return found.map((fault) => `“${caption}” ${fault}`);
}));

for (const game of GAMES) {
  for (const [width, height, columns] of [[1180, 820, 2], [820, 1180, 2], [390, 844, 1]]) {
    testWith({ path: `#rules/${game}`, width, height })(`the figures of ${game}'s rules are drawn at ${width}x${height}`, { tag: fullUnless(width === 390 && game === 'road') }, async ({ page, shot, accessible }) => {
      await page.locator('.rulefig').first().waitFor();
      // The symbols come with the game's part.
      await page.waitForFunction(() => [...document.querySelectorAll('.rulefig use')].every((use) => document.querySelector(use.getAttribute('href'))));
      assert.ok(await page.locator('.rulefig').count() >= 8);
      assert.deepEqual(await faults(page), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page scrolls sideways');
      const lefts = await page.locator('.rulefig').evaluateAll((figures) => new Set(figures.map((figure) => Math.round(figure.getBoundingClientRect().left))).size);
      assert.equal(lefts, columns);
      await accessible('.prose');
      await page.locator('.rulefig').first().scrollIntoViewIfNeeded();
      await shot(`handbook-${game}-${width}`);
    });
  }
}

testWith({ path: '#rules/burgundy' })('the search shows the figures whose captions match', async ({ page }) => {
  const shown = page.locator('.rulefig:visible');
  await shown.first().waitFor();
  const all = await shown.count();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('silver');
  await page.waitForFunction(() => document.querySelector('.lookup [role=status]')?.textContent.match(/match/));
  const count = await shown.count();
  assert.ok(count > 0 && count < all, `${count} of ${all}`);
  for (const text of await shown.allTextContents()) assert.match(text, /silver/i);
});

for (const [game, [words, entry]] of Object.entries(RULED)) {
  testWith({ path: `#rules/${game}` })(`the search of ${game}'s rules finds rulings too`, { tag: fullUnless(game === 'dice') }, async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill(words);
    await page.waitForFunction(() => document.querySelector('.lookup [role=status]')?.textContent.match(/match/));
    assert.match((await entries(page).allTextContents()).join('\n'), new RegExp(entry));
  });
}

testWith({ path: '#rules/burgundy' })('the contents lead to each heading, and are collapsed on a phone', async ({ page, accessible }) => {
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('button', { name: 'The black depot', exact: true }).click();
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'The black depot');
  const top = () => page.getByRole('heading', { name: 'The black depot', exact: true }).evaluate((heading) => heading.getBoundingClientRect().top);
  assert.ok(await top() >= 50 && await top() < 140, `the heading lies ${await top()} px from the top, below the search`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Contents' }).click();
  await accessible();
  await contents.getByRole('button', { name: 'Workers', exact: true }).click();
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Workers');
  assert.equal(await contents.locator('li:visible').count(), 0, 'folded again');
});

test('an explanation at the table opens the rules at its subject, and they lead back', async ({ page }) => {
  await page.getByRole('button', { name: 'Play now: The Castles of Burgundy' }).click();
  await page.locator('.own').first().waitFor();
  await page.locator('.table [data-s^="t"]').first().focus();
  await page.keyboard.press('i');
  await page.getByRole('button', { name: 'Look it up in the rules' }).click();
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  await field.waitFor();
  assert.notEqual(await field.inputValue(), '');
  assert.ok(await entries(page).count() > 0);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.locator('.own').first().waitFor();
});
