// A database that answers late: games are unknown until then, and never shown as none.

import assert from 'node:assert/strict';
import { testWith } from './lib/page.mjs';
import { kept, stored } from './lib/library.mjs';
import { begin } from './lib/setup.mjs';

/** Runs in the page: while `test.silent` is set, a database answers only when `answer()` is called; its limit passes at once. */
function silence() {
  if (!location.protocol.startsWith('http') || localStorage.getItem('test.silent') === null) return;
  const open = IDBFactory.prototype.open;
  const held = [];
  let answered = false;
  IDBFactory.prototype.open = function (...asked) {
    const request = open.apply(this, asked);
    request.addEventListener('success', (event) => {
      if (answered) return;
      event.stopImmediatePropagation();
      held.push(request);
    });
    return request;
  };
  window.answer = () => {
    answered = true;
    for (const request of held) request.dispatchEvent(new Event('success'));
  };
  const wait = window.setTimeout;
  window.setTimeout = (done, limit, ...rest) => wait(done, limit === 5000 ? 50 : limit, ...rest);
}

testWith({ before: silence, timeout: 60_000 })('a database that answers late takes over when it does, and until then the page says so', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await stored(page);
  await page.evaluate(() => { localStorage.setItem('test.silent', '1'); location.hash = ''; });
  await page.reload();
  const sentence = page.locator('.fault').getByText('can’t be read at the moment');
  await page.locator('.hrow').getByText('can’t be read at the moment').waitFor();
  assert.equal(await page.locator('.hero.first').count(), 0, 'no welcome to a visitor without games');
  await page.evaluate(() => { location.hash = '#games'; });
  await page.locator('.games').waitFor();
  await sentence.waitFor();
  assert.equal(await page.getByText('No saved games yet').count(), 0);

  // A game begun meanwhile is listed beside the sentence, and a backup would lack the others.
  await page.evaluate(() => { location.hash = ''; });
  await page.locator('.gplay').first().click();
  await page.locator('.app').waitFor();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('principality.game.')));
  await page.evaluate(() => { location.hash = '#games'; });
  await page.locator('.gamelist > li').first().waitFor();
  await sentence.waitFor();
  await page.getByRole('button', { name: 'Export all' }).click();
  await page.locator('.notice').getByText('can’t be read at the moment').waitFor();

  await page.evaluate(() => window.answer());
  await page.locator('.gamelist > li').nth(1).waitFor();
  await page.locator('main .fault').waitFor({ state: 'detached' });
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('principality.game.')));
  assert.equal((await kept(page)).length, 2, 'both are in the database');
});

testWith({ before: silence, timeout: 60_000, allow: [/split_shared/, /Failed to fetch/] })('a database that answers late takes over though the code for it comes only at another try', { tag: '@full' }, async ({ page, context }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await stored(page);
  await page.evaluate(() => { localStorage.setItem('test.silent', '1'); location.hash = ''; });
  let tries = 0;
  await context.route('**/split_shared*.wasm', async (route) => {
    tries += 1;
    if (tries === 1) await route.abort();
    else await route.continue();
  });
  await page.reload();
  await page.locator('.hrow').getByText('can’t be read at the moment').waitFor();
  await page.evaluate(() => window.answer());
  await page.locator('.hrow').getByText('Anna').waitFor();
  assert.ok(tries > 1);
});

/** Runs in the page: the database refuses to open, as in private windows of some browsers. */
function refuse() {
  IDBFactory.prototype.open = () => { throw new DOMException('refused', 'InvalidStateError'); };
}

testWith({ before: refuse, timeout: 60_000 })('where the database always refuses, a first visit is welcomed and games come back from local storage', async ({ page }) => {
  await page.locator('.hero.first').waitFor();
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('principality.game.')));
  await page.reload();
  await page.locator('.app').waitFor();
  await page.evaluate(() => { location.hash = ''; });
  await page.getByText('Anna').first().waitFor();
});
