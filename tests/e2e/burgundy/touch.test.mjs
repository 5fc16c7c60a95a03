// Cost of a touch to the browser, its effect on layout, and the results of drags.

import assert from 'node:assert/strict';
import { testWith } from '../lib/page.mjs';
import { chance, look, play } from '../lib/player.mjs';
import { frames } from '../lib/settle.mjs';
import { allPeople, begin } from '../lib/setup.mjs';

const FULL = process.env.PRINCIPALITY_FULL === '1';

const dice = (page) => page.locator('.act .die:not(.spent)');

/** The browser's own trace until the result of an action is drawn. */
async function traced(page, act) {
  const cdp = await page.context().newCDPSession(page);
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((done) => { cdp.once('Tracing.tracingComplete', done); });
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'];
  await cdp.send('Tracing.start', { traceConfig: { includedCategories } });
  await act();
  await frames(page, 4);
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  return events;
}

/** Number of layout invalidations during an action, by the browser's reasons. */
async function laidOut(page, act) {
  const found = (await traced(page, act)).filter(({ name }) => name === 'LayoutInvalidationTracking');
  return found.filter(({ args }) => /SVG changed|Size changed/.test(args.data.reason)).length;
}

/** Number of elements restyled during an action. */
async function restyled(page, act) {
  const found = (await traced(page, act)).filter(({ name }) => name === 'UpdateLayoutTree');
  // Without a count where the trace began or ended in the middle of it.
  return found.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

testWith({ width: 1180, height: 820 })('a touch lays out only its changes, not the whole drawing', { tag: '@full' }, async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  for (let touch = 0; touch < 4; touch += 1) {
    const count = await laidOut(page, () => dice(page).nth(touch % 2).click());
    // A full layout of a drawing has some 1,500 parts.
    assert.ok(count < 150, `${count} parts of the drawings were laid out anew`);
  }
});

testWith({ width: 1180, height: 820 })('only changed elements are restyled, not the whole page', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const panel = page.locator('dialog[open]');
  // The page has some 2,300 elements, half of them in the boards.
  const few = async (most, what, act) => {
    const count = await restyled(page, act);
    assert.ok(count < most, `${what}: ${count} elements`);
  };
  // The least of three, as files that are fetched meanwhile bring elements of their own.
  const dies = [];
  for (const nth of [0, 1, 0]) dies.push(await restyled(page, () => dice(page).nth(nth).click()));
  assert.ok(Math.min(...dies) < 200, `a die: ${dies} elements`);
  await page.locator('.own [data-s^="f"]').first().focus();
  await few(300, 'help', async () => { await page.keyboard.press('i'); await panel.waitFor(); });
  await few(300, 'no help any more', async () => { await page.keyboard.press('Escape'); await panel.waitFor({ state: 'detached' }); });
  await play(page, { seed: 4, stop: (seen) => seen.mayEnd });
  const turn = await page.locator('.top .turn').textContent();
  await few(700, 'the end of a turn', async () => {
    await page.locator('.act .end').click();
    await page.waitForFunction((before) => document.querySelector('.top .turn').textContent !== before, turn);
  });
});

for (const [width, height, locale] of [[1180, 820, 'en-GB'], [1024, 768, 'de-DE'], [820, 1180, 'de-DE']]) {
  testWith({ width, height, locale, timeout: 120_000, path: '#new/burgundy' })(`the bar keeps its height and the boards do not move at ${width}x${height}`, { tag: '@full' }, async ({ page, shot }) => {
    await allPeople(page);
    await page.locator('.su .foot .end').click();
    await page.locator('.app').waitFor();
    const stand = () => page.evaluate(() => {
      const box = (name) => document.querySelector(name).getBoundingClientRect();
      return JSON.stringify([...['.act', '.table-svg', '.own-svg'].map((name) => [box(name).top, box(name).height].map(Math.round))]);
    });
    const random = chance(5);
    const stood = await stand();
    for (let action = 0; action < 24; action += 1) {
      for (const die of await dice(page).all()) {
        await die.dispatchEvent('click');
        const now = await stand();
        if (now !== stood) await shot(`bar-${width}x${height}`);
        assert.equal(now, stood, await page.locator('.act').innerText());
      }
      await play(page, { seed: Math.floor(random() * 1000), stop: (seen, n) => n === 1 });
      assert.equal(await stand(), stood, await page.locator('.act').innerText());
    }
  });
}


/** Centre of a spot. */
async function middle(page, spot) {
  const box = await page.locator(`.app [data-s="${spot}"]`).first().boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Lifts the piece on a spot and moves it close to another; the end of the movement is left to the caller. */
async function carry(page, from, to) {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, { steps: 4 });
  return end;
}

