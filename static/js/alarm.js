// First script of the page, which the build writes into index.html itself, so that it works whatever arrives besides.
// Syntax of 2015, so that older browsers run it; without the sign "less than", since the build reads the page as tags.
//
//   before the first paint: the theme of the settings; on paper always the light one
//   if the app can't start: a sentence with the cause and the remedy
//   once the app has started: fetches the scripts marked type="later"; after a crash at once
//
// From the start script (xtask/src/parts.rs): the events "app-started" and "app-failed" on the window, the latter with
// `error`, and `address` if a file did not arrive.

(function () {
  var TEXTS = {
    network: [
      'The page could not start. Check your connection and reload the page.',
      'Die Seite konnte nicht starten. Prüfe deine Verbindung und lade die Seite neu.' // German
    ],
    login: [
      'This network sent a page of its own in place of the game, as in hotels and trains before you sign in. Sign in to the network, then reload this page.',
      'Dieses Netz hat statt des Spiels eine eigene Seite geschickt, wie in Hotels und Zügen vor der Anmeldung. Melde dich im Netz an und lade dann diese Seite neu.' // German
    ],
    damaged: [
      'A file of this page is missing or has arrived damaged. Please reload the page. If that does not help, try another network, without data saver or content blocker.',
      'Eine Datei dieser Seite fehlt oder ist beschädigt angekommen. Bitte lade die Seite neu. Hilft das nicht, versuche es in einem anderen Netz, ohne Datensparmodus und Inhaltsblocker.' // German
    ],
    wasm: [
      'WebAssembly is switched off in this browser, as on an iPhone in Lockdown Mode. Turn Lockdown Mode off for this website in Safari’s page menu, or use another browser, then reload the page.',
      'In diesem Browser ist WebAssembly ausgeschaltet, wie auf einem iPhone im Blockierungsmodus. Schalte ihn im Seitenmenü von Safari für diese Website aus, oder nimm einen anderen Browser, und lade die Seite neu.' // German
    ],
    memory: [
      'This device has too little free memory for the page. Close other tabs and apps, then reload the page.',
      'Dieses Gerät hat zu wenig freien Speicher für die Seite. Schließe andere Tabs und Apps und lade die Seite neu.' // German
    ],
    old: [
      'This browser is too old: the page needs one from 2023 or newer. Please update it, or use another browser.',
      'Dieser Browser ist zu alt: Die Seite braucht einen von 2023 oder neuer. Bitte aktualisiere ihn, oder nimm einen anderen Browser.' // German
    ],
    file: [
      'Opened from a folder the page can’t start; it needs a server. Run “cargo xtask serve” in the project’s folder and open http://127.0.0.1:8080',
      'Aus einem Ordner geöffnet kann die Seite nicht starten; sie braucht einen Server. Gib im Ordner des Projekts „cargo xtask serve“ ein und öffne http://127.0.0.1:8080' // German
    ]
  };
  var root = document.documentElement;
  var stored = '';
  try {
    stored = localStorage.getItem('principality.settings') || '';
  } catch (error) {
    // Storage is refused: the system's theme and language are used.
  }
  var chosen = function (name) {
    return (('\n' + stored).match('\n' + name + '=(\\w*)') || '')[1];
  };
  var language = chosen('language');
  var isGerman = /^de/.test(/^(de|en)$/.test(language) ? language : navigator.language);

  // The look
  var theme = chosen('theme');
  var follow = function () {
    var isDark = root.classList.contains('dark');
    document.querySelector('[name=color-scheme]').content = isDark ? 'dark' : 'light';
    document.querySelector('[name=theme-color]').content = isDark ? '#1a140e' : '#cbb98f';
  };
  if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) root.className = 'dark';
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ['class'] });

  // Paper is light.
  var wasDark;
  var print = function (isPaper) {
    if (isPaper) wasDark = wasDark || root.classList.contains('dark');
    if (wasDark) root.classList.toggle('dark', !isPaper);
    if (!isPaper) wasDark = false;
  };
  addEventListener('beforeprint', function () { print(true); });
  addEventListener('afterprint', function () { print(false); });
  matchMedia('print').onchange = function (event) { print(event.matches); };

  // The start
  var hasFailed, hasStarted;
  var say = function (cause) {
    var place = document.getElementById('load-failed');
    hasFailed = true;
    if (!place) {
      document.addEventListener('DOMContentLoaded', function () { say(cause); });
      return;
    }
    place.lang = isGerman ? 'de' : 'en';
    place.textContent = TEXTS[cause][isGerman ? 1 : 0];
    place.hidden = false;
    ['slow', 'loading'].forEach(function (id) {
      var part = document.getElementById(id);
      if (part) part.hidden = true;
    });
  };
  var fail = function (error, address) {
    if (hasFailed || hasStarted) return;
    if (!address) {
      say(error instanceof RangeError || /memory/i.test(error.message) ? 'memory' : error.name === 'RuntimeError' ? 'network' : 'old');
      return;
    }
    hasFailed = true;
    fetch(address, { cache: 'no-store', redirect: 'manual' }).then(function (answer) {
      var isPage = answer.ok && /html/.test(answer.headers.get('content-type'));
      return isPage || answer.type === 'opaqueredirect' ? 'login' : 'damaged';
    }, function () { return 'network'; }).then(say);
  };
  if (location.protocol === 'file:') say('file');
  else if (!('noModule' in document.createElement('script'))) say('old');
  else if (typeof WebAssembly !== 'object') say('wasm');

  // Scripts for later
  var isMissing;
  var later = function () {
    if (hasFailed) return;
    document.querySelectorAll('script[type=later]').forEach(function (named) {
      var script = document.createElement('script');
      script.integrity = named.integrity;
      script.onerror = function () {
        isMissing = true;
        if (window.crash) say('network');
      };
      script.src = named.src;
      named.replaceWith(script);
    });
  };
  var start = function () {
    hasStarted = true;
    setTimeout(later, 1500);
  };
  // The only ways for a wasm program to end: a trap, which every panic is, or a stack overflow.
  var hear = function (error) {
    if (!hasStarted || !error || !/^(Runtime|Range|Internal)Error$/.test(error.name)) return;
    window.crash = error;
    later();
    if (isMissing) say('network');
    dispatchEvent(new Event('crash'));
  };
  addEventListener('app-started', start);
  addEventListener('TrunkApplicationStarted', start);
  addEventListener('app-failed', function (event) { fail(event.error, event.address); });
  addEventListener('load', function () { setTimeout(later, 20000); });
  addEventListener('unhandledrejection', function (event) { hear(event.reason); });
  addEventListener('error', function (event) {
    var script = event.target;
    if (script.type === 'module') fail(null, script.src);
    else if (event.error instanceof SyntaxError && /\/start-/.test(event.filename)) fail(event.error);
    else hear(event.error);
  }, true);
})();
