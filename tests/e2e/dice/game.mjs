// The game's own part of the tests that all games share.

/** Games in progress. */
export const TABLES = {
  alone: 'dice.g1.AQMBAAAEZml0cwEABEFubmEMAIn2Dkje_SACkCVJB5I3s_8',
  three: 'dice.g1.AQMDAAAEZml0cwMABEFubmEABUJlbm5vAAVDYXJsYR4Ag5P7amL1t1UAQd4wlgPZ6Kx2SgGVo2AT',
};

/** A finished game, for the score. */
export const END = 'dice.g1.AQMDAAAEZml0cwMABEFubmEABUJlbm5vAAVDYXJsYWAAXad-LwdYQgQAQd7AWHwtKDgtNEEmok-96Q6nvzexlxTHAMyE-7dMXI3Ek41Tp0yVx5C_Czcz93Zb';

/** The same game shortly before its end. */
export const LAST = 'dice.g1.AQMDAAAEZml0cwMABEFubmEABUJlbm5vAAVDYXJsYVsAu_zH3Q_HqWgAQd7AWHwtKDgt5EDwV4XqZ4nfKxeiUHKjYRHNoAz2JjgEyXzcRLqfJ_U9A7bgtsQ';

/** A word that is searched in the rules, and an entry that is found. */
export const SEARCHED = ['monk', 'Monk:'];

/** The table at which turns are played on a phone, how many actions, and that nothing moves from turn to turn either. */
export const ON_PHONE = [TABLES.alone, 10, true];

/** Some of the keys of its table for two. */
export const KEYS = ['E', 'L'];

/** Words of a ruling that are searched in the rules, and what is found. */
export const RULED = ['four faces', 'four faces with one'];

/** The seats of its setup at first, by their level, and the offers for who plays. */
export const QUICK = [['', 'easy'], ['Just me', '1 computer', '2 computers', '3 computers', 'People only']];

/** The chosen one of pictured choices in its setup. */
export const CHOSEN = '.sheetpick.chosen';
