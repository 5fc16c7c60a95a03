// The network is lost within the first second of the first visit: whatever has arrived by then, a message is shown.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { openHost } from './lib/host.mjs';
import { ROOT, started, test } from './lib/page.mjs';

const isPage = (path) => path === 'index.html';
const isStyle = (path) => path.endsWith('.css');
const isApp = (path) => path.endsWith('app_bg.wasm');

const CASES = [
  ['nothing but the page itself arrives', (path) => !isPage(path), 'drop'],
  ['no script arrives', (path) => !isPage(path) && !isStyle(path), 'drop'],
  ['scripts keep silent', (path) => !isPage(path) && !isStyle(path), 'hang'],
  ['the app does not arrive', isApp, 'drop'],
  ['the app keeps silent', isApp, 'hang'],
];

for (const [what, isLost, fate] of CASES) {
  test(`if ${what}, a message is shown within three seconds, and a reload starts over`, async ({ browser }) => {
    const host = await openHost(join(ROOT, 'dist'));
    host.fate = (path) => isLost(path) && fate;
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    try {
      await page.goto(host.url, { waitUntil: 'commit' });
      // Before its style sheets arrive the page is not painted, but a script would find everything of it visible.
      await page.locator('#slow').waitFor({ state: 'attached' });
      if (!isLost('base.css')) await page.waitForFunction(() => getComputedStyle(document.getElementById('slow')).animationName !== 'none');
      const said = page.locator('#slow, #load-failed').filter({ visible: true }).getByText(/Check your connection/);
      await said.first().waitFor();
      assert.equal(await said.count(), 1, 'one sentence');
      const seconds = await page.evaluate(() => parseFloat(getComputedStyle(document.getElementById('slow')).animationDuration) || 0);
      assert.ok(seconds <= 2.5, `held back for ${seconds} s`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing leaves a small phone');

      host.fate = undefined;
      await page.reload();
      await started(page);
      assert.equal(await page.locator('#slow').count(), 0);
      await context.close();
    } finally {
      await host.stop();
    }
  });
}
