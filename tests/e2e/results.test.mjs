// The game of the day, sharing results, challenges, and results over time.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, fullUnless, ROOT, started, test, testWith } from './lib/page.mjs';
import { atEachSize, faults } from './lib/layout.mjs';
import { kept, texts } from './lib/library.mjs';

const link = async (game, name) => (await readFile(join(ROOT, `tests/frozen/${game}/format1-rules1/${name}.link`), 'utf8')).trim();

/** Imports games into the library, each with lines of its own, and opens the first of them. */
async function take(page, games) {
  const text = games.map(({ game, lines = [] }) => ['principality game 1', ...lines, `game ${game}`, ''].join('\n')).join('\n');
  await page.getByRole('button', { name: 'Open a game or link' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForFunction((count) => document.querySelectorAll('.game').length === count, games.length);
}

async function look(page) {
  await page.locator('.game').first().getByRole('button', { name: /^View/ }).click();
  await page.locator('.sc h1').waitFor();
}

test('the game of the day is the same for everybody, and the week shows what was played', async ({ page, accessible, shot, open }) => {
  const daily = page.locator('.daily');
  assert.equal(await daily.locator('.week li').count(), 7);
  assert.equal(await daily.locator('.week .today').count(), 1);
  assert.match(await daily.locator('.week .today').textContent(), /: not played/);
  await accessible();
  await atEachSize(page, async (size) => shot(`home-day-${size}`));
  await daily.getByRole('button', { name: 'Play' }).click();
  await page.locator('.app, .handover').first().waitFor();
  const [own] = await eventually(async () => (await kept(page)).length && kept(page));

  // Its address sets up the same table in another browser, without starting the game.
  const today = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  });
  const other = await open({ path: `#day/${today}` });
  await other.page.locator('dialog[open]').getByRole('button', { name: 'Accept' }).click();
  assert.equal(await other.page.locator('.su .seed input').inputValue(), `day-${today}`);
  assert.equal((await kept(other.page)).length, 0);
  await other.page.getByRole('button', { name: 'Start', exact: true }).click();
  await other.page.locator('.app, .handover').first().waitFor();
  const [theirs] = await eventually(async () => (await kept(other.page)).length && kept(other.page));
  assert.equal(theirs.game.split('.')[0], own.game.split('.')[0]);
  assert.equal(theirs.game, own.game, 'nobody has moved yet, so that both games are one link');
  other.clean();
  await other.context.close();
});

test('the game of the day is the next one after midnight, and when the page comes back on another day', async ({ page }) => {
  const at = (day, hour, minute) => new Date(2026, 4, day, hour, minute);
  await page.clock.install({ time: at(1, 23, 58) });
  await page.reload();
  await started(page);
  const shows = (day) => page.locator('.daily h2 small').filter({ hasText: day }).waitFor();
  await shows('1 May');
  await page.clock.fastForward(3 * 60_000);
  await shows('2 May');
  // Timers rest while a tablet sleeps.
  await page.clock.setSystemTime(at(4, 8, 0));
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await shows('4 May');
});

testWith({ path: '#day/2026-02-30' })('an invalid day shows a notice', async ({ page }) => {
  await page.getByText(/not a link to this page/).waitFor();
  await page.locator('.start').waitFor();
});

testWith({ path: '#rules/chess' })('a page of an unknown game leads to the home page with a notice', async ({ page }) => {
  await page.getByText(/does not have that game/).waitFor();
  await page.locator('.start').waitFor();
});

/** Falsifies what a page reads from a canvas, as browsers do that protect from being recognised. */
const falsify = (reading) => {
  if (reading === 'pixels') {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...args) {
      const image = read.apply(this, args);
      for (let at = 0; at < image.data.length; at += 1) image.data[at] = (at * 37) % 251;
      return image;
    };
    return;
  }
  const make = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (...args) {
    const context = this.getContext('2d');
    const whole = context.getImageData(0, 0, this.width, this.height);
    for (let left = 0; left < this.width; left += 20) context.fillRect(left, 0, 10, this.height);
    make.apply(this, args);
    context.putImageData(whole, 0, 0);
  };
};

