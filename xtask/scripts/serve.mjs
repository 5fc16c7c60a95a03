// A static server for the finished page: `serve.mjs <folder> <path> <port>`. This machine only, below the path, precompressed
// files, nothing kept without asking. Prints its address, and ends when its standard input does.

import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const [folder, path, port] = process.argv.slice(2);
if (!existsSync(join(folder, 'index.html'))) throw new Error(`there is no page in ${folder}: run 'cargo xtask build' first`);
const under = `/${path}/`.replace(/\/+/g, '/');
// Kinds that sirv does not know, or sends without saying how they are written.
const text = { css: 'text/css', ftl: 'text/plain', js: 'text/javascript', mjs: 'text/javascript', txt: 'text/plain' };

const files = sirv(folder, {
  dev: true, // looks at the disk each time: the folder may be built anew
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders(response, name) {
    const kind = text[name.split('.').at(-1)];
    if (kind) response.setHeader('Content-Type', `${kind}; charset=utf-8`);
    response.setHeader('X-Content-Type-Options', 'nosniff');
  },
});

const server = createServer((request, response) => {
  const nothing = () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is nothing here.\n');
  if (`${request.url}/` === under) return response.writeHead(301, { Location: under }).end();
  if (!request.url.startsWith(under)) return nothing();
  request.url = request.url.slice(under.length - 1);
  return files(request, response, nothing);
});
server.on('error', (error) => {
  const taken = error.code === 'EADDRINUSE' ? `port ${port} is in use; '--port 0' takes any free one` : error;
  console.error(`error: ${taken}`);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}${under}`));
process.stdin.on('end', () => process.exit()).resume();
