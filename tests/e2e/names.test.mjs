// Names of players in all scripts: their length in characters as people read them, and their order beside numbers.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ENDS } from './lib/games.mjs';
import { test, testWith } from './lib/page.mjs';
import { frames } from './lib/settle.mjs';
import { begin } from './lib/setup.mjs';
import { beginRoad } from './road/lib.mjs';

const FAMILY = '👨‍👩‍👧‍👦';
/** Names longer than they may be, and what stays: twenty characters, or 240 bytes. */
const LONG = [
  [FAMILY.repeat(25), FAMILY.repeat(9)],
  ['🇩🇪🇫🇷'.repeat(15), '🇩🇪🇫🇷'.repeat(10)],
  ['👍🏽'.repeat(25), '👍🏽'.repeat(20)],
  ['é'.normalize('NFD').repeat(25), 'é'.normalize('NFD').repeat(20)],
  ['مُ'.repeat(25), 'مُ'.repeat(20)],
  ['हिन्दी'.repeat(15), null],
  ['Maximilian-Friedrich-Wilhelm', 'Maximilian-Friedrich'],
];

/** Names from right to left. */
const TURNED = ['דוד', 'محمد', 'שרה', 'רות'];
/** A finished solo game of a person without a name. */
const NAMELESS = 'dice.g1.AQMBAAAGbmFtZS0xAB4AuxKWysQkJnVkIgt-yi6wqBkgC9CtyJA';

/** Takes a finished game into the library and shows its score. */
async function take(page, game) {
  await page.getByRole('button', { name: 'Open a game or link' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(`principality game 1\ngame ${game}\n`) });
  await page.locator('.game').getByRole('button', { name: /^View/ }).click();
  await page.locator('.sc h1').waitFor();
}

/** Writes into a field of the page as by keyboard; returns its value when the page has taken it in. */
const write = (field, name) => field.evaluate(async (field, name) => {
  field.value = name;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => { requestAnimationFrame(done); });
  return field.value;
}, name);

/** Characters of a text as the browser counts them. */
const characters = (page, text) => page.evaluate((text) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment), text);

testWith({ path: '#new/burgundy' })('a name is cut between characters and stays in link, table and library', async ({ page }) => {
  const field = page.locator('.su .seat .nm input').first();
  await field.waitFor();
  for (const [long, wanted] of LONG) {
    const kept = await write(field, long);
    if (wanted) assert.equal(kept, wanted);
    else assert.deepEqual(await characters(page, kept), (await characters(page, long)).slice(0, 20), 'whole syllables');
    assert.equal(await write(field, kept), kept);
  }
  const kept = await write(field, LONG[0][0]);
  const link = await page.locator('.su .address').evaluate((address) => (address.querySelector('input')?.value ?? address.textContent).trim());
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.app').waitFor();
  assert.ok((await page.locator('.app').textContent()).includes(kept), 'at the table');
  await page.evaluate(() => { location.hash = '#games'; });
  await page.locator('.game .scores li').filter({ hasText: kept }).waitFor();
  // The library is read again, and so is the link.
  await page.reload();
  await page.locator('.game .scores li').filter({ hasText: kept }).waitFor();
  await page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf('#')));
  await page.waitForFunction((kept) => document.querySelector('.su .seat .nm input')?.value === kept, kept);
});

test('a name that is asked for after the game is cut and not dropped', async ({ page }) => {
  await take(page, NAMELESS);
  const form = page.locator('.yourname');
  await form.getByRole('textbox').fill(FAMILY.repeat(25));
  await form.getByRole('button', { name: 'Save' }).click();
  await page.locator('.sc .rank').getByText(FAMILY.repeat(9), { exact: true }).waitFor();
});

test('a title of a kept game is cut between characters', async ({ page }) => {
  await take(page, NAMELESS);
  await page.evaluate(() => { location.hash = '#games'; });
  const title = page.locator('.game .gametitle');
  for (const character of [FAMILY, '🇩🇪', 'é'.normalize('NFD')]) {
    await title.fill(character.repeat(50));
    await title.press('Enter');
    const most = Math.min(40, Math.floor(480 / Buffer.byteLength(character)));
    await page.waitForFunction((wanted) => document.querySelector('.game .gametitle').value === wanted, character.repeat(most));
  }
  await page.reload();
  await title.waitFor();
  assert.equal(await title.inputValue(), 'é'.normalize('NFD').repeat(40));
});

/**
 * Runs in the page: texts from right to left and the numbers beside them that stand on the wrong side; those that are
 * laid out as boxes of their own can't.
 */
