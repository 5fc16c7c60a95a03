// What the browser keeps, read beside the page.

/** The texts of all kept games. */
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

/** All kept games as objects: each line's name and value, `players` as a list. */
export async function kept(page) {
  return (await texts(page)).map((text) => {
    const lines = text.trim().split('\n').slice(1).map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
    return { ...Object.fromEntries(lines), players: lines.filter(([name]) => name === 'player').map(([, value]) => value) };
  });
}

/** Waits until what was done last is stored: writes take milliseconds, and reading waits for them. */
export async function stored(page) {
  await page.waitForTimeout(50);
  await texts(page);
}
