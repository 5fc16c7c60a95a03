// When the app breaks down, nothing of it can be relied on: this script stands outside of it. It shows what index.html
// holds ready for that moment, with the game as it was kept last.

{
  const part = (name) => document.getElementById(`rescue-${name}`);
  // Where the app keeps the running game after every action: see "Kept games" in docs/record.md.
  const inDatabase = (id) => new Promise((resolve, reject) => {
    const request = indexedDB.open('principality');
    request.onerror = reject;
    // None there: none is made.
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

  const save = (text) => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: 'principality-rescued.txt' });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };

  // A newer version may have mended it, so it is taken where there is one; without a worker the page just reloads.
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

  // Nothing else ends a program in wasm: a trap, which every panic is, or a stack that is full.
  const isFatal = (error) => error instanceof WebAssembly.RuntimeError
    || error instanceof RangeError || error?.name === 'InternalError';

  addEventListener('error', ({ error }) => isFatal(error) && show(error));
  addEventListener('unhandledrejection', ({ reason }) => isFatal(reason) && show(reason));
}
