import type { FieldErrors } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { repairedPhone } from "@jdj/french/old-phones";
import { typedPhone } from "#app/areas/notebook/guests/guest-values.ts";
import type { PastedGuest } from "./read-pasted-list.ts";

/** What the fields of a form of guests hold, by their names: `g3.last_name`. */
export type RowTexts = Record<string, string>;

const phoneFields = ["phone_number_1", "phone_number_2"] as const;

/** The fields of the guests of a list, each under its key; what is not known is left out. */
export function rowsOfGuests(
  guests: readonly PastedGuest[],
  keyAt: (index: number) => string,
): RowTexts {
  const texts: RowTexts = {};
  guests.forEach((guest, index) => {
    const key = keyAt(index);
    // Empty as well, so that the guest has a row even when little is known.
    texts[`${key}.last_name`] = "";
    const fields = { ...guest, companions: guest.companions > 0 ? String(guest.companions) : "" };
    for (const [name, text] of Object.entries(fields)) if (text) texts[`${key}.${name}`] = text;
  });
  return texts;
}

/** Who a row names: « Awa Koné ». */
export function nameInRow(texts: RowTexts, key: string): string {
  return [texts[`${key}.given_names`], texts[`${key}.last_name`]].filter(Boolean).join(" ");
}

/** Whether an Ivorian number is one of today's; those of other countries are the server's to check. */
function isPossible(phone: string): boolean {
  return !phone.startsWith("+225") || /^\+225(?:0[157]|2[157])\d{8}$/.test(phone);
}

/**
 * What can be seen of the rows to be wrong before they are sent: no name, a number that cannot be
 * called, a number twice. By the names of the fields.
 */
export function errorsIn(texts: RowTexts, rows: readonly string[]): FieldErrors {
  const errors: FieldErrors = {};
  const first = new Map<string, number>();
  rows.forEach((key, index) => {
    if (nameInRow(texts, key) === "") errors[`${key}.last_name`] = [notebookMessages.required];
    for (const name of phoneFields) {
      const phone = typedPhone(texts, `${key}.${name}`) ?? "";
      if (phone !== "" && !isPossible(phone))
        errors[`${key}.${name}`] = [notebookMessages.phoneInvalid];
    }
    const phone = typedPhone(texts, `${key}.phone_number_1`) ?? "";
    const earlier = first.get(phone);
    if (phone !== "" && earlier === undefined) first.set(phone, index);
    else if (earlier !== undefined) {
      const who = nameInRow(texts, rows[earlier] ?? "");
      const sentence = `Ce numéro est déjà celui de l’invité ${earlier + 1}${who && ` (${who})`}`;
      errors[`${key}.phone_number_1`] ??= [sentence];
    }
  });
  return errors;
}

/** The phones of rows that have eight digits, as before 31 January 2021, with those of today. */
export function oldPhonesIn(texts: RowTexts, rows: readonly string[]): [string, string][] {
  return rows.flatMap((key) =>
    phoneFields.flatMap((field): [string, string][] => {
      const name = `${key}.${field}`;
      const repaired = repairedPhone(typedPhone(texts, name) ?? "");
      return repaired === null ? [] : [[name, repaired]];
    }),
  );
}

/** The rows with all old numbers in their form of today. */
export function withRepairedPhones(texts: RowTexts, rows: readonly string[]): RowTexts {
  const old = oldPhonesIn(texts, rows);
  const codes = new Set(old.map(([name]) => `${name}_code`));
  const others = Object.entries(texts).filter(([name]) => !codes.has(name));
  return Object.fromEntries([...others, ...old]);
}
