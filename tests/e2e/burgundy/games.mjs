// Games played by computers on the command line, as links, for tests that start in the middle of a game:
// `principality play --with easy --players 4 --boards drawn --castles open --modules … --moves N --to link`

/** All modules, four players: in phases A, B, C and later in C. */
export const MODULES_FOUR = [
  'burgundy.g1.AQUEAj8BAQJmNAQABEFubmEABUJlbm5vAAVDYXJsYQAFRGFyaW88APVX0v5GXnlkuOOSyPAfTM05AwUfV9iaJhVA4aU',
  'burgundy.g1.AQUEAj8BAQJmNAQABEFubmEABUJlbm5vAAVDYXJsYQAFRGFyaW-MAQCqSTIt5wDdN7jjkshwhisOs4FZfIZtPObObr8mZVNKLFcwFtF2Smuc6Bfk9dytaxnogY-r',
  'burgundy.g1.AQUEAj8BAQJmNAQABEFubmEABUJlbm5vAAVDYXJsYQAFRGFyaW--AQA3J8U2k53CYrjjkshwhisOs4FZfOPPnKwuoZuHB23ITbKNRn1V1yxXTvgW7zenfy9Utvsn7ix9iCL5BLItKuMK78O9F40EOn50dA',
  'burgundy.g1.AQUEAj8BAQJmNAQABEFubmEABUJlbm5vAAVDYXJsYQAFRGFyaW_mAQAPcYGxltEUErjjkshwhisOs4FZfOPPnKzY-kqOBgRs1ROoelkGmDQudP4hw665NTr1MK67YH7e2bIDqWCCT6GqJl0zDrjmtaVltdmsp4GqHjNVVUzEbaF9Fl99cg',
];

/** All modules, two players; the player to move has taken four shields. */
export const MODULES_TWO = 'burgundy.g1.AQUCAj8BAQV0d28tMQIABEFubmEABUJlbm5vYADJJXVp9n26pC5W7h4Um8q039PPcfjD8OaVhLoREO7JZQ';

/** All modules, three players, in phase B. */
export const MODULES_THREE = 'burgundy.g1.AQUDAj8BAQd0aHJlZS0xAwAEQW5uYQAFQmVubm8ABUNhcmxhSwBsJnYndQrlOKzKoPzH6t949h0Gs8kDml42chLYHRXI';

/** Alone, on board 17, in the middle of a game. */
export const SOLO = 'burgundy.g1.AQoBBAAyABEAAAABBGZpdHMBAARBbm5hKABlkvLoUxkADSHlEyk_XVdPOgHjhtYs';

/** Two teams of two. */
export const TEAM = 'burgundy.g1.AQkEBgAAExMTEwAEZml0cwQABEFubmEABUJlbm5vAAVDYXJsYQAFRGFyaW88ACtvqT27lOMUTY-TAUTLhVYKVeNR53L5uX3hsqNDLzypGOM';

/** Opens the game of a link at its table. */
export async function goTo(page, link) {
  await page.evaluate((link) => { location.hash = `#${link}`; }, link);
  await page.locator('dialog[open] .end').click();
  await page.locator('.app').waitFor();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}
