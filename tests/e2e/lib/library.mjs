// The browser's stored data, read independently of the page.

/** The texts of all stored games. */
export function texts(page) {
  return page.evaluate(() => new Promise((resolve, reject) => {
    const request = indexedDB.open('principality');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const all = request.result.transaction('games').objectStore('games').getAll();
      all.onerror = () => reject(all.error);
      all.onsuccess = () => {
        request.result.close();
        resolve(all.result);
      };
    };
  }));
}

/** All stored games as objects: each line's name and value, `players` as a list. */
export async function kept(page) {
  return (await texts(page)).map((text) => {
    const lines = text.trim().split('\n').slice(1).map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
    return { ...Object.fromEntries(lines), players: lines.filter(([name]) => name === 'player').map(([, value]) => value) };
  });
}

/** Waits until the last action is stored: twice in a row an idle page has nothing new in its store. */
export async function stored(page) {
  for (let before, now; now === undefined || now !== before;) {
    before = now;
    await page.evaluate(() => new Promise((resolve) => { requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 1000 }), { timeout: 1000 }); }));
    now = (await texts(page)).join('\n');
  }
}
