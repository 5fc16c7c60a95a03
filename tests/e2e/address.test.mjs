// Addresses: unreadable links, and languages.

import assert from 'node:assert/strict';
import { ENDS } from './lib/games.mjs';
import { fullUnless, test, testWith } from './lib/page.mjs';
import { uncover } from './lib/settle.mjs';
import { begin, table } from './lib/setup.mjs';
import { look, play } from './lib/player.mjs';

const BROKEN = {
  'a word': '#hello',
  'a game that is not known': '#chess.s1.abcdefgh',
  'a version to come': '#burgundy.s9.AAAAAAAAAAAAAAAAAAAA',
  'nothing after the version': '#burgundy.g1.',
  'a game cut short': '#burgundy.g1.AAEC',
  'signs that no link has': '#burgundy.s1.%00%ff<script>alert(1)</script>',
  'far too much': `#burgundy.g1.${'A'.repeat(60_000)}`,
};

for (const [what, fragment] of Object.entries(BROKEN)) {
  testWith({ path: fragment })(`a link with ${what} shows a notice, and the page keeps working`, { tag: fullUnless(what === 'a game cut short') }, async ({ page }) => {
    await page.locator('.notice').waitFor();
    const said = (await page.locator('.notice').textContent()).trim();
    assert.ok(said.length > 20 && !/undefined|error:|panicked/i.test(said), said);
    await page.locator('.notice').getByRole('button').click();
    await page.getByRole('button', { name: 'New game' }).first().click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('.app').waitFor();
  });
}

/** The gate opens the end of one game, the full run of all. */
const CLOSED = process.env.PRINCIPALITY_FULL === '1' ? Object.values(ENDS) : [ENDS.princes];
const PAGES = ['about', 'statistics', 'games', 'game/road', 'new/dice', 'rules/road', 'rulings/burgundy', 'problems/princes', 'problems/road/1'];

/** Runs in the page: whether its heading is the window's title. */
const titled = () => document.title === `${document.querySelector('#app h1')?.textContent} · Principality`;

test('a page that is opened by its address has its name in the title', async ({ page }) => {
  for (const address of [...PAGES, ...CLOSED]) {
    await page.goto('about:blank');
    await page.goto(`${process.env.PRINCIPALITY_URL}#${address}`);
    if (!PAGES.includes(address)) {
      // Its main button has the focus.
      await page.waitForFunction(() => document.activeElement?.matches('dialog[open] .end'));
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(titled);
  }
});

test('a page whose code arrives after it was opened has its name in the title and the focus on its heading', { tag: '@full' }, async ({ page }) => {
  for (const address of ['rules/road', 'problems/princes', 'rulings/burgundy', 'about']) {
    await page.goto('about:blank');
    await page.goto(process.env.PRINCIPALITY_URL);
    await page.locator('.start').waitFor();
    await page.evaluate((address) => { location.hash = address; }, address);
    await page.waitForFunction(titled);
    await page.waitForFunction(() => document.activeElement.matches('#app h1'));
  }
});

test('a broken link leaves a running game unchanged', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 51, stop: (seen, n) => n === 9 });
  const here = await table(page);
  await page.evaluate(() => { location.hash = '#burgundy.g1.AAAAAAAAAAAA'; });
  await page.locator('.notice').waitFor();
  await page.goBack();
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), here);
  await page.reload();
  await page.evaluate(() => { location.hash = '#table'; });
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), here);
});

test('a link opens despite characters appended by a messenger or mail program', { tag: '@full' }, async ({ page }) => {
  const link = await begin(page, { names: ['Carla', 'Dario', 'Emil'] });
  const hash = link.slice(link.indexOf('#') + 1);
  for (const given of [`${hash}).`, `${hash}&utm_source=mail`, `${hash}?fbclid=IwAR0`, `${hash}%20and`, hash.replaceAll('.', '%2E')]) {
    await page.evaluate(() => { location.hash = ''; });
    await page.locator('.su').waitFor({ state: 'detached' });
    await page.evaluate((given) => { location.hash = given; }, given);
    await page.locator('.su .seat').nth(2).waitFor();
    assert.equal(await page.locator('.notice').count(), 0, given);
  }
});