testWith({ width: 1180, height: 820 })('a tile is dragged from the table to the storage, and from there to a field, without picking a die first', async ({ page, shot }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await dice(page).first().click();
  const free = await page.locator('.table-svg .hit[aria-label$="may be chosen"]').first().getAttribute('data-s');
  await page.keyboard.press('Escape');
  const home = await carry(page, free, 'k0.0');
  await page.locator('.own-svg .legal').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('.own-svg .legal').count(), 3, 'the whole storage is lit');
  await shot('drag-to-storage');
  await page.mouse.move(...home);
  await page.mouse.up();
  await page.waitForFunction(() => /Anna took/.test(document.querySelector('.log li').textContent));
  assert.equal(await page.locator('.own-svg .legal').count(), 0, 'nothing is lit any more');

  // Possible targets are lit; dropped elsewhere the piece goes back, and the reason is shown.
  const key = await page.locator('.own-svg [data-s^="k0."]:not([aria-label*="empty"])').first().getAttribute('data-s');
  await carry(page, key, 'f0.0');
  const lit = await page.locator('.own-svg .hit').evaluateAll((all) => all.filter((e) => /may be chosen|for one worker/.test(e.getAttribute('aria-label')) && /^f/.test(e.dataset.s)).map((e) => e.dataset.s));
  const fields = await page.locator('.own-svg [data-s^="f0."]').evaluateAll((all) => all.map((e) => e.dataset.s));
  const wrong = fields.find((field) => !lit.includes(field) && field !== 'f0.18');
  await page.mouse.move(...await middle(page, wrong), { steps: 3 });
  await page.mouse.up();
  await page.locator('dialog[open] .refusal').waitFor();
  assert.match(await page.locator('dialog[open] .refusal').textContent(), /^[A-Z].+\.$/);
  assert.equal(await page.locator('.held').count(), 0);
  await page.keyboard.press('Escape');
  if (lit.length) {
    const end = await carry(page, key, lit[0]);
    await page.mouse.move(...end, { steps: 3 });
    await page.mouse.up();
    await page.waitForFunction(() => !document.querySelector('.held'));
  }
  // Dropped on nothing, it goes back too.
  await page.keyboard.press('Escape');
});

testWith({ width: 1180, height: 820, motion: true })('ending a turn too early shows the remaining actions', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const { record } = await look(page);
  // A shake may be over before it can be observed, so every started animation is recorded.
  await page.evaluate(() => {
    window.shaken = [];
    document.addEventListener('animationstart', ({ animationName }) => window.shaken.push(animationName));
  });
  const shakes = (name) => page.waitForFunction((wanted) => window.shaken.includes(wanted), name);
  await page.locator('.act .end').click();
  await page.waitForFunction(() => /You have both dice left/.test(document.querySelector('.act .say').textContent));
  await shakes('urge');
  assert.match(await page.locator('.app > .sr').allTextContents().then((all) => all.join(' ')), /You have both dice left/);
  await page.locator('.act .end').click();
  await page.waitForFunction(() => document.querySelector('.act').classList.contains('again'));
  // It shakes again.
  await shakes('urge-again');
  assert.equal((await look(page)).record, record, 'nothing was done');
  await dice(page).first().click();
  assert.equal(await page.locator('.act.urged').count(), 0);
});

testWith({ width: 1180, height: 820, timeout: 120_000 })('choices that cost workers have the same ring and chip everywhere, and free ones are gold', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const seen = { costly: new Set(), free: new Set() };
  for (let action = 0; action < 30; action += 1) {
    for (const die of await dice(page).all()) {
      await die.dispatchEvent('click');
      const told = await page.evaluate(() => {
        const rows = [];
        for (const hit of document.querySelectorAll('.app svg[data-board] .hit')) {
          const label = hit.getAttribute('aria-label') ?? '';
          const cost = /for (one|\d+) workers?/.test(label);
          if (!cost && !/may be chosen/.test(label)) continue;
          const box = hit.getBoundingClientRect();
          // A field's symbols are drawn above its neighbours, so they are found by position.
          const near = (name) => [...document.querySelectorAll(`.app svg[data-board] ${name}`)].some((sign) => {
            const at = sign.getBoundingClientRect();
            const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
            return x > box.left - 4 && x < box.right + 4 && y > box.top - 4 && y < box.bottom + 10;
          });
          rows.push({ spot: hit.dataset.s, cost, ring: near('.cring.strong'), chip: near('.cost'), gold: near('.lring') });
        }
        return rows;
      });
      for (const { spot, cost, ring, chip, gold } of told) {
        (cost ? seen.costly : seen.free).add(spot[0]);
        if (cost) assert.ok(ring && chip, `${spot} costs workers and ${ring ? 'has no chip' : 'wears no dotted ring'}`);
        else assert.ok(gold, `${spot} may be chosen and wears no gold`);
      }
    }
    if (!FULL && [...'dfg'].every((kind) => seen.costly.has(kind))) break;
    await play(page, { seed: 60 + action, wanted: /workers/, stop: (now, n) => n === 1 });
  }
  for (const kind of 'dfg') assert.ok(seen.costly.has(kind), `no ${kind} cost workers`);
});
