// Damaged files, dropped on the page: for the test of what they cause, and for the measurement of their pauses.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { chance, until } from './inpage.mjs';
import { texts } from './library.mjs';

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

/** The contents of so many damaged files: the game at the table as stored, as JSON, as a link, and twice in a file. */
export async function damagedFiles(page, count) {
  const [file] = await texts(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Record as JSON' }).click()]);
  const json = await readFile(await download.path(), 'utf8');
  const link = await page.locator('dialog[open] .address input').first().inputValue();
  await page.keyboard.press('Escape');
  assert.match(json, /"format": "principality-record"/);
  const sources = [file, json, link, `${file}\n${file}`];
  const random = chance(77);
  return Array.from({ length: count }, (_, n) => damaged(sources[n % sources.length], random));
}

/** Runs in the page: drops a file; returns what it causes, a 'dialog', a 'notice' or another 'page', or null. */
export async function drop(text) {
  const one = (selector) => document.querySelector(selector);
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.txt'));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  const caused = await until(30_000, () => (one('dialog[open]') && 'dialog') || (one('.notice') && 'notice') || (!one('.app') && 'page'));
  // Immediate consequences count as part of it.
  await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
  return caused;
}

/** Runs in the page: closes what a file caused; returns its message, and whether the table is as before. */
export async function clear() {
  const one = (selector) => document.querySelector(selector);
  const said = (one('dialog[open]') ?? one('.notice') ?? one('#app')).textContent.trim();
  one('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await until(30_000, () => !one('dialog[open]'));
  // Part of it could be read and is listed, so the way back to the table is open.
  if (!one('.app')) location.hash = '#table';
  await until(30_000, () => one('.app'));
  [...document.querySelectorAll('.notice button')].find((button) => /^Close$/.test(button.getAttribute('aria-label') ?? button.textContent.trim()))?.click();
  await until(30_000, () => !one('.notice'));
  return { said, back: !!one('.app') && !one('.notice, dialog[open]') };
}

/** `drop` and `clear`, and all functions called by them. */
export const DROPPING = [until, drop, clear];
