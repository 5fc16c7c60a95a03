// A host for one test: serves a folder below a path, can change the files, and can be stopped, which also takes the
// network away from service workers.

import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

const KINDS = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm', '.json': 'application/json', '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.ftl': 'text/plain; charset=utf-8',
};

/** All files of a folder by path, without compressed copies. */
function load(folder, under = '', files = new Map()) {
  for (const name of readdirSync(join(folder, under))) {
    const path = under ? `${under}/${name}` : name;
    if (statSync(join(folder, path)).isDirectory()) load(folder, path, files);
    else if (!/\.(br|gz)$/.test(name)) files.set(path, readFileSync(join(folder, path)));
  }
  return files;
}

/** Another build of the page: with a different version name in index.html, and the matching service worker. */
export function anotherBuild(files, word) {
  const changed = new Map(files);
  const html = files.get('index.html').toString().replace('<head>', `<head>\n    <meta name="build" content="${word}">`);
  changed.set('index.html', Buffer.from(html));
  const [version, list, ...rest] = files.get('sw.js').toString().split('\n');
  const hash = `sha256-${createHash('sha256').update(html).digest('base64')}`;
  const paths = JSON.parse(list.replace('const FILES = ', '').replace(/;$/, ''));
  const listed = paths.map(([path, old]) => [path, path === './' ? hash : old]);
  changed.set('sw.js', Buffer.from([version.replace(/'(.*)'/, `'${word}'`), `const FILES = ${JSON.stringify(listed)};`, ...rest].join('\n')));
  return changed;
}

/**
 * Opens a host. `host.url` is the page's address; `host.files` may be changed; `host.stop()` and `host.start()`. With
 * `host.fate`, a function of a path, requests are lost: 'drop' ends their connection, 'hang' never answers.
 */
export async function openHost(folder, under = '/deep/er/') {
  const host = { files: load(folder), asked: [], port: 0 };
  let server;
  const answer = (request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    host.asked.push(pathname);
    const path = pathname.startsWith(under) ? decodeURI(pathname.slice(under.length)) || 'index.html' : '';
    const fate = host.fate?.(path);
    if (fate === 'drop') return request.socket.destroy();
    if (fate === 'hang') return undefined;
    const body = host.files.get(path);
    if (!body) return response.writeHead(404).end();
    // As carelessly configured as real hosts: files may be cached for minutes.
    response.writeHead(200, { 'Content-Type': KINDS[extname(path)] ?? 'application/octet-stream', 'Cache-Control': 'max-age=600' });
    return response.end(body);
  };
  host.start = () => new Promise((resolve, reject) => {
    server = createServer(answer).on('error', reject).listen(host.port, '127.0.0.1', () => {
      host.port = server.address().port;
      host.url = `http://127.0.0.1:${host.port}${under}`;
      resolve(host);
    });
  });
  host.stop = () => new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
  return host.start();
}
