// A game can't be lost: killed tabs, browsers without storage, two tabs with the same game.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { SHOTS, fullUnless, started, test, testWith } from './lib/page.mjs';
import { actFromList, chance, look, play, playByHand, showList } from './lib/player.mjs';
import { begin, table } from './lib/setup.mjs';
import { kept, stored } from './lib/library.mjs';

const FULL = process.env.PRINCIPALITY_FULL === '1';

/** Kills the tab's process and reopens the page in the same browser profile. */
async function kill(context, page, url) {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
  const next = await context.newPage();
  await next.goto(`${url}#table`);
  await started(next);
  await next.locator('.app, .sc').first().waitFor();
  return next;
}

/** Opens the replay and reads the number of actions. */
async function actions(page) {
  await page.getByRole('button', { name: 'Look back' }).click();
  const text = await page.locator('.replay .rline p').textContent();
  await page.locator('.replay').getByRole('button', { name: 'Back to now' }).click();
  await page.locator('.replay').waitFor({ state: 'detached' });
  return Number(text.match(/action \d+ of (\d+)/)[1]);
}

const KILLS = FULL ? { games: 10, each: 20 } : { games: 2, each: 10 };
for (let game = 0; game < KILLS.games; game += 1) {
  testWith({ timeout: 600_000, allow: [/crash/i] })(`a tab killed at ${KILLS.each} random moments loses and duplicates nothing (game ${game + 1})`, { tag: '@full' }, async ({ page, context, url }) => {
    const random = chance(1000 + game);
    await begin(page, { names: ['Anna', 'Benno'] });
    let here = page;
    let inEffects = 0;
    for (let moment = 0; moment < KILLS.each; moment += 1) {
      // Mostly in the middle of an effect, where several actions belong together.
      const effect = /castle|ship|market|carpenter|church|warehouse|town hall|storage is full|goods come aboard/i;
      const most = 1 + Math.floor(random() * 6);
      await play(here, { seed: game * 1000 + moment, given: { effect, most }, stop: (seen, n, { effect, most }) => n >= most || (n > 0 && effect.test(seen.title)) });
      const seen = await look(here);
      if (seen.over) break;
      inEffects += Number(effect.test(seen.title));
      await stored(here);
      const before = { table: await table(here), actions: await actions(here) };
      // One more action, and the process dies during it or right after.
      if (random() < 0.5) {
        here = await kill(context, here, url);
        assert.deepEqual({ table: await table(here), actions: await actions(here) }, before);
        continue;
      }
      await actFromList(here, random).catch(() => {});
      const after = await table(here);
      // A random moment of the page, while it stores the action or after; nothing is waited for.
      if (random() < 0.5) await here.evaluate((delay) => scheduler.postTask(() => {}, { delay }), Math.floor(random() * 20));
      here = await kill(context, here, url);
      const count = await actions(here);
      const now = await table(here);
      if (count === before.actions) assert.deepEqual(now, before.table, 'as it was before the action');
      else {
        assert.equal(count, before.actions + 1, 'the action is there once');
        assert.deepEqual(now, after);
      }
    }
    assert.equal((await kept(here)).length, 1, 'it is still one game');
    assert.ok(inEffects > 0, 'no effect was met');
  });
}

test('an action is stored a moment after it is shown', async ({ page, context, url }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  for (let n = 0; n < (FULL ? 5 : 2); n += 1) {
    await play(page, { seed: n, stop: (seen, done) => done === 1 });
    await stored(page);
    const [game] = await kept(page);
    const other = await context.newPage();
    await other.goto(`${url}#table`);
    await started(other);
    await other.locator('.app').waitFor();
    assert.deepEqual((await table(other)).filter((line) => !/^i/.test(line)), (await table(page)).filter((line) => !/^i/.test(line)), game.revision);
    await other.close();
  }
});

testWith({ timeout: 90_000, allow: [/Quota|quota/] })('with a full disk the game continues with a notice and can be saved to a file; once there is space, it is stored', async ({ page, context, url, shot }) => {
  // Before the first write, because Chromium grants a little space in advance and checks the quota only later.
  const session = await context.newCDPSession(page);
  const origin = new URL(url).origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 2, stop: (seen, n) => n === 4 });
  const notice = page.locator('.notice');
  await notice.waitFor();
  assert.match(await notice.textContent(), /no space/);
  await shot('quota-1280x800');
  const [file] = await Promise.all([page.waitForEvent('download'), notice.getByRole('button', { name: 'Save to a file' }).click()]);
  assert.match(file.suggestedFilename(), /^burgundy-.*\.txt$/);
  await play(page, { seed: 3, stop: (seen, n) => n === 2 });
  assert.deepEqual(await kept(page), []);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('dialog[open]').getByText('A game is in progress').waitFor();
  await page.locator('dialog[open]').getByRole('button', { name: 'Back', exact: true }).click();
  await page.goto(`${url}#table`);
  await page.locator('.app').waitFor();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.waitForFunction(() => !document.querySelector('.notice'), null, { timeout: 60_000 });
  await stored(page);
  const here = await table(page);
  await page.reload();
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), here, 'all that was played meanwhile');
});

