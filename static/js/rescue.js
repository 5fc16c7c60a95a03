// Independent of the app, so that it works after the app has crashed: alarm.js hears that and says so. Shows a page for
// that case, in the app's language, with the game as it was last stored.

{
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'css/rescue.css' });
  document.head.append(style);
  document.body.insertAdjacentHTML('beforeend', `
<div id="rescue" role="alertdialog" aria-labelledby="rescue-title" tabindex="-1" translate="yes" hidden>
  <section class="card sheet">
    <h1 id="rescue-title"><span lang="en">The page has broken down</span><span lang="de">Die Seite ist zusammengebrochen</span></h1>
    <p lang="en">That is a fault of this page, not yours. Please reload it.</p>
    <p lang="de">Das ist ein Fehler dieser Seite, nicht deiner. Bitte lade sie neu.</p>
    <div id="rescue-with-game">
      <p lang="en">The game is kept on this device up to the last action: after that you can play on.</p>
      <p lang="de">Das Spiel ist auf diesem Gerät bis zur letzten Aktion aufgehoben: Danach kannst du weiterspielen.</p>
      <label for="rescue-game"><span lang="en">The whole game, as a text that “Open a game or link” takes</span><span lang="de">Das ganze Spiel, als Text für „Spiel oder Link öffnen“</span></label>
      <textarea id="rescue-game" rows="4" readonly spellcheck="false" translate="no"></textarea>
      <div class="buttons">
        <button type="button" class="btn" id="rescue-copy"><span lang="en">Copy</span><span lang="de">Kopieren</span></button>
        <button type="button" class="btn" id="rescue-save"><span lang="en">Save to a file</span><span lang="de">In eine Datei speichern</span></button>
        <span id="rescue-copied" role="status" hidden><span lang="en">Copied.</span><span lang="de">Kopiert.</span></span>
        <span id="rescue-by-hand" role="status" hidden><span lang="en">This browser does not allow copying. The text is selected: copy it yourself.</span><span lang="de">Dieser Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopiere ihn selbst.</span></span>
        <span id="rescue-again" role="status" hidden><span lang="en">The share menu did not open. Tap again to save.</span><span lang="de">Das Teilen-Menü hat sich nicht geöffnet. Tippe zum Speichern noch einmal.</span></span>
      </div>
    </div>
    <details>
      <summary><span lang="en">If it happens again: what belongs in a report, with the game</span><span lang="de">Wenn es wieder geschieht: was mit dem Spiel in eine Meldung gehört</span></summary>
      <pre id="rescue-report" translate="no"></pre>
    </details>
    <div class="buttons">
      <button type="button" class="btn" id="rescue-home"><span lang="en">Home</span><span lang="de">Zur Startseite</span></button>
      <button type="button" class="end" id="rescue-reload"><span lang="en">Reload</span><span lang="de">Neu laden</span><span id="rescue-on" hidden><span lang="en"> and play on</span><span lang="de"> und weiterspielen</span></span></button>
    </div>
  </section>
</div>
`);
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
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select();
      isCopied = document.execCommand('copy');
    }
    part('copied').hidden = !isCopied;
    part('by-hand').hidden = isCopied;
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
      part('with-game').hidden = part('on').hidden = !game;
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

  const look = () => window.crash && show(window.crash);
  addEventListener('crash', look);
  look();
}
