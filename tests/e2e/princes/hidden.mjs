// Searches the whole document, not only its visible part, for cards that the viewer may not know. Cards are identified
// by their names and pictures.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRYING, inPage, pry, still } from '../lib/inpage.mjs';
import { ROOT } from '../lib/page.mjs';

/** Every card: the id of its picture, and its name. */
const WORDING = readFileSync(join(ROOT, 'static/locales/en/princes/cards.ftl'), 'utf8');
/** All cards that lie in stacks and hands. */
const CARDS = [...WORDING.matchAll(/^princes-card-(\w+) = (.*)$/gm)].map(([, key, name]) => [key, name]);
/** The names of the sets, in which names of cards are found. */
const SETS = [...readFileSync(join(ROOT, 'static/locales/en/princes/setup.ftl'), 'utf8').matchAll(/^princes-set-\w+ = (.*)$/gm)].map(([, name]) => name);
/** The names on large cards, each with the name used on the table. */
const FULL = [...WORDING.matchAll(/^princes-card-\w+ = (.*)\n    \.full = (.*)$/gm)].map(([, name, full]) => [full, name]);

/** The name on a large card, given the name used on the table. */
export const inFull = (said) => FULL.find(([, name]) => name === said)?.[0] ?? said;

/**
 * Cards seen so far by two people: `hands` at each player's last look, `seen` all cards that each has had in hand or
 * seen in a stack. `alone` is the only person at the table, if there is only one. `openly` are the cards that
 * were played, turned up, or taken into a hand from the discard pile before everybody's eyes. Where cards of a
 * principality may go back into a stack, `returning`, those seen on the table count too: they may be drawn openly.
 */
export function watch(names, { alone, returning = false } = {}) {
  const each = () => Object.fromEntries(names.map((name) => [name, []]));
  return { names, alone, returning, cards: CARDS, full: FULL, sets: SETS, hands: each(), seen: each(), openly: [], table: [], turned: {}, searches: 0 };
}

/**
 * Runs in the page: cards in the document that `owner`, the viewer or nobody, may not know. Records the cards seen in
 * `watched`.
 */
