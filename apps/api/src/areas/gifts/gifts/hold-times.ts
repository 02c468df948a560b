/** For how long a gift holds its part of an item unpaid, in minutes. */
export const HOLD_MINUTES = 30;

/** The same while a payment is under way at its company. */
export const MOST_HELD_MINUTES = 120;
