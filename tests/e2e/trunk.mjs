// Checks the page built by Trunk alone, for `cargo xtask test --full`: it starts, and computer players are found.

import assert from 'node:assert/strict';
import { launch, openIn } from './lib/open.mjs';
import { begin } from './lib/setup.mjs';

// Trunk's own start script has no integrity hashes, and connects to its server.
const chromium = await launch();
const { page } = await openIn(chromium, { allow: [/.*/] });
await begin(page, { names: ['Odette', 'Anna'], computers: ['easy', null] });
await page.locator('.act .end').or(page.locator('.offers')).first().waitFor({ timeout: 60_000 });
assert.ok(page.workers().length > 0, 'the computer players were not found');
await chromium.close();
