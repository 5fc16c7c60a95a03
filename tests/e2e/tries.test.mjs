// Tests that fall are tried again, and what came of it is written down.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { test } from 'node:test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { within } from './lib/tries.mjs';

/** Runs the test that falls so many times; returns what its run says and leaves. */
function run(falls, settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'principality-tries-'));
  try {
    const env = { ...process.env, PRINCIPALITY_OUTPUT: folder, PRINCIPALITY_TRIES: '', FALLS: String(falls), ...settings };
    delete env.NODE_TEST_CONTEXT;
    const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=spec', join(ROOT, 'tests/e2e/lib/made-to-fall.mjs')], { env, encoding: 'utf8' });
    const ledger = join(folder, 'unsteady.txt');
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.png')).sort();
    return {
      status, stdout, pictures,
      unsteady: existsSync(ledger) ? readFileSync(ledger, 'utf8') : '',
      shown: pictures.map((name) => readFileSync(join(folder, name), 'utf8')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a test that never falls passes and is not named', () => {
  const { status, unsteady, pictures } = run(0);
  assert.deepEqual({ status, unsteady, pictures }, { status: 0, unsteady: '', pictures: [] });
});

test('a test that falls once or twice passes with a fresh browser and is named unsteady, with the picture of its first fall', () => {
  for (const falls of [1, 2]) {
    const { status, stdout, unsteady, pictures, shown } = run(falls);
    assert.equal(status, 0, stdout);
    const reasons = Array.from({ length: falls }, (_, n) => `falls left: ${falls - 1 - n}`);
    assert.equal(unsteady, `${['made-to-fall.mjs', 'one made to fall', ...reasons].join('\t')}\n`);
    assert.deepEqual(pictures, ['failed-one-made-to-fall.png', 'failed-one-made-to-fall-2.png'].slice(0, falls).sort());
    assert.deepEqual([...shown].sort(), ['browser 1', 'browser 2'].slice(0, falls));
    assert.match(stdout, /try 1 of "one made to fall" fell/);
  }
});

test('a test that falls three times is red', () => {
  const { status, stdout, unsteady } = run(3);
  assert.equal(status, 1);
  assert.match(stdout, /falls left: 0/);
  assert.equal(unsteady, '');
});

test('a try that hangs ends at its limit, and one that ends earlier is not kept waiting', async () => {
  await assert.rejects(within(20, new Promise(() => {})), /still running after 0.02 s/);
  assert.equal(await within(3_600_000, Promise.resolve('done')), 'done');
});

test('where no second try is allowed, one fall is red', () => {
  const { status, unsteady } = run(1, { PRINCIPALITY_TRIES: '1' });
  assert.deepEqual({ status, unsteady }, { status: 1, unsteady: '' });
});
