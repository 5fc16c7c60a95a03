// Princes' table by touch and by keyboard, at each size, and longer parts of the other sets of cards.

import assert from 'node:assert/strict';
import { testWith } from '../lib/page.mjs';
import { SIZES, atEachSize, faults } from '../lib/layout.mjs';
import { inFull, watch } from './hidden.mjs';
import { TABLES } from '../lib/games.mjs';
import { goTo } from '../fits/measure.mjs';
import { focused } from '../lib/keys.mjs';
import { showList } from '../lib/player.mjs';
import { SWIFT, beginPrinces, faultsOfPrinces, look, play } from './lib.mjs';

const ALONE = { names: ['Anna', 'Odette'], computers: [null, 'easy'] };

testWith({ width: 1180, height: 820, storage: SWIFT, timeout: 300_000 })('a duel through twenty turns', { tag: '@full' }, async ({ page, accessible, shot }) => {
  await beginPrinces(page, { mode: 'Duel', ...ALONE });
  const watched = watch(ALONE.names, { alone: 'Anna' });
  const met = await play(page, { watched, stop: (seen) => /Turn 2[1-9]\b/.test(seen.turn) && /build, trade/.test(seen.title) });
  const seen = await look(page);
  assert.match(seen.turn, /^Duel · Turn 2[1-9]/);
  assert.ok(watched.searches > 40, `hidden cards were searched for ${watched.searches} times in ${met.moves} moves`);
  assert.ok(met.done.filter((words) => words === 'Roll').length >= 9, met.done.join(', '));
  await accessible();
  await shot('princes-duel');
});

testWith({ width: 390, height: 844, storage: SWIFT, timeout: 120_000 })('on a phone a hint about a card of the hand is shown with the hand', async ({ page }) => {
  await goTo(page, TABLES.princes.duel);
  await page.getByRole('button', { name: 'A hint', exact: true }).click();
  await page.locator('.act.hinted').waitFor({ timeout: 60_000 });
  assert.match(await page.locator('.tabs [aria-current]').textContent(), /Mine/);
  await page.locator('.phand .hc.lit').first().waitFor();
});

for (const mode of ['Intrigue', 'Barbarians']) {
  testWith({ width: 1180, height: 820, storage: SWIFT, timeout: 180_000 })(`${mode}: a few turns against the computer`, { tag: '@full' }, async ({ page }) => {
    await beginPrinces(page, { mode, ...ALONE });
    await play(page, { watched: watch(ALONE.names, { alone: 'Anna' }), stop: (seen) => /Turn [5-9]/.test(seen.turn) });
    assert.match((await look(page)).turn, new RegExp(mode));
  });
}

testWith({ width: 1180, height: 820, storage: SWIFT })('the triumph card is beside its owner’s name and explains itself', { tag: '@full' }, async ({ page, accessible }) => {
  await goTo(page, TABLES.princes.barbarians);
  const cards = page.getByRole('button', { name: /^Triumph: / });
  await cards.first().waitFor();
  assert.deepEqual(await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))), ['Triumph: no points yet', 'Triumph: no points yet'], 'both have a city');
  await page.locator('.own1 button.adv').click();
  await page.getByRole('dialog').filter({ hasText: 'worth a victory point' }).waitFor();
  await accessible();
});

