// Independent of the app, so that it works after the app has crashed. Shows the part of index.html prepared for that
// case, with the game as it was last stored.

{
  const part = (name) => document.getElementById(`rescue-${name}`);
  // The app stores the running game here after every action: see "Kept games" in docs/record.md.
  const inDatabase = (id) => new Promise((resolve, reject) => {
    const request = indexedDB.open('principality');
    request.onerror = reject;
    // Without a database none is created.
    request.onupgradeneeded = () => request.transaction.abort();
    request.onsuccess = () => {
      try {
        const game = request.result.transaction('games').objectStore('games').get(id);
        game.onerror = reject;
        game.onsuccess = () => resolve(game.result);
      } catch (error) {
        reject(error);
      }
    };
  });
  const kept = async () => {
    try {
      const id = sessionStorage.getItem('principality.tab');
      if (!id) return '';
      return await inDatabase(id).catch(() => undefined) ?? localStorage.getItem(`principality.game.${id}`) ?? '';
    } catch {
      return '';
    }
  };

  const copy = async (field) => {
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select();
      document.execCommand('copy');
    }
    part('copied').hidden = false;
  };

  // In an app on the home screen of an iPad or iPhone a download would replace the page and leave no way back.
  let isSharing = false;
  const share = async (file) => {
    const isApp = navigator.standalone !== undefined && (navigator.standalone || matchMedia('(display-mode: standalone)').matches);
    if (!isApp || !navigator.canShare?.({ files: [file] })) return false;
    if (isSharing) return true;
    isSharing = true;
    part('again').hidden = true;
    await navigator.share({ files: [file] }).catch(({ name }) => {
      // Cancelling is no error, and neither is an earlier share that is still open.
      part('again').hidden = name === 'AbortError' || name === 'InvalidStateError';
    });
    isSharing = false;
    return true;
  };
  // A share that never settles is over when the page comes back into sight.
  addEventListener('visibilitychange', () => { isSharing &&= document.hidden; }, true);

  const save = async (text) => {
    const name = `principality-${new Date().toLocaleDateString('sv')}-rescued.txt`;
    const file = new File([text], name, { type: 'text/plain' });
    if (await share(file)) return;
    const address = URL.createObjectURL(file);
    const link = Object.assign(document.createElement('a'), { href: address, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };

  // A newer version may have fixed the fault, so it is used if there is one; without a worker the page is just
  // reloaded.
  const reload = () => {
    if (navigator.serviceWorker?.controller) dispatchEvent(new Event('take-version'));
    else location.reload();
  };

  const show = (error) => {
    const page = document.getElementById('rescue');
    if (!page.hidden) return;
    const version = document.querySelector('meta[name="version"]')?.content ?? '';
    part('with-game').hidden = true;
    kept().then((game) => {
      part('game').value = game;
      part('with-game').hidden = !game;
      part('save').onclick = () => save(game);
    });
    part('report').textContent = [version, navigator.userAgent, error?.stack ?? error].join('\n');
    part('copy').onclick = () => copy(part('game'));
    part('reload').onclick = reload;
    part('home').onclick = () => {
      history.replaceState(null, '', location.pathname + location.search);
      reload();
    };
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
    document.getElementById('app').inert = true;
    page.hidden = false;
    page.focus();
  };

  // The only ways for a wasm program to end: a trap, which every panic is, or a stack overflow.
  const isFatal = (error) => error instanceof WebAssembly.RuntimeError
    || error instanceof RangeError || error?.name === 'InternalError';

  addEventListener('error', ({ error }) => isFatal(error) && show(error));
  addEventListener('unhandledrejection', ({ reason }) => isFatal(reason) && show(reason));
}
