// The games of the registry, with what each one's own folder holds for the tests that all share.

import { readFileSync } from 'node:fs';

const source = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const of = (what) => Object.fromEntries(GAMES.map((game, at) => [game, what(own[at], game)]));

/** Their names in links, in the order in which lists show them. */
export const GAMES = [...source('src/games/registry.rs').matchAll(/\$crate::games::(\w+)::\w+/g)].map(([, game]) => game);
const own = await Promise.all(GAMES.map((game) => import(`../${game}/game.mjs`)));

if (!GAMES.length) throw new Error('no game is read from the registry');

/** Their titles on an English page. */
export const TITLES = of((_, game) => source('static/locales/en/games.ftl').match(new RegExp(`^game-${game} = (.*)$`, 'm'))[1]);
/** Links of games in progress. */
export const TABLES = of(({ TABLES }) => TABLES);
/** The link of a finished game, for the score. */
export const ENDS = of(({ END }) => END);
/** The same game shortly before its end. */
export const LASTS = of(({ LAST }) => LAST);
/** A word that is searched in the rules, and an entry that is found. */
export const SEARCHED = of(({ SEARCHED }) => SEARCHED);
/** Words of a ruling that are searched in the rules, and what is found. */
export const RULED = of(({ RULED }) => RULED);
/** Some of the keys of its table for two; nothing for a game that two can't play. */
export const KEYS = of(({ KEYS }) => KEYS);
/** The table at which turns are played on a phone, how many actions, and true if nothing moves from turn to turn either. */
export const ON_PHONE = of(({ ON_PHONE }) => ON_PHONE);
/** The smallest whole game that the first version wrote. */
export const WHOLE = of((_, game) => {
  const folder = `tests/frozen/${game}/format1-rules1`;
  const [name] = source(`${folder}/list.txt`).split(' ');
  return source(`${folder}/${name}.link`).trim();
});
/** The seats of its setup at first, by their level, and the offers for who plays. */
export const QUICK = of(({ QUICK }) => QUICK);

// Nothing for most games.

/** The parts of the table whose hands are open before the end in a tab that has just opened it: all by default. */
export const COVERED = of(({ COVERED }) => COVERED);
/** Boards that draw more than those of every game, by language. */
export const MORE = of(({ MORE }) => MORE);
/** The chosen one of pictured choices in its setup. */
export const CHOSEN = of(({ CHOSEN }) => CHOSEN);
/** True if final boards are as wide as what was built, and scroll where that is wider than the window. */
export const GROWS = of(({ GROWS }) => GROWS);
