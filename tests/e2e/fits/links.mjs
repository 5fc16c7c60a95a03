// Moments of each game, as links: what is tried here needs full boards, long names, open questions and ends, not the way
// there. `principality play --with easy --seed fits --game … --players … --names … --moves … --to link`

/** Positions at which tables are looked at. */
export const TABLES = {
  burgundy: {
    two: 'burgundy.g1.AQgCAAABAQAAAARmaXRzAgAEQW5uYQAFQmVubm88AMeDXFlDc8YO-NqbErRTpjQ7x6kqgeevLUk',
    four: 'burgundy.g1.AQQEAAEBBGZpdHMEAARBbm5hAAVCZW5ubwAFQ2FybGEAFE1heGltaWxpYW4tRnJpZWRyaWNoWgBxdZVstBvLc7YJwSt3_KGyoCRZgbwd0fhDuVN3woEO3u0IkI34ww',
  },
  dice: {
    alone: 'dice.g1.AQMBAAAEZml0cwEABEFubmEMAIn2Dkje_SACkCVJB5I3s_8',
    three: 'dice.g1.AQMDAAAEZml0cwMABEFubmEABUJlbm5vAAVDYXJsYR4Ag5P7amL1t1UAQd4wlgPZ6Kx2SgGVo2AT',
  },
  road: {
    three: 'road.g1.AQMDAAAEZml0cwMABEFubmEABUJlbm5vAAVDYXJsYRYATN5yWUZ7BgraaIrB50fmFP8',
    four: 'road.g1.AQMEAQAEZml0cwQABEFubmEABUJlbm5vAAVDYXJsYQAUTWF4aW1pbGlhbi1GcmllZHJpY2g8ALiC0WX0Sod077tbz_Tve_UxHiHCwst5lWbj',
  },
  princes: {
    barbarians: 'princes.g1.AQMCAwABZgIABEFubmEABUJlbm5vzAEAXYFAxZEPanYA7a0YIRIfQ8UtIFhT0ojZX4r1muPVChC6G7jgxX9xDmcrryTScRfpguXY5_mWM3kd6xVqQfmPlP9wtgEy9xKb',
    merchants: 'princes.g1.AQMCAgAEZml0cwIABEFubmEAFE1heGltaWxpYW4tRnJpZWRyaWNolgEAqmIO_0WqEssU1onXWI1luDUGx0aVHP0nD3i9eB0kqW7Eigw5XNTrZ26L8SlUdw57XT5FTGSTkTlGcw',
    duel: 'princes.g1.AQMCBAAEZml0cwIABEFubmEABUJlbm5vrAIAmX645SUdT88UinnnkTxWEauo4eUMgHRZY8Crk_Lx9HPwP8cOweRIsxOhJXc66aAsE4hLoZhidNoPai2Q8foiiouoqtcCCB-BROIDzOTijukGnqNWveRjVT-vExhdg2q4XzQa_dkBXfgu',
  },
};

/** A new region is to be laid above or below: cards lie over the table. */
export const SEARCHING = 'princes.g1.AQMCAAAEZml0cwIABEFubmEABUJlbm5vPAADwO7QhGnbcpATHvVtpd1brNcebHiKpTjvBN86Gkc';

/** Whole games, for the score. */
export const ENDS = {
  burgundy: 'burgundy.g1.AQQEAAEBBGZpdHMEAARBbm5hAAVCZW5ubwAFQ2FybGEAFE1heGltaWxpYW4tRnJpZWRyaWNogwMA7cBL06cDE7a2CcErd_yBqbhqLbNg2_WB_wTEc3BET4qwdZn4yjfTpbbRgP66KMt8e1ZJonNcn0iQa2bx809W2FW5hZ1LMSoh0GizZiqoYS7PfHUF_pRSzcdA3UVpZfGImnmoe1M3q-7NsZRb_vaK_d6dfkqDXyQifOd0',
  dice: 'dice.g1.AQMDAAAEZml0cwMABEFubmEABUJlbm5vAAVDYXJsYWAAXad-LwdYQgQAQd7AWHwtKDgtNEEmok-96Q6nvzexlxTHAMyE-7dMXI3Ek41Tp0yVx5C_Czcz93Zb',
  road: 'road.g1.AQMEAAAEZml0cwQABEFubmEABUJlbm5vAAVDYXJsYQAUTWF4aW1pbGlhbi1GcmllZHJpY2hmACwuoKAVY7gn77tbz_Tva-vGoMfX0RLaTywJAccFyOAK-Q',
  princes: 'princes.g1.AQMCBAAEZml0cwIABEFubmEABUJlbm5vxgMAEogsuTkILEYUinnnkTxWEauo4eUMgHRZY8Crk_Lx9HPwP8cOweRIsxOhJXc6edbqg7o3NAOgsKkTHr4l7RxFW_GxlOcL6yNvjj3O5O--0-1BTOwlPy-2AP4HMxoeoD70wvh9kJPPS42ftGP2-nTVzrtVHRcHCgf1NN27EAiZail1E0Yc55xMt7NzcZWyb-2pUBFnS-txG4jMjzgWaudBAg',
};
