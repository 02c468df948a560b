import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { fold } from "@jdj/french/fold";

/** A line of the list: a guest, or a household whose guests are folded behind it. */
export type ListLine =
  | { kind: "guest"; key: string; guest: ListedGuest; isInside: boolean }
  | { kind: "household"; key: string; name: string; members: ListedGuest[]; isOpen: boolean };

/**
 * The guests as lines: those of one household stand together where the first of them stands, as one
 * line until it is opened. Somebody alone in their household is a guest like any other.
 * @param opened the keys of households that are open, or whether all are
 */
export function linesOf(
  guests: readonly ListedGuest[],
  opened: ReadonlySet<string> | true,
): ListLine[] {
  const households = new Map<string, ListedGuest[]>();
  for (const guest of guests) {
    const key = householdOf(guest);
    if (key !== null) households.set(key, [...(households.get(key) ?? []), guest]);
  }
  const lines: ListLine[] = [];
  for (const guest of guests) {
    const key = householdOf(guest);
    const members = key === null ? [] : (households.get(key) ?? []);
    if (key === null || members.length < 2) {
      lines.push({ kind: "guest", key: String(guest.id), guest, isInside: false });
      continue;
    }
    if (members[0] !== guest) continue;
    const isOpen = opened === true || opened.has(key);
    lines.push({ kind: "household", key, name: guest.household ?? "", members, isOpen });
    if (!isOpen) continue;
    for (const one of members)
      lines.push({ kind: "guest", key: String(one.id), guest: one, isInside: true });
  }
  return lines;
}

function householdOf({ household }: ListedGuest): string | null {
  return household === null ? null : `h ${fold(household).trim()}`;
}

/** What a household comes to: « 4 invités, 6 personnes · 3 oui ». */
export function householdFigures(members: readonly ListedGuest[]) {
  const people = members.reduce((sum, { companions }) => sum + 1 + companions, 0);
  const yes = members.filter(({ answer }) => answer === "yes").length;
  return { guests: members.length, people, yes };
}
