// Files and texts damaged in transit: no crash, no hang, and the running game stays unchanged.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { inPage, unseen, until } from './lib/inpage.mjs';
import { pageTest } from './lib/page.mjs';
import { chance, play } from './lib/player.mjs';
import { begin, table } from './lib/setup.mjs';
import { kept, stored, texts } from './lib/library.mjs';

/** A text with some of its characters changed, deleted, doubled or moved. */
function damaged(text, random) {
  const at = () => Math.floor(random() * text.length);
  const kinds = [
    () => text.slice(0, at()),
    () => { const i = at(); return text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ (1 << Math.floor(random() * 7))) + text.slice(i + 1); },
    () => { const i = at(); return text.slice(0, i) + text.slice(i + 1 + Math.floor(random() * 20)); },
    () => { const i = at(); return text.slice(0, i) + text.slice(Math.max(0, i - Math.floor(random() * 200))); },
    () => { const [i, j] = [at(), at()].sort((a, b) => a - b); return text.slice(j) + text.slice(i, j) + text.slice(0, i); },
    () => { const i = at(); return `${text.slice(0, i)}${'\u{1F411}\u0000\u202e'.repeat(1 + Math.floor(random() * 5))}${text.slice(i)}`; },
    () => text.replace(/\d/g, (digit) => (random() < 0.05 ? String(Math.floor(random() * 10)) : digit)),
  ];
  let result = text;
  for (let n = 1 + Math.floor(random() * 3); n > 0; n -= 1) result = kinds[Math.floor(random() * kinds.length)]() || result;
  return result;
}

/**
 * Runs in the page: drops a file, waits for the dialog, notice or other page it causes, and closes that again. Returns
 * the effect, the message, and the longest time in which the page was blocked.
 */
async function dropped(text) {
  const one = (selector) => document.querySelector(selector);
  let [longest, last, watching] = [0, performance.now(), true];
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (watching) setTimeout(watch);
  };
  watch();
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.txt'));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  const caused = await until(30_000, () => (one('dialog[open]') && 'dialog') || (one('.notice') && 'notice') || (!one('.app') && 'page'));
  watch();
  watching = false;
  const pause = longest;
  // Immediate consequences count as part of it.
  await new Promise((resolve) => { setTimeout(resolve, 10); });
  const said = (one('dialog[open]') ?? one('.notice') ?? one('#app')).textContent.trim();
  const opened = !!one('dialog[open]') || !one('.app');
  one('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await until(30_000, () => !one('dialog[open]'));
  // Part of it could be read and is listed, so the way back to the table is open.
  if (!one('.app')) location.hash = '#table';
  await until(30_000, () => one('.app'));
  [...document.querySelectorAll('.notice button')].find((button) => /^Close$/.test(button.getAttribute('aria-label') ?? button.textContent.trim()))?.click();
  await until(30_000, () => !one('.notice'));
  return { caused, said, opened, longest: pause, back: !!one('.app') && !one('.notice, dialog[open]') };
}

/** Runs in the page: the effect of each file. */
async function dropAll(files) {
  const told = [];
  for (const file of files) {
    let now = await dropped(file);
    // A text blocks the page each time, while other load on the machine is over the second time.
    for (let again = 0; again < 5 && now.longest >= 100; again += 1) {
      const { longest } = now;
      now = await dropped(file);
      now.longest = Math.min(longest, now.longest);
    }
    told.push(now);
  }
  return told;
}

pageTest('200 damaged files are refused with a notice, none hangs, and the game goes on', { timeout: 300_000 }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 1, stop: (seen, n) => n === 40 });
  await stored(page);
  const here = await table(page);
  const [file] = await texts(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Record as JSON' }).click()]);
  const json = await readFile(await download.path(), 'utf8');
  const link = await page.locator('dialog[open] .address input').first().inputValue();
  await page.keyboard.press('Escape');
  assert.match(json, /"format": "principality-record"/);
  const sources = [file, json, link, `${file}\n${file}`];
  const random = chance(77);
  const files = Array.from({ length: 200 }, (_, n) => damaged(sources[n % sources.length], random));
  const told = await inPage(page, [until, unseen, dropped, dropAll], (files) => unseen(() => dropAll(files)), files);
  const [opened, longest] = [told.filter((one) => one.opened).length, Math.max(...told.map((one) => one.longest))];
  for (const [n, { caused, said, back }] of told.entries()) {
    assert.ok(caused && said.length > 10 && !/undefined|panicked/i.test(said), `file ${n} caused ${caused}: ${said}`);
    assert.ok(back, `file ${n} (${caused}: ${said}) left something behind`);
  }
  console.log(`# ${opened} of 200 could still be read; the longest pause was ${longest.toFixed(0)} ms`);
  assert.ok(longest < 100, `a pause of ${longest} ms`);
  assert.deepEqual(await table(page), here, 'the running game is untouched');
  await play(page, { seed: 2, stop: (seen, n) => n === 3 });
  await stored(page);
  assert.ok((await kept(page)).length >= 1);
});

pageTest('a record is exported as JSON and text and imported again', { timeout: 120_000 }, async ({ page, context }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await play(page, { seed: 1, stop: (seen, n) => n === 12 });
  const here = await table(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Record as JSON' }).click()]);
  assert.match(download.suggestedFilename(), /\.json$/);
  const json = await readFile(await download.path(), 'utf8');
  assert.equal(JSON.parse(json).moves.length, 12);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the record as text' }).click();
  await page.locator('.notice').getByText('Copied.').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^principality record 1\n/);
  await page.keyboard.press('Escape');
  for (const record of [json, text]) {
    await page.evaluate((record) => {
      const data = new DataTransfer();
      data.setData('text', record);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, record);
    await page.locator('dialog[open]').getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    assert.deepEqual(await table(page), here);
  }
  await stored(page);
  assert.equal((await kept(page)).length, 3);
});
