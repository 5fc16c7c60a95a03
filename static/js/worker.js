// The service worker, written to dist/sw.js by the build: caches the whole page, so that it opens offline. The build
// prepends two lines to this text: VERSION, a name for exactly these files, and FILES, the path and hash of each.
//
// A cache holds one version, completely or not at all. The name of the served version is stored beside them, and
// changes only when the player accepts a new one; until then a newly installed worker continues to serve the old
// version.

const HOME = new URL('./', self.location).href;
// The space ends the address, so that a page in a subfolder has its own caches.
const OURS = `principality ${HOME} `;
const SERVED = `${OURS}served`;
// Most milliseconds for an answer out of the caches.
const PATIENCE = 4000;

const found = (url, cacheName) => caches.match(url, { cacheName, ignoreVary: true });

async function served() {
  return (await found(HOME, SERVED))?.text();
}

async function serve(version) {
  await (await caches.open(SERVED)).put(HOME, new Response(version));
}

async function keep(cache, path, integrity) {
  const url = new URL(path, HOME).href;
  const answer = await fetch(url, { cache: 'no-cache', integrity });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // Some hosts redirect; browsers refuse a redirected response as a page.
  await cache.put(url, answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer);
}

async function keepAll() {
  const name = OURS + VERSION;
  try {
    const cache = await caches.open(name);
    await Promise.all(FILES.map(([path, integrity]) => keep(cache, path, integrity)));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  if (!(await served())) await serve(VERSION);
  await self.skipWaiting();
}

async function tidy() {
  const wanted = [SERVED, OURS + VERSION, OURS + (await served())];
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && !wanted.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(url) {
  const version = await served();
  // A page opened with another version may still request a part of that one.
  return (version && (await found(url, OURS + version))) || found(url);
}

async function answer(request) {
  const { origin, pathname } = new URL(request.url);
  const url = (origin + pathname).replace(/\/index\.html$/, '/');
  // A browser with a damaged or full store may refuse its caches, or never answer; the network may have the file.
  const silent = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  return (await Promise.race([kept(url), silent]).catch(() => undefined)) || fetch(request);
}

async function told({ data, ports: [port] }) {
  if (data === 'take') await serve(VERSION);
  port?.postMessage((await served()) !== VERSION);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => event.waitUntil(told(event)));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(HOME)) event.respondWith(answer(event.request));
});
