// Tablets and phones: notches and home indicators, apps on a home screen, text fields, selections, interrupted sound.

import assert from 'node:assert/strict';
import { ENDS, TABLES } from './lib/games.mjs';
import { awake, drawn, finger } from './lib/finger.mjs';
import { fullUnless, testWith } from './lib/page.mjs';
import { chance, actFromList } from './lib/player.mjs';
import { begin } from './lib/setup.mjs';

/** Opens a link. */
async function openLink(page, link) {
  await page.evaluate((link) => { location.hash = link; }, link);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.app, .handover, .sc').first().waitFor();
}

const NOTCHES = [
  ['a phone', { width: 390, height: 844 }, { top: 47, right: 0, bottom: 34, left: 0 }],
  ['a phone on its side', { width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }],
  ['a tablet', { width: 1180, height: 820 }, { top: 24, right: 0, bottom: 20, left: 0 }],
];

/** Runs in the page: controls and titles that are, wholly or in part, under a notch or an indicator. */
function underNotch({ top, right, bottom, left }) {
  const found = [];
  const scrolls = !document.querySelector('.app');
  for (const e of document.querySelectorAll('button, a, input, h1, [role=button], .turn')) {
    const box = e.getBoundingClientRect();
    if (!box.width || !e.checkVisibility({ visibilityProperty: true }) || e.closest('.sr') || getComputedStyle(e).clipPath !== 'none') continue;
    // Content that scrolls may be below the window's edge; only fixed elements count there.
    const pinned = !scrolls || (e.closest('.foot, footer, dialog') && box.top < innerHeight - bottom - 8);
    const beyond = box.left < left - 0.5 || box.right > innerWidth - right + 0.5 || box.top < top - 0.5 || (pinned && box.bottom > innerHeight - bottom + 0.5);
    const inScroller = e.closest('.acts, .phand, .bw, .stks, .rtable, .mine, .tray, .prin, .band, .log ol, .estatepane.zoomed, .act, .hands, .pad, .panelbody, .boards');
    if (beyond && !(inScroller && inScroller.scrollWidth + inScroller.scrollHeight > inScroller.clientWidth + inScroller.clientHeight + 2)) {
      found.push(`${e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 30)} (${e.className.baseVal ?? e.className}): ${Math.round(box.left)},${Math.round(box.top)} – ${Math.round(box.right)},${Math.round(box.bottom)}`);
    }
  }
  return found;
}

for (const [device, size, insets] of NOTCHES) {
  testWith({ ...size, touch: true, timeout: 120_000 })(`no control is under the notch or the indicator of ${device}`, { tag: fullUnless(device === 'a phone') }, async ({ page, shot }) => {
    const cdp = await page.context().newCDPSession(page);
    const sides = Object.fromEntries(Object.entries(insets).flatMap(([side, length]) => [[side, length], [`${side}Max`, length]]));
    await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: sides });
    const faults = {};
    const look = async (name) => {
      await drawn(page);
      const found = await page.evaluate(underNotch, insets);
      if (found.length) faults[name] = found;
    };
    await look('home');
    for (const address of ['new/burgundy', 'rules/road', 'games', 'statistics', 'about', 'game/dice']) {
      await page.evaluate((address) => { location.hash = address; }, address);
      await page.locator('h1').first().waitFor();
      await page.waitForFunction((address) => location.hash === `#${address}` && document.querySelector('main'), address);
      await look(address);
    }
    for (const [game, links] of Object.entries(TABLES)) {
      await openLink(page, Object.values(links)[0]);
      await page.locator('.app').waitFor();
      await look(`the table of ${game}`);
      if (game === 'road') await shot(`notch-${device.replaceAll(' ', '-')}`);
    }
    await page.locator('.top .ib').first().click();
    await page.locator('dialog[open]').waitFor();
    await look('the menu');
    await page.keyboard.press('Escape');
    await openLink(page, ENDS.burgundy);
    await page.locator('.sc h1').waitFor();
    await look('the score');
    assert.deepEqual(faults, {});
  });
}

