// A real finger: touch events as from a touch screen, instead of mouse events.

/** A finger on the page. Positions are in CSS pixels of the viewport. */
export async function finger(page) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type, ...points) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const one = {
    down: (at) => send('touchStart', at),
    move: (at) => send('touchMove', at),
    up: () => send('touchEnd'),
    /** A tap. Both events are sent at once: a busy page that takes half a second for the first would see a long press. */
    async tap(at) {
      await Promise.all([one.down(at), one.up()]);
    },
    /** Two taps, as close in time as the browser accepts. */
    async doubleTap(at) {
      await Promise.all([one.tap(at), one.tap(at)]);
    },
    /** Moves from one point to another in so many steps. */
    async drag(from, to, steps = 12) {
      await one.down(from);
      for (let step = 1; step <= steps; step += 1) {
        await one.move([0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * step) / steps));
        await drawn(page);
      }
      await one.up();
    },
  };
  return one;
}

/**
 * Several fingers on the page: `set` moves each to its place, puts new ones down and lifts those left out. Fingers are
 * numbers, with their positions.
 */
export async function fingers(page) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type, at) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...at].map(([id, [x, y]]) => ({ id, x, y })) });
  let down = new Map();
  return {
    async set(at) {
      const next = new Map(Object.entries(at).map(([id, place]) => [Number(id), place]));
      const isNew = [...next.keys()].some((id) => !down.has(id));
      await send(next.size ? (isNew && 'touchStart') || 'touchMove' : 'touchEnd', next);
      down = next;
      await drawn(page);
    },
  };
}

/** Centre of an element. */
export async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Waits until the result of the last action is drawn. */
export const drawn = (page) => page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));

/** Waits until every button takes taps again; one that has just appeared takes none for half a second. */
export const awake = (page) => page.waitForFunction(() => !document.getAnimations().some(({ animationName }) => animationName === 'deaf'));

/** Centre of an element that takes taps, as soon as it is there and does. */
export async function tappable(locator) {
  await locator.waitFor();
  await drawn(locator.page());
  await awake(locator.page());
  return middle(locator);
}

/** Presses a key repeatedly, as a keyboard does while it is held, then releases it. */
export async function hold(page, key, times = 12) {
  for (let time = 0; time < times; time += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}
