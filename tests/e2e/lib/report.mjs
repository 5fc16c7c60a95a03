// Reporter of Playwright Test: a line for each try. The tests that fell are listed in test-output/fallen.txt, and those
// that passed only when they were tried again in test-output/unsteady.txt, each with the page's console, its reasons,
// pictures, trace and the command that runs it alone.

import { rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ROOT, SHOTS } from './paths.mjs';

/** Number of lines shown of the page's console, and of a reason. */
const SHOWN = 12;

const plain = (text) => text.replace(/\u001b\[[0-9;]*m/g, '');
const short = (file) => relative(ROOT, file);

/** Lines about a fall: the page's console first, since an error there is often the reason. */
function fall({ error, attachments }) {
  const named = (name) => attachments.filter((one) => one.name === name);
  const lines = named('console').flatMap(({ body }) => body.toString().split('\n'));
  return [
    ...lines.slice(-SHOWN).map((line) => `the page wrote: ${line}`),
    ...plain(error?.message ?? 'no reason is known').split('\n').filter((line) => line.trim()).slice(0, SHOWN),
    ...named('picture').map(({ path }) => `picture: ${short(path)}`),
    ...named('trace').map(({ path }) => `trace: npx playwright show-trace ${short(path)}`),
  ];
}

const fileOf = (test) => relative(join(ROOT, 'tests/e2e'), test.location.file);

/** The command that runs a test alone. */
function alone(test) {
  // A dot stands for any character: quotes and brackets of the name need no escape.
  const name = test.title.replace(/[^A-Za-z0-9 ]/g, '.');
  return `alone: cargo xtask test --no-build --file ${basename(fileOf(test), '.test.mjs')} --name '${name}'`;
}

function described(test, head) {
  const falls = test.results.filter(({ status }) => status !== 'passed' && status !== 'skipped');
  return [`${head}: ${test.title}`, ...falls.flatMap(fall).map((line) => `    ${line}`), `    ${alone(test)}`].join('\n');
}

export default class Report {
  onBegin(config, suite) {
    this.suite = suite;
    console.log(`${suite.allTests().length} tests, ${config.workers} at a time`);
  }

  onTestEnd(test, { status, duration, retry }) {
    const sign = { passed: '✔', skipped: '-' }[status] ?? '✖';
    console.log(`${sign} ${fileOf(test)} › ${test.title} (${(duration / 1000).toFixed(1)} s${retry ? `, try ${retry + 1}` : ''})`);
  }

  onStdOut(text) {
    process.stdout.write(text);
  }

  onStdErr(text) {
    process.stderr.write(text);
  }

  onError({ message, stack }) {
    console.error(stack ?? message);
  }

  printsToStdio() {
    return true;
  }

  onEnd() {
    const of = (outcome) => this.suite.allTests().filter((test) => test.outcome() === outcome);
    const tries = (test) => `unsteady, passed at try ${test.results.length}`;
    const [fallen, unsteady] = [of('unexpected').map((test) => described(test, 'fell')), of('flaky').map((test) => described(test, tries(test)))];
    for (const [name, lines] of Object.entries({ fallen, unsteady })) {
      const file = join(SHOTS, `${name}.txt`);
      rmSync(file, { force: true });
      if (lines.length) writeFileSync(file, `${lines.join('\n')}\n`);
    }
  }
}
