import { ANSWER_DAYS, DEPOSIT_DAYS } from "@jdj/contract/bookings/booking-states";

const DAY_MS = 86_400_000;

/** So many days from now, at the latest the end of the booked day. */
function within(days: number, now: Date, day: string): Date {
  const end = Date.parse(`${day}T23:59:59.000Z`);
  return new Date(Math.max(now.getTime(), Math.min(now.getTime() + days * DAY_MS, end)));
}

/** By when the provider answers a booking of a day (`YYYY-MM-DD`). */
export function answerBy(now: Date, day: string): Date {
  return within(ANSWER_DAYS, now, day);
}

/** By when the deposit of a booking is to be paid. */
export function depositBy(now: Date, day: string): Date {
  return within(DEPOSIT_DAYS, now, day);
}

/** The smallest free place of a day, from 1; null when as many are taken as the package has. */
export function freePlace(taken: readonly number[], capacity: number): number | null {
  if (taken.length >= capacity) return null;
  const all = Array.from({ length: capacity }, (_, index) => index + 1);
  return all.find((place) => !taken.includes(place)) ?? null;
}
