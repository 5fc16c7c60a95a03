// Playwright Test for the end-to-end tests. `cargo xtask test` serves the built page and names the browsers; without it
// (`npx playwright test -c tests/e2e`) the page in dist/ is served by the project's own server.

import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { launching } from './lib/open.mjs';
import { ROOT, SHOTS } from './lib/paths.mjs';

/** Tries of a test; one that passes only at a later one is unsteady. */
const TRIES = Number(process.env.PRINCIPALITY_TRIES) || 3;

const server = {
  command: 'cargo xtask serve --no-build --port 0 --under /some/where/',
  cwd: ROOT,
  // Becomes PRINCIPALITY_URL.
  wait: { stdout: /(?<principality_url>http:\/\/\S+)/ },
};

export default defineConfig({
  testDir: join(ROOT, 'tests/e2e'),
  testMatch: '**/*.test.mjs',
  outputDir: join(SHOTS, 'falls'),
  fullyParallel: true,
  // Tests wait for pictures and timers as well as for the processor, of which three at a time leave a quarter idle on two
  // cores; each brings a browser of its own.
  workers: Math.min(2 * availableParallelism(), 4),
  retries: TRIES - 1,
  // Limits are for a page that hangs: a busy machine takes three times as long as an idle one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: launching(), trace: 'on-first-retry' },
  reporter: [[join(ROOT, 'tests/e2e/lib/report.mjs')], ['html', { open: 'never', outputFolder: join(SHOTS, 'report') }]],
  webServer: process.env.PRINCIPALITY_URL ? undefined : server,
});
