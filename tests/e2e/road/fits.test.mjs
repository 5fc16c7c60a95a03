// Room on the table of Road: the kinds of a trade, the captions of the open row, the bar of a low phone, an event.

import assert from 'node:assert/strict';
import { testWith } from '../lib/page.mjs';
import { TABLES } from '../lib/games.mjs';
import { goTo, resize } from '../fits/measure.mjs';
import { beginRoad } from './lib.mjs';

const STILL = { 'principality.settings': 'motion=off\n' };
const SIZES = [[1024, 768], [820, 1180], [768, 1024], [390, 844], [360, 640], [320, 640]];
const PEOPLE = ['Anna', 'Benno', 'Carla'];

/** Elements that are not wholly inside their own part, or that something else covers at their centre. */
const lost = (page, what, part) => page.locator(what).evaluateAll((all, part) => all.flatMap((e) => {
  const [box, frame] = [e, e.closest(part)].map((e) => e.getBoundingClientRect());
  const name = `${e.textContent} in ${part}`;
  const out = box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return [out && `${name}: hangs out`, !e.contains(top) && `${name}: lies under ${top?.getAttribute('class')}`].filter(Boolean);
}), part);

for (const locale of ['en-GB', 'de-DE']) {
  testWith({ width: 1024, height: 768, locale, storage: STILL })(`every kind of a trade lies in its side and is free to be touched, as are the seats to ask, ${locale}`, { tag: locale === 'en-GB' ? [] : '@full' }, async ({ page }) => {
    await goTo(page, TABLES.road.four);
    await page.getByRole('button', { name: /^(Trade|Handeln)/ }).click();
    for (const size of SIZES) {
      await resize(page, size);
      assert.equal(await page.locator('.kbtn').count(), 10);
      assert.deepEqual([...await lost(page, '.kbtn', '.side'), ...await lost(page, '.wbtn', '.tray')], [], size.join('x'));
    }
  });
}

/** Captions below the open row that are wider than their pill, or whose price or permission takes two lines. */
const spilt = (page) => page.locator('.rowcard .rc').evaluateAll((all) => all.flatMap((pill) => {
  const box = pill.getBoundingClientRect();
  const signs = [...pill.querySelectorAll('svg')].map((e) => [...e.getClientRects()]).filter((rects) => rects.length);
  const words = [];
  for (const walker = document.createTreeWalker(pill, NodeFilter.SHOW_TEXT); walker.nextNode();) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    words.push([...range.getClientRects()]);
  }
  const out = [...signs, ...words].flat().some((part) => part.left < box.left - 0.5 || part.right > box.right + 0.5);
  const broken = signs.length > 0 && words.some((lines) => lines.length > 1);
  return [out && `${pill.textContent}: runs out`, broken && `${pill.textContent}: two lines`].filter(Boolean);
}));

