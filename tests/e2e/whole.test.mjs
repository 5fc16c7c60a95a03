// Whole games by keyboard, using only what a screen reader gets: roles and names. No test here knows a class of the
// page or a position.

import assert from 'node:assert/strict';
import { TITLES } from './lib/games.mjs';
import { testWith } from './lib/page.mjs';
import { chance } from './lib/player.mjs';
import { frames } from './lib/settle.mjs';

/** Number of list entries that a slow player goes down. */
const DOWN = 12;
/** Actions that advance the game are preferred, so that it comes to its end. */
const LIKED = /^(Buy|Build|Mark|Send|Agree|Decline|Roll|Take|Draw|End|Done|Skip|No exchange|Keep this layout)/;

/** The focused element: its name, and whether it is a button or one choice of several. */
const here = (page) => page.evaluate(() => {
  const focus = document.activeElement;
  const name = focus?.getAttribute('aria-label') ?? (focus?.labels?.[0] ?? focus)?.textContent ?? '';
  const button = focus?.matches('button,[role=button],[type=radio]') && !focus.matches(':disabled');
  return { name: name.trim(), button };
});

/** Presses Tab until the focused element has this name. */
async function tabTo(page, name) {
  for (let steps = 0; steps < 200; steps += 1) {
    const focus = await here(page);
    if (focus.button && (name.test?.(focus.name) ?? name === focus.name)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${name}`);
}

/** Focuses an entry of the list: Tab leads into it, arrow keys through it. */
async function goTo(page, name, names) {
  await tabTo(page, { test: (focused) => names.includes(focused) });
  await page.keyboard.press('Home');
  for (let steps = 0; steps < DOWN && (await here(page)).name !== name; steps += 1) await page.keyboard.press('ArrowDown');
  assert.equal((await here(page)).name, name, 'arrow keys lead through the list');
}

const result = (page) => page.getByRole('region', { name: /^(Final order|Result)$/ });
const cover = (page) => page.getByRole('button', { name: /^I am / });
const list = (page) => page.getByRole('dialog', { name: 'All legal moves' });

/** State of the page: 'list', 'cover' or 'result'; nothing if none of them comes within 400 milliseconds. */
function there(page) {
  const kind = ({ localName }) => ({ dialog: 'list', button: 'cover' })[localName] ?? 'result';
  return result(page).or(cover(page)).or(list(page)).first().evaluate(kind, undefined, { timeout: 400 }).catch(() => '');
}

/** Makes a move from the open list; returns whether there was one. */
async function move(page, random) {
  const moves = list(page).getByRole('listitem').getByRole('button');
  const names = (await moves.evaluateAll((all) => all.map((e) => e.textContent.trim()))).slice(0, DOWN);
  if (!names.length) {
    await page.keyboard.press('Escape');
    return false;
  }
  const liked = random() < 0.85 ? names.filter((name) => LIKED.test(name)) : [];
  const among = liked.length ? liked : names;
  const name = among[Math.floor(random() * among.length)];
  assert.ok(name, 'a move has a name');
  await goTo(page, name, names);
  await page.keyboard.press('Enter');
  await list(page).waitFor({ state: 'hidden' }).catch(async (error) => {
    const [focus, still] = [await here(page), await list(page).allInnerTexts()];
    throw new Error(`"${name}" is done and the list stays; the focus is at ${JSON.stringify(focus)}, the list is ${JSON.stringify(still)} and was ${JSON.stringify(names)}`, { cause: error });
  });
  return true;
}

/** Goes on if no move is listed: confirms a cover, or ends the turn. */
async function goOn(page, isCovered) {
  if (isCovered) {
    try {
      await tabTo(page, /^I am /);
    } catch (error) {
      // On a busy machine the last key press removes the cover only now.
      if (await there(page) === 'cover') throw error;
      return false;
    }
  } else {
    const { name } = await here(page);
    await page.keyboard.press('n');
    const focus = await here(page);
    if (!focus.button || (focus.name === name && !/^(End|Roll|Ready)/.test(name))) return false;
  }
  await page.keyboard.press('Enter');
  return true;
}

for (const game of Object.values(TITLES)) {
  testWith({ storage: { 'principality.settings': 'tempo=0\nmotion=off\n' }, timeout: 400_000 })(`a whole game by keyboard, using only roles and names: ${game}`, { tag: '@full' }, async ({ page }) => {
    await page.getByRole('button', { name: `New game: ${game}` }).waitFor();
    await tabTo(page, new RegExp(`^New game: ${game}$`));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await tabTo(page, /^(Just me|\d computers?)$/);
    for (let keys = 0; keys < 5 && (await here(page)).name !== 'People only'; keys += 1) await page.keyboard.press('ArrowLeft');
    await tabTo(page, /^Start$/);
    await page.keyboard.press('Enter');
    const random = chance(11);
    let [moves, idle] = [0, 0];
    for (;;) {
      // Opens the list, unless the table is covered.
      await page.keyboard.press('l');
      const seen = await there(page);
      if (seen === 'result') break;
      const done = (seen === 'list' && await move(page, random)) || await goOn(page, seen === 'cover');
      [moves, idle] = done ? [moves + 1, 0] : [moves, idle + 1];
      if (!done) await frames(page);
      assert.ok(idle < 100, `after ${moves} moves nothing goes on: ${await page.getByRole('status').allTextContents()}`);
      assert.ok(moves < 3000, 'the game does not end');
    }
    assert.ok(moves > 10, `${moves} moves`);
    // The result is announced too.
    assert.match(await result(page).innerText(), /\d/);
  });
}
