// Asks the browser to keep the page on the device (see worker.js), and tells the app when a new version is ready there.
// The app answers when the player wants it.
//
//   to the app:   <html data-new-version>, and the event "new-version" on the window
//                 <html data-offline-ready>, and the event "offline-ready": all of the page is on the device
//   from the app: the event "take-version" on the window; also rescue.js, when the app is gone

{
  const HOUR = 3_600_000;
  const workers = navigator.serviceWorker;
  let registration;
  let looked = Date.now();

  /** Tells the worker something; the answer is whether a newer version is ready than the one it serves. */
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
      // No worker here: a private window, a page from disk, or no network. The page works all the same.
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
    // What is needed to begin comes first; the whole page follows when the app stands.
    addEventListener('app-started', () => setTimeout(register, 1_500));
    addEventListener('load', () => setTimeout(register, 20_000));
    // A page that is never closed looks for a new version when somebody comes back to it.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return;
      looked = Date.now();
      registration?.update().catch(() => {});
    });
  }
}
