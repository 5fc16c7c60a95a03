// A static server for the finished page: `serve.mjs <folder> <path> <port>`. Listens on this machine only, serves the
// folder below the path with precompressed files, and makes browsers revalidate their cache. Prints its address, and ends with
// its standard input.

import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const [folder, path, port] = process.argv.slice(2);
if (!existsSync(join(folder, 'index.html'))) throw new Error(`there is no page in ${folder}: run 'cargo xtask build' first`);
const under = `/${path}/`.replace(/\/+/g, '/');
// Types that sirv does not know, or sends without a character set.
const text = { css: 'text/css', ftl: 'text/plain', js: 'text/javascript', mjs: 'text/javascript', txt: 'text/plain' };

const files = sirv(folder, {
  dev: true, // reads the disk each time, since the folder may be rebuilt
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
