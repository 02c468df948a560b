/** How much less than before something costs: « −20 % ». */
export const reduction = (price: number, old: number): string =>
  `−${Math.round((1 - price / old) * 100)}\u00a0%`;
