import { ANSWER_DAYS, DEPOSIT_HOURS } from "@jdj/contract/bookings/booking-states";

const HOUR_MS = 3_600_000;

/** So many hours from now, at the latest the end of the booked day. */
function within(hours: number, now: Date, day: string): Date {
  const end = Date.parse(`${day}T23:59:59.000Z`);
  return new Date(Math.max(now.getTime(), Math.min(now.getTime() + hours * HOUR_MS, end)));
}

/** By when the provider answers a booking of a day (`YYYY-MM-DD`). */
export function answerBy(now: Date, day: string): Date {
  return within(ANSWER_DAYS * 24, now, day);
}

/** By when the deposit of a booking is to be paid: its place is not held unpaid for longer. */
export function depositBy(now: Date, day: string): Date {
  return within(DEPOSIT_HOURS, now, day);
}

/** The smallest free place of a day, from 1; null when as many are taken as the package has. */
export function freePlace(taken: readonly number[], capacity: number): number | null {
  if (taken.length >= capacity) return null;
  const all = Array.from({ length: capacity }, (_, index) => index + 1);
  return all.find((place) => !taken.includes(place)) ?? null;
}
