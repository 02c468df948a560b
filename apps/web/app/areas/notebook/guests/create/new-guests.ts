import { fold } from "@jdj/french/fold";
import {
  type RowTexts,
  rowsOfGuests,
  withRepairedPhones,
} from "#app/areas/notebook/guests/paste/pasted-rows.ts";
import type { PastedGuest } from "#app/areas/notebook/guests/paste/read-pasted-list.ts";
import { nextRow, rowsIn } from "./guests-from.ts";

/** The most guests of one call. */
export const MOST_GUESTS = 200;

/** The guests on the page; `revision` grows when their fields must be rendered again. */
export interface NewGuests {
  rows: string[];
  texts: RowTexts;
  revision: number;
  /** The rows that were read from a list: shown as one line each, and replaced when it is read again. */
  listed: readonly string[];
}

/** The guests of a form's texts; one empty row when there are none. */
export function newGuestsOf(texts: RowTexts, revision = 0): NewGuests {
  const rows = rowsIn(Object.keys(texts));
  return { rows: rows.length > 0 ? rows : ["g1"], texts, revision, listed: [] };
}

/**
 * The page with the guests of a list behind those that were typed. Empty rows go; so do those of
 * an earlier reading. A guest who is on the page already, as a draft for instance, is not added again.
 * @param typed what the fields hold now
 * @param isAgain whether the same list is read again
 * @returns the page, and how many guests of the list found no room
 */
export function withListed(
  { revision, listed }: NewGuests,
  typed: RowTexts,
  guests: readonly PastedGuest[],
  isAgain: boolean,
): { next: NewGuests; left: number } {
  const isFilled = (key: string) =>
    Object.entries(typed).some(
      ([name, text]) => name.startsWith(`${key}.`) && !name.endsWith("_code") && text !== "",
    );
  const filled = rowsIn(Object.keys(typed)).filter(
    (key) => isFilled(key) && !(isAgain && listed.includes(key)),
  );
  const known = new Set(filled.map((key) => identityOf(typed, key)));
  const fresh = guests.filter((guest) => {
    const row = rowsOfGuests([guest], () => "g1");
    return !known.has(identityOf(row, "g1"));
  });
  const taken = fresh.slice(0, Math.max(0, MOST_GUESTS - filled.length));
  const start = Number(nextRow(filled).slice(1));
  const texts = Object.fromEntries(
    Object.entries(typed).filter(([name]) => filled.includes(name.split(".", 1)[0] ?? "")),
  );
  const added = rowsOfGuests(taken, (index) => `g${start + index}`);
  const next = newGuestsOf({ ...texts, ...added }, revision + 1);
  const stayed = isAgain ? [] : listed.filter((key) => filled.includes(key));
  return {
    next: { ...next, listed: [...stayed, ...rowsIn(Object.keys(added))] },
    left: fresh.length - taken.length,
  };
}

/** The page without some of its rows; what the others hold stays in their fields. */
export function withoutRows(page: NewGuests, gone: readonly string[]): NewGuests {
  const isLeft = (row: string) => !gone.includes(row);
  return { ...page, rows: page.rows.filter(isLeft), listed: page.listed.filter(isLeft) };
}

/** Who a row is: the names and address, and the digits of the number that its present form keeps. */
function identityOf(texts: RowTexts, key: string): string {
  const phone = texts[`${key}.phone_number_1`]?.replace(/\D/g, "").slice(-8);
  const names = ["last_name", "given_names", "email"].map((name) => texts[`${key}.${name}`]);
  return fold([...names, phone].map((text) => text ?? "").join("|"));
}

/** The page with all old numbers of eight digits in their form of today. */
export function withRepairs(page: NewGuests, typed: RowTexts): NewGuests {
  const texts = withRepairedPhones(typed, page.rows);
  return { ...page, texts, revision: page.revision + 1 };
}
