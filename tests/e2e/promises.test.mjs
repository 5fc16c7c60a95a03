// Promises of the browser that are refused or never answered: a row for each and the way in which it fails.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import { test as base } from '@playwright/test';
import { ROOT } from './lib/page.mjs';

const HOME = 'https://games.example/some/where/';
const never = () => new Promise(() => {});
const refused = () => Promise.reject(new Error('refused'));

/** The service worker with these caches; its timers run at once. Returns its answer to a request of the page. */
async function answered(match) {
  const source = await readFile(join(ROOT, 'static/js/worker.js'), 'utf8');
  const listeners = {};
  const here = {
    URL, Promise, Response, VERSION: 'v', FILES: [],
    caches: { match }, fetch: () => Promise.resolve('from the network'), setTimeout: (done) => setTimeout(done),
    self: { location: `${HOME}sw.js`, addEventListener: (name, listener) => { listeners[name] = listener; } },
  };
  vm.runInNewContext(source, here);
  return new Promise((respondWith) => { listeners.fetch({ request: { method: 'GET', url: `${HOME}app.js` }, respondWith }); });
}

for (const [way, match] of [['refuse', refused], ['never answer', never], ['are empty', () => Promise.resolve()]]) {
  base(`where caches ${way}, the service worker asks the network`, async () => {
    assert.equal(await answered(match), 'from the network');
  });
}