testWith({ width: 1180, height: 820, storage: SWIFT, timeout: 120_000 })('a card of the hand is enlarged, and built on a lit place by touch', async ({ page, accessible }) => {
  await beginPrinces(page, ALONE);
  await play(page, { stop: (seen) => /build, trade/.test(seen.title) && seen.hand.length > 0 });
  // The neighbours of a region are named side by side, as on the table.
  await page.locator('.own1 [data-s="gA1"]').click();
  assert.match(await page.locator('.act .say').textContent(), /Left: .+\. Right: .+\. Below: a road\.$/);
  const cards = page.locator('.phand .hc');
  await cards.first().click();
  assert.equal(await page.locator('.own1 .lc header > :first-child').textContent(), inFull(await cards.first().locator('.hn').textContent()));
  // Plays until a card of the hand can be built, then builds it on a lit place.
  const lit = () => page.evaluate(() => [...document.querySelectorAll('.phand .hc')].findIndex((card) => !card.matches('.no')));
  await play(page, { wanted: [/^(Roll|Store|Take|Draw)(?! no)/, /^(Done|Skip|(Take|Store|Buy) no|No exchange|End the turn)/], stop: (seen, met) => met.moves > 2 && /build, trade/.test(seen.title) && seen.usable.length > 0 });
  const name = await cards.nth(await lit()).locator('.hn').textContent();
  await cards.nth(await lit()).click();
  assert.match((await look(page)).title, new RegExp(`^${name}: `));
  await page.locator('.prin .spot.lit, .act .acts .btn').first().click();
  await page.waitForFunction((name) => [...document.querySelectorAll('.latest li')].some((line) => line.textContent.includes(name)), name);
  // By script: soon after the touch of another card in its place, a tap would count as the second half of a double tap.
  await cards.first().evaluate((card) => card.click());
  await page.locator('.own1 .lc header > :first-child').waitFor();
  await accessible();
});

/** Presses Tab or Shift+Tab until the focused element matches, in the shorter direction. */
async function tabTo(page, selector) {
  // A stop that is not drawn yet would be missing in the count.
  await page.locator(selector).first().waitFor();
  // Presses are counted beforehand, because looking after each would take most of the time; and counted again where the
  // focus has moved meanwhile, as it does to its former place when a dialog closes.
  for (let counts = 0; counts < 5; counts += 1) {
    const away = await page.evaluate((selector) => {
      const here = document.activeElement;
      const stops = [...document.querySelectorAll('a[href], button, input, select, [tabindex="0"]')].filter((e) => !e.disabled && e.tabIndex >= 0 && e.getClientRects().length);
      if (here.matches(selector)) return 0;
      // A focused title is no stop: the one before it counts.
      const before = stops.filter((stop) => stop.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING);
      const wanted = stops.findIndex((e) => e.matches(selector));
      return wanted < 0 ? 1 : wanted - (stops.includes(here) ? stops.indexOf(here) : before.length - 1);
    }, selector);
    if (away === 0) return;
    for (let presses = 0; presses < Math.abs(away); presses += 1) await page.keyboard.press(away < 0 ? 'Shift+Tab' : 'Tab');
  }
  const [focus, prompt] = [await focused(page), await page.locator('.act .say').textContent()];
  assert.fail(`the Tab key never came to ${selector}, but to ${focus}, while the bar said: ${prompt}`);
}