testWith({ width: 1180, height: 820, storage: STILL })('captions of the open row keep their pill, and missing cards of a kind are counted', async ({ page }) => {
  const found = [];
  const look = async (name) => {
    for (const size of [[1180, 820], [1024, 768], [390, 844], [360, 640]]) {
      await resize(page, size);
      for (const fault of await spilt(page)) found.push(`${name} ${size.join('x')} ${fault}`);
    }
  };
  // All can be paid here; at the other table a card lacks all five.
  await goTo(page, TABLES.road.four);
  await look('paid');
  await page.goto(page.url().replace(/#.*/, '#'));
  await page.getByRole('button', { name: /^New game/ }).first().waitFor();
  await page.setViewportSize({ width: 1180, height: 820 });
  await beginRoad(page, { names: PEOPLE, seed: 'a4' });
  await page.locator('.act .end').click();
  await page.locator('.openhand').waitFor();
  await look('lacking');
  assert.deepEqual(found, []);
  const counted = await page.locator('.rowcard .hollow i').allTextContents();
  assert.deepEqual(counted.filter((count) => count.trim()).sort(), ['2', '3'], 'two grain and three ore');
});

testWith({ width: 1024, height: 768, storage: STILL })('rings of neighbours in the row leave a gap between them', async ({ page }) => {
  await goTo(page, TABLES.road.four);
  for (const size of [[1180, 820], [1024, 768], [820, 1180], [768, 1024], [390, 844], [360, 640]]) {
    await resize(page, size);
    const gaps = await page.locator('.rowcard.can .bcard').evaluateAll((all) => all.slice(1).flatMap((card, i) => {
      // The spread of the outermost shadow is a ring's width.
      const ring = Math.max(...[...getComputedStyle(card).boxShadow.matchAll(/([\d.]+)px(?=,|$)/g)].map(([, px]) => Number(px)));
      const [before, box] = [all[i], card].map((e) => e.getBoundingClientRect());
      return box.left > before.right ? [box.left - before.right - 2 * ring] : [];
    }));
    assert.ok(gaps.length > 2 && Math.min(...gaps) >= 1.5, `${size.join('x')}: ${gaps}`);
  }
});

testWith({ width: 360, height: 640, touch: true, storage: STILL })('on a low phone the only choice stands beside the button that goes on', async ({ page }) => {
  await goTo(page, TABLES.road.four);
  const [trade, end] = await Promise.all(['.act .acts .btn', '.act .end'].map((what) => page.locator(what).boundingBox()));
  assert.ok(Math.abs(trade.y + trade.height / 2 - end.y - end.height / 2) < 3 && trade.x + trade.width <= end.x, JSON.stringify([trade, end]));
});

testWith({ width: 768, height: 1024, locale: 'de-DE', storage: STILL })('on a narrow tablet the hand leaves the cards drawn last in sight, and names break between syllables', async ({ page }) => {
  await goTo(page, TABLES.road.three);
  const [hand, line] = await page.evaluate(() => [
    Math.max(...[...document.querySelectorAll('.openhand .rcard')].map((e) => e.getBoundingClientRect().bottom)),
    document.querySelector('.drewsince').getBoundingClientRect().top,
  ]);
  assert.ok(hand <= line, `the hand ends at ${hand}, the line begins at ${line}`);
  // Without the soft hyphen the word would be broken at any letter.
  assert.match(await page.locator('.race.route .rlabel').textContent(), /\u{ad}route/u);
  assert.match(await page.locator('.race.route').getAttribute('aria-label'), /^Handelsroute:/);
});

testWith({ width: 360, height: 640, touch: true, storage: STILL })('on a low phone an event shows its card whole, and its effects before its rule', { tag: '@full' }, async ({ page }) => {
  await goTo(page, TABLES.road.four);
  // A settlement brings the donation, which the leader makes first.
  await page.locator('.rowcard.lit').first().click();
  await page.locator('.act .end').click();
  await page.locator('.coverbox').waitFor();
  await page.locator('.act .end').click();
  await page.locator('.openhand .grp').first().click();
  await page.locator('.act .acts .btn').first().click();
  await page.locator('.act .end').filter({ hasText: 'I am Benno' }).click();
  await page.locator('.eventbox').waitFor();
  assert.deepEqual([...await lost(page, '.evcard', '.eventbox'), ...await lost(page, '.evrow', '.eventbox')], []);
  const [rows, rule] = await Promise.all(['.evtext ul', '.evtext > p:not(.caps)'].map((what) => page.locator(what).boundingBox()));
  assert.ok(rows.y + rows.height <= rule.y, JSON.stringify([rows, rule]));
  // “3 points” in one line.
  assert.deepEqual(await page.locator('.evrow').evaluateAll((all) => all.filter((row) => row.offsetHeight > 40).map((row) => row.textContent)), []);
});

for (const [width, height] of [[390, 844], [360, 640]]) {
  testWith({ width, height, touch: true, storage: STILL })(`a hint is read whole in the bar of a phone, ${width}x${height}`, { tag: height < 700 ? [] : '@full' }, async ({ page }) => {
    await goTo(page, TABLES.road.three);
    await page.getByRole('button', { name: 'A hint', exact: true }).click();
    await page.locator('.act .say b').filter({ hasText: /^Hint\b/ }).waitFor();
    const cut = await page.locator('.act .say').evaluate((say) => say.scrollHeight - say.clientHeight);
    assert.ok(cut <= 1, `${cut} pixels of the text are cut`);
    // New buttons take no touch for half a second.
    assert.deepEqual((await lost(page, '.act .btn', '.act')).filter((fault) => fault.endsWith('hangs out')), []);
  });
}
