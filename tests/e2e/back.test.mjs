// The browser's Back, which closes an open panel, and leaves the page when none is open.

import assert from 'node:assert/strict';
import { test, testWith } from './lib/page.mjs';
import { frames } from './lib/settle.mjs';
import { begin } from './lib/setup.mjs';
import { beginRoad, nothingHidden } from './road/lib.mjs';

/** Panels of every table, by the button that opens them. */
const PANELS = ['Menu', 'Settings', 'Share', 'Moves'];

const opener = (page, name) => page.getByRole('button', { name, exact: true });
const back = (page) => page.evaluate(() => { history.back(); });
const forward = (page) => page.evaluate(() => { history.forward(); });

/** Waits for an open panel. */
async function opened(page) {
  await page.locator('dialog[open]').waitFor();
  await frames(page);
}

async function show(page, name) {
  await opener(page, name).click();
  await opened(page);
}

/** Waits until no panel is open and the page rests; says where that is. */
async function closed(page) {
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await frames(page, 5);
  return page.evaluate(() => ({ hash: location.hash, table: !!document.querySelector('.app'), open: document.querySelectorAll('dialog[open]').length }));
}

const AT_TABLE = { hash: '#table', table: true, open: 0 };

/** Goes back once, which leads from the table to the page before it, where it was set up. */
async function leaves(page) {
  await back(page);
  await page.waitForFunction(() => location.hash.startsWith('#new/') && document.querySelector('.su'));
  await frames(page, 5);
  assert.match(await page.evaluate(() => location.hash), /^#new/, 'one step only');
}

for (const [game, { start, own }] of Object.entries({
  Burgundy: { start: (page) => begin(page, { names: ['Anna', 'Benno'] }), own: 'Benno, 0 points: make large' },
  Road: { start: (page) => beginRoad(page, { names: ['Anna', 'Ben', 'Carla'], computers: [null, 'easy', 'easy'] }), own: 'Log' },
})) {
  test(`Back closes each panel of ${game} and stays at the table, and leaves it then`, async ({ page }) => {
    await start(page);
    for (const name of [...PANELS, own]) {
      await show(page, name);
      if (name === own) await page.goBack();
      else await back(page);
      assert.deepEqual(await closed(page), AT_TABLE, name);
    }
    // An explanation beside its subject.
    await page.locator('[data-help="tool.app-menu"]').dispatchEvent('contextmenu', { button: 2 });
    await page.locator('dialog.beak[open]').waitFor();
    await opened(page);
    await back(page);
    assert.deepEqual(await closed(page), AT_TABLE, 'explanation');
    await leaves(page);
  });
}

test('Back closes the menu and the log of a covered table, and shows no hand', async ({ page }) => {
  const names = ['Anna', 'Ben', 'Carla'];
  await beginRoad(page, { names });
  const cover = page.locator('.act .end').filter({ hasText: /^I am / });
  await cover.waitFor();
  for (const name of ['Menu', 'Log']) {
    await show(page, name);
    await back(page);
    assert.deepEqual(await closed(page), AT_TABLE, name);
    await cover.waitFor();
    await nothingHidden(page, names, undefined, name);
  }
  await leaves(page);
  await nothingHidden(page, names, undefined, 'Back');
});

test('a panel that is closed otherwise takes no step of Back', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const ways = {
    'its button': () => page.locator('dialog[open] .panelhead button').click(),
    Escape: () => page.keyboard.press('Escape'),
    'a touch beside it': () => page.mouse.click(3, 400),
  };
  for (const name of ['Settings', 'Moves']) {
    for (const [how, close] of Object.entries(ways)) {
      await show(page, name);
      await close();
      assert.deepEqual(await closed(page), AT_TABLE, how);
    }
    // One entry for any number of them, above that of the table.
    await leaves(page);
    await forward(page);
    await page.locator('.app').waitFor();
  }
});