function misplaced() {
  const turns = (text) => /[\u0590-\u08ff]/.test(text);
  const place = (node, from = 0, to = node.length) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].find((rect) => rect.width);
  };
  const box = (node) => {
    let around = node.parentElement;
    while (around && /^(inline|contents)$/.test(getComputedStyle(around).display)) around = around.parentElement;
    return around;
  };
  const texts = document.evaluate('//body//text()[normalize-space()]', document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  const nodes = Array.from({ length: texts.snapshotLength }, (_, at) => texts.snapshotItem(at));
  // Every name and every number, in the order of the document.
  const parts = nodes.flatMap((node) => [...node.data.matchAll(/[\u0590-\u08ff]+|\d+/g)].map((found) => ({
    node, text: found[0], at: place(node, found.index, found.index + found[0].length), box: box(node),
  }))).filter(({ at }) => at);
  return parts.flatMap((name, index) => (turns(name.text) ? parts.map((other, second) => [other, second > index]) : []).filter(([other, after]) => {
    const isBeside = !turns(other.text) && other.box === name.box && Math.abs(other.at.top + other.at.bottom - name.at.top - name.at.bottom) < name.at.height;
    return isBeside && after !== other.at.left > name.at.left;
  }).map(([other, after]) => (after ? `${name.text} ${other.text}` : `${other.text} ${name.text}`)));
}

/** Fails if a number is on the wrong side of a name; returns how many names are seen. */
async function inOrder(page, where) {
  await frames(page, 3);
  assert.deepEqual(await page.evaluate(misplaced), [], where);
  const names = await page.evaluate((names) => names.filter((name) => document.body.innerText.includes(name)).length, TURNED);
  assert.ok(names > 0, `no name is seen: ${where}`);
}

test('numbers beside names from right to left keep their place at tables and covers', async ({ page }) => {
  assert.deepEqual(await page.evaluate(`(() => {
    const misplaced = ${misplaced};
    document.body.insertAdjacentHTML('beforeend', '<p id="planted"><span>דוד</span> <b>124</b></p>');
    const found = misplaced();
    document.getElementById('planted').remove();
    return found;
  })()`), ['דוד 124'], 'the check finds a number on the wrong side');
  await begin(page, { names: TURNED.slice(0, 3) });
  await inOrder(page, 'Burgundy');
  await page.evaluate(() => { location.hash = ''; });
  await page.locator('.lastplayers').waitFor();
  await inOrder(page, 'the game in progress');
  await beginRoad(page, { names: TURNED.slice(0, 3) });
  await page.locator('.act .end').filter({ hasText: /^I am / }).waitFor();
  await inOrder(page, 'cover');
});

test('numbers beside names from right to left keep their place in results', async ({ page }) => {
  await take(page, ENDS.burgundy);
  // The same game with other names, as a file.
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const coming = page.waitForEvent('download');
  await page.locator('dialog[open]').getByRole('button', { name: 'Record as JSON' }).click();
  const record = readFileSync(await (await coming).path(), 'utf8');
  let seat = 0;
  const renamed = record.replace(/"name": ?"[^"]*"/g, () => `"name": "${TURNED[seat++]}"`);
  assert.ok(seat >= 2 && seat <= 4);
  await page.keyboard.press('Escape');
  await page.evaluate(() => { location.hash = '#games'; });
  await page.getByRole('button', { name: 'Open a game or link' }).click();
  await page.locator('dialog[open] input[type=file]').setInputFiles({ name: 'names.json', mimeType: 'application/json', buffer: Buffer.from(renamed) });
  await page.locator('dialog.ask[open]').getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.sc .rank').getByText(TURNED[0]).waitFor();
  await inOrder(page, 'score');
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.locator('dialog[open] .resultpicture, dialog[open] img').first().waitFor();
  await inOrder(page, 'result');
  await page.keyboard.press('Escape');
  await page.evaluate(() => { location.hash = '#statistics'; });
  await page.locator('.statistics th').getByText(TURNED[0]).waitFor();
  await inOrder(page, 'statistics');
  await page.evaluate(() => { location.hash = '#games'; });
  const title = page.locator('.gametitle').first();
  await title.waitFor();
  await inOrder(page, 'list of games');
  // Their names are a list from left to right.
  assert.ok((await page.locator('.game .scores').first().getAttribute('aria-label')).startsWith(`\u2068${TURNED[0]}\u2069, \u2068${TURNED[1]}\u2069`));
});