test('a setup link leaves a running game unchanged while the table is set up', async ({ page }) => {
  const link = await begin(page, { names: ['Carla', 'Dario', 'Emil'] });
  await page.evaluate(() => { location.hash = ''; });
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 52, stop: (seen, n) => n === 5 });
  const here = await table(page);
  await page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf('#')));
  await page.locator('.su .seat').nth(2).waitFor();
  await page.evaluate(() => { location.hash = '#table'; });
  await page.locator('.app').waitFor();
  assert.deepEqual(await table(page), here);
});

testWith({ locale: 'de-DE' })('the page is in German in a German browser, and can change its language during a game', async ({ page, accessible, shot }) => {
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  await page.getByRole('button', { name: 'Neues Spiel' }).first().click();
  await page.locator('.su .seat').first().waitFor();
  await accessible();
  await shot('setup-german-1280x800');
  await page.locator('.su .foot .end').click();
  await page.locator('.app').waitFor();
  assert.match(await page.locator('.app').textContent(), /Durchgang A/);
  const german = await table(page);
  assert.ok(german.some((line) => /Kloster/.test(line)) && german.some((line) => /Gutshof|Lager/.test(line) || /Depot/.test(line)));
  assert.ok(!german.some((line) => /\b(Monastery|Church|Field|empty)\b/.test(line)), german.join('\n'));
  await accessible();
  const before = (await look(page)).dice.length;
  await page.getByRole('button', { name: 'Einstellungen' }).first().click();
  await page.locator('dialog[open]').getByText('English', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  const english = await table(page);
  assert.ok(english.some((line) => /Monastery/.test(line)));
  assert.equal(english.length, german.length);
  assert.equal((await look(page)).dice.length, before);
});

testWith({ timeout: 90_000 })('castles chosen in secret stay secret until all have chosen', async ({ page, accessible }) => {
  await begin(page, { names: ['Anna', 'Benno'], way: 'Expert' });
  const told = () => page.locator('.log').textContent();
  for (let turn = 0; turn < 2; turn += 1) {
    await page.locator(`.handover .flag.p${turn + 1}`).waitFor();
    await accessible();
    await page.locator('.handover .end').click();
    await page.locator('.app').waitFor();
    const seen = await look(page);
    assert.doesNotMatch(await told(), /placed the starting castle/, 'a castle is seen before all have chosen');
    assert.ok(seen.lit.length > 1, 'there is no choice of castle fields');
    await page.locator(`.app [data-s="${seen.lit[turn]}"]`).first().dispatchEvent('click');
    await page.locator('.act .acts').getByRole('button', { name: 'Castle here' }).click();
  }
  await uncover(page);
  await page.locator('.act .die').first().waitFor();
  for (const name of ['Anna', 'Benno']) assert.match(await told(), new RegExp(`${name} placed the starting castle`));
});

test('an address typed while a dialog closes is opened', async ({ page }) => {
  for (const moment of ['at once', 'as soon as the page takes it in', 'when the dialog is gone']) {
    await page.getByRole('button', { name: 'New game' }).first().waitFor();
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await page.locator('dialog[open]').waitFor();
    await page.evaluate(async (moment) => {
      const type = () => { location.hash = '#rules/road'; };
      const gone = new MutationObserver(() => {
        if (document.querySelector('dialog')) return;
        gone.disconnect();
        type();
      });
      if (moment === 'when the dialog is gone') gone.observe(document.body, { childList: true, subtree: true });
      document.querySelector('dialog[open] .panelhead button').click();
      if (moment === 'as soon as the page takes it in') await Promise.resolve();
      if (moment !== 'when the dialog is gone') type();
    }, moment);
    await page.locator('.prose').first().waitFor();
    await page.waitForURL(/#rules\/road$/);
    // One step back leads to the page where it was typed.
    await page.goBack();
  }
});