/** Tabs to an element and presses Enter. */
async function enter(page, selector) {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

testWith({ width: 1180, height: 820, storage: SWIFT, timeout: 120_000 })('a turn is played by keyboard alone, from the first cover to the next', async ({ page }) => {
  await beginPrinces(page);
  const title = (wanted) => page.locator('.act .say b').filter({ hasText: wanted }).waitFor();
  // Each player chooses the stack of the first hand, behind a cover.
  for (let person = 0; person < 2; person += 1) {
    await enter(page, '.act .end');
    await title('Choose a stack');
    await enter(page, '.stk.lit');
  }
  await enter(page, '.act .end');
  await title('Roll the dice');
  const begins = await page.locator('.own1 .who > div > b').textContent();
  await enter(page, '.act .end');
  // With this seed the dice ask for nothing.
  await title('build, trade');
  assert.equal(await page.locator('.own1 .who > div > b').textContent(), begins);
  // A card is enlarged and put back, and a cell of the principality explained.
  await enter(page, '.phand .hc');
  assert.equal(await page.locator('.own1 .lc header > :first-child').textContent(), inFull(await page.locator('.phand .hc .hn').first().textContent()));
  assert.ok(await page.evaluate(() => document.activeElement.matches('.phand .hc')), 'the focus stays where it was');
  await page.keyboard.press('Enter');
  await tabTo(page, '.own1 .spot');
  assert.ok((await page.evaluate(() => document.activeElement.getAttribute('aria-label'))).length > 4);
  // The board is one tab stop, and the arrow keys reach all of it.
  assert.equal(await page.locator('.own1 [data-board] [role=button][tabindex="0"]').count(), 1);
  const reached = await page.evaluate(() => {
    const seen = new Set([document.activeElement]);
    for (const place of seen) {
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        place.focus();
        place.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        seen.add(document.activeElement);
      }
    }
    return [seen.size, document.querySelectorAll('.own1 [data-board] [role=button][tabindex]').length];
  });
  assert.equal(reached[0], reached[1]);
  assert.ok(reached[0] >= 2, String(reached));
  // The list of actions opens, and closes again without an action.
  await showList(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await enter(page, '.act .end');
  await page.locator('.act .end').filter({ hasText: /^I am / }).waitFor();
  await page.locator('.phand.cov').waitFor();
  const other = (await look(page)).end;
  assert.match(other, /^I am /);
  assert.notEqual(other, `I am ${begins}`);
});

testWith({ width: 390, height: 844, touch: true, storage: SWIFT, timeout: 120_000 })('on a phone a turn is played by touch, and a new prompt opens the tab that answers it', async ({ page, accessible, shot }) => {
  await beginPrinces(page);
  const current = (number) => page.locator('.tabs button').nth(number).and(page.locator('[aria-current=page]')).waitFor();
  const title = (wanted) => page.locator('.act .say b').filter({ hasText: wanted }).waitFor();
  for (let person = 0; person < 2; person += 1) {
    await page.locator('.act .end').tap();
    await title('Choose a stack');
    // The stacks are in a tab of their own.
    await current(2);
    assert.deepEqual(await page.locator('.tabs button:has(.badge)').allTextContents(), ['Stacks'], 'the part that answers wears a badge');
    await page.locator('.stk.lit').nth(person).tap();
  }
  await page.locator('.act .end').tap();
  await title('Roll the dice');
  await page.locator('.act .end').tap();
  await play(page, { stop: (seen) => /build, trade/.test(seen.title) && !seen.covered });
  await page.locator('.tabs button').first().tap();
  await current(0);
  for (let tab = 0; tab < 3; tab += 1) {
    await page.locator('.tabs button').nth(tab).tap();
    await current(tab);
    assert.deepEqual(await faultsOfPrinces(page), [], `part ${tab}`);
    if (tab === 1) await accessible();
    await shot(`princes-phone-${tab}`);
  }
  await page.locator('.tabs button').first().tap();
  await page.locator('.phand .hc').first().tap();
  await page.locator('.own1 .lc header > :first-child').waitFor();
  await shot('princes-phone-card');
  await accessible();
  await page.locator('.phand .hc').first().tap();
  await page.locator('.act .end').tap();
  for (let asked = 0; asked < 4 && !/^I am /.test((await look(page)).end); asked += 1) await page.locator('.act .end').tap();
  await page.locator('.act .end').filter({ hasText: 'I am ' }).waitFor();
});

testWith({ width: 360, height: 640, touch: true, storage: SWIFT, timeout: 120_000 })('on a low phone the board and an enlarged card are seen whole', async ({ page, shot }) => {
  await beginPrinces(page, ALONE);
  await play(page, { stop: (seen) => /build, trade/.test(seen.title) && seen.usable.length > 0 });
  const board = () => page.locator('.own1 .bd').boundingBox();
  const main = await page.locator('.own1').boundingBox();
  const whole = await board();
  assert.ok(whole.y + whole.height <= main.y + main.height, 'the board, before anything is enlarged');
  const lit = page.locator('.phand .hc:not(.no)').first();
  const name = await lit.locator('.hn').textContent();
  await lit.tap();
  const card = page.locator('.own1 .as');
  await card.locator('header > :first-child').filter({ hasText: inFull(name) }).waitFor();
  const [text, above] = [await card.boundingBox(), await board()];
  assert.ok(above.y + above.height <= text.y, `the board ends at ${above.y + above.height}, the card begins at ${text.y}`);
  assert.ok(await card.evaluate((card) => card.scrollHeight <= card.clientHeight), 'the card is cut off');
  // The other cards of the hand stay within reach, by name.
  const hand = await page.locator('.phand').boundingBox();
  assert.ok(text.y + text.height <= hand.y + 1);
  assert.ok(hand.height >= 44 && await page.locator('.phand .hn').first().isVisible());
  const [prompt, back] = [await page.locator('.act .say b').boundingBox(), await page.locator('.act .acts .btn').boundingBox()];
  assert.ok(prompt.x + prompt.width <= back.x || prompt.y + prompt.height <= back.y, 'prompt and button lie on each other');
  await shot('princes-low-phone-card');
});

for (const language of ['en', 'de']) {
  testWith({ width: 1280, height: 800, storage: SWIFT, timeout: 180_000 })(`everything fits each size (${language})`, { tag: '@full' }, async ({ page, shot }) => {
    // In the duel the table is fullest: six stacks, and more cards built and discarded.
    await beginPrinces(page, { mode: 'Duel', ...ALONE });
    await play(page, { stop: (seen) => seen.stacks >= 12 && /build, trade/.test(seen.title) });
    if (language !== 'en') {
      await page.evaluate((language) => localStorage.setItem('principality.settings', `motion=off\nlanguage=${language}\n`), language);
      await page.reload();
      await page.locator('.app.prs .phand .hc').first().waitFor();
    }
    const found = [];
    await atEachSize(page, async (size) => {
      found.push(...[...await faults(page), ...await faultsOfPrinces(page)].map((fault) => `${size}: ${fault}`));
      await shot(`princes-${language}-${size}`);
    });
    assert.equal(SIZES.length, 3);
    assert.deepEqual(found, []);
  });
}

/** A duel with a row of thirteen cards, and a theme game before the device is taken. */
const WIDE = 'princes.g1.AQUCCAB-AQxsb29rLWR1ZWwtMTACAARBbm5hAANCZW7OAgBU0cPKZCnfhvzrp1q27JPwXxdGVN_nXWgIrwtv9cCbp7ho44gD1ZN1EnjQay44__mqwqcbb8GWkiT1fQMx7UkzQXgj398gKAhFLt7Kgaj576MZ12O07BaQ5MP1kzBSogT_BYESRGlKd7UtMGhhxqptW-s1AT8-x8k';
const CLOSED = 'princes.g1.AQMCBQAMbG9vay1nb2xkLTEwAgAEQW5uYQADQmVuxwIAHQrbuwWip3V-oMVC_ts3MgIUypckW_CR-wgI9SJLiE3aX-_F1bHH_j_7ThBunpFArK_ic0oDhREvOk6wOk5Wny8p93iF1I9_Q9G74TMdW42tryXw3yFCy56dl1na1VgqgLnVnFt9q_T6BoZyqyA';

/** Parts of the texts that their box cuts off. */
const cutOff = (page, texts, within) => page.evaluate(([texts, within]) => {
  const beyond = (text) => text.getBoundingClientRect().right - text.closest(within).getBoundingClientRect().right;
  const all = [...document.querySelectorAll(texts)].filter((text) => text.getClientRects().length);
  return [all.length, all.filter((text) => beyond(text) > 0.5).map((text) => text.textContent)];
}, [texts, within]);

testWith({ width: 1180, height: 820, storage: SWIFT })('beside a long row of cards the names of all sums are whole', async ({ page }) => {
  await goTo(page, WIDE);
  for (const [width, height] of [[1180, 820], [1024, 780]]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await cutOff(page, '.own1 .pname', '.person1'), [4, []], `${width}x${height}`);
  }
});

