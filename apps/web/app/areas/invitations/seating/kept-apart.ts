import type { SeatedGuest, SeatingRule } from "@jdj/contract/invitations/seating";
import { type Family, nameOf } from "./families.ts";

/** With whom a family is not seated, and whether one of them is at its table all the same. */
export interface Apart {
  names: string;
  isBroken: boolean;
}

/** The rules by the families that they are about. */
export function apartOf(
  families: readonly Family[],
  rules: readonly SeatingRule[],
): Map<string, Apart> {
  const homes = new Map<number, { family: Family; guest: SeatedGuest }>();
  for (const family of families)
    for (const guest of family.members) homes.set(guest.id, { family, guest });
  const found = new Map<string, { names: string[]; isBroken: boolean }>();
  const note = (of: number, other: number) => {
    const [mine, theirs] = [homes.get(of), homes.get(other)];
    if (!mine || !theirs) return;
    const { tableId, key } = mine.family;
    const apart = found.get(key) ?? { names: [], isBroken: false };
    apart.names.push(nameOf(theirs.guest));
    apart.isBroken ||= tableId !== null && tableId === theirs.family.tableId;
    found.set(key, apart);
  };
  for (const { guest_id, other_id } of rules) {
    note(guest_id, other_id);
    note(other_id, guest_id);
  }
  return new Map(
    [...found].map(([key, { names, isBroken }]) => [key, { names: names.join(", "), isBroken }]),
  );
}
