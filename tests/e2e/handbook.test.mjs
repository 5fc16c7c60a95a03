// The rules as a handbook: contents, a search over all that they say, and the way there from the table and back.
import assert from 'node:assert/strict';
import { pageTest } from './lib/page.mjs';

const entries = (page) => page.locator('.prose :is(p, li, dl > div):not(li p, dl p):visible');

for (const [game, word, entry] of [
  ['burgundy', 'church', 'Church'], ['dice', 'monk', 'Monk:'], ['road', 'robber', 'Robber'], ['princes', 'brigands', 'Brigands'],
]) {
  pageTest(`the rules of ${game} are searched`, { path: `#rules/${game}` }, async ({ page, accessible }) => {
    const field = page.getByRole('searchbox', { name: 'Search the rules' });
    await field.waitFor();
    const all = await entries(page).count();
    await field.fill(word.toUpperCase());
    await page.waitForFunction(() => document.querySelector('.lookup [role=status]')?.textContent.match(/place/));
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

pageTest('the contents lead to each heading, and lie folded on a phone', { path: '#rules/burgundy' }, async ({ page, accessible }) => {
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

pageTest('an explanation at the table opens the rules where they speak of it, and they lead back', async ({ page }) => {
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
