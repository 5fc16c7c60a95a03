// The page in another engine: Firefox, driven through WebDriver BiDi. Skipped without Firefox.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { openHost } from './lib/host.mjs';
import { stored } from './lib/library.mjs';
import { ROOT, SHOTS, eventually, test as base } from './lib/page.mjs';
import { showList } from './lib/player.mjs';

const named = process.env.PRINCIPALITY_FIREFOX;
const firefox = named || ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

const test = base.extend({
  /** A page in Firefox. */
  foxPage: async ({}, use, info) => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true, defaultViewport: null, args: ['--width=1280', '--height=885'] });
    const page = await browser.newPage();
    await use(page);
    const path = info.outputPath('picture.png');
    if (info.errors.length) await page.screenshot({ path }).then(() => info.attach('picture', { path }), () => {});
    await browser.close();
  },
});

/**
 * Waits until a function of the page is true. Puppeteer's own waiting builds functions from text, which the page's policy
 * forbids in Firefox.
 */
const until = (page, isTrue) => eventually(() => page.evaluate(isTrue), () => String(isTrue));

/** The contents of the table, and the player to move. */
const seen = (page) => page.evaluate(() => ({
  turn: document.querySelector('.top .turn')?.textContent ?? '',
  title: document.querySelector('.act .say b')?.textContent ?? '',
  table: [...document.querySelectorAll('.app [data-s]')].filter((e) => !e.closest('dialog'))
    .map((e) => `${e.dataset.s}: ${(e.getAttribute('aria-label') ?? e.textContent).replace(/[,;] (may be chosen|free|chosen|for (one|\d+) workers?).*$/, '')}`)
    .sort(),
}));

/** Plays through the list of all legal actions, the nth time its nth entry, and ends turns. */
async function play(page, actions) {
  for (let n = 0; n < actions; n += 1) {
    if (await page.$('.act .end:not(.early)')) {
      await page.click('.act .end');
      continue;
    }
    await showList(page);
    // A button that has just appeared takes no tap.
    await until(page, () => !document.getAnimations().some(({ animationName }) => animationName === 'deaf'));
    const items = await page.$$('dialog[open] li button');
    await items[n % items.length].click();
    await page.waitForSelector('dialog[open]', { hidden: true });
  }
}

test.skip(!firefox, 'no Firefox here');

test('Firefox: setup, some turns, reload, and continuing offline', { tag: '@full' }, async ({ foxPage }, info) => {
  info.setTimeout(400_000);
  const host = await openHost(join(ROOT, 'dist'));
  try {
    await smoke(foxPage, host);
  } finally {
    await host.stop();
  }
});

test('Firefox: on paper the page is light, whatever theme is chosen', { tag: '@full' }, async ({ foxPage: page }, info) => {
  info.setTimeout(120_000);
  await page.goto(process.env.PRINCIPALITY_URL);
  await page.evaluate(() => { localStorage.setItem('principality.settings', 'theme=dark\n'); });
  await page.reload();
  await until(page, () => document.documentElement.classList.contains('dark') && document.querySelector('.hero') !== null);
  await page.evaluate(() => addEventListener('beforeprint', () => { window.onPaper = document.documentElement.className; }));
  const paper = await page.pdf();
  assert.ok(paper.length > 10_000, 'something is printed');
  await until(page, () => window.onPaper === '' && document.documentElement.classList.contains('dark'));
});

async function smoke(page, host) {
  // A limit is for a page that hangs.
  page.setDefaultTimeout(120_000);
  const problems = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => request.url().startsWith(host.url) || /^(data|blob):/.test(request.url()) || problems.push(`request to ${request.url()}`));
  await page.goto(host.url);
  const choose = async (words) => (await page.waitForSelector(`::-p-xpath(//button[contains(., "${words}")])`)).click();
  await choose('New game');
  await page.waitForSelector('.su .seat');
  await (await page.waitForSelector('.su .quick label:last-child')).click();
  await (await page.waitForSelector('::-p-xpath(//button[normalize-space(.)="Start"])')).click();
  await page.waitForSelector('.app');

  await play(page, 12);
  const before = await seen(page);
  assert.ok(before.table.length > 50, 'the table is laid');
  await stored(page);
  await page.reload();
  await page.waitForSelector('.app');
  assert.deepEqual(await seen(page), before);

  await until(page, () => navigator.serviceWorker.controller !== null);
  await host.stop();
  await page.reload();
  await page.waitForSelector('.app');
  assert.deepEqual(await seen(page), before);
  await play(page, 6);
  assert.notDeepEqual(await seen(page), before);
  await page.screenshot({ path: join(SHOTS, 'firefox-1280x800.png') });
  assert.deepEqual(problems, []);
  await page.close();
}
