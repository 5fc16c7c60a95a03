// Settings of several tabs: each change counts, wherever it was made.

import assert from 'node:assert/strict';
import { started, test } from './lib/page.mjs';

/** Waits for a state of the root element. A hidden tab does not draw, so it is polled at intervals. */
const root = (tab, state) => tab.waitForFunction((state) => document.documentElement.matches(state), state, { polling: 100 });

test('settings changed in two tabs are all kept, and both tabs show them', async ({ page, context, url }) => {
  const other = await context.newPage();
  await other.goto(url);
  await started(other);
  await other.locator('.prefs').getByText('Dark').waitFor();
  await page.locator('.prefs').getByText('Deutsch').click();
  await root(page, '[lang=de]');
  await root(other, '[lang=de]');
  await other.locator('.prefs').getByText('Dunkel').click();
  await root(other, '.dark[lang=de]');
  await root(page, '.dark[lang=de]');
  const kept = await page.evaluate(() => localStorage.getItem('principality.settings').split('\n'));
  assert.deepEqual(['language=de', 'theme=dark'].filter((line) => kept.includes(line)), ['language=de', 'theme=dark']);
  await page.reload();
  await started(page);
  await root(page, '.dark[lang=de]');
});

test('two settings changed before the page is drawn again both count', async ({ page }) => {
  await page.locator('.prefs').getByText('Dark').waitFor();
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('.prefs label')) {
      if (['Deutsch', 'Dark'].includes(label.textContent)) label.click();
    }
  });
  await root(page, '.dark[lang=de]');
});