testWith({ width: 390, height: 844, touch: true })('no text field makes a phone zoom in, and a long press selects nothing at a table', async ({ page }) => {
  for (const address of ['new/burgundy', 'new/road', 'rules/princes']) {
    await page.evaluate((address) => { location.hash = address; }, address);
    await page.locator('input, select').first().waitFor({ state: 'attached' });
    const small = await page.locator('input:not([type=range], [type=checkbox], [type=radio]), select, textarea')
      .evaluateAll((all) => all.map((e) => [e.outerHTML.slice(0, 80), parseFloat(getComputedStyle(e).fontSize)]).filter(([, size]) => size < 16));
    assert.deepEqual(small, [], address);
  }
  for (const [game, links] of Object.entries(TABLES)) {
    await openLink(page, Object.values(links)[0]);
    await page.locator('.app').waitFor();
    const selectable = await page.evaluate(() => [...document.querySelectorAll('.app *')]
      .filter((e) => e.childNodes.length && [...e.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim()))
      .filter((e) => !e.closest('.log, input, textarea') && getComputedStyle(e).userSelect !== 'none').map((e) => e.outerHTML.slice(0, 80)));
    assert.deepEqual(selectable, [], game);
  }
});

/** Simulates WebKit's app on a home screen: records the data passed to other apps. */
const IN_APP = () => {
  window.shared = [];
  Object.defineProperty(navigator, 'standalone', { value: true });
  navigator.canShare = ({ files }) => Boolean(files?.length);
  navigator.share = async ({ files }) => {
    for (const file of files) window.shared.push([file.name, await file.text()]);
  };
};

testWith({ before: IN_APP })('an app on a home screen hands files to other apps, named by game, day and names', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  let downloads = 0;
  page.on('download', () => { downloads += 1; });
  await page.locator('.top').getByRole('button', { name: 'Share' }).click();
  const panel = page.locator('dialog[open]');
  const named = (wanted, count) => page.waitForFunction(([wanted, count]) => window.shared.length === count && new RegExp(wanted).test(window.shared.at(-1)[0]), [wanted, count]);
  await panel.getByRole('button', { name: 'Save to a file' }).click();
  await named('^burgundy-\\d{4}-\\d\\d-\\d\\d-Anna-Benno\\.txt$', 1);
  await panel.getByRole('button', { name: 'Record as JSON' }).click();
  await named('^burgundy-\\d{4}-\\d\\d-\\d\\d-Anna-Benno\\.json$', 2);
  await page.keyboard.press('Escape');
  await page.evaluate(() => { location.hash = 'games'; });
  await page.getByRole('button', { name: 'Export all' }).click();
  await named('^principality-\\d{4}-\\d\\d-\\d\\d\\.txt$', 3);
  assert.match(await page.evaluate(() => window.shared[2][1]), /burgundy\.g1\./);
  assert.equal(downloads, 0);
});

/** A share sheet that stays open until the test settles it, and then refuses by the name of an error, if any. */
const SHEET = () => {
  window.asked = 0;
  window.copies = 0;
  window.open = false;
  navigator.canShare = ({ files }) => Boolean(files?.length);
  navigator.share = () => {
    window.asked += 1;
    if (window.open) return Promise.reject(new DOMException('a share is open', 'InvalidStateError'));
    window.open = true;
    return new Promise((done, refuse) => {
      window.settle = (name) => {
        window.open = false;
        if (name) refuse(new DOMException(name, name));
        else done();
      };
    });
  };
  // A page without an address has none.
  if (navigator.clipboard) navigator.clipboard.writeText = async () => { window.copies += 1; };
};