const without = (what) => ({ before: what });
testWith({ ...without(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined })) })('without a database games are kept in local storage', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 1, stop: (seen, n) => n === 4 });
  const here = await table(page);
  assert.ok(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('principality.game.'))));
  await page.reload();
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), here);
});

testWith({
  timeout: 90_000,
  ...without(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: () => { throw new DOMException('refused', 'SecurityError'); } });
    }
  }),
})('without any storage the game continues with a notice', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 1, stop: (seen, n) => n === 6 });
  await page.locator('.notice').getByText('Nothing is being saved').waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.notice').getByRole('button', { name: 'Save to a file' }).click()]);
  assert.match(file.suggestedFilename(), /^burgundy-/);
  await play(page, { seed: 2, stop: (seen, n) => n === 3 });
});

testWith({ timeout: 120_000 })('a second tab with the same game follows it live and takes over on request; nothing diverges', async ({ page, context, url, shot }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 1, stop: (seen, n) => n === 3 });
  const other = await context.newPage();
  await other.goto(`${url}#table`);
  await started(other);
  await other.locator('.act .say').getByText('Open in another tab').waitFor();
  assert.equal(await other.locator('.act .die, .act .end').filter({ hasNotText: 'Play on here' }).count(), 0, 'nothing can be done there');
  const bare = async (tab) => (await table(tab)).filter((line) => !/^i\d/.test(line));
  // A hidden tab does not draw, so it is polled at intervals rather than at each frame.
  const follows = async (tab, first) => tab.waitForFunction((count) => document.querySelectorAll('.log li').length >= count,
    await first.locator('.log li').count(), { polling: 100 });
  await page.bringToFront();
  await play(page, { seed: 2, stop: (seen, n) => n === 2 });
  const here = await bare(page);
  await follows(other, page);
  assert.deepEqual(await bare(other), here, 'what is played is seen at once');
  await other.bringToFront();
  await other.screenshot({ path: join(SHOTS, 'watching-1280x800.png') });

  await other.getByRole('button', { name: 'Play on here' }).click();
  await page.locator('.act .say').getByText('Open in another tab').waitFor();
  await play(other, { seed: 3, stop: (seen, n) => n === 3 });
  const there = await bare(other);
  await page.bringToFront();
  await follows(page, other);
  assert.deepEqual(await bare(page), there, 'now the first tab looks on');
  assert.equal((await kept(page)).length, 1);

  await other.close();
  await page.locator('.act .say b').filter({ hasNotText: 'Open in another tab' }).waitFor();
  await play(page, { seed: 4, stop: (seen, n) => n === 2 });
  await stored(page);
  assert.equal((await kept(page)).length, 1);
  await shot('after-watching-1280x800');
});

testWith({ timeout: 120_000, ...without(() => Object.defineProperty(navigator, 'locks', { get: () => undefined })) })('without locks two tabs never overwrite each other', async ({ page, context, url }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 1, stop: (seen, n) => n === 3 });
  const other = await context.newPage();
  await other.goto(`${url}#table`);
  await started(other);
  await other.locator('.app').waitFor();
  await play(other, { seed: 2, stop: (seen, n) => n === 2 });
  await stored(other);
  const there = await table(other);
  await actFromList(page, chance(3)).catch(() => {});
  await page.locator('.notice').getByText('continued in another tab').waitFor();
  const bare = (lines) => lines.filter((line) => !/^i\d/.test(line));
  assert.deepEqual(bare(await table(page)), bare(there), 'the tab that came second shows what the first one played');
  const games = await kept(page);
  assert.equal(games.length, 1);
  await other.reload();
  await other.locator('.app').waitFor();
  assert.deepEqual(await table(other), there, 'and it is what was stored');
});

/** Refuses every lock, and counts the requests. */
const refusingLocks = () => {
  globalThis.requests = 0;
  // Not on the blank page before.
  if (globalThis.LockManager) LockManager.prototype.request = () => {
    globalThis.requests += 1;
    return Promise.reject(new DOMException('refused', 'SecurityError'));
  };
};