for (const reading of ['image', 'pixels']) {
  testWith({})(`where a browser falsifies the ${reading} of a canvas, the result goes out as a drawing`, { tag: fullUnless(reading === 'image') }, async ({ page }) => {
    await page.evaluate(falsify, reading);
    await take(page, [{ game: await link('road', 'whole-3') }]);
    await look(page);
    await page.getByRole('button', { name: 'Share the result' }).click();
    const panel = page.locator('dialog[open]');
    const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Picture' }).click()]);
    assert.match(download.suggestedFilename(), /^road-.*\.svg$/);
    assert.match(await readFile(await download.path(), 'utf8'), /^<svg [^]*Anna[^]*<\/svg>$/);
    await page.getByText(/shared as a drawing/).first().waitFor();
  });
}

testWith({ timeout: 120_000 })('a result is shared as a picture, as a text and as a challenge', async ({ page, accessible, shot, open }) => {
  await take(page, [{ game: await link('road', 'whole-3') }]);
  await look(page);
  assert.equal(await page.locator('.sc > footer button').first().textContent(), 'Play again');
  await page.getByRole('button', { name: 'Share the result' }).click();
  const panel = page.locator('dialog[open]');
  await panel.locator('img').waitFor();
  await accessible();
  await shot('result-panel');
  const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Picture' }).click()]);
  const picture = await readFile(await download.path());
  assert.equal(picture.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630]);
  assert.ok(picture.length > 8_000, `${picture.length} bytes: something is drawn`);
  // The picture holds the winner's board, a line of points for each of three players, and the code of the challenge.
  const drawn = decodeURIComponent((await panel.locator('img').getAttribute('src')).split(',').slice(1).join(','));
  assert.match(drawn, /<g transform="translate\([\d. ]+\) scale\([\d.]+\)"><path fill="[^"]+"[^>]* d="M/);
  assert.equal(drawn.match(/stroke-width="4" stroke-linejoin/g).length, 3);
  assert.match(drawn, /Can you beat it\?/);
  const dare = await panel.getByRole('textbox', { name: 'Challenge others' }).inputValue();
  assert.match(dare, /#road\.c1\./);

  const other = await open({ path: dare.slice(dare.indexOf('#')), storage: { 'principality.table': '012345 00\nCarla\nDario\n' } });
  const invited = other.page.locator('dialog[open]');
  await invited.getByText(/Someone had 7 points after \d+ turns of On the Road/).waitFor();
  await other.accessible();
  await other.shot('challenge-invites');
  await invited.getByRole('button', { name: 'Accept' }).click();
  assert.equal(await other.page.locator('.su .seed input').inputValue(), 'frozen-whole-3');
  const names = await other.page.locator('.su .seat .nm input').evaluateAll((all) => all.map((input) => input.value));
  assert.deepEqual(names, ['Çelik', 'Carla', 'Odette'], 'the own name is in the rival’s place, and computers have the other seats');
  const note = other.page.locator('.su .foot small');
  await note.getByText('just start').waitFor();
  await other.page.getByText('More settings').click();
  await other.page.locator('.su .seed input').fill('another');
  await note.getByText('does not count').waitFor();
  await other.page.locator('.su .seed input').fill('frozen-whole-3');
  await note.getByText('just start').waitFor();
  await other.page.getByRole('button', { name: 'Start', exact: true }).click();
  await other.page.locator('.app, .handover').first().waitFor();
  const [theirs] = await eventually(async () => (await kept(other.page)).length && kept(other.page));
  assert.match(theirs.rival, /^1 7 \d+$/);
  other.clean();
  await other.context.close();
});

/** The first bytes of films: a box `ftyp` in MP4 files, the number of EBML in WebM files. */
const isFilm = (bytes) => bytes.subarray(4, 8).toString() === 'ftyp' || bytes.readUInt32BE(0) === 0x1a45dfa3;

test('a game becomes a film, which can be stopped, seen and handed out', async ({ page, accessible, shot }) => {
  await take(page, [{ game: await link('road', 'whole-3') }]);
  await look(page);
  await page.getByRole('button', { name: 'Share the result' }).click();
  const panel = page.locator('dialog[open]');
  const make = panel.getByRole('button', { name: 'Make a film' });
  await make.click();
  await panel.locator('canvas').waitFor();
  await panel.getByText(/being filmed: \d+ seconds/).waitFor();
  await panel.getByRole('button', { name: 'Stop filming' }).click();
  await panel.locator('img').waitFor();

  await make.click();
  await panel.locator('canvas').waitFor();
  const film = panel.locator('video');
  await film.waitFor({ timeout: 90_000 });
  await page.waitForFunction(() => document.querySelector('dialog[open] video').videoWidth === 1200);
  await accessible();
  await shot('result-film');
  const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Share film' }).click()]);
  assert.match(download.suggestedFilename(), /^road-.*\.(mp4|webm)$/);
  const bytes = await readFile(await download.path());
  assert.ok(isFilm(bytes) && bytes.length > 20_000, `${bytes.length} bytes`);
});

