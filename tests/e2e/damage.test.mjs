// Files and texts damaged in transit: no crash, no hang, and the running game stays unchanged.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { DROPPING, clear, damagedFiles, drop } from './lib/drop.mjs';
import { inPage, unseen } from './lib/inpage.mjs';
import { fullUnless, testWith } from './lib/page.mjs';
import { play } from './lib/player.mjs';
import { begin, table } from './lib/setup.mjs';
import { kept, stored } from './lib/library.mjs';

/** Runs in the page: the effect of each file. */
async function dropAll(files) {
  const told = [];
  for (const file of files) told.push({ caused: await drop(file), ...await clear() });
  return told;
}

for (const count of [6, 200]) {
  testWith({ timeout: 300_000 })(`${count} damaged files are refused with a notice, none hangs, and the game goes on`, { tag: fullUnless(count === 6) }, async ({ page }) => {
    await begin(page, { names: ['Anna', 'Benno'] });
    await play(page, { seed: 1, given: count < 10 ? 8 : 40, stop: (seen, n, moves) => n === moves });
    await stored(page);
    const here = await table(page);
    const files = await damagedFiles(page, count);
    const told = await inPage(page, [...DROPPING, unseen, dropAll], (files) => unseen(() => dropAll(files)), files);
    for (const [n, { caused, said, back }] of told.entries()) {
      assert.ok(caused && said.length > 10 && !/undefined|panicked/i.test(said), `file ${n} caused ${caused}: ${said}`);
      assert.ok(back, `file ${n} (${caused}: ${said}) left something behind`);
    }
    assert.deepEqual(await table(page), here, 'the running game is untouched');
    await play(page, { seed: 2, stop: (seen, n) => n === 3 });
    await stored(page);
    assert.ok((await kept(page)).length >= 1);
  });
}

testWith({ timeout: 120_000 })('a record is exported as JSON and text and imported again', async ({ page, context }) => {
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
