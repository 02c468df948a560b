import type { SeatedGuest, SeatingPlan, SeatingTable } from "@jdj/contract/invitations/seating";
import { fold } from "@jdj/french/fold";

/** Guests who are moved together: those of one household who sit at the same table, or one guest. */
export interface Family {
  key: string;
  members: SeatedGuest[];
  people: number;
  tableId: number | null;
}

/** The guests who come or may come, in families, each where the first of them stands in the list. */
export function familiesOf(guests: readonly SeatedGuest[]): Family[] {
  const families = new Map<string, Family>();
  for (const guest of guests) {
    if (guest.answer === "no") continue;
    const home = guest.household === null ? guest.id : `h ${fold(guest.household).trim()}`;
    const key = `${home} ${guest.table_id ?? ""}`;
    const family = families.get(key) ?? { key, members: [], people: 0, tableId: guest.table_id };
    family.members.push(guest);
    family.people += guest.people;
    families.set(key, family);
  }
  return [...families.values()];
}

/** A guest as a list names them. */
export function nameOf({ given_names, last_name }: SeatedGuest): string {
  return `${given_names} ${last_name}`.trim();
}

/** What a family is called: by its household, or by the name of who is alone. */
export function familyName({ members }: Pick<Family, "members">): string {
  const [first] = members;
  if (first === undefined) return "";
  return members.length > 1 && first.household !== null ? first.household : nameOf(first);
}

/** What a checkbox sends: the guests, and the table at which they are shown. */
export function familyValue({ members, tableId }: Pick<Family, "members" | "tableId">): string {
  return `${members.map(({ id }) => id).join(",")}@${tableId ?? ""}`;
}

/** The guests of the chosen checkboxes, each once, as the call has them. */
export function moversFrom(values: readonly string[]): { id: string; from: string }[] {
  const movers = new Map<string, string>();
  for (const value of values) {
    const [ids = "", from = ""] = value.split("@");
    for (const id of ids.split(",")) if (/^\d{1,15}$/.test(id)) movers.set(id, from);
  }
  return [...movers].map(([id, from]) => ({ id, from }));
}

/** A table with who sits at it, and how many places are left; fewer than none where some are too many. */
export interface LaidTable {
  table: SeatingTable;
  families: Family[];
  people: number;
  left: number;
}

/** The tables of a room with who sits at each. */
export function laidTables(
  tables: readonly SeatingTable[],
  families: readonly Family[],
): LaidTable[] {
  const at = new Map<number | null, Family[]>();
  for (const family of families)
    at.set(family.tableId, [...(at.get(family.tableId) ?? []), family]);
  return tables.map((table) => {
    const seated = at.get(table.id) ?? [];
    const people = seated.reduce((sum, family) => sum + family.people, 0);
    return { table, families: seated, people, left: table.places - people };
  });
}

/** How many people are expected, how many of them have a place, and how many places there are. */
export function seatingFigures({
  tables,
  guests,
}: {
  tables: readonly SeatingTable[];
  guests: readonly SeatedGuest[];
}) {
  const figures = { people: 0, seated: 0, places: 0 };
  for (const { places } of tables) figures.places += places;
  for (const { answer, people, table_id } of guests) {
    if (answer === "no") continue;
    figures.people += people;
    if (table_id !== null) figures.seated += people;
  }
  return figures;
}

/** Who declined after they were seated. */
export function declinedOf(guests: readonly SeatedGuest[]): SeatedGuest[] {
  return guests.filter(({ answer, table_id }) => answer === "no" && table_id !== null);
}

/** How often each choice of a question was made by some guests, and how many people have not chosen. */
export function mealsOf(
  { id, choices, per_person }: SeatingPlan["questions"][number],
  guests: readonly SeatedGuest[],
): { counts: number[]; open: number } {
  const counts = choices.map(() => 0);
  let open = 0;
  for (const { answer, replies, people } of guests) {
    if (answer === "no") continue;
    const given = replies[id] ?? [];
    for (let person = 0; person < (per_person ? people : 1); person += 1) {
      const index = choices.indexOf(given[person] ?? "");
      if (index < 0) open += 1;
      else counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  return { counts, open };
}

/** The guests as they are once a form was sent that seats some of them. */
export function afterSeating(
  guests: readonly SeatedGuest[],
  form: FormData | undefined,
): readonly SeatedGuest[] {
  if (form?.get("intent") !== "seat") return guests;
  const ids = new Set(moversFrom(form.getAll("family").map(String)).map(({ id }) => Number(id)));
  const chosen = String(form.get("table_id") ?? "");
  const table_id = chosen === "" ? null : Number(chosen);
  return guests.map((guest) => (ids.has(guest.id) ? { ...guest, table_id } : guest));
}
