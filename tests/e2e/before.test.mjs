// Pages before a game: setup in three steps, and the page of a game.

import assert from 'node:assert/strict';
import { fullUnless, test, testWith } from './lib/page.mjs';
import { play } from './lib/player.mjs';
import { begin, unfold } from './lib/setup.mjs';
import { stored, texts } from './lib/library.mjs';
import { ENDS, GAMES, QUICK } from './lib/games.mjs';
import { goTo } from './fits/measure.mjs';

const FULL = process.env.PRINCIPALITY_FULL === '1';
const PHONE = { width: 390, height: 844, touch: true };

/** Goes to an address of the page. */
async function to(page, address, place) {
  await page.evaluate((address) => { location.hash = address; }, address);
  await page.locator(place).first().waitFor();
}

for (const locale of ['en-GB', 'de-DE']) {
  testWith({ ...PHONE, locale, timeout: 90_000 })(`on a phone setup fits two screens and a half, ${locale}`, { tag: fullUnless(locale === 'en-GB') }, async ({ page }) => {
    const long = [];
    const high = async (name) => {
      const height = await page.evaluate(() => document.scrollingElement.scrollHeight);
      if (height > 2.5 * 844) long.push(`${name}: ${height}`);
      assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth + 1), `${name} scrolls sideways`);
    };
    for (const game of GAMES) {
      await to(page, `#new/${game}`, '.su .seat');
      await page.locator('.su .which').waitFor();
      await high(game);
      assert.equal(await page.locator('.su details[open]').count(), 0, 'what few people need is folded');
      const steps = await page.locator('.su .step').allTextContents();
      assert.deepEqual(steps, steps.map((_, at) => String(at + 1)), `${game}: the steps are numbered`);
      assert.equal(steps.length, await page.locator('.su main > :is(section, details)').count(), `${game}: each has a number`);
    }
    await to(page, '#new/burgundy', '.su .kinds');
    for (const kind of [1, 2]) {
      await page.locator('.su .kinds label').nth(kind).click();
      await high(`burgundy, kind ${kind}`);
    }
    assert.deepEqual(long, []);
  });
}

testWith({ timeout: 120_000 })('named setups can be started, in every game', { tag: '@full' }, async ({ page, accessible }) => {
  for (const game of GAMES) {
    await to(page, `#new/${game}`, `.w-${game} .su .levelpick`);
    const offers = page.locator('.su .levelpick label');
    assert.equal(await page.locator('.su .levelpick input:checked').count(), 1, `${game}: a new table is one of them`);
    const said = new Set();
    for (let offer = (await offers.count()) - 1; offer >= 0; offer -= 1) {
      await offers.nth(offer).click();
      assert.ok(await offers.nth(offer).locator('input').isChecked(), `${game} ${offer}`);
      assert.ok(await page.getByRole('button', { name: 'Start', exact: true }).isEnabled(), `${game} ${offer}`);
      said.add(await page.locator('.su .address input').inputValue());
    }
    assert.equal(said.size, await offers.count(), `${game}: each is another table`);
    await unfold(page);
    await accessible();
  }
});

test('modules are switches, and a custom combination is no named setup', async ({ page }) => {
  await to(page, '#new/burgundy', '.su .modules');
  const module = (name) => page.locator('.su .modules label').filter({ hasText: name }).locator('input');
  await page.getByRole('radio', { name: /^All modules/ }).check();
  assert.equal(await page.locator('.su .modules input:checked').count(), 6);
  await module('Inns').uncheck();
  assert.equal(await page.locator('.su .levelpick input:checked').count(), 0);
  await page.getByRole('radio', { name: /^Introductory/ }).check();
  assert.equal(await page.locator('.su .modules input:checked').count(), 0);
  await module('Trade routes').check();
  assert.match(await page.locator('.su .foot').textContent(), /board 1 for all, with Trade routes/);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.app').waitFor();
});

