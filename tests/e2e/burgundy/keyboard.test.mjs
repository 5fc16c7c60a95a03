// The whole page by keyboard, without touches or clicks.

import assert from 'node:assert/strict';
import { test, testWith } from '../lib/page.mjs';
import { begin } from '../lib/setup.mjs';
import { actFromList, chance, look, play, showList } from '../lib/player.mjs';
import { closeAll, eitherOf, frames } from '../lib/settle.mjs';
import { arrows, eachBoardIsReached, focused } from '../lib/keys.mjs';

/** Presses Tab until the focused element matches. */
async function tabTo(page, wanted, { back = false } = {}) {
  const seen = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const here = await focused(page);
    if (wanted.test(here)) return;
    seen.push(here);
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  assert.fail(`the Tab key never came to ${wanted}:\n  ${[...new Set(seen)].join('\n  ')}`);
}

/** All usable controls, each marked with a number, and those reached by Tab on a walk around the page. */
async function walk(page) {
  await page.evaluate(() => {
    // Collapsed elements have boxes too, but are not visible.
    const shown = (e) => e.getClientRects().length > 0 && e.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
    const usable = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((e) => shown(e) && !e.disabled && e.type !== 'hidden' && e.getAttribute('tabindex') !== '-1');
    usable.forEach((e, i) => e.setAttribute('data-walk', i));
    document.activeElement?.blur();
  });
  const reached = new Set();
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-walk'));
    if (at !== null && reached.has(at) && presses > 3 && reached.size > 3 && at === [...reached][0]) break;
    if (at !== null) reached.add(at);
  }
  return page.evaluate((reached) => [...document.querySelectorAll('[data-walk]')]
    .filter((e) => !reached.includes(e.getAttribute('data-walk')))
    // Tab reaches only one of a group of radio buttons; arrow keys reach the others.
    .filter((e) => !(e.type === 'radio' && [...document.getElementsByName(e.name)].some((other) => reached.includes(other.getAttribute('data-walk')))))
    .map((e) => e.getAttribute('aria-label') ?? e.outerHTML.slice(0, 80)), [...reached]);
}

testWith({ timeout: 120_000 })('a game is set up, started and played for a turn by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await tabTo(page, /^BUTTON New game/);
  await page.keyboard.press('Enter');
  await page.locator('.su .seat').first().waitFor();
  assert.match(await focused(page), /^H1/, 'the new page begins at its heading');
  await page.locator('.su .quick input:checked').focus();
  await page.keyboard.press('ArrowLeft');
  assert.ok(await page.locator('.su .quick input').last().isChecked(), 'all people');
  await tabTo(page, /^INPUT Name of/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Hanna');
  await tabTo(page, /^BUTTON Start/);
  await page.keyboard.press('Enter');
  await page.locator('.app').waitFor();
  assert.match(await page.locator('.app').textContent(), /Hanna/);

  // A die, then one of its choices on the board.
  for (let die = 0; die < 2; die += 1) {
    await tabTo(page, /^BUTTON i\d Die \d(?!, (used|chosen))/);
    await page.keyboard.press('Enter');
    // Waits until the choices of the die are rendered.
    await page.locator('.act .die[aria-pressed=true]').waitFor();
    const seen = await look(page);
    const lit = seen.lit.filter((spot) => /^t\d/.test(spot));
    assert.ok(lit.length, `nothing on the table may be taken: ${JSON.stringify(seen)}`);
    await tabTo(page, /^path [dt]\d/);
    await arrowsTo(page, new RegExp(`^path (${lit.join('|')}) `));
    await page.keyboard.press('Enter');
    const states = { asked: 'dialog[open]', used: `.act :nth-child(${die + 1} of .die.spent)` };
    for (let more = 0; more < 4 && await eitherOf(page, states) === 'asked'; more += 1) await page.keyboard.press('Enter');
    const after = await look(page);
    assert.equal(after.dice.filter(({ spent }) => spent).length, die + 1, 'the die was not used');
  }
  await tabTo(page, /^BUTTON End/);
  const before = (await look(page)).turn;
  await page.keyboard.press('Enter');
  await page.waitForFunction((before) => document.querySelector('.top .turn')?.textContent !== before, before);
  await page.keyboard.press('Control+z');
  await page.waitForFunction((before) => document.querySelector('.top .turn')?.textContent === before, before);
});