testWith({ before: SHEET })('a second touch while a share is open does nothing', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  await page.locator('.top').getByRole('button', { name: 'Share' }).click();
  const share = page.locator('dialog[open]').getByRole('button', { name: /^Share/ }).first();
  await share.click();
  await share.click();
  await drawn(page);
  assert.deepEqual(await page.evaluate(() => [window.asked, window.copies]), [1, 0]);
  assert.equal(await page.locator('.notice').count(), 0);
  // Settled, or back in sight, the next one opens.
  await page.evaluate(() => window.settle('AbortError'));
  await drawn(page);
  await share.click();
  assert.equal(await page.evaluate(() => window.asked), 2);
  await page.evaluate(() => {
    window.open = false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await share.click();
  assert.deepEqual(await page.evaluate(() => [window.asked, window.copies]), [3, 0]);
});

/** WebKit's app on a home screen, whose share sheet refuses because the touch was too long ago. */
const REFUSING_APP = () => {
  Object.defineProperty(navigator, 'standalone', { value: true });
  navigator.canShare = ({ files }) => Boolean(files?.length);
  navigator.share = () => Promise.reject(new DOMException('too late', 'NotAllowedError'));
};

testWith({ before: REFUSING_APP })('an app on a home screen asks for another touch when its share sheet refuses, in place of a download', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  let downloads = 0;
  page.on('download', () => { downloads += 1; });
  await page.locator('.top').getByRole('button', { name: 'Share' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Save to a file' }).click();
  await page.locator('.notice').filter({ hasText: 'Tap again to share' }).waitFor();
  // The same sentence is read out again.
  const said = await page.locator('.notice p').textContent();
  await page.locator('dialog[open]').getByRole('button', { name: 'Save to a file' }).click();
  await page.waitForFunction((said) => document.querySelector('.notice p').textContent !== said, said);
  assert.equal((await page.locator('.notice p').textContent()).trim(), said.trim());
  assert.equal(downloads, 0);
});

/** Runs in the page: points at which a touch asks about what lies nearest to the left, right and lower edge. */
function nearEdges() {
  const found = [...document.querySelectorAll('.app [data-s], .app [data-help]')].flatMap((subject) => {
    const { left, top, width, height } = subject.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    const isSeen = there?.closest('[data-help], [data-s]') === subject && !there.closest('.holds, .act, .top, .tabs');
    return width && isSeen ? [{ x, y }] : [];
  });
  const ends = (by) => found.sort((a, b) => by(a) - by(b)).slice(0, 2);
  return [...ends(({ x }) => x), ...ends(({ x }) => -x), ...ends(({ y }) => -y)].map(({ x, y }) => [x, y]);
}

testWith({ width: 844, height: 390, touch: true })('no explanation stands under the notch or the indicator', { tag: '@full' }, async ({ page }) => {
  const insets = { top: 0, right: 47, bottom: 21, left: 47 };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: Object.fromEntries(Object.entries(insets).flatMap(([side, length]) => [[side, length], [`${side}Max`, length]])) });
  await openLink(page, Object.values(TABLES.burgundy)[0]);
  await page.locator('.app').waitFor();
  await awake(page);
  await drawn(page);
  const touch = await finger(page);
  const help = page.locator('dialog.beak[open]');
  const points = await page.evaluate(nearEdges);
  assert.equal(points.length, 6);
  for (const at of points) {
    await touch.down(at);
    await help.waitFor();
    await touch.up();
    await drawn(page);
    const { x, y, width, height } = await help.boundingBox();
    const place = `${at}: ${x} – ${x + width}, ${y + height}`;
    assert.ok(x >= insets.left && x + width <= 844 - insets.right && y + height <= 390 - insets.bottom, place);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  }
});

/** Sound interrupted by another app, as on iOS: it continues only when resumed. */
const INTERRUPTED = () => {
  window.heard = { state: 'interrupted', resumed: 0, early: 0, tones: 0 };
  Object.defineProperty(AudioContext.prototype, 'state', { get: () => window.heard.state });
  AudioContext.prototype.resume = () => {
    window.heard.resumed += 1;
    window.heard.state = 'running';
    return Promise.resolve();
  };
  const oscillator = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function create() {
    window.heard[window.heard.state === 'running' ? 'tones' : 'early'] += 1;
    return oscillator.call(this);
  };
};

testWith({ before: INTERRUPTED, storage: { 'principality.settings': 'sounds=on\n' } })('interrupted sound is resumed', async ({ page }) => {
  await begin(page, { names: ['Anna', 'Benno'] });
  const random = chance(3);
  for (const times of [1, 2]) {
    for (let made = 0; made < 8 && await page.evaluate((times) => window.heard.resumed < times, times); made += 1) await actFromList(page, random, /^(Place|Take)/);
    await page.waitForFunction((times) => window.heard.resumed >= times && window.heard.tones > 0, times);
    await page.evaluate(() => Object.assign(window.heard, { state: 'interrupted', tones: 0 }));
  }
  assert.equal(await page.evaluate(() => window.heard.early), 0, 'nothing is scheduled while it stands still');
});