test('a table is set up by keyboard alone, including collapsed parts', async ({ page }) => {
  await to(page, '#new/road', '.su .levelpick');
  await page.locator('.su .levelpick input').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  assert.ok(await page.getByRole('radio', { name: /^Expert/ }).isChecked());
  assert.match(await page.locator('.su .foot').textContent(), /Expert, 3 players/);
  await page.locator('.su .advanced summary').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Seed', exact: true }).fill('hazel-gate-12');
  assert.match(await page.locator('.su .advanced summary').textContent(), /hazel-gate-12/);
  await page.locator('.su input[name=undo]:checked').focus();
  await page.keyboard.press('ArrowRight');
  assert.match(await page.locator('.su .advanced summary').textContent(), /Undo: limited/);
  await page.getByRole('button', { name: 'Start', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.app').waitFor();
});

test('names are remembered for the next table', async ({ page }) => {
  await begin(page, { names: ['Hanna', 'Emil'] });
  await stored(page);
  await page.reload();
  await page.locator('.app').waitFor();
  await to(page, '#new/burgundy', '.su .seat');
  assert.deepEqual(await page.locator('.su .seat .nm input').evaluateAll((all) => all.map((input) => input.value)), ['Hanna', 'Emil']);
});

const seated = (page) => page.locator('.su .seat').evaluateAll((all) => all.map((row) => row.querySelector('.kindof input:checked').value));

test('opponents are computers at first, and one touch seats others', async ({ page, accessible }) => {
  const quick = (name) => page.locator('.su .quick label').filter({ hasText: name });
  for (const [game, [first, names]] of Object.entries(QUICK)) {
    await to(page, `#new/${game}`, `.w-${game} .su .quick`);
    assert.deepEqual(await seated(page), first, game);
    assert.deepEqual(await page.locator('.su .quick label').allTextContents(), names, game);
    await quick('People only').click();
    await page.waitForFunction(() => [...document.querySelectorAll('.su .seat .kindof input:checked')].every((kind) => kind.value === ''));
  }
  await accessible('.su');
  await to(page, '#new/burgundy', '.w-burgundy .su .quick');
  await quick('3 computers').click();
  assert.deepEqual(await seated(page), ['', 'easy', 'easy', 'easy']);
  await page.locator('.su .kinds label').nth(1).click();
  assert.equal(await page.locator('.su .quick').count(), 0, 'nobody to choose');
});

test('the last table of a game is offered again, players, levels and choices', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Odette', 'Philippe'], computers: [null, 'hard', 'medium'], modules: ['Inns'] });
  await stored(page);
  await to(page, '#new/road', '.w-road .su .quick');
  assert.equal(await page.locator('.lasttable').count(), 0, 'each game has its own');
  await page.reload();
  await to(page, '#new/burgundy', '.w-burgundy .su .lasttable');
  const seed = await page.locator('.su .seed input').inputValue();
  await page.locator('.su .quick label').first().click();
  await page.locator('.lasttable').click();
  assert.deepEqual(await seated(page), ['', 'hard', 'medium']);
  assert.equal(await page.locator('.su .modules input:checked').count(), 1);
  assert.equal(await page.locator('.lasttable').getAttribute('aria-pressed'), 'true');
  assert.equal(await page.locator('.su .seed input').inputValue(), seed, 'another game at the same table');
});

testWith({ storage: { 'principality.tables': '012345 burgundy.s1.nonsense\nnonsense\n' } })('a damaged last table is not offered, and what is well stays', async ({ page }) => {
  await to(page, '#new/burgundy', '.w-burgundy .su .quick');
  assert.equal(await page.locator('.lasttable').count(), 0);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.app').waitFor();
});

testWith({ width: 1180, height: 820, timeout: 120_000 })('each card leads to a page of its game', async ({ page, accessible, shot }) => {
  for (const game of GAMES) {
    await to(page, '', '.start');
    const card = page.locator(`.gcard.w-${game} h2 a`);
    const name = await card.textContent();
    await card.click();
    await page.locator('.gamepage').waitFor();
    await page.waitForURL(new RegExp(`#game/${game}$`));
    assert.equal(await page.locator('.gamepage h1').textContent(), name);
    assert.match(await page.title(), new RegExp(`^${name}`));
    for (const button of ['Play now', 'Learn', 'New game', 'Rules']) {
      await page.getByRole('button', { name: button, exact: true }).waitFor();
    }
    if (FULL || game === GAMES[0]) await accessible();
    await shot(`game-${game}-1180x820`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth + 1));
  await shot('game-princes-390x844');
  await page.reload();
  await page.locator('.gamepage').waitFor();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.locator('.start').waitFor();
  await page.goBack();
  await page.locator('.gamepage').waitFor();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.locator('.su .seat').first().waitFor();
});

testWith({ timeout: 120_000 })('the page of a game resumes its games and shows their statistics', async ({ page, accessible }) => {
  await goTo(page, ENDS.dice);
  await page.locator('.sc').waitFor();
  await to(page, '', '.start');
  await begin(page, { names: ['Anna', 'Benno'], game: 'The Castles of Burgundy' });
  await play(page, { seed: 8, stop: (seen, n) => n === 4 });
  await stored(page);
  await to(page, '#game/burgundy', '.gamepage .kept');
  assert.equal(await page.locator('.gamepage .kept').count(), 1);
  assert.equal(await page.locator('.gamepage .statistics').count(), 0, 'nothing of this game is over');
  await page.locator('.gamepage .kept').click();
  await page.locator('.app').waitFor();
  await to(page, '#game/dice', '.gamepage .statistics');
  assert.match(await page.locator('.gamepage .statistics').textContent(), /Your results.*One game finished/s);
  assert.equal(await page.locator('.gamepage .kept').count(), 0);
  await accessible();
});

testWith({ path: '#game/chess' })('an unknown game leads to the home page with a notice', async ({ page }) => {
  await page.locator('.notice').getByText('does not have that game').waitFor();
  await page.locator('.start').waitFor();
});

testWith({ timeout: 120_000 })('stored games show their position, and old ones their icon', async ({ page, accessible, shot }) => {
  for (const game of ['The Castles of Burgundy', 'Burgundy: The Dice Game', 'On the Road', 'The Princes of Catan']) {
    await to(page, '', '.start');
    const names = game === 'On the Road' ? ['Anna', 'Benno', 'Carla'] : ['Anna', 'Benno'];
    await begin(page, { game, names });
    await stored(page);
  }
  await to(page, '', '.start');
  await page.locator('.hero svg.picture path').first().waitFor();
  await page.locator('.goon .kept svg.picture').nth(1).waitFor();
  assert.equal(await page.locator('.goon .kept svg.picture').count(), 2);
  await accessible();
  await shot('home-pictures');
  const all = await texts(page);
  const pictures = all.map((text) => /^picture (.*)$/m.exec(text)?.[1] ?? '');
  assert.equal(pictures.length, 4);
  for (const picture of pictures) assert.ok(picture.length > 60 && picture.length < 2000, `${picture.length}: ${picture.slice(0, 80)}`);

  // Games stored by earlier versions have no picture, and an invalid picture is not drawn.
  await page.evaluate(() => new Promise((done) => {
    indexedDB.open('principality').onsuccess = ({ target: { result: database } }) => {
      const games = database.transaction('games', 'readwrite').objectStore('games');
      let odd = 'picture 9x9 g:<img>\n';
      games.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) return database.close() ?? done();
        cursor.update(cursor.value.replace(/^picture .*\n/m, odd));
        odd = '';
        return cursor.continue();
      };
    };
  }));
  await page.reload();
  await to(page, '', '.start .kept');
  assert.equal(await page.locator('svg.picture').count(), 0);
  assert.equal(await page.locator('.goon .kept svg.emblem').count(), 2);
  await page.locator('.hero .end').click();
  await page.locator('.app, .handover').first().waitFor();
});
