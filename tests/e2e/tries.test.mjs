// A test that falls is tried again, and what came of it is written down.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, test } from './lib/page.mjs';

/** Runs the tests made to fall, with a folder for their output; returns the exit code and what is reported, a test each. */
async function run(folder, tries) {
  // A worker of Playwright Test passes its own settings on to its children.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT|PW_)/.test(name)));
  Object.assign(env, { PRINCIPALITY_OUTPUT: folder, PRINCIPALITY_TRIES: tries });
  const words = [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--config', join(ROOT, 'tests/e2e/lib/made-to-fall.config.mjs')];
  const code = await new Promise((resolve) => { execFile(process.execPath, words, { env, cwd: ROOT }, (error) => resolve(error?.code ?? 0)); });
  const read = (name) => {
    const file = join(folder, `${name}.txt`);
    return existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=\S)/m) : [];
  };
  return { code, unsteady: read('unsteady'), fallen: read('fallen') };
}

/** The rest of the report's lines that begin so. */
const after = (report, begin) => report.split('\n').map((line) => line.trim()).filter((line) => line.startsWith(begin)).map((line) => line.slice(begin.length));

test('a test that falls three times is red, one that falls twice is named unsteady, and one that never falls is not named', { tag: '@full' }, async ({}, info) => {
  const { code, unsteady, fallen } = await run(info.outputPath(), '');
  assert.equal(code, 1);
  assert.deepEqual([unsteady.length, fallen.length], [1, 1]);

  assert.match(unsteady[0], /^unsteady, passed at try 3: one made to fall 2 times\n/);
  assert.deepEqual(after(unsteady[0], 'AssertionError: '), ['falls left: 1', 'falls left: 0']);
  assert.match(unsteady[0], /the page wrote: console log: the table is laid\n +AssertionError/, 'the page comes first');
  const pictures = after(unsteady[0], 'picture: ');
  assert.equal(new Set(pictures).size, 2, 'a picture of each fall');
  const traces = after(unsteady[0], 'trace: npx playwright show-trace ');
  assert.ok(traces.length > 0);
  for (const file of [...pictures, ...traces]) assert.ok(existsSync(join(ROOT, file)), file);
  assert.deepEqual(after(unsteady[0], 'alone: '), ["cargo xtask test --no-build --file made-to-fall.mjs --name 'one made to fall 2 times'"]);

  assert.match(fallen[0], /^fell: one made to fall 3 times\n/);
  assert.deepEqual(after(fallen[0], 'AssertionError: '), ['falls left: 2', 'falls left: 1', 'falls left: 0']);
});

test('where no second try is allowed, one fall is red', { tag: '@full' }, async ({}, info) => {
  const { code, unsteady, fallen } = await run(info.outputPath(), '1');
  assert.deepEqual([code, unsteady.length, fallen.length], [1, 0, 2]);
});