test('one panel after the other is one step of Back', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await show(page, 'Menu');
  await page.locator('dialog[open]').getByRole('button', { name: 'Keyboard' }).click();
  await page.locator('dialog.keys[open]').waitFor();
  await frames(page, 5);
  await back(page);
  assert.deepEqual(await closed(page), AT_TABLE);
  await leaves(page);
});

test('a page opened out of a panel leads back to the table', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  for (const [name, hash] of [['Your games', '#games'], ['Rules', '#rules/burgundy'], ['About', '#about']]) {
    await show(page, 'Menu');
    await page.locator('dialog[open]').getByRole('button', { name }).click();
    await page.waitForFunction((hash) => location.hash === hash && !document.querySelector('.app'), hash);
    assert.equal((await closed(page)).hash, hash, 'it stays');
    await back(page);
    await page.locator('.app').waitFor();
    assert.deepEqual(await closed(page), AT_TABLE, name);
  }
  await leaves(page);
});

test('a page opened just as a panel closes is not left again', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await show(page, 'Settings');
  await page.evaluate(() => {
    document.querySelector('dialog[open] .panelhead button').click();
    queueMicrotask(() => { location.hash = '#about'; });
  });
  await page.waitForFunction(() => location.hash === '#about' && !document.querySelector('.app'));
  assert.equal((await closed(page)).hash, '#about');
  await back(page);
  await page.locator('.app').waitFor();
  assert.deepEqual(await closed(page), AT_TABLE);
  await leaves(page);
});

test('Back closes an explanation that took the place of a panel', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await show(page, 'Benno, 0 points: make large');
  await page.locator('dialog[open] [data-help]').first().dispatchEvent('contextmenu', { button: 2 });
  await page.locator('dialog.beak[open]').waitFor();
  await frames(page);
  await back(page);
  await page.locator('dialog.beak').waitFor({ state: 'detached' });
  await frames(page, 5);
  assert.equal(await page.evaluate(() => location.hash), '#table');
  await page.keyboard.press('Escape');
  assert.deepEqual(await closed(page), AT_TABLE);
  await leaves(page);
});

test('Forward after Back opens nothing, and the next panel is closed by Back again', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await show(page, 'Menu');
  await back(page);
  assert.deepEqual(await closed(page), AT_TABLE);
  await forward(page);
  await page.waitForFunction(() => history.state === true);
  assert.deepEqual(await closed(page), AT_TABLE);
  await show(page, 'Share');
  await back(page);
  assert.deepEqual(await closed(page), AT_TABLE);
  await leaves(page);
});

test('a page that is loaded again with an open panel shows the table, and Back leaves it', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await show(page, 'Settings');
  await page.reload();
  await page.locator('.app').waitFor();
  assert.deepEqual(await closed(page), AT_TABLE);
  // The panels' part is fetched after the page.
  await show(page, 'Menu');
  await page.keyboard.press('Escape');
  assert.deepEqual(await closed(page), AT_TABLE);
  await leaves(page);
});

test('on the first page of a tab a closed panel leaves no entry behind', async ({ page, context, url }) => {
  const coming = context.waitForEvent('page');
  await page.evaluate((url) => { open(url, '_blank', 'noopener'); }, url);
  const fresh = await coming;
  await opener(fresh, 'Settings').first().waitFor();
  assert.equal(await fresh.evaluate(() => history.length), 1);
  await opener(fresh, 'Settings').first().click();
  await opened(fresh);
  await fresh.keyboard.press('Escape');
  await fresh.waitForFunction(() => !document.querySelector('dialog[open]') && !window.navigation.canGoBack);
  await opener(fresh, 'Settings').first().click();
  await opened(fresh);
  await back(fresh);
  await fresh.waitForFunction(() => !document.querySelector('dialog[open]') && document.querySelector('h1'));
});

testWith({ path: '#hello' })('the address of a link does not stay below a panel', async ({ page }) => {
  await page.locator('.notice').waitFor();
  await opener(page, 'Settings').first().click();
  await opened(page);
  await page.waitForFunction(() => !location.hash);
  await back(page);
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await frames(page, 5);
  assert.equal(await page.evaluate(() => location.hash), '');
});