export function search(watched, owner) {
  const { cards, full, sets, names, hands, seen } = watched;
  const others = names.filter((name) => name !== owner);
  const key = new Map(cards);
  const short = new Map(full);
  // Scores have a row of this name, and the card lies beside its owner's name: it is told from its picture alone.
  const counting = key.get('triumph');
  const words = [...new Set(cards.map(([, name]) => name).filter((name) => name !== counting))];
  const longest = [...words, ...short.keys()].sort((one, other) => other.length - one.length);
  const escaped = longest.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const named = new RegExp(`(?<!\\w)(?:${escaped.join('|')})(?!\\w)|#pr-\\w+`, 'g');
  /** The names of all cards in a text, except those that another card's rule asks for. */
  const told = (text) => [...sets.reduce((rest, set) => rest.replaceAll(set, ''), text).replace(/You still need: [^.]*/g, '').matchAll(named)].map(([found]) => (found.startsWith('#') ? key.get(found.slice(4)) : short.get(found) ?? found)).filter(Boolean);
  const texts = (node) => [node.textContent, ...[...node.querySelectorAll('*'), node].flatMap((e) => [...e.attributes].map((a) => a.value))];
  const all = (node) => texts(node).flatMap(told);
  const faults = [];
  const fault = (where, card) => faults.push(`${where}: ${card}`);
  const said = [...document.querySelectorAll('.log .logline, .latest li, [role=status]')].map((line) => line.textContent);
  const taken = said.flatMap((text) => text.match(/ fetched .*? from the discard pile| played [^.]*|.* is open on stack \d/g) ?? []);
  const openly = new Set([...watched.openly, ...taken.flatMap(told)]);
  // By a card the owner has just seen the other hand.
  if (said.some((text) => text.includes(`${owner} saw their opponent’s hand`))) seen[owner].push(...[...document.querySelectorAll('.ohand use')].flatMap((back) => told(back.getAttribute('href'))));
  const known = new Set([...openly, ...(owner ? seen[owner] : [])]);
  const hand = [...document.querySelectorAll('.phand:not(.cov) .hc')].flatMap((card) => told(card.querySelector('.hn').textContent));
  const sheet = [...document.querySelectorAll('.srch .hc')].flatMap((card) => told(card.querySelector('.hn').textContent));
  // A card that was on the table at the last search, or that its owner has lost from there, is known to everybody while
  // a question names where it goes.
  const table = [...document.querySelectorAll('.bd, .pile.open, .roll')].flatMap(all);
  const lost = said.flatMap((text) => text.match(/ lost [^.]*/g) ?? []).flatMap(told);
  const open = new Set([...table, ...lost, ...watched.table]);

  // The open hand is the owner's, or nobody's under a cover.
  const below = document.querySelector('.own1 .who > div > b')?.textContent;
  if (document.querySelector('.hc') && !owner) fault('cards below the cover', hand.concat(sheet).join(', '));
  if (hand.length && below !== undefined && below !== owner) fault(`the hand of ${below}`, hand.join(', '));

  // Cards in the log and screen reader texts that the other player drew or put away.
  for (const line of document.querySelectorAll('.log .logline, .latest li, [role=status]')) {
    const text = line.textContent;
    for (const other of others) {
      // The longest names are found: "Abbey Brewery" is no "Abbey".
      for (const word of told(text)) {
        const unseen = !known.has(word);
        if (unseen && [`${other} drew ${word}`, `${other}: ${word} went under`, `${other} took ${word} from`].some((said) => text.includes(said))) fault('told', text);
      }
      const hidden = text.startsWith(`${other} drew`) || (text.startsWith(`${other}: `) && text.includes(' went under '));
      for (const use of hidden ? line.querySelectorAll('use') : []) {
        const card = told(use.getAttribute('href'))[0];
        if (card && !known.has(card)) fault('the picture in the log', text);
      }
    }
  }

  // Face-down cards, and the other player's hand.
  const piles = [...document.querySelectorAll('.stk')];
  const shows = (pile) => pile.querySelector('.pile.open');
  // Draw stacks are numbered. An event of Intrigue turns up the top cards of all of them, and none turns up only some; those
  // not drawn stay so, and the log names each where it lies. The next search may come when one of them is drawn already, as
  // the log says; empty ones have none.
  const stacks = piles.filter((pile) => /\d$/.test(pile.lastElementChild.textContent));
  const number = (pile) => pile.lastElementChild.textContent.slice(-1);
  for (const [, card, stack] of said.flatMap((text) => [...text.matchAll(new RegExp(`(${[...escaped, counting].join('|')}) is open on stack (\\d)`, 'g'))])) (watched.turned[stack] ??= []).push(short.get(card) ?? card);
  const drawn = (pile) => said.some((text) => text.endsWith(` from stack ${number(pile)}`));
  const empty = (pile) => /^\s*0/.test(pile.textContent);
  const turned = stacks.some(shows) && stacks.every((pile) => shows(pile) || drawn(pile) || empty(pile));
  for (const pile of piles) {
    const faces = all(pile);
    const stays = faces.every((card) => watched.turned[number(pile)]?.includes(card));
    const hides = stacks.includes(pile) ? !turned && !stays : !shows(pile);
    if (faces.length && hides) fault('a stack', `${faces.join(', ')} (${pile.textContent.trim()})`);
  }
  for (const back of document.querySelectorAll('.phand.cov use, .ohand use')) {
    const href = back.getAttribute('href');
    const card = told(href)[0];
    if (!href.startsWith('#bk-') && !(card && known.has(card))) fault('a hand from behind', href);
  }
  for (const back of document.querySelectorAll('.phand.cov [class*=f-], .ohand [class*=f-]')) {
    if (!all(back).some((card) => known.has(card))) fault('a hand from behind', back.className);
  }

  // Cards of the other player's hand, and cards in places where there should be none.
  const secret = new Set(others.flatMap((other) => hands[other]).filter((card) => !known.has(card) && !hand.includes(card)));
  const rival = owner && others.some((other) => document.querySelector('.srch h2')?.textContent.includes(other));
  const visit = (node, place) => {
    if (node.nodeType === Node.ELEMENT_NODE) {
      // The setup page and the pick of a duel's sets describe the sets of cards.
      if (node.matches('symbol, script, style, .su, .picks, .bd, .log li, .latest li, [role=status], .stk, .roll')) return;
      const here = node.matches('.phand, .ohand, .srch, .lc, .ptray, .act, dialog') ? [...node.classList, node.tagName][0] : place;
      for (const { value } of node.attributes) check(value, here);
      for (const child of node.childNodes) visit(child, here);
    } else if (node.nodeValue.trim()) check(node.nodeValue, place);
  };
  const check = (text, place) => {
    for (const card of told(text).filter((card) => card !== counting)) {
      const shown = open.has(card) || (['ohand', 'act'].includes(place) && known.has(card));
      if (place === '' || (!owner && !shown)) fault(`in the document${place && `, ${place}`} (${text.trim().slice(0, 80)})`, card);
      // A stack that is searched may hold another copy of a card in the other's hand.
      else if (secret.has(card) && !rival && !shown && !(place === 'srch' && sheet.includes(card))) fault(`the other’s hand, in ${place} (${text.trim().slice(0, 80)})`, card);
    }
  };
  visit(document.documentElement, '');

  watched.searches += 1;
  // Cards that lay face up on top of a stack are drawn openly.
  watched.openly = [...new Set([...openly, ...stacks.flatMap(all), ...(watched.returning ? table : [])])];
  watched.table = table;
  if (turned) for (const pile of stacks) (watched.turned[number(pile)] ??= []).push(...all(pile));
  if (!faults.length && owner) {
    // The owner's cards may always be seen; a sheet is opened by a rule.
    seen[owner] = [...new Set([...seen[owner], ...hand, ...sheet])];
    if (below === owner) hands[owner] = hand;
  }
  return [...new Set(faults)];
}

/** Fails if the document contains a card that the viewer may not know; records the cards seen. */
export async function nothingHidden(page, watched, owner, when = '') {
  const { faults, now } = await inPage(page, [still, search], async ({ watched, owner }) => {
    let faults = search(watched, owner);
    if (faults.length) {
      // Yew may hand a long update to the browser in several pieces; the document is judged once it rests.
      await still();
      faults = search(watched, owner);
    }
    return { faults, now: watched };
  }, { watched, owner });
  Object.assign(watched, now);
  assert.deepEqual(faults, [], `shown to ${owner ?? 'nobody'} ${when}`);
}

/**
 * Undoes, redoes and restarts at a cover as far as possible; fails if the document contains a hidden card meanwhile.
 */
export async function pryAt(page, watched) {
  const { found } = await inPage(page, [...PRYING, search], (watched) => pry(() => search(watched, undefined)), watched);
  assert.deepEqual(found, []);
}
