import type { TownName } from "@jdj/contract/town-halls/town-halls";
import { fold } from "@jdj/french/fold";
import { isMisspellingOf } from "@jdj/french/misspelling";
import { textOf } from "#app/http/search-query.ts";

/** The fields of the finder's form; empty where nothing was chosen. */
export type Wanted = { country: string; district: string; hall: string; typed: string };

/** Town halls of one district, in the order of the list. */
export type DistrictHalls = { id: number; name: string; countryId: number; halls: TownName[] };

/** Reads the finder's form from an address: `?pays=1&district=2&mairie=3&recherche=coco`. */
export function wantedFrom(query: URLSearchParams): Wanted {
  const one = (name: string) => textOf(query, name);
  const typed = one("recherche");
  return {
    country: one("pays"),
    district: one("district"),
    // A chosen suggestion contains the id.
    hall: (typed && one("recherche_value")) || one("mairie"),
    typed,
  };
}

/** The suggestion of a town hall. */
export function offered({ name, district }: TownName): string {
  return `${name}, ${district.name}`;
}

/** A text folded for comparison: « Port-Bouët » and « port bouet » are equal. */
function plain(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Whether every word of a query may be a misspelling of one of a town hall's own. */
const resembles = (query: string) => (row: TownName) => {
  const own = plain(offered(row)).split(" ");
  return query.split(" ").every((typed) => own.some((word) => isMisspellingOf(typed, word)));
};

/**
 * The result of a form: one town hall when it is chosen or the only one with the typed
 * name, else those that match. A chosen town hall wins over a district, since
 * without script the lists do not follow each other. When none matches, those with a name
 * that resembles the typed one.
 */
export function choose(
  all: readonly TownName[],
  { country, district, hall, typed }: Wanted,
): { goTo: number | null; fitting: TownName[] } {
  const chosen = all.find(({ id }) => String(id) === hall);
  if (chosen) return { goTo: chosen.id, fitting: [chosen] };
  const query = plain(typed);
  const placed = all.filter(
    (row) =>
      (country === "" || String(row.country.id) === country) &&
      (district === "" || String(row.district.id) === district),
  );
  const fitting = placed.filter((row) => plain(offered(row)).includes(query));
  if (fitting.length === 0) return { goTo: null, fitting: placed.filter(resembles(query)) };
  const named = query === "" ? [] : fitting.filter((row) => plain(row.name).includes(query));
  const exact = named.filter((row) => [plain(row.town), plain(row.name)].includes(query));
  const only = exact.length === 1 ? exact[0] : named.length === 1 ? named[0] : undefined;
  return { goTo: only?.id ?? null, fitting: named.length > 0 ? named : fitting };
}

/** The same rows, district by district. */
export function byDistrict(rows: readonly TownName[]): DistrictHalls[] {
  const groups = new Map<number, DistrictHalls>();
  for (const row of rows) {
    const { id, name } = row.district;
    const group = groups.get(id) ?? { id, name, countryId: row.country.id, halls: [] };
    group.halls.push(row);
    groups.set(id, group);
  }
  return [...groups.values()];
}
