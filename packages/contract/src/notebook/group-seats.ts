import { COMPANIONS_MAX } from "./companions-max.ts";

/** The most seats of one group. */
export const SEATS_MAX = 2000;

/** The most people of one registration: a guest and those they bring along. */
export const PEOPLE_MAX = 1 + COMPANIONS_MAX;

/** How a group counts. */
interface Counting {
  countsCompanions: boolean;
}

/** How many seats a registration of so many people takes. */
export function seatsFor(people: number, { countsCompanions }: Counting): number {
  return countsCompanions ? people : 1;
}

/**
 * Who of a waiting list moves up into the seats that are free: in their order, each who fits into what
 * is left. A family that is too large is passed over, and keeps its place.
 */
export function whoMovesUp<Waiting extends { people: number }>(
  waiting: readonly Waiting[],
  free: number,
  counting: Counting,
): Waiting[] {
  let left = free;
  return waiting.filter(({ people }) => {
    const seats = seatsFor(people, counting);
    if (seats > left) return false;
    left -= seats;
    return true;
  });
}
