// Layout checks: the page fits its window, and its buttons a finger.

/** Windows in which a whole turn is played without scrolling. */
export const SIZES = [[1280, 800], [1180, 820], [820, 1180]];

/** Sets the page to each of the sizes, as when a tablet is rotated in the middle of a game. */
export async function atEachSize(page, look) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
    await look(`${width}x${height}`);
  }
}

/** Elements that scroll or extend beyond the window, and controls of less than 44 pixels. */
export function faults(page) {
  return page.evaluate(() => {
    const found = [];
    const root = document.scrollingElement;
    if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) found.push(`page ${root.scrollWidth}x${root.scrollHeight}`);
    for (const part of document.querySelectorAll('.top, .table, .own, .others > *, .log, .act')) {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${part.className}: ${left},${top} – ${right},${bottom}`);
    }
    for (const button of document.querySelectorAll('.act button, .top button')) {
      const { width, height } = button.getBoundingClientRect();
      if (width < 44 || height < 44) found.push(`${button.getAttribute('aria-label') ?? button.textContent}: ${width}x${height}`);
    }
    // The text of a player's panel must not be cut off.
    for (const panel of document.querySelectorAll('.others .opp')) {
      const { bottom, right } = panel.getBoundingClientRect();
      const cut = [...panel.querySelectorAll('.facts *')].filter((e) => e.getBoundingClientRect().bottom > bottom + 1 || e.getBoundingClientRect().right > right + 1);
      if (cut.length) found.push(`${panel.querySelector('.name')?.textContent}: cut off: ${cut[0].outerHTML.slice(0, 90)}`);
    }
    return found;
  });
}

/** Places of the drawn board that are smaller than a finger. */
export function tooSmall(page, places) {
  return page.evaluate((places) => [...document.querySelectorAll(places)].flatMap((place) => {
    const { width, height } = place.getBoundingClientRect();
    return width < 43.5 || height < 43.5 ? [`${place.getAttribute('data-s')}: ${width}x${height}`] : [];
  }), places);
}