test('a browser that records nothing offers no film', { tag: '@full' }, async ({ page }) => {
  await page.evaluate(() => { delete window.MediaRecorder; });
  await take(page, [{ game: await link('road', 'whole-3') }]);
  await look(page);
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.locator('dialog[open] img').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Make a film' }).count(), 0);
});

testWith({ path: '' })('at the end of a challenge both results are shown side by side', async ({ page, accessible, shot }) => {
  await take(page, [{ game: await link('road', 'whole-3'), lines: ['rival 1 7 999 Carla'] }]);
  await look(page);
  const versus = page.getByRole('region', { name: 'Challenge' });
  assert.deepEqual(await versus.locator('b').allTextContents(), ['7', '7']);
  assert.match(await versus.locator('p').textContent(), /^Equal on points, but Anna was faster than Carla by \d+ turns\.$/);
  await accessible();
  await shot('challenge-ends');
});

// Solo games of one person without a name.
const NAMELESS = ['dice.g1.AQMBAAAGbmFtZS0xAB4AuxKWysQkJnVkIgt-yi6wqBkgC9CtyJA', 'dice.g1.AQMBAAAGbmFtZS0yAB8A_QN7CmrxWtGw5o_E1ZGzSo6h8DoGIK8nyw'];

testWith({ timeout: 120_000 })('the only person at a table is asked for a name once, after the first game', async ({ page, accessible }) => {
  await take(page, [{ game: NAMELESS[0] }, { game: NAMELESS[1] }]);
  await page.evaluate(() => { location.hash = '#statistics'; });
  assert.deepEqual(await page.locator('.statistics section > table tbody th').allTextContents(), ['You']);
  await page.goBack();
  await look(page);
  const form = page.locator('.yourname');
  await form.waitFor();
  await accessible();
  await form.getByRole('textbox', { name: 'What is your name?' }).fill(' Anna ');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await page.locator('.sc .rank').getByText('Anna').waitFor();
  // A name is stored a moment after it is shown.
  await eventually(async () => (await texts(page)).some((text) => text.includes('Anna')));
  await page.reload();
  await page.locator('.sc .rank').getByText('Anna').waitFor();
  // The second game is not asked about, and the next table has the name.
  await page.evaluate(() => { location.hash = '#games'; });
  await page.locator('.game').last().getByRole('button', { name: /^View/ }).click();
  await page.locator('.sc .rank').getByText('Guest').waitFor();
  assert.equal(await form.count(), 0);
  await page.evaluate(() => { location.hash = ''; });
  await page.getByRole('button', { name: 'New game' }).first().click();
  assert.equal(await page.locator('.su .seat .nm input').first().inputValue(), 'Anna');
});

test('without a name the question does not come back', { tag: '@full' }, async ({ page }) => {
  await take(page, [{ game: NAMELESS[0] }]);
  await look(page);
  await page.locator('.yourname').getByRole('button', { name: 'Not now' }).click();
  await page.locator('.yourname').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.sc h1').waitFor();
  assert.equal(await page.locator('.yourname').count(), 0);
  // The page speaks to a player who is alone.
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.locator('dialog[open]').getByText(/tries to beat your \d+ points/).waitFor();
});

testWith({ path: '#dice.c1.AAAAAAAAAA' })('a damaged challenge shows a notice', async ({ page }) => {
  await page.getByText(/link is damaged/).waitFor();
});

test('the score prints on one page', async ({ page }) => {
  await take(page, [{ game: await link('burgundy', 'whole-4') }]);
  await look(page);
  const sheet = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  assert.equal(sheet.match(/\/Type\s*\/Page[^s]/g).length, 1);
});

test('points are compared with earlier games only', { tag: '@full' }, async ({ page, accessible }) => {
  await take(page, [{ game: await link('burgundy', 'solo') }]);
  await look(page);
  await page.getByRole('button', { name: 'Share the result' }).click();
  const panel = page.locator('dialog[open]');
  assert.equal(await panel.locator('.sources').count(), 0, 'a first game has nothing to be compared with');
  await accessible();
});

test('home fits its windows', async ({ page }) => {
  await atEachSize(page, async (size) => assert.deepEqual((await faults(page)).filter((fault) => !fault.startsWith('page')), [], size));
});