/** Moves with the arrow keys, to places not seen before if possible, until the focused element matches. */
async function arrowsTo(page, wanted) {
  const reached = await arrows(page);
  const goal = [...reached.keys()].find((place) => wanted.test(place));
  assert.ok(goal, `the arrows came to\n  ${[...reached.keys()].join('\n  ')}`);
  for (const key of reached.get(goal)) await page.keyboard.press(key);
  assert.match(await focused(page), wanted);
}

testWith({ timeout: 240_000 })('each board is one tab stop, and the arrow keys reach all of it', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno', 'Carla'] });
  await play(page, { seed: 8, stop: (seen, n) => n === 12 });
  await eachBoardIsReached(page);
});

testWith({ timeout: 120_000 })('the Tab key reaches every control of the home page, the setup page and the table', async ({ page }) => {
  assert.deepEqual(await walk(page), [], 'first page');
  await page.keyboard.press('Escape');
  await tabTo(page, /^BUTTON New game/);
  await page.keyboard.press('Enter');
  await page.locator('.su .seat').first().waitFor();
  assert.deepEqual(await walk(page), [], 'setup page');
  await page.evaluate(() => document.querySelectorAll('.su details').forEach((e) => { e.open = true; }));
  assert.deepEqual(await walk(page), [], 'setup page, unfolded');
  await tabTo(page, /^BUTTON Start/);
  await page.keyboard.press('Enter');
  await page.locator('.app').waitFor();
  assert.deepEqual(await walk(page), [], 'table');
});

test('keys open the list of legal actions and explanations, and Escape closes them', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await tabTo(page, /^path /);
  const home = await focused(page);
  await showList(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.equal(await focused(page), home, 'after the list');
  await page.keyboard.press('i');
  await page.locator('dialog[open]').waitFor();
  assert.ok((await page.locator('dialog[open]').textContent()).length > 40);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.equal(await focused(page), home, 'after the help');
});

test('an explanation closes when the focus leaves it or something is touched, and that touch counts', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const help = page.locator('dialog[open].help');
  const ask = async () => {
    await page.locator('.own [data-s^="f"]').first().focus();
    await page.keyboard.press('i');
    await help.waitFor();
    assert.ok(await help.evaluate((e) => e.contains(document.activeElement)), 'the focus is in the help');
  };
  for (const key of ['Tab', 'Shift+Tab']) {
    await ask();
    // On the way the focus may be in the browser's own controls.
    const hasFocus = () => help.evaluateAll(([dialog]) => !!dialog && (document.activeElement === document.body || dialog.contains(document.activeElement)));
    for (let more = 0; more < 8 && (await hasFocus()); more += 1) await page.keyboard.press(key);
    await help.waitFor({ state: 'detached' });
    assert.ok(await page.evaluate(() => document.activeElement !== document.body), `${key} leaves the focus on something`);
  }
  await ask();
  const die = await page.locator('.act .die').first().boundingBox();
  await page.mouse.click(die.x + die.width / 2, die.y + die.height / 2);
  await help.waitFor({ state: 'detached' });
  assert.equal(await page.locator('.act .die[aria-pressed=true]').count(), 1, 'the touch that closes the help chooses the die');
  await page.keyboard.press('Escape');
  // After a touch of its text, a key can still close it.
  await ask();
  await help.locator('p').first().click();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
});

