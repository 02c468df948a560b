import type { GuestMatch } from "@jdj/contract/notebook/guest-matches";
import { count } from "@jdj/french/plural";
import { typedPhone } from "#app/areas/notebook/guests/guest-values.ts";
import type { RowTexts } from "#app/areas/notebook/guests/paste/pasted-rows.ts";

/** Somebody of a list who is not quite a guest of the event: the row of the form, and that guest. */
export type DifferentGuest = { row: string; guest: GuestMatch["guest"] };

/** What a list is, beside the guests of the event. */
export type ListMatches = { known: number; fresh: number; different: DifferentGuest[] };

/** The people of rows as they are compared with the guests of the event. */
export function peopleOf(texts: RowTexts, rows: readonly string[]) {
  return rows.map((row) => ({
    last_name: texts[`${row}.last_name`] ?? "",
    given_names: texts[`${row}.given_names`] ?? "",
    phone_number_1: typedPhone(texts, `${row}.phone_number_1`) ?? "",
  }));
}

/** How many of the rows are known, and who is different. */
export function matchesOf(rows: readonly string[], matches: readonly GuestMatch[]): ListMatches {
  const different = matches.flatMap(({ kind, index, guest }) => {
    const row = rows[index];
    return kind === "different" && row !== undefined ? [{ row, guest }] : [];
  });
  const known = matches.filter(({ kind }) => kind === "known").length;
  return { known, different, fresh: rows.length - matches.length };
}

/** « 24 déjà dans votre liste, 3 nouveaux, 1 différent »; empty when all are new. */
export function matchSentence({ known, fresh, different }: ListMatches): string {
  if (known === 0 && different.length === 0) return "";
  return [
    known > 0 ? `${known}\u00a0déjà dans votre liste` : "",
    fresh > 0 ? count(fresh, "nouveau", "nouveaux") : "personne de nouveau",
    different.length > 0 ? count(different.length, "différent") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
