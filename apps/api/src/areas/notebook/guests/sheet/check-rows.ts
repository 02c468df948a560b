import type { GuestMatch } from "@jdj/contract/notebook/guest-matches";
import type { SheetColumn } from "@jdj/contract/notebook/sheet-columns";
import { type Civility, readCivility } from "@jdj/contract/person/civility";
import { isEmail, tidyEmail } from "@jdj/contract/person/email";
import { ofName } from "@jdj/french/names";
import { readPhone } from "../../../../phone/phone.ts";
import { oldNumberSentence } from "../../phones/contact-phone.ts";
import { matchGuests } from "../match-guests.ts";
import { foldLabel } from "./fold-label.ts";
import type { SheetRow } from "./sheet-reading.ts";

/** What a filled cell means, or a French sentence that says what is wrong with it. */
type CellReading<T> = { value: T } | { error: string };

const longestName = 100;

function readCivilityCell(text: string): CellReading<Civility> {
  const value = readCivility(text);
  return value === null ? { error: "Écrivez M, Mme ou Mlle." } : { value };
}

function readNameCell(text: string): CellReading<string> {
  return text.length > longestName
    ? { error: `${longestName} caractères au plus.` }
    : { value: text };
}

function readEmailCell(text: string): CellReading<string> {
  const value = tidyEmail(text);
  return isEmail(value) ? { value } : { error: "Cette adresse e-mail n’est pas valable." };
}

/**
 * The phone in E.164; an old eight-digit number comes with the form to write instead.
 * @param repairs whether it is taken in its form of today
 */
function readPhoneCell(text: string, repairs = false): CellReading<string> {
  const reading = readPhone(text);
  if (reading.ok) return { value: reading.e164 };
  if (repairs && reading.repaired !== undefined) return { value: reading.repaired };
  if (reading.repaired !== undefined) return { error: oldNumberSentence(reading.repaired) };
  return reading.reason === "too-short"
    ? { error: "Ce numéro est trop court\u00a0: un numéro ivoirien a 10 chiffres." }
    : { error: "Ce numéro de téléphone n’est pas valable." };
}

const required = "Ce champ est requis.";

/** A guest ready to be stored; the phones are in E.164. */
export type GuestDraft = {
  line: number;
  civility: Civility | null;
  categoryId: number;
  lastName: string;
  givenNames: string;
  email: string | null;
  phoneNumber1: string | null;
  phoneNumber2: string | null;
};

/** A cell to correct; `reason` is a French sentence for the person who filled the sheet. */
export type SheetError = { line: number; column: SheetColumn; value: string; reason: string };

/**
 * A line whose main phone already belongs to someone, of the same name (`known`), of another
 * (`different`) or of a line further up (`repeated`), or who has no phone and the name of a guest.
 * `reason` is a French sentence.
 */
export type SheetDuplicate = {
  line: number;
  kind: "known" | "different" | "repeated";
  reason: string;
};

export type KnownGuests = {
  categories: readonly { id: number; name: string }[];
  /**
   * The category of a guest whose own is unknown; null, the default, where all
   * columns are compulsory, as in the template.
   */
  unsortedId?: number | null;
  /** Whether numbers of eight digits are taken in their form of today. */
  repairsPhones?: boolean;
  /** The guests of the event; an empty phone is not known. */
  guests: readonly { id: number; last_name: string; given_names: string; phone_number_1: string }[];
};

export type CheckedRows = {
  valid: GuestDraft[];
  lineErrors: SheetError[];
  duplicates: SheetDuplicate[];
  /** How many numbers of eight digits could be repaired. */
  oldPhones: number;
};

/**
 * Sorts the rows into guests to store, invalid cells and duplicate main phones: a row without
 * error nor duplicate is valid. A second contact may be shared between guests.
 */