/** Focuses a usable control and presses Enter; returns its name, or nothing if there is none. */
async function enter(page, random) {
  const name = await page.evaluate((share) => {
    const lit = (e) => / (may be chosen|for (one|\d+) workers?)$|, free$/.test(` ${e.getAttribute('aria-label')}`);
    const usable = [...document.querySelectorAll('.act .acts button, .act .die:not(.spent), .act .end:not(.early), .app [role=button][data-s]')]
      .filter((e) => e.getClientRects().length > 0 && !e.disabled && document.querySelector('.act .end') && (e.tagName === 'BUTTON' || lit(e)));
    const one = usable[Math.floor(share * usable.length)];
    one?.focus();
    return one && (one.getAttribute('aria-label') ?? one.textContent);
  }, random());
  if (name) await page.keyboard.press('Enter');
  return name;
}

testWith({ timeout: 200_000, storage: { 'principality.settings': 'motion=off\n' } })('the focus is never lost, whatever it is used for', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Odette'], computers: [null, 'easy'] });
  const random = chance(5);
  const done = new Set();
  for (let touches = 0; touches < 45; touches += 1) {
    await page.waitForFunction(() => document.querySelector('.act .end'));
    const name = await enter(page, random);
    await frames(page, 4);
    await closeAll(page);
    assert.doesNotMatch(await focused(page), /^BODY/, `after ${name}`);
    done.add(name?.replace(/\d.*/, ''));
  }
  assert.ok([...done].some((name) => /^End turn/.test(name)) && [...done].some((name) => /^Workers/.test(name)), [...done].join(', '));
  // After the computer's turn the focus is back on the player's dice.
  await page.waitForFunction(() => document.querySelector('.act .end'));
  await play(page, { seed: 3, stop: (seen) => seen.mayEnd });
  await page.locator('.act .end').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.act .say, .act .die'));
  await page.waitForFunction(() => document.querySelector('.act .end') && document.activeElement?.matches('.act .die:not(.spent)'), null, { timeout: 60_000 });
});

test('headings name their sections once and contain no buttons', async ({ page }) => {
  const faults = () => page.evaluate(() => [...document.querySelectorAll('h1 button, h2 button, h3 button')].map((button) => button.outerHTML.slice(0, 80)));
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('heading', { name: 'Who plays', exact: true }).waitFor();
  assert.deepEqual(await faults(), [], 'setup page');
  await page.getByRole('button', { name: 'Back' }).click();
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.getByRole('heading', { name: 'Benno: 0 points', exact: true }).waitFor();
  assert.deepEqual(await faults(), [], 'table');
  await page.getByRole('main', { name: 'The Castles of Burgundy', exact: true }).waitFor();
  await page.getByRole('banner', { name: 'Turn and tools', exact: true }).waitFor();
});

test('screen readers announce events, prompts and undo', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const heard = () => page.evaluate(() => [...document.querySelectorAll('.app > [role=status]')].map((e) => e.textContent));
  await showList(page);
  // The list begins at its first action.
  await page.waitForFunction(() => document.activeElement.matches('dialog[open] button') && /Die \d/.test(document.activeElement.textContent.trim()));
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await actFromList(page, () => 0, /take \d workers/);
  await page.waitForFunction(() => /Anna took 2 workers/.test(document.querySelector('.app > [role=status]').textContent));
  // A picked die announces its choices, and the last events are not repeated.
  await page.locator('.act .die:not(.spent)').first().click();
  await page.waitForFunction(() => /^Die \d: choose an action/.test(document.querySelectorAll('.app > [role=status]')[1].textContent));
  assert.match((await heard())[0], /Anna took 2 workers/);
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => document.querySelector('.app > [role=status]').textContent.trim() === 'Undone. Anna to move.');
  await page.locator('.act .die').first().click();
  await page.waitForFunction(() => document.querySelector('.act .die[aria-pressed=true]'));
  assert.equal((await heard())[0].trim(), 'Undone. Anna to move.');
  // After both dice are used, the end of the turn is announced.
  await page.keyboard.press('Escape');
  await actFromList(page, () => 0, /take \d workers/);
  await actFromList(page, () => 0, /take \d workers/);
  await page.waitForFunction(() => /^Both dice are used/.test(document.querySelectorAll('.app > [role=status]')[1].textContent));
});
