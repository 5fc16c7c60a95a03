// Whether the document tells a card that whoever looks may not know: everything in it is searched, not only what is
// painted. Cards are known by their names and by their pictures.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPage } from '../lib/inpage.mjs';
import { ROOT } from '../lib/page.mjs';

/** Every card: what its picture is called, and its name. */
const CARDS = readFileSync(join(ROOT, 'static/locales/en/princes/cards.ftl'), 'utf8').split('\n')
  .map((line) => line.match(/^princes-card-(\w+) = (.*)$/)).filter(Boolean).map(([, key, name]) => [key, name]);

/**
 * What two people have seen so far, by their names: `hands` what each held when he last looked, `seen` all cards that
 * each has had in his hand or before his eyes in a stack. `alone` is the one person at the table, if there is only one.
 */
export function watch(names, alone) {
  const each = () => Object.fromEntries(names.map((name) => [name, []]));
  return { names, alone, cards: CARDS, hands: each(), seen: each(), searches: 0 };
}

/**
 * Runs in the page: what the document tells that whoever looks may not know; `owner` is who looks, or nobody. Remembers in
 * `watched` what he sees.
 */
export function search(watched, owner) {
  const { cards, names, hands, seen } = watched;
  const others = names.filter((name) => name !== owner);
  const key = new Map(cards);
  const words = [...new Set(cards.map(([, name]) => name))].sort((one, other) => other.length - one.length);
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const named = new RegExp(`(?:${escaped.join('|')})|#pr-\\w+`, 'g');
  /** The names of all cards in a text. */
  const told = (text) => [...text.matchAll(named)].map(([found]) => (found.startsWith('#') ? key.get(found.slice(4)) : found)).filter(Boolean);
  const texts = (node) => [node.textContent, ...[...node.querySelectorAll('*'), node].flatMap((e) => [...e.attributes].map((a) => a.value))];
  const all = (node) => texts(node).flatMap(told);
  const faults = [];
  const fault = (where, card) => faults.push(`${where}: ${card}`);
  const known = new Set(owner ? seen[owner] : []);
  const hand = [...document.querySelectorAll('.phand:not(.cov) .hc')].flatMap((card) => told(card.querySelector('.hn').textContent));
  const sheet = [...document.querySelectorAll('.srch .hc')].flatMap((card) => told(card.querySelector('.hn').textContent));
  const open = new Set([...document.querySelectorAll('.bd, .pile.open, .roll')].flatMap(all));

  // The hand that is open is the owner's, and nobody's below a cover.
  const below = document.querySelector('.own1 .who > div > b')?.textContent;
  if (document.querySelector('.hc') && !owner) fault('cards below the cover', hand.concat(sheet).join(', '));
  if (hand.length && below !== undefined && below !== owner) fault(`the hand of ${below}`, hand.join(', '));

  // What the log and the voice say of cards that somebody else drew or put away.
  for (const line of document.querySelectorAll('.log li, .plog li, [role=status]')) {
    const text = line.textContent;
    for (const other of others) {
      for (const word of words) {
        const unseen = !known.has(word);
        if (unseen && [`${other} drew ${word}`, `${other}: ${word} goes under`, `${other} took ${word} from`].some((said) => text.includes(said))) fault('told', text);
      }
      const hidden = text.startsWith(`${other} drew`) || (text.startsWith(`${other}: `) && text.includes(' goes under '));
      for (const use of hidden ? line.querySelectorAll('use') : []) {
        const card = told(use.getAttribute('href'))[0];
        if (card && !known.has(card)) fault('the picture in the log', text);
      }
    }
  }

  // What lies face down, and the hand of the other.
  for (const pile of document.querySelectorAll('.stk')) {
    const faces = all(pile);
    // Draw stacks are numbered. None of theirs lies open, but in the era of Intrigue.
    const drawn = /\d$/.test(pile.lastElementChild.textContent);
    if (faces.length && (drawn || !pile.querySelector('.pile.open'))) fault('a stack', faces.join(', '));
  }
  for (const back of document.querySelectorAll('.phand.cov use, .ohand use')) {
    const href = back.getAttribute('href');
    const card = told(href)[0];
    if (!href.startsWith('#bk-') && !(card && known.has(card))) fault('a hand from behind', href);
  }
  for (const back of document.querySelectorAll('.phand.cov [class*=f-], .ohand [class*=f-]')) {
    if (!all(back).some((card) => known.has(card))) fault('a hand from behind', back.className);
  }

  // Cards that the other holds, and cards in places where none belong.
  const secret = new Set(others.flatMap((other) => hands[other]).filter((card) => !known.has(card) && !hand.includes(card)));
  const rival = owner && others.some((other) => document.querySelector('.srch h2')?.textContent.includes(other));
  const visit = (node, place) => {
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (node.matches('symbol, script, style, .bd, .log li, .plog li, [role=status], .stk, .roll')) return;
      const here = node.matches('.phand, .ohand, .srch, .lc, .ptray, .act, dialog') ? [...node.classList, node.tagName][0] : place;
      for (const { value } of node.attributes) check(value, here);
      for (const child of node.childNodes) visit(child, here);
    } else if (node.nodeValue.trim()) check(node.nodeValue, place);
  };
  const check = (text, place) => {
    for (const card of told(text)) {
      if (place === '' || (!owner && !open.has(card))) fault(`in the document${place && `, ${place}`}`, card);
      else if (secret.has(card) && !rival && !open.has(card)) fault(`the other’s hand, in ${place}`, card);
    }
  };
  visit(document.documentElement, '');

  watched.searches += 1;
  if (!faults.length && owner) {
    // What is the owner's own comes to light by itself; a sheet is opened by a rule.
    seen[owner] = [...new Set([...seen[owner], ...hand, ...sheet])];
    if (below === owner) hands[owner] = hand;
  }
  return [...new Set(faults)];
}

/** Fails if the document tells a card that whoever looks may not know; remembers what he sees. */
export async function nothingHidden(page, watched, owner) {
  const { faults, now } = await inPage(page, [search], ({ watched, owner }) => ({ faults: search(watched, owner), now: watched }), { watched, owner });
  Object.assign(watched, now);
  assert.deepEqual(faults, [], `shown to ${owner ?? 'nobody'}`);
}