export function checkRows(
  rows: readonly SheetRow[],
  { categories, guests, unsortedId = null, repairsPhones = false }: KnownGuests,
): CheckedRows {
  const categoryIds = new Map(categories.map(({ id, name }) => [foldLabel(name), id]));
  const rules = { categoryIds, unsortedId, repairsPhones };
  const firstRows = new Map<string, SheetRow>();
  const matches = new Map(
    matchGuests(
      rows.map(({ cells }) => cells),
      guests,
    ).map((match) => [match.index, match]),
  );
  const checked: CheckedRows = { valid: [], lineErrors: [], duplicates: [], oldPhones: 0 };

  for (const [index, row] of rows.entries()) {
    const { draft, phone, lineErrors } = checkRow(row, rules);
    checked.oldPhones += countOld(row);
    checked.lineErrors.push(...lineErrors);
    const duplicate = duplicateOf(phone, firstRows, matches.get(index));
    if (duplicate !== null) checked.duplicates.push({ line: row.line, ...duplicate });
    else if (draft !== null) checked.valid.push(draft);
    if (phone !== null && !firstRows.has(phone)) firstRows.set(phone, row);
  }
  return checked;
}

function duplicateOf(
  phone: string | null,
  firstRows: ReadonlyMap<string, SheetRow>,
  match: GuestMatch | undefined,
): Pick<SheetDuplicate, "kind" | "reason"> | null {
  const first = phone === null ? undefined : firstRows.get(phone);
  if (first !== undefined) {
    const who = `${first.cells.given_names} ${first.cells.last_name}`.trim();
    const reason = `Ce contact figure déjà à la ligne ${first.line}${who && ` (${who})`}.`;
    return { kind: "repeated", reason };
  }
  if (match === undefined) return null;
  const { given_names, last_name, phone_number_1 } = match.guest;
  const who = `${given_names} ${last_name}`.trim();
  if (phone === phone_number_1) {
    const reason = `Ce contact est déjà celui ${ofName(who)} dans votre liste.`;
    return { kind: match.kind, reason };
  }
  // Two cousins may have one name: a number of their own makes them a guest.
  return match.kind === "known" && phone === null
    ? { kind: "known", reason: `${who} est déjà dans votre liste.` }
    : null;
}

function countOld({ cells }: SheetRow): number {
  return [cells.phone_number_1, cells.phone_number_2].filter((text) => {
    const reading = readPhone(text);
    return !reading.ok && reading.repaired !== undefined;
  }).length;
}

type Rules = {
  unsortedId: number | null;
  repairsPhones: boolean;
  categoryIds: ReadonlyMap<string, number>;
};

/** `phone` is the main one even when other cells of the row are invalid, so that every duplicate is listed at once. */
function checkRow({ line, cells }: SheetRow, rules: Rules) {
  const { categoryIds, unsortedId, repairsPhones } = rules;
  const isStrict = unsortedId === null;
  const lineErrors: SheetError[] = [];
  const fail = (column: SheetColumn, reason: string) =>
    void lineErrors.push({ line, column, value: cells[column], reason });
  const read = <T>(column: SheetColumn, reader: (text: string) => CellReading<T>): T | null => {
    if (cells[column] === "") {
      if (isStrict && column !== "phone_number_2") fail(column, required);
      return null;
    }
    const reading = reader(cells[column]);
    if ("value" in reading) return reading.value;
    fail(column, reading.error);
    return null;
  };
  const readCategory = (text: string): CellReading<number> => {
    const value = categoryIds.get(foldLabel(text)) ?? unsortedId;
    const error = "Cette catégorie n’existe pas\u00a0: reprenez l’une de celles du modèle.";
    return value === null ? { error } : { value };
  };
  // In a sheet of one's own, « Dr » is no reason to refuse a guest.
  const readTitle = (text: string): CellReading<Civility | null> => {
    const reading = readCivilityCell(text);
    return isStrict || "value" in reading ? reading : { value: null };
  };
  const readNumber = (text: string) => readPhoneCell(text, repairsPhones);

  const civility = read("civility", readTitle);
  const categoryId = read("category", readCategory) ?? unsortedId;
  const lastName = read("last_name", readNameCell) ?? "";
  const givenNames = read("given_names", readNameCell) ?? "";
  const email = read("email", readEmailCell);
  const phone = read("phone_number_1", readNumber);
  const second = read("phone_number_2", readNumber);

  if (!isStrict && cells.last_name === "" && cells.given_names === "") fail("last_name", required);
  if (lineErrors.length > 0 || categoryId === null) return { draft: null, phone, lineErrors };
  const phones = { phoneNumber1: phone, phoneNumber2: second === phone ? null : second };
  const draft: GuestDraft = { line, civility, categoryId, lastName, givenNames, email, ...phones };
  return { draft, phone, lineErrors };
}
