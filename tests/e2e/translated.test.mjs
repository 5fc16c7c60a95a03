// A page that the browser itself translates, and visitors whose languages the page does not speak.

import assert from 'node:assert/strict';
import { COVERED, GAMES, KEYS, SEARCHED, TITLES } from './lib/games.mjs';
import { started, testWith } from './lib/page.mjs';
import { kept } from './lib/library.mjs';
import { play } from './lib/player.mjs';
import { begin } from './lib/setup.mjs';
import { rests, uncover } from './lib/settle.mjs';

/** Replaces every text that may be translated by one within <font> elements, as translating browsers do. */
const TRANSLATE = () => {
  const wrap = (text) => {
    const around = text.parentElement;
    if (!(around instanceof HTMLElement) || !text.data.trim() || around.closest('font, script, style, textarea, title')) return;
    if (around.closest('[translate]')?.getAttribute('translate') === 'no') return;
    const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const within = (node) => {
    const texts = [];
    for (const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT); walker.nextNode();) texts.push(walker.currentNode);
    (node.nodeType === Node.TEXT_NODE ? [node] : texts).forEach(wrap);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) (type === 'characterData' ? [target] : addedNodes).forEach(within);
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

testWith({ before: TRANSLATE, timeout: 60_000 })('a table is never translated, and tells the position as it is', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const told = () => page.evaluate(() => ['.top', '.log'].map((part) => document.querySelector(part)?.textContent));
  const before = await told();
  await play(page, { seed: 1, stop: (seen, n) => n === 6 });
  const after = await told();
  assert.equal(await page.locator('#app font').count(), 0);
  assert.ok(after.every((text, at) => text && text !== before[at]), JSON.stringify([before, after]));
});

/**
 * Runs in the page: what these parts show and read out, whether anything of the app is translated, and whether the game is
 * over. What is read out of the last action alone differs in a tab that has just opened the game.
 */
function sentences(parts) {
  const told = [document.title];
  for (const part of document.querySelectorAll(parts)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, ({ parentElement }) => (
      parentElement.closest('.sr[aria-live]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
    while (texts.nextNode()) told.push(texts.currentNode.data.trim());
    for (const named of part.querySelectorAll('[aria-label], [title]')) told.push(named.getAttribute('aria-label'), named.getAttribute('title'));
  }
  return { told: told.filter(Boolean), translated: document.querySelectorAll('#app font').length, over: !!document.querySelector('.sc') };
}

for (const game of GAMES) {
  testWith({ before: TRANSLATE, timeout: 400_000 })(`${game}: to its end a translated game tells what the same one does in a tab that is not translated`, { tag: '@full' }, async ({ page, open }) => {
    await begin(page, { names: ['Anna', 'Benno', 'Clara'].slice(0, KEYS[game] ? 2 : 3), game: TITLES[game] });
    for (let part = 1, over = false; !over; part += 1) {
      await play(page, { seed: part, stop: (seen, n) => n >= 40 && !seen.handOver && !seen.mayEnd });
      const [{ game: record }] = await kept(page);
      const { page: plain } = await open();
      await plain.evaluate((record) => { location.hash = record; }, record);
      await plain.getByRole('button', { name: 'Open', exact: true }).click();
      const all = [];
      for (const tab of [page, plain]) {
        await uncover(tab);
        const parts = await tab.evaluate((covered) => (document.querySelector('.sc') ? '#app' : covered), COVERED[game] ?? '#app');
        // Points that have just been scored fade.
        await rests(tab, sentences, parts);
        all.push(await tab.evaluate(sentences, parts));
      }
      assert.equal(all[0].translated, 0);
      assert.deepEqual(all[0].told, all[1].told, `part ${part}`);
      over = all[1].over;
      await plain.close();
    }
  });
}

testWith({ path: '#rules/burgundy', before: TRANSLATE, timeout: 60_000 })('translated rules are searched, and follow the edition and the language', async ({ page }) => {
  const [word, entry] = SEARCHED.burgundy;
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  await field.waitFor();
  await page.locator('.prose h2 font font').first().waitFor();
  await field.fill(word);
  await page.waitForFunction(() => document.querySelector('.lookup [role=status]')?.textContent.match(/match/));
  const found = await page.locator('.prose :is(p, li, dl > div):not(li p, dl p):visible').allTextContents();
  assert.match(found.join('\n'), new RegExp(entry, 'i'));
  await field.fill('');
  const tiles = page.locator('.prose .tilelist');
  const of2019 = (await tiles.allTextContents()).join('\n');
  const differs = (before) => page.waitForFunction((before) => [...document.querySelectorAll('.prose .tilelist')].map((list) => list.textContent).join('\n') !== before, before);
  await page.locator('.pickers').getByText('2011').click();
  await differs(of2019);
  const of2011 = (await tiles.allTextContents()).join('\n');
  await page.locator('.pickers').getByText('2019').click();
  await differs(of2011);
  assert.equal((await tiles.allTextContents()).join('\n'), of2019);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('dialog[open]').getByText('Deutsch').click();
  await page.locator('.prose h2').getByText('Worum es geht').waitFor();
  assert.equal(await page.locator('.prose h2').getByText('The symbols').count(), 0);
});

testWith({ locale: 'fr-FR' })('visitors whose languages the page does not speak are told which it does, until they choose or dismiss it', async ({ page, open, accessible, shot }) => {
  const told = (page) => page.locator('.notice').getByText('This page speaks English and German.');
  await told(page).waitFor();
  await shot('languages-1280x800');
  await accessible();
  await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
  await told(page).waitFor({ state: 'detached' });
  await page.reload();
  await started(page);
  await page.locator('.hero').waitFor();
  assert.equal(await told(page).count(), 0);

  const { page: other } = await open({ locale: 'fr-FR', width: 390, height: 844 });
  await told(other).waitFor();
  await other.locator('.notice').getByRole('button', { name: 'Deutsch' }).click();
  await other.getByRole('button', { name: 'Neues Spiel' }).first().waitFor();
  assert.equal(await other.locator('.notice').count(), 0);
});
