// Address of the built page. `cargo xtask test` serves it and sets PRINCIPALITY_URL; run directly with `node --test
// tests/e2e/`, the tests start the server themselves. Either way the page is under a sub-path, which proves that all
// its addresses are relative.

import { spawn } from 'node:child_process';
import { after } from 'node:test';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
let server;
let address;

export function siteUrl() {
  address ??= process.env.PRINCIPALITY_URL ? Promise.resolve(process.env.PRINCIPALITY_URL) : start();
  return address;
}

function start() {
  server = spawn('cargo', ['xtask', 'serve', '--no-build', '--port', '0', '--under', '/some/where/'], {
    cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (data) => {
      said += data;
      const found = said.match(/http:\/\/\S+/);
      if (found) resolve(found[0]);
    });
    server.on('exit', () => reject(new Error('the server ended: is there a page in dist/? Run "cargo xtask build"')));
  });
}

after(() => server?.kill());
