// The game's own part of the tests that all games share.

/** Games in progress. */
export const TABLES = {
  barbarians: 'princes.g1.AQMCAwABZgIABEFubmEABUJlbm5vzAEAXYFAxZEPanYA7a0YIRIfQ8UtIFhT0ojZX4r1muPVChC6G7jgxX9xDmcrryTScRfpguXY5_mWM3kd6xVqQfmPlP9wtgEy9xKb',
  merchants: 'princes.g1.AQMCAgAEZml0cwIABEFubmEAFE1heGltaWxpYW4tRnJpZWRyaWNolgEAqmIO_0WqEssU1onXWI1luDUGx0aVHP0nD3i9eB0kqW7Eigw5XNTrZ26L8SlUdw57XT5FTGSTkTlGcw',
  duel: 'princes.g1.AQMCBAAEZml0cwIABEFubmEABUJlbm5vrAIAmX645SUdT88UinnnkTxWEauo4eUMgHRZY8Crk_Lx9HPwP8cOweRIsxOhJXc66aAsE4hLoZhidNoPai2Q8foiiouoqtcCCB-BROIDzOTijukGnqNWveRjVT-vExhdg2q4XzQa_dkBXfgu',
};

/** A finished game, for the score. */
export const END = 'princes.g1.AQMCBAAEZml0cwIABEFubmEABUJlbm5vxgMAEogsuTkILEYUinnnkTxWEauo4eUMgHRZY8Crk_Lx9HPwP8cOweRIsxOhJXc6edbqg7o3NAOgsKkTHr4l7RxFW_GxlOcL6yNvjj3O5O--0-1BTOwlPy-2AP4HMxoeoD70wvh9kJPPS42ftGP2-nTVzrtVHRcHCgf1NN27EAiZail1E0Yc55xMt7NzcZWyb-2pUBFnS-txG4jMjzgWaudBAg';

/** The same game shortly before its end. */
export const LAST = 'princes.g1.AQMCBAAEZml0cwIABEFubmEABUJlbm5vwwMAaf3RA6I4u5AUinnnkTxWEauo4eUMgHRZY8Crk_Lx9HPwP8cOweRIsxOhJXc6edbqg7o3NAOgsKkTHr4l7RxFM6wAc1WRcsa6540s5gO1it4J6izZDcbV4bokHP7lPBnma0ClxYJ9gTQdJKtTqAaAA4uzveEII-Fh0RnXXD8PbzLg8vCKOr4ckX6bS_2baPjyGqSCvZHNnjhPZAGZuabl';

/** A word that is searched in the rules, and an entry that is found. */
export const SEARCHED = ['brigands', 'Brigands'];

/** The table at which turns are played on a phone, and how many actions. */
export const ON_PHONE = [TABLES.duel, 14];

/** A new region is to be placed above or below: cards cover the table. */
export const SEARCHING = 'princes.g1.AQMCAAAEZml0cwIABEFubmEABUJlbm5vPAADwO7QhGnbcpATHvVtpd1brNcebHiKpTjvBN86Gkc';

/** Some of the keys of its table for two. */
export const KEYS = ['L', 'I'];

/** Words of a ruling that are searched in the rules, and what is found. */
export const RULED = ['300 turns', 'After 300 turns it is stopped'];

/** The seats of its setup at first, by their level, and the offers for who plays. */
export const QUICK = [['', 'easy'], ['1 computer', 'People only']];

/** The parts of the table whose hands are open before the end in a tab that has just opened it. */
export const COVERED = '.top, .opp';

/** Final boards are as wide as what was built, and scroll where that is wider than the window. */
export const GROWS = true;
