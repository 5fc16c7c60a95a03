// The game's own part of the tests that all games share.

import { MODULES_FOUR, MODULES_TWO } from './games.mjs';

/** Games in progress. */
export const TABLES = {
  two: 'burgundy.g1.AQgCAAABAQAAAARmaXRzAgAEQW5uYQAFQmVubm88AMeDXFlDc8YO-NqbErRTpjQ7x6kqgeevLUk',
  four: 'burgundy.g1.AQQEAAEBBGZpdHMEAARBbm5hAAVCZW5ubwAFQ2FybGEAFE1heGltaWxpYW4tRnJpZWRyaWNoWgBxdZVstBvLc7YJwSt3_KGyoCRZgbwd0fhDuVN3woEO3u0IkI34ww',
};

/** A finished game, for the score. */
export const END = 'burgundy.g1.AQQEAAEBBGZpdHMEAARBbm5hAAVCZW5ubwAFQ2FybGEAFE1heGltaWxpYW4tRnJpZWRyaWNogwMA7cBL06cDE7a2CcErd_yBqbhqLbNg2_WB_wTEc3BET4qwdZn4yjfTpbbRgP66KMt8e1ZJonNcn0iQa2bx809W2FW5hZ1LMSoh0GizZiqoYS7PfHUF_pRSzcdA3UVpZfGImnmoe1M3q-7NsZRb_vaK_d6dfkqDXyQifOd0';

/** The same game shortly before its end. */
export const LAST = 'burgundy.g1.AQQEAAEBBGZpdHMEAARBbm5hAAVCZW5ubwAFQ2FybGEAFE1heGltaWxpYW4tRnJpZWRyaWNo9QIArZVeeXjjvg62CcErd_yBqbhqLbNg2_WB_wTEc3BET4qwdZn4OtLwx57ozz10CHSHVC7dHv0sn3sjdpYppDgbnk4p7NgOmlEIgwejBcWlNE6OSBQwqE2iluF5-QV-h6TT2U_G_lF-w16VS-MhrQ27HrYABZ4sVws';

/** A word that is searched in the rules, and an entry that is found. */
export const SEARCHED = ['church', 'Church'];

/** The table at which turns are played on a phone, and how many actions. */
export const ON_PHONE = [TABLES.two, 12];

/** Some of the keys of its table for two. */
export const KEYS = ['E', 'T', 'R'];

/** Words of a ruling that are searched in the rules, and what is found. */
export const RULED = ['undo changes roll', 'undo never changes a roll'];

/** The seats of its setup at first, by their level, and the offers for who plays. */
export const QUICK = [['', 'easy'], ['1 computer', '2 computers', '3 computers', 'People only']];

/** Boards that draw more than those of every game, by language. */
export const MORE = [{ 'modules, four': MODULES_FOUR.at(-1) }, { 'modules, two': MODULES_TWO }];

/** The chosen one of pictured choices in its setup. */
export const CHOSEN = '.bp.on';
