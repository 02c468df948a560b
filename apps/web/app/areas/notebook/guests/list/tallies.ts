import type { GuestTally } from "@jdj/contract/invitations/guest-list";

/** How many guests there are, and people with those whom they bring along. */
export type Sum = { guests: number; people: number };

/** The sum of the tallies that match. */
export function sumOf(
  tallies: readonly GuestTally[],
  matches: (tally: GuestTally) => boolean = () => true,
): Sum {
  const sum = { guests: 0, people: 0 };
  for (const tally of tallies) {
    if (!matches(tally)) continue;
    sum.guests += tally.guests;
    sum.people += tally.people;
  }
  return sum;
}
