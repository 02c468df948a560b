/** The calls of Joy Cards, noun by noun. */
export const cardCalls = {};
