import type { Civility } from "@jdj/contract/person/civility";
import { ofName } from "../guest.ts";
import {
  type CellReading,
  readCivilityCell,
  readEmailCell,
  readNameCell,
  readPhoneCell,
} from "./cell-readers.ts";
import { foldLabel } from "./fold-label.ts";
import type { SheetColumn, SheetRow } from "./sheet-reading.ts";

/** A guest ready to be stored; the phones are in E.164. */
export type GuestDraft = {
  line: number;
  civility: Civility;
  categoryId: number;
  lastName: string;
  givenNames: string;
  email: string;
  phoneNumber1: string;
  phoneNumber2: string | null;
};

/** A cell to correct; `reason` is a French sentence for the person who filled the sheet. */
export type SheetError = { line: number; column: SheetColumn; value: string; reason: string };

/** A line whose main phone already belongs to someone; `reason` is a French sentence. */
export type SheetDuplicate = { line: number; reason: string };

export type KnownGuests = {
  categories: readonly { id: number; name: string }[];
  /** Main phone (E.164) of each guest of the event, and the guest's name. */
  takenPhones: ReadonlyMap<string, string>;
};

export type CheckedRows = {
  valid: GuestDraft[];
  lineErrors: SheetError[];
  duplicates: SheetDuplicate[];
};

/**
 * Sorts the rows into guests to store, invalid cells and duplicate main phones: a row without
 * error nor duplicate is valid. A second contact may be shared between guests.
 */
export function checkRows(
  rows: readonly SheetRow[],
  { categories, takenPhones }: KnownGuests,
): CheckedRows {
  const categoryIds = new Map(categories.map(({ id, name }) => [foldLabel(name), id]));
  const firstRows = new Map<string, SheetRow>();
  const checked: CheckedRows = { valid: [], lineErrors: [], duplicates: [] };

  for (const row of rows) {
    const { draft, phone, lineErrors } = checkRow(row, categoryIds);
    checked.lineErrors.push(...lineErrors);
    const reason = phone === null ? null : alreadyTaken(phone, firstRows, takenPhones);
    if (reason !== null) checked.duplicates.push({ line: row.line, reason });
    else if (draft !== null) checked.valid.push(draft);
    if (phone !== null && !firstRows.has(phone)) firstRows.set(phone, row);
  }
  return checked;
}

function alreadyTaken(
  phone: string,
  firstRows: ReadonlyMap<string, SheetRow>,
  takenPhones: ReadonlyMap<string, string>,
): string | null {
  const first = firstRows.get(phone);
  if (first !== undefined) {
    const who = `${first.cells.given_names} ${first.cells.last_name}`.trim();
    return `Ce contact figure déjà à la ligne ${first.line}${who && ` (${who})`}.`;
  }
  const who = takenPhones.get(phone);
  return who === undefined ? null : `Ce contact est déjà celui ${ofName(who)} dans votre liste.`;
}

/** `phone` is the main one even when other cells of the row are invalid, so that every duplicate is listed at once. */
function checkRow({ line, cells }: SheetRow, categoryIds: ReadonlyMap<string, number>) {
  const lineErrors: SheetError[] = [];
  const read = <T>(column: SheetColumn, reader: (text: string) => CellReading<T>): T | null => {
    const value = cells[column];
    const reading = value === "" ? { error: "Ce champ est requis." } : reader(value);
    if ("value" in reading) return reading.value;
    lineErrors.push({ line, column, value, reason: reading.error });
    return null;
  };
  const readCategory = (text: string): CellReading<number> => {
    const value = categoryIds.get(foldLabel(text));
    const error = "Cette catégorie n’existe pas\u00a0: reprenez l’une de celles du modèle.";
    return value === undefined ? { error } : { value };
  };

  const civility = read("civility", readCivilityCell);
  const categoryId = read("category", readCategory);
  const lastName = read("last_name", readNameCell);
  const givenNames = read("given_names", readNameCell);
  const email = read("email", readEmailCell);
  const phone = read("phone_number_1", readPhoneCell);
  const second = cells.phone_number_2 === "" ? null : read("phone_number_2", readPhoneCell);

  if (lineErrors.length > 0 || civility === null || categoryId === null || lastName === null)
    return { draft: null, phone, lineErrors };
  if (givenNames === null || email === null || phone === null)
    return { draft: null, phone, lineErrors };
  const phones = { phoneNumber1: phone, phoneNumber2: second === phone ? null : second };
  const draft: GuestDraft = { line, civility, categoryId, lastName, givenNames, email, ...phones };
  return { draft, phone, lineErrors };
}
