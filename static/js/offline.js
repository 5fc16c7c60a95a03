// Registers the service worker, which caches the page for offline use (see worker.js), and notifies the app of new
// versions. The app decides when to switch.
//
//   to the app:   <html data-new-version>, and the event "new-version" on the window
//                 <html data-offline-ready>, and the event "offline-ready": the whole page is cached
//   from the app: the event "take-version" on the window; also from rescue.js, if the app has crashed

{
  const HOUR = 3_600_000;
  const workers = navigator.serviceWorker;
  let registration;
  let looked = Date.now();

  /** Sends the worker a message; resolves to whether a newer version is ready than the one it serves. */
  const tell = (word) => new Promise((resolve) => {
    const worker = registration?.active;
    if (!worker) return resolve(false);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(resolve, 5_000, false);
    worker.postMessage(word, [port2]);
  });

  const ready = () => {
    if (!registration?.active) return;
    document.documentElement.dataset.offlineReady = '';
    dispatchEvent(new Event('offline-ready'));
  };

  const ask = async () => {
    ready();
    if (!(await tell('ask'))) return;
    document.documentElement.dataset.newVersion = '';
    dispatchEvent(new Event('new-version'));
  };

  const follow = (worker) => worker?.addEventListener('statechange', () => {
    if (worker.state === 'activated') ask();
  });

  const register = async () => {
    if (registration) return;
    try {
      registration = await workers.register('sw.js', { updateViaCache: 'none' });
    } catch {
      // No service worker: a private window, a page opened from disk, or no network. The page works without it.
    }
    if (!registration) return;
    registration.addEventListener('updatefound', () => follow(registration.installing));
    follow(registration.installing);
    await ask();
  };

  addEventListener('take-version', async () => {
    await tell('take');
    location.reload();
  });

  if (workers) {
    // Resources for starting come first: alarm.js fetches this script once the app has started.
    register();
    // A page that is never closed checks for a new version when the user returns to it.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return;
      looked = Date.now();
      registration?.update().catch(() => {});
    });
  }
}