/** Answers requests for locks only when the test does so by `answer`. */
const hangingLocks = () => {
  globalThis.requests = 0;
  // Not on the blank page before.
  if (globalThis.LockManager) LockManager.prototype.request = (name, options, granted) => {
    globalThis.requests += 1;
    return new Promise((resolve) => {
      globalThis.answer ??= (lock) => resolve(granted(lock));
    });
  };
};

testWith({ before: refusingLocks })('a browser that refuses locks plays as one without them', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 1, stop: (seen, n) => n === 3 });
  await stored(page);
  const requests = await page.evaluate(() => globalThis.requests);
  assert.ok(requests > 0 && requests < 5, `${requests} requests`);
});

testWith({ timeout: 60_000, before: hangingLocks })('a lock that is not answered holds up no action, and its late refusal still counts', { tag: '@full' }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const before = await table(page);
  await showList(page);
  await page.locator('dialog[open] li button').first().click();
  await page.waitForFunction(() => document.querySelector('.log li'));
  await play(page, { seed: 1, stop: (seen, n) => n === 2 });
  assert.notDeepEqual(await table(page), before);
  await stored(page);
  await page.evaluate(() => globalThis.answer(null));
  await page.locator('.act .say').getByText('Open in another tab').waitFor();
  const requests = await page.evaluate(() => globalThis.requests);
  assert.ok(requests > 0 && requests < 5, `${requests} requests`);
});

/** While `slowly` is set, no write is committed. */
const slowToCommit = () => {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function begin(...args) {
    const made = transaction.apply(this, args);
    if (args[1] === 'readwrite' && globalThis.slowly) {
      const games = made.objectStore('games');
      const hold = () => { if (globalThis.slowly) games.count().onsuccess = hold; };
      hold();
    }
    return made;
  };
};

testWith({ timeout: 60_000, before: slowToCommit })('a write that finishes after its timeout is not mistaken for another tab’s', async ({ page }) => {
  await begin(page);
  await stored(page);
  const [first] = await kept(page);
  await page.evaluate(() => { globalThis.slowly = true; });
  // By hand, because playing in the page waits until everything is stored.
  await playByHand(page, { touching: 0, stop: (seen, n) => n === 1 });
  await page.locator('.notice').getByText('unusually long').waitFor();
  await page.evaluate(() => { globalThis.slowly = false; });
  await playByHand(page, { touching: 0, stop: (seen, n) => n === 2 });
  await stored(page);
  await page.locator('.notice').waitFor({ state: 'detached' });
  const [game] = await kept(page);
  assert.doesNotMatch(await page.locator('body').textContent(), /in another tab/);
  const here = await table(page);
  await page.reload();
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), here);
  assert.ok(game.revision >= first.revision + 2, JSON.stringify([first.revision, game.revision]));
});

testWith({ timeout: 60_000, before: slowToCommit })('an action made while a new game is being stored for the first time is carried out', async ({ page }) => {
  await page.evaluate(() => { globalThis.slowly = true; });
  await begin(page);
  const before = await table(page);
  await showList(page);
  const list = page.locator('dialog[open]');
  await list.locator('li button').first().click();
  await page.evaluate(() => { globalThis.slowly = false; });
  await list.waitFor({ state: 'detached' });
  assert.notDeepEqual(await table(page), before);
});

// If the log is part of the table, its button opens the replay.
for (const [game, names, back] of [
  ['The Castles of Burgundy', ['Anna', 'Benno'], async (page) => { await page.getByRole('button', { name: 'Look back' }).click(); }],
  ['Burgundy: The Dice Game', ['Anna'], async (page) => {
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.getByRole('button', { name: 'Look back' }).click();
  }],
]) {
  testWith({ timeout: 60_000, before: slowToCommit })(`a replay stays at its moment when an action delayed by a slow disk is carried out: ${game}`, { tag: fullUnless(names.length > 1) }, async ({ page }) => {
    await begin(page, { game, names });
    await stored(page);
    const length = () => page.locator('.replay input[type=range]').getAttribute('max').then(Number);
    await back(page);
    const before = await length();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.evaluate(() => { globalThis.slowly = true; });
    await actFromList(page, chance(1));
    // The second action waits until the first one is stored, and has no effect yet.
    await showList(page);
    await page.locator('dialog[open] li button').first().click();
    await page.keyboard.press('Escape');
    await back(page);
    await length();
    // The waiting action is carried out, and the replay stays at its moment.
    await page.evaluate(() => { globalThis.slowly = false; });
    await stored(page);
    await page.waitForFunction((max) => Number(document.querySelector('.replay input[type=range]')?.max) === max, before + 2);
  });
}
