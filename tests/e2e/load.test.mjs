// The page loads without errors, at the sizes it is designed for.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { eventually, fullUnless, started, test, testWith } from './lib/page.mjs';
import { frames } from './lib/settle.mjs';

testWith({ width: 1280, height: 800 })('the page loads with no console error at 1280x800', async ({ page, shot }) => {
  assert.match(await page.title(), /Principality/);
  assert.ok(await page.locator('#app').isVisible());
  await shot('load-1280x800');
});

test('axe finds no accessibility violations', async ({ accessible }) => {
  await accessible();
});

test('the content security policy is set and allows the one inline script by its hash', async ({ page, url }) => {
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /'unsafe-inline'|'unsafe-eval'/);
  const source = await (await page.request.get(url, { maxRetries: 3 })).text();
  const inline = [...source.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script);
  assert.equal(inline.length, 1);
  assert.ok(policy.includes(`'sha256-${createHash('sha256').update(inline[0]).digest('base64')}'`));
  assert.equal(await page.locator('script:not([src])').count(), 1);
  assert.equal(await page.locator('script[src]:not([integrity])').count(), 0);
});

test('the first load in one language transfers at most 195 kB', async ({ page }) => {
  await page.reload({ waitUntil: 'commit' });
  const names = await page.waitForFunction(() => {
    const drawn = [...document.images].every((image) => image.complete && image.naturalWidth);
    const stands = document.querySelector('#app h1') && !document.querySelector('#app #loading') && drawn;
    return stands && [location.href.split('#')[0], ...performance.getEntriesByType('resource').map((entry) => entry.name)];
  }).then((found) => found.jsonValue());
  for (const file of ['app_bg.wasm', 'posters/burgundy.svg']) assert.ok(names.some((name) => name.endsWith(file)), names.join());
  // Sizes as sent by a host with Brotli. A connection kept from an earlier file may just be closing.
  const sizes = [];
  for (const name of new Set(names)) {
    const plain = await (await page.request.get(name, { maxRetries: 3 })).body();
    sizes.push(brotliCompressSync(plain).byteLength);
  }
  const sum = sizes.reduce((one, other) => one + other, 0);
  assert.ok(sum > 50_000 && sum <= 195_000, `${sum} bytes: ${names.map((name, at) => `${sizes[at]} ${name}`).join('\n')}`);
});

/** Runs before the page's own scripts: records the addresses of pictures that were, when painted, the largest so far. */
const LARGEST = () => {
  window.largest = [];
  new PerformanceObserver((list) => window.largest.push(...list.getEntries().map(({ url }) => url).filter(Boolean)))
    .observe({ type: 'largest-contentful-paint', buffered: true });
};

for (const [width, height] of [[390, 844], [360, 640], [844, 390], [1180, 820]]) {
  testWith({ width, height, before: LARGEST, path: 'manifest.webmanifest', allow: [/favicon\.ico/] })(`the picture before the app has loaded is the largest of the first visit at ${width}x${height}`, { tag: fullUnless(width === 390) }, async ({ page, url }) => {
    let send;
    const sent = new Promise((resolve) => { send = resolve; });
    await page.route('**/app_bg.wasm', async (route) => {
      await sent;
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('.shell') && window.largest.length === 1);
    send();
    await page.waitForFunction(() => document.querySelector('.hero.first img')?.complete);
    await frames(page, 10);
    assert.equal(await page.evaluate(() => window.largest.length), 1);
  });
}

test('errors in a page are detected', async ({ open }) => {
  const { page, problems, clean } = await open({ unwatched: true });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">inline style</p>');
    fetch('https://elsewhere.invalid/').catch(() => {});
    fetch('not-there.txt');
    setTimeout(() => { throw new Error('thrown on purpose'); });
  });
  for (const sign of [/style-src/, /elsewhere\.invalid/, /404 .*not-there/, /thrown on purpose/]) {
    await eventually(() => problems.some((problem) => sign.test(problem)), () => `${sign} in ${problems.join('\n')}`);
  }
  assert.throws(clean, /while the page was open/);
});

/** Starts the page without a file; returns a function that lets it come, once it was tried for twice. */
async function without(page, context, file) {
  let tries = 0;
  await context.route(`**/${file}`, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.reload();
  await started(page);
  return async () => {
    await eventually(() => tries >= 2, () => `${tries} tries`);
    await context.unroute(`**/${file}`);
  };
}

testWith({ allow: [/split_(shared|burgundy)/, /ERR_FAILED/, /TypeError: Failed to fetch/] })('a part that fails to load is fetched again, and a notice is shown', async ({ page, context }) => {
  const goOn = await without(page, context, 'split_burgundy.wasm');
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('alert').getByText('Still loading').waitFor();
  await goOn();
  await page.locator('.su .seat').first().waitFor({ timeout: 60_000 });
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');

  // At the table too: the action is carried out when the code has arrived.
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.app').waitFor();
  await context.route('**/split_shared*.wasm', (route) => route.abort());
  await page.reload();
  await page.locator('.app').waitFor();
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.locator('.notice').getByText('Still loading').waitFor();
  await context.unroute('**/split_shared*.wasm');
  await page.locator('.replay').waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.notice').count(), 0);
});

testWith({ allow: [/split_burgundy_study/, /ERR_FAILED/, /TypeError: Failed to fetch/] })('a game is played without its second part, whose pages say so until it comes', async ({ page, context }) => {
  const goOn = await without(page, context, 'split_burgundy_study.wasm');
  await page.evaluate(() => { location.hash = 'new/burgundy'; });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.app .act').waitFor();
  await page.evaluate(() => { location.hash = 'rules/burgundy'; });
  await page.getByRole('alert').getByText('Still loading').waitFor();
  await goOn();
  await page.getByRole('heading', { name: 'Rules · The Castles of Burgundy' }).waitFor({ timeout: 60_000 });
  await page.goBack();
  await page.locator('.app .act').waitFor();
});
