// The game's own part of the tests that all games share.

/** Games in progress. */
export const TABLES = {
  three: 'road.g1.AQMDAAAEZml0cwMABEFubmEABUJlbm5vAAVDYXJsYRYATN5yWUZ7BgraaIrB50fmFP8',
  four: 'road.g1.AQMEAQAEZml0cwQABEFubmEABUJlbm5vAAVDYXJsYQAUTWF4aW1pbGlhbi1GcmllZHJpY2g8ALiC0WX0Sod077tbz_Tve_UxHiHCwst5lWbj',
};

/** A finished game, for the score. */
export const END = 'road.g1.AQMEAAAEZml0cwQABEFubmEABUJlbm5vAAVDYXJsYQAUTWF4aW1pbGlhbi1GcmllZHJpY2hmACwuoKAVY7gn77tbz_Tva-vGoMfX0RLaTywJAccFyOAK-Q';

/** The same game shortly before its end. */
export const LAST = 'road.g1.AQMEAAAEZml0cwQABEFubmEABUJlbm5vAAVDYXJsYQAUTWF4aW1pbGlhbi1GcmllZHJpY2hhAKp59CavwxKJ77tbz_Tva-vG3EkG3BDB90oh9Sx5KNSQ';

/** A word that is searched in the rules, and an entry that is found. */
export const SEARCHED = ['robber', 'Robber'];

/** The table at which turns are played on a phone, and how many actions. */
export const ON_PHONE = [TABLES.three, 14];

/** Words of a ruling that are searched in the rules, and what is found. */
export const RULED = ['three times', 'asked three times in a turn'];

/** The seats of its setup at first, by their level, and the offers for who plays. */
export const QUICK = [['', 'easy', 'easy'], ['2 computers', '3 computers', 'People only']];

/** The parts of the table whose hands are open before the end in a tab that has just opened it. */
export const COVERED = '.top';
