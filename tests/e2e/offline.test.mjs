// The page offline, and updates to a newer version.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { anotherBuild, openHost } from './lib/host.mjs';
import { ROOT, started, test } from './lib/page.mjs';
import { play } from './lib/player.mjs';
import { begin, table } from './lib/setup.mjs';

const DIST = join(ROOT, 'dist');

/** A test with a host of its own, whose page may be cached. */
function hostTest(name, options, body) {
  if (typeof options === 'function') [options, body] = [{}, options];
  test(name, { tag: options.tag ?? [] }, async ({ open }) => {
    const host = await openHost(DIST);
    // Without the host the browser's check for a newer worker fails, and leaving a page cancels its requests.
    const allow = [/sw\.js.*ERR_CONNECTION_REFUSED/, /ERR_ABORTED/, ...(options.allow ?? [])];
    try {
      await body({ host, ...await open({ ...options, url: host.url, serviceWorkers: 'allow', allow }) });
    } finally {
      await host.stop();
    }
  });
}

/** Waits until the whole page is cached, shortly after it has started. */
const kept = (page) => page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 60_000 });

const build = (page) => page.evaluate(() => document.querySelector('meta[name="build"]')?.content ?? 'first');
const offer = (page) => page.getByRole('button', { name: 'Update now' });

hostTest('after the first visit everything works offline: reload, link, continuing a game', async ({ host, page }) => {
  const link = await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 1, stop: (seen, n) => n === 8 });
  const before = await table(page);
  await kept(page);
  await host.stop();
  const asked = host.asked.length;
  await page.reload();
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), before);
  await play(page, { seed: 2, stop: (seen, n) => n === 8 });
  const later = await table(page);
  assert.notDeepEqual(later, before);

  // A link in another tab, opened from the cache only.
  const second = await page.context().newPage();
  await second.goto(host.url + link.slice(link.indexOf('#')));
  await started(second);
  await second.locator('.su').waitFor();
  await second.close();

  // Resources fetched on demand are cached too: the other language, the licences.
  await page.goto(`${host.url}index.html#about`);
  await page.locator('.packages > summary').click();
  await page.locator('.licences li').first().waitFor();
  await page.evaluate(() => localStorage.setItem('principality.settings', 'language=de\n'));
  await page.goto(`${host.url}?from=home#table`);
  await page.locator('.app').waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  assert.equal(host.asked.length, asked);
  await host.start();
});

hostTest('every file of the page is cached, each once, and the computer plays offline', async ({ host, page }) => {
  await kept(page);
  const names = await page.evaluate(async () => {
    const cache = (await caches.keys()).find((name) => !name.endsWith(' served'));
    return (await (await caches.open(cache)).keys()).map(({ url }) => url);
  });
  const files = [...host.files.keys()].filter((path) => path !== 'sw.js');
  assert.deepEqual(names.sort(), files.map((path) => host.url + path.replace('index.html', '')).sort());

  await host.stop();
  await begin(page, { names: ['Odette', 'Anna'], computers: ['medium', null] });
  await page.locator('.act .end').or(page.locator('.offers')).first().waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'A hint', exact: true }).click();
  await page.locator('.act .say b').filter({ hasText: /^Hint\b/ }).waitFor({ timeout: 60_000 });
  await host.start();
});

hostTest('a newer version waits until the player accepts it, and the game goes on', { tag: '@full' }, async ({ host, page, shot, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 3, stop: (seen, n) => n === 10 });
  const before = await table(page);
  await kept(page);

  host.files = anotherBuild(host.files, 'second');
  await page.reload();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-new-version'));
  assert.equal(await build(page), 'first');
  assert.equal(await offer(page).count(), 0, 'nobody is asked in the middle of a game');
  await page.reload();
  await page.locator('.app').waitFor();
  assert.equal(await build(page), 'first', 'a reload takes no new version');
  await play(page, { seed: 4, stop: (seen, n) => n === 3 });
  const later = await table(page);
  assert.notDeepEqual(later, before);

  await page.goto(`${host.url}#`);
  await offer(page).waitFor();
  await shot('version-ready-1280x800');
  await accessible();
  await page.getByRole('button', { name: 'Later' }).click();
  assert.equal(await offer(page).count(), 0);
  await page.reload();
  await offer(page).click();
  await page.waitForFunction(() => document.querySelector('meta[name="build"]')?.content === 'second');
  await started(page);
  await page.goto(`${host.url}#table`);
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), later);

  // It is complete: it also works without the host.
  await host.stop();
  await page.reload();
  await page.locator('.app').waitFor();
  assert.equal(await build(page), 'second');
  await host.start();
});

hostTest('a newer version that arrives incompletely changes nothing', { allow: [/licences\.json/, /ERR_CONNECTION_(REFUSED|RESET)/] }, async ({ host, page }) => {
  await kept(page);
  const whole = host.files;
  for (const [what, damage] of [
    ['a file is missing', (files) => files.delete('licences.json')],
    ['a file is of another build', (files) => files.set('licences.json', Buffer.from('{}'))],
  ]) {
    host.files = anotherBuild(whole, what.replaceAll(' ', '-'));
    damage(host.files);
    const refused = await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => new Promise((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker.addEventListener('statechange', () => resolve(worker.state === 'redundant'));
      }, { once: true });
      registration.update().catch(() => {});
    })));
    assert.ok(refused, what);
    assert.equal(await page.evaluate(() => caches.keys().then((names) => names.length)), 2, what);
  }
  await host.stop();
  await page.reload();
  await started(page);
  assert.equal(await build(page), 'first');
  await host.start();
});
