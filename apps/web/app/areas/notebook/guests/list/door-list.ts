import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { civilityLabel } from "@jdj/contract/person/civility";

/** One line of the list for the door. */
type DoorLine = { id: number; name: string; household: string; persons: number };

/**
 * Whom the door may expect, by name: those who come and those who have not answered, each with their
 * companions. Who declined is left out, unless the list shows nobody else.
 */
export function doorLines(guests: readonly ListedGuest[]): DoorLine[] {
  const expected = guests.filter(({ answer }) => answer !== "no");
  const order = new Intl.Collator("fr");
  return (expected.length > 0 ? expected : guests)
    .map(({ id, civility, last_name, given_names, household, companions }) => ({
      id,
      name: [last_name, given_names].join(" "),
      title: civility === null ? "" : civilityLabel(civility),
      household: household ?? "",
      persons: 1 + companions,
    }))
    .sort((a, b) => order.compare(a.name, b.name))
    .map(({ title, name, ...line }) => ({ ...line, name: title ? `${name}, ${title}` : name }));
}

/** How many lines and persons the list has. */
export function doorSums(lines: readonly DoorLine[]) {
  return { guests: lines.length, persons: lines.reduce((sum, { persons }) => sum + persons, 0) };
}
