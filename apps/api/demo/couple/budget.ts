/** Amounts of a budget line, in thousands of FCFA. */
type Amounts = readonly [min: number, max: number, real: number | null];

/**
 * The wedding's budget, by group and line: 6,500,000 FCFA at most, 5,030,000 of it agreed; what was
 * paid of that is in `cash-book.ts`. The cloths of the dowry and the rings cost more than was planned.
 */
export const weddingBudget: Readonly<Record<string, Readonly<Record<string, Amounts>>>> = {
  dowry: {
    knocking: [40, 60, 55],
    "dowry-symbol": [50, 100, 100],
    "dowry-cloths": [200, 300, 345],
    "dowry-drinks": [80, 120, 110],
    "dowry-trunk": [150, 200, 190],
    "dowry-envelopes": [100, 150, 150],
    "dowry-spokesmen": [30, 50, 50],
    "dowry-meal": [200, 250, 240],
    "dowry-setting": [80, 120, 105],
  },
  civil: { "civil-file": [15, 25, 18], "civil-fee": [20, 30, null], "civil-snack": [30, 50, null] },
  religious: {
    "worship-preparation": [10, 20, 15],
    "worship-place": [50, 75, 50],
    "worship-choir": [20, 40, null],
  },
  reception: { venue: [700, 900, 850] },
  food: {
    caterer: [1100, 1400, 1335],
    cake: [140, 180, 175],
    drinks: [180, 250, null],
    water: [20, 30, null],
  },
  clothes: {
    "bride-dress": [180, 250, null],
    "groom-suit": [100, 135, null],
    rings: [150, 200, 235],
    hair: [90, 130, 115],
    "family-cloth": [90, 130, null],
  },
  decoration: { decorator: [250, 320, 320], bouquets: [40, 50, null] },
  entertainment: { dj: [120, 175, null], host: [50, 70, null] },
  images: { photographer: [400, 480, 450] },
  invitations: { cards: [30, 50, 22], souvenirs: [40, 60, null] },
  logistics: { cars: [60, 100, 100] },
};

/** The christening's budget, all of it spent. */
export const christeningBudget: typeof weddingBudget = {
  ceremony: { offering: [25, 40, 30], "child-outfit": [20, 35, 35], candle: [5, 10, 8] },
  family: { "family-cloth": [80, 120, 110], hair: [20, 40, 35], godparents: [30, 60, 50] },
  reception: { venue: [60, 100, 80], marquees: [40, 60, 55], decorator: [50, 80, 75] },
  food: { caterer: [200, 280, 260], cake: [35, 50, 45], drinks: [80, 120, 105] },
  entertainment: { music: [40, 60, 50], photographer: [60, 90, 80], souvenirs: [25, 40, 30] },
};