testWith({ width: 390, height: 844, touch: true, locale: 'de-DE', storage: SWIFT, path: `#${CLOSED}` })('a closed hand on a phone invites in whole words', async ({ page }) => {
  await page.locator('dialog[open] .end').click();
  await page.locator('.phand.cov').waitFor();
  for (const [width, height] of [[390, 844], [360, 640]]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await cutOff(page, '.covsay, .covsay b', '.phand'), [2, []], `${width}x${height}`);
  }
});

testWith({ width: 1180, height: 820, storage: SWIFT })('prices below the supply are numbers and signs that can be told apart', async ({ page }) => {
  await goTo(page, TABLES.princes.duel);
  for (const [width, height] of [[1180, 820], [820, 1180], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    const found = await page.locator('.stk .price').evaluateAll((all) => all.map((price) => {
      const [frame, ...signs] = [price.closest('.stk'), ...price.querySelectorAll('svg')].map((e) => e.getBoundingClientRect());
      const faults = signs.flatMap((box) => [box.width < 13 && `${box.width} px`, (box.left < frame.left || box.right > frame.right) && 'hangs out'].filter(Boolean));
      return [price.textContent.trim(), signs.length, ...faults];
    }));
    assert.deepEqual(found, [['2', 2], ['', 4], ['23', 2]], `${width}x${height}`);
  }
});

testWith({ width: 1180, height: 820, storage: SWIFT })('the picture of a card that is read is large, and gives way to a long text', async ({ page }) => {
  await goTo(page, TABLES.princes.duel);
  await page.locator('.opp1 [role=button][aria-label^="Marketplace"]').click();
  const read = page.locator('.own1 .lc:not(.idle)').filter({ has: page.getByRole('heading', { name: 'Marketplace' }) });
  await read.waitFor();
  for (const [[width, height], least] of [[[1180, 820], 110], [[1366, 768], 40], [[1024, 768], 40]]) {
    await page.setViewportSize({ width, height });
    const [picture, hidden] = await read.evaluate((card) => [card.querySelector('.lart').clientHeight, card.scrollHeight - card.clientHeight]);
    assert.ok(picture >= least && hidden < 2, `${width}x${height}: ${picture} px high, ${hidden} px of text hidden`);
  }
});

testWith({ width: 390, height: 844, touch: true, storage: SWIFT })('on a phone a region is read in a sheet from below, and put away by a second touch', async ({ page, accessible }) => {
  await beginPrinces(page, ALONE);
  await play(page, { stop: (seen) => /build, trade/.test(seen.title) && seen.hand.length > 0 });
  const region = page.locator('.own1 [data-s^="gA"]').first();
  const sheet = page.locator('.own1 .as .lc.about');
  await region.tap();
  await sheet.waitFor();
  assert.match(await sheet.textContent(), /\d/);
  const [main, text] = [await page.locator('.own1').boundingBox(), await sheet.boundingBox()];
  assert.ok(text.y > main.y + main.height / 3 && text.y + text.height <= main.y + main.height + 1, JSON.stringify([main, text]));
  await accessible();
  // By script: soon after the first touch a second one would count as half of a double tap.
  await region.evaluate((e) => e.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await sheet.waitFor({ state: 'hidden' });
});

testWith({ width: 390, height: 844, touch: true, storage: SWIFT })('a phone’s bar has no empty row between the question and its button', async ({ page }) => {
  await beginPrinces(page, ALONE);
  await play(page, { stop: (seen) => /^Roll/.test(seen.end) });
  const gap = await page.evaluate(() => {
    const top = (e) => e.getBoundingClientRect().top;
    const next = Math.min(...[...document.querySelectorAll('.act :is(.acts .btn, .end)')].map(top));
    return next - document.querySelector('.act .say').getBoundingClientRect().bottom;
  });
  assert.ok(gap >= 0 && gap < 30, `${gap} px`);
});

testWith({ width: 1920, height: 1080, storage: SWIFT })('the realms fill a large screen, and the panel beside them is never empty', async ({ page }) => {
  await goTo(page, TABLES.princes.merchants);
  assert.equal(await page.locator('.own1 .goals li').count(), 5);
  for (const [width, height] of [[1920, 1080], [2560, 1440], [820, 1180]]) {
    await page.setViewportSize({ width, height });
    const filled = await page.evaluate(() => {
      const height = (e) => document.querySelector(e).getBoundingClientRect().height;
      return [height('.own1 .bd') / height('.own1 .bw'), height('.opp1 .latest') / height('.opp1'), document.querySelectorAll('.latest li').length];
    });
    assert.ok(filled[0] > 0.9 && filled[1] > 0.9 && filled[2] > 4, `${width}x${height}: ${filled}`);
  }
});
