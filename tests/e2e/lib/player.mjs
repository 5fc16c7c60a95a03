// Somebody who plays at the visible page: touches what glows, opens the list of legal actions, ends turns. Chance is
// seeded, so that a game that fails can be played again.

import assert from 'node:assert/strict';

/** A small repeatable generator (mulberry32): numbers from 0 up to 1. */
export function chance(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = (random, items) => items[Math.floor(random() * items.length)];

/** What the page shows at this moment, as far as playing needs it. */
export function look(page) {
  return page.evaluate(() => {
    const spots = [...document.querySelectorAll('.app [data-s]')];
    const shown = (element) => element.getClientRects().length > 0;
    const lit = spots.filter((e) => shown(e) && / (may be chosen|for (one|\d+) workers?)|, free\b|; free/.test(` ${e.getAttribute('aria-label')}`));
    return {
      over: !!document.querySelector('.sc, .score'),
      handOver: !!document.querySelector('.handover'),
      dialog: !!document.querySelector('dialog[open]'),
      turn: document.querySelector('.top .turn')?.textContent ?? '',
      title: document.querySelector('.act .say b')?.textContent ?? '',
      dice: [...document.querySelectorAll('.act .die')].map((e, i) => ({ i, spent: e.classList.contains('spent'), chosen: e.getAttribute('aria-pressed') === 'true' })),
      lit: lit.map((e) => e.getAttribute('data-s')),
      buttons: document.querySelectorAll('.act .acts button').length,
      // A computer player is at work: only a person's turn can be ended, or a board be chosen.
      waits: !document.querySelector('.sc, .handover, .act .end, .offers') && /(thinks|plays|denkt|spielt)/.test(document.querySelector('.act .say b')?.textContent ?? ''),
      mayEnd: !!document.querySelector('.act .end:not(.early)'),
      record: document.querySelector('.log li')?.textContent ?? '',
    };
  });
}

/** Closes whatever lies over the table. */
async function close(page) {
  for (let i = 0; i < 5 && (await page.locator('dialog[open]').count()); i += 1) await page.keyboard.press('Escape');
}

/** One action from the list of all legal actions, which the key L opens; one that is `wanted`, if there is any. */
export async function actFromList(page, random, wanted) {
  const items = page.locator('dialog[open] li button');
  // An action that still waits for the one before to be stored closes the list when it is done: then once more.
  for (let attempt = 0; attempt < 6; attempt += 1) {
    if (!(await page.locator('dialog[open]').count())) await page.keyboard.press('l');
    await items.first().waitFor({ timeout: 3000 }).catch(() => {});
    const words = await items.allTextContents();
    if (!words.length) continue;
    const liked = wanted ? words.map((word, i) => (word.match(wanted) ? i : -1)).filter((i) => i >= 0) : [];
    const chosen = liked.length ? pick(random, liked) : Math.floor(random() * words.length);
    const done = await items.nth(chosen).click({ timeout: 1500 }).then(() => true, () => false);
    if (!done) continue;
    await page.locator('dialog[open]').waitFor({ state: 'detached', timeout: 5000 });
    return words[chosen].trim();
  }
  return assert.fail('the list of legal actions does not stay open');
}

/**
 * The same, picked by a script in the page instead of the mouse: several times faster, for coming to a moment that a test
 * is about. What the mouse would meet on its way is not noticed, and the list does not shut off the page below it, for
 * which the browser would go through all that stands there twice. `wanted` may be several patterns, the most wanted first.
 */
export async function actSwiftly(page, random, wanted) {
  const done = await page.evaluate(async ([number, wanted]) => {
    const until = async (limit, look) => {
      for (const start = performance.now(); performance.now() - start < limit;) {
        const found = look();
        if (found) return found;
        await new Promise((resolve) => { setTimeout(resolve, 2); });
      }
      return null;
    };
    const listed = () => {
      const items = [...document.querySelectorAll('dialog[open] li button')];
      return items.length ? items : null;
    };
    const { showModal } = HTMLDialogElement.prototype;
    const list = async () => {
      HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
      const items = await until(1000, listed);
      HTMLDialogElement.prototype.showModal = showModal;
      return items;
    };
    // A key that is pressed while the last action is still being stored goes unheard.
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const items = listed() ?? await list();
      if (!items) continue;
      const liked = wanted.map(({ source, flags }) => items.filter((item) => new RegExp(source, flags).test(item.textContent)));
      const among = liked.find((some) => some.length) ?? items;
      const item = among[Math.floor(number * among.length)];
      const words = item.textContent.trim();
      item.click();
      if (await until(3000, () => !document.querySelector('dialog[open]'))) return words;
    }
    return null;
  }, [random(), [wanted ?? []].flat().map(({ source, flags }) => ({ source, flags }))]);
  return done ?? assert.fail('the list of legal actions does not stay open');
}

/** One action by touching the board: a die, then something that glows; the list where that leads nowhere. */
export async function actByTouch(page, random) {
  let seen = await look(page);
  const ready = seen.dice.filter((die) => !die.spent);
  if (ready.length && !ready.some((die) => die.chosen) && !seen.lit.length) {
    await page.locator('.act .die').nth(pick(random, ready).i).click();
    seen = await look(page);
  }
  const before = JSON.stringify(seen);
  if (seen.lit.length) {
    const spot = pick(random, seen.lit);
    await page.locator(`.app [data-s="${spot}"]`).first().dispatchEvent('click');
  } else if (seen.buttons) {
    await page.locator('.act .acts button').nth(Math.floor(random() * seen.buttons)).click();
  }
  await close(page);
  if (JSON.stringify(await look(page)) === before) return actFromList(page, random);
  return 'touched';
}

/**
 * Plays until the score sheet or until `stop(seen, actions)` says so; gives the number of actions. `touching` is the
 * share of actions made on the board rather than from the list; of the list those are taken first that are `wanted`.
 * `swift`: the list is picked from by a script.
 */
export async function play(page, { seed = 1, touching = 0.3, stop = () => false, limit = 3000, wanted, swift = false } = {}) {
  const random = chance(seed);
  for (let actions = 0; actions < limit; actions += 1) {
    const seen = await look(page);
    if (seen.over || stop(seen, actions)) return actions;
    if (seen.waits) {
      await page.waitForFunction(() => document.querySelector('.sc, .handover, .act .end, .offers'), null, { timeout: 60_000 });
      actions -= 1;
    } else if (seen.handOver) {
      await page.locator('.handover .end').click();
    } else if (seen.mayEnd && random() < 0.9) {
      const end = page.locator('.act .end');
      await (swift ? end.dispatchEvent('click') : end.click());
      // On a busy machine the button is there a while longer: a second touch would be refused, and be no action.
      const ended = ([turn, record]) => document.querySelector('.top .turn')?.textContent !== turn
        || document.querySelector('.log li')?.textContent !== record || !document.querySelector('.act .end:not(.early)');
      await page.waitForFunction(ended, [seen.turn, seen.record], { timeout: 5000 }).catch(() => {});
    } else if (random() < touching) {
      await actByTouch(page, random);
    } else {
      await (swift ? actSwiftly : actFromList)(page, random, wanted);
    }
  }
  assert.fail(`no score sheet after ${limit} actions: ${JSON.stringify(await look(page))}`);
}
