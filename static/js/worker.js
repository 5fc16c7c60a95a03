// The service worker, as the build writes it to dist/sw.js: it keeps the whole page on the device, so that the page opens
// without a network. The build puts two lines in front of this text: VERSION, a name for these very files, and FILES, the
// path and hash of each.
//
// One cache holds one version, all of it or nothing. Which version is served is kept beside them, and changes only when
// the player takes a new one: a worker that has just arrived goes on serving the version that is played.

const HOME = new URL('./', self.location).href;
// The space ends the address: a page in a sub-folder has caches of its own.
const OURS = `principality ${HOME} `;
const SERVED = `${OURS}served`;

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
  // Some hosts lead from one address to another; browsers refuse such an answer as a page.
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

async function answer(request) {
  const { origin, pathname } = new URL(request.url);
  const url = (origin + pathname).replace(/\/index\.html$/, '/');
  const version = await served();
  // A page that was opened with another version may still ask for a part of that one.
  return (version && (await found(url, OURS + version))) || (await found(url)) || fetch(request);
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
