// Size of the first load.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { started } from '../lib/open.mjs';
import { ROOT } from '../lib/paths.mjs';

/** Requests until the page has started and is idle; later requests by workers are not counted. */
async function requests(browser, site) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const paths = new Set();
  page.on('request', (request) => {
    if (request.url().startsWith(site)) paths.add(new URL(request.url()).pathname.slice(new URL(site).pathname.length) || 'index.html');
  });
  page.on('worker', (worker) => paths.delete(new URL(worker.url()).pathname.slice(new URL(site).pathname.length)));
  await page.goto(site);
  await started(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...paths];
}

/** Size of a file as sent by a host with Brotli. */
function sent(path) {
  const file = join(ROOT, 'dist', path);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/** Files of the first load with their sizes as sent, the largest first. */
export async function firstLoad(browser, site) {
  return (await requests(browser, site)).map((path) => [path, sent(path)]).sort(([, a], [, b]) => b - a);
}
