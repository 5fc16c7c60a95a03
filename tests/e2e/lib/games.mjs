// The games of the registry, with what each one's own folder holds for the tests that all share.

import { readFileSync } from 'node:fs';

const source = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const of = (what) => Object.fromEntries(GAMES.map((game, at) => [game, what(own[at], game)]));

/** Their names in links, in the order in which lists show them. */
export const GAMES = [...source('src/games/registry.rs').matchAll(/\$crate::games::(\w+)::\w+/g)].map(([, game]) => game);
const own = await Promise.all(GAMES.map((game) => import(`../${game}/game.mjs`)));

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
/** The table at which turns are played on a phone, and how many actions. */
export const ON_PHONE = of(({ ON_PHONE }) => ON_PHONE);
