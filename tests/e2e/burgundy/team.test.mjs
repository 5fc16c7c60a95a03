// The team game through the visible page: set up, and played through a whole phase at every size.

import assert from 'node:assert/strict';
import { atEachSize, faults, tooSmall } from '../lib/layout.mjs';
import { test, testWith } from '../lib/page.mjs';
import { look, play, playByHand } from '../lib/player.mjs';
import { pressIfThere } from '../lib/settle.mjs';
import { seat, SEED, table, unfold } from '../lib/setup.mjs';

const NAMES = ['Anna', 'Benno', 'Carla', 'Dario'];

/** Starts a team game from the home page; returns the link shown on the setup page. */
async function beginTeams(page, { board = '12a', computers = [] } = {}) {
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.locator('.su .kinds label').nth(2).click();
  await unfold(page);
  const seats = page.locator('.su .seat');
  assert.equal(await seats.count(), 4, 'four seats');
  await seat(page, NAMES, computers);
  await page.locator('.su .boards.pair .bp').filter({ hasText: board }).click();
  await page.locator('.su .seed input').fill(SEED);
  const link = await page.locator('.su .address input').inputValue();
  await page.locator('.su .foot .end').click();
  await page.locator('.app').waitFor();
  return link;
}

/** The phase named in the header. */
const phase = (seen) => seen.turn.match(/Phase (.)/)?.[1];

testWith({ width: 1280, height: 800, timeout: 400_000 })('a team game through a whole phase', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await beginTeams(page);
  assert.equal(await page.locator('.own [data-s^="f"]').count(), 73, 'one board of 73 fields');
  assert.equal(await page.locator('.others .opp').count(), 1, 'the other team is one panel');
  assert.match(await page.locator('.others .opp .name').textContent(), /Benno and Dario/);
  await shot('team-12a-start-1280x800');
  await accessible();
  // The teams alternate in the first round: A, B, A, B.
  const turns = [];
  for (let seed = 1; turns.length < 4; seed += 1) {
    const name = (await look(page)).turn.match(/(Anna|Benno|Carla|Dario)/)[1];
    turns.push(name);
    const open = await page.locator('.own .lock').count();
    assert.equal(open, 2, 'two key fields are the partner’s alone');
    await playByHand(page, { seed, touching: 0.4, stop: (seen, n) => n > 0 && !seen.turn.includes(name) });
  }
  assert.deepEqual(turns, NAMES);
  await play(page, { seed: 9, touching: 0.05, stop: (seen) => /Phase B/.test(seen.turn) });
  assert.equal(phase(await look(page)), 'B');
  await shot('team-12a-phase-B-1280x800');
  await accessible();
  // Enlarges the other team and goes back.
  await page.locator('.opp .open').click();
  await page.locator('dialog[open] .own-svg').waitFor();
  await shot('team-other-large-1280x800');
  await accessible();
  await page.keyboard.press('Escape');
});

test('a team link sets up the same table; on 12b each team chooses its castle', { tag: '@full' }, async ({ page, open }) => {
  const link = await beginTeams(page, { board: '12b' });
  assert.match((await look(page)).title, /castle/i);
  const here = await table(page);
  const other = await open({ path: link.slice(link.indexOf('#')), width: 1180, height: 820 });
  await other.page.locator('.su').waitFor();
  assert.match(await other.page.locator('.su .foot p').textContent(), /Anna and Carla against Benno and Dario.*12b/);
  await other.page.locator('.su .foot .end').click();
  await other.page.locator('.app').waitFor();
  assert.deepEqual(await table(other.page), here);
  other.clean();
  await other.context.close();
});

/** Touchable places of the team's estate. */
const ESTATE = '.own [role=button][data-s^="f"], .own [role=button][data-s^="k"]';

testWith({ timeout: 200_000 })('teams: nothing scrolls and all 73 fields can be touched at any size', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await beginTeams(page, { board: '12b' });
  for (const last of [false, true]) {
    await play(page, { seed: 31, stop: (seen, n) => n === 35 });
    if (last) await page.emulateMedia({ colorScheme: 'dark' });
    await atEachSize(page, async (size) => {
      assert.deepEqual([...(await faults(page)), ...(await tooSmall(page, ESTATE))], [], size);
      if (!last) return;
      await shot(`team-12b-${size}`);
      await accessible();
    });
  }
});

testWith({ width: 390, height: 844, touch: true, timeout: 200_000 })('teams on a phone, with a board that can be enlarged', { tag: '@full' }, async ({ page, shot, accessible }) => {
  await beginTeams(page);
  await play(page, { seed: 41, stop: (seen, n) => n === 40 });
  // Playing this fast may touch a choice that was just gone, which shows a notice.
  await pressIfThere(page.locator('.notice').getByRole('button', { name: 'Close' }));
  for (const tab of ['Table', 'My board', 'Others']) {
    await page.locator('.tabs').getByRole('button', { name: tab }).click();
    await shot(`phone-team-${tab.toLowerCase()}-390x844`);
    await accessible();
  }
  await page.locator('.tabs').getByRole('button', { name: 'My board' }).click();
  await page.getByRole('button', { name: 'Enlarge the board' }).click();
  const wide = await page.locator('.own [role=button][data-s^="f"]').first().evaluate((e) => e.getBoundingClientRect().width);
  assert.ok(wide >= 44, `a field is ${wide} px wide`);
  await shot('phone-team-enlarged-390x844');
  await accessible();
});

testWith({ width: 1180, height: 820, storage: { 'principality.settings': 'motion=off\n' }, timeout: 200_000 })('a person and a computer as partners against computers', { tag: '@full' }, async ({ page, shot }) => {
  await beginTeams(page, { computers: [null, 'easy', 'easy', 'easy'] });
  await play(page, { seed: 3, touching: 0.1, stop: (seen, n) => n > 8 && /Round 3|round 3/.test(seen.turn) });
  assert.match((await look(page)).turn, /Phase A/);
  await shot('team-with-computers-1180x820');
});

// A game played by computers on the command line, as a link.
const OVER = 'burgundy.g1.AQkEBgAAExMTEwACdDIEAARBbm5hAAVCZW5ubwAFQ2FybGEABURhcmlv1QIAtpre8KGscMXU1nBGC9zYE7hMPRBDAxDUTLtyq3N_JkVfZ2xjxJp5GinwQUQQB1e_xQgl1_pl6oKwb2nL6F2xkh4vbAlEGh2l_bfPmOVL-lxp7Ri3ttUhSf2hWyNFKgRu1kGlgluIaB1lNcBhQS1mEvgLQkrKgZhQDMZS8NeeHIOTzAjx2PwZJGapAbmPVwLrzo8Y';

for (const [width, height] of [[1280, 800], [390, 844]]) {
  testWith({ path: `#${OVER}`, width, height })(`the score of teams at ${width}x${height}`, { tag: '@full' }, async ({ page, shot, accessible }) => {
    await page.locator('dialog .end').click();
    await page.locator('.sc h1').waitFor();
    assert.match(await page.locator('.sc h1').textContent(), /Anna and Carla win!$/);
    const own = (await page.locator('.sc tfoot tr').first().locator('td').allTextContents()).map(Number);
    const teams = (await page.locator('.sc .teamrow td').allTextContents()).map(Number);
    assert.deepEqual(teams, [own[0] + own[1], own[0] + own[1], own[2] + own[3], own[2] + own[3]]);
    assert.ok(teams[0] > teams[2] && own[0] !== own[1]);
    await shot(`team-score-${width}x${height}`);
    await accessible();
  });
}
