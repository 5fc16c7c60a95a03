// Whole games by somebody who has a keyboard alone and is told of the page what a screen reader tells: roles and names. No
// test here knows a class of the page or where anything lies on it.

import assert from 'node:assert/strict';
import { pageTest } from './lib/page.mjs';
import { chance } from './lib/player.mjs';

const GAMES = ['The Castles of Burgundy', 'Burgundy: The Dice Game', 'On the Road', 'The Princes of Catan'];
/** How far down the list of moves somebody goes who is in no hurry. */
const DOWN = 12;
/** What brings a game on is liked, so that it comes to its end. */
const LIKED = /^(Buy|Build|Mark|Send|Agree|Decline|Roll|Take|Draw|End|Enough|Skip|No exchange|All as they are)/;

/** What has the focus, by its name and whether it is a button. */
const here = (page) => page.evaluate(() => {
  const focus = document.activeElement;
  const name = focus?.getAttribute('aria-label') ?? focus?.textContent ?? '';
  const button = focus?.matches('button,[role=button]') && !focus.matches(':disabled');
  return { name: name.trim(), button };
});

/** Goes on with Tab until what has the focus is called so. */
async function tabTo(page, name) {
  for (let steps = 0; steps < 200; steps += 1) {
    const focus = await here(page);
    if (focus.button && (name.test?.(focus.name) ?? name === focus.name)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${name}`);
}

/** One move from the list that the key L opens; whether there was one. */
async function move(page, random) {
  await page.keyboard.press('l');
  const list = page.getByRole('dialog', { name: 'All legal moves' });
  if (!(await list.waitFor({ timeout: 400 }).then(() => true, () => false))) return false;
  const moves = list.getByRole('listitem').getByRole('button');
  const count = await moves.count();
  if (!count) {
    await page.keyboard.press('Escape');
    return false;
  }
  const names = (await moves.evaluateAll((all) => all.map((e) => e.textContent.trim()))).slice(0, DOWN);
  const liked = random() < 0.85 ? names.filter((name) => LIKED.test(name)) : [];
  const among = liked.length ? liked : names;
  const name = among[Math.floor(random() * among.length)];
  assert.ok(name, 'a move has a name');
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'hidden' }).catch(async (error) => {
    const [focus, still] = [await here(page), await list.allInnerTexts()];
    throw new Error(`"${name}" is done and the list stays; the focus is at ${JSON.stringify(focus)}, the list is ${JSON.stringify(still)} and was ${JSON.stringify(names)}`, { cause: error });
  });
  return true;
}

/** What goes on where no move is listed: that somebody is there who was asked for, or the turn's end. */
async function goOn(page) {
  const cover = page.getByRole('button', { name: /^I am / }).first();
  if (await cover.isVisible()) {
    try {
      await tabTo(page, /^I am /);
    } catch (error) {
      // On a busy machine what was pressed last takes the cover away only now.
      if (await cover.isVisible()) throw error;
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

for (const game of GAMES) {
  pageTest(`a whole game by keyboard alone, told by roles and names alone: ${game}`, { storage: { 'principality.settings': 'tempo=0\nmotion=off\n' }, timeout: 400_000 }, async ({ page }) => {
    await page.getByRole('button', { name: `New game: ${game}` }).waitFor();
    await tabTo(page, new RegExp(`^New game: ${game}$`));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
    await tabTo(page, /^Begin$/);
    await page.keyboard.press('Enter');
    const random = chance(11);
    const over = page.getByRole('region', { name: /^(Final order|Result)$/ });
    let [moves, idle] = [0, 0];
    while (!(await over.isVisible())) {
      const covered = await page.getByRole('button', { name: /^I am / }).first().isVisible();
      const done = (!covered && await move(page, random)) || await goOn(page);
      [moves, idle] = done ? [moves + 1, 0] : [moves, idle + 1];
      if (!done) await page.waitForTimeout(50);
      assert.ok(idle < 100, `after ${moves} moves nothing goes on: ${await page.getByRole('status').allTextContents()}`);
      assert.ok(moves < 3000, 'the game does not end');
    }
    assert.ok(moves > 10, `${moves} moves`);
    // The result is told too.
    assert.match(await over.innerText(), /\d/);
  });
}
