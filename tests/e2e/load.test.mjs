// The page loads, on each of the sizes that it is drawn for, and nothing complains.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { open, pageTest, started } from './lib/page.mjs';

pageTest('the page loads with no console error at 1280x800', { width: 1280, height: 800 }, async ({ page, shot }) => {
  assert.match(await page.title(), /Principality/);
  assert.ok(await page.locator('#app').isVisible());
  await shot('load-1280x800');
});

pageTest('the page has no accessibility fault that axe can find', async ({ accessible }) => {
  await accessible();
});

pageTest('the policy is there and forbids inline scripts', async ({ page }) => {
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /'unsafe-inline'|'unsafe-eval'/);
  assert.equal(await page.locator('script:not([src])').count(), 0);
  assert.equal(await page.locator('script:not([integrity])').count(), 0);
});

test('the first page in one language weighs at most 200 kB on its way', async () => {
  const { page, context } = await open();
  await page.reload({ waitUntil: 'commit' });
  const names = await page.waitForFunction(() => {
    const drawn = [...document.images].every((image) => image.complete && image.naturalWidth);
    const stands = document.querySelector('#app h1') && !document.querySelector('#app #loading') && drawn;
    return stands && [location.href.split('#')[0], ...performance.getEntriesByType('resource').map((entry) => entry.name)];
  }).then((found) => found.jsonValue());
  for (const file of ['app_bg.wasm', 'posters/burgundy.svg']) assert.ok(names.some((name) => name.endsWith(file)), names.join());
  // As a host sends it that packs with Brotli.
  const sizes = await Promise.all([...new Set(names)].map(async (name) => {
    const plain = await (await fetch(name)).arrayBuffer();
    return brotliCompressSync(new Uint8Array(plain)).byteLength;
  }));
  const sum = sizes.reduce((one, other) => one + other, 0);
  assert.ok(sum > 50_000 && sum <= 200_000, `${sum} bytes: ${names.map((name, at) => `${sizes[at]} ${name}`).join('\n')}`);
  await context.close();
});

test('what goes wrong in a page does not go unseen', async () => {
  const { page, context, problems } = await open();
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">inline style</p>');
    fetch('https://elsewhere.invalid/').catch(() => {});
    fetch('not-there.txt');
    setTimeout(() => { throw new Error('thrown on purpose'); });
  });
  await page.waitForTimeout(500);
  for (const sign of [/style-src/, /elsewhere\.invalid/, /404 .*not-there/, /thrown on purpose/]) {
    assert.ok(problems.some((problem) => sign.test(problem)), `${sign} in ${problems.join('\n')}`);
  }
  await context.close();
});

pageTest('a part that does not arrive is asked for again, and said', { allow: [/split_(shared|burgundy)/, /ERR_FAILED/, /TypeError: Failed to fetch/] }, async ({ page, context }) => {
  await context.route('**/split_burgundy*.wasm', (route) => route.abort());
  await page.reload();
  await started(page);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('alert').getByText('has not arrived yet').waitFor();
  await page.waitForTimeout(3500); // a second try, which fails too
  await context.unroute('**/split_burgundy*.wasm');
  await page.locator('.su .seat').first().waitFor({ timeout: 15_000 });
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');

  // At the table too: what is touched for it comes when it has arrived.
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.app').waitFor();
  await context.route('**/split_shared*.wasm', (route) => route.abort());
  await page.reload();
  await page.locator('.app').waitFor();
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.locator('.notice').getByText('has not arrived yet').waitFor();
  await context.unroute('**/split_shared*.wasm');
  await page.locator('.replay').waitFor({ timeout: 15_000 });
  assert.equal(await page.locator('.notice').count(), 0);
});
