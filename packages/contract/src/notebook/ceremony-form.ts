import { FORBIDDEN_CHARACTERS } from "../call/refusals.ts";
import { notebookMessages } from "./messages.ts";
import { readPlacePrefix } from "./place-phrase.ts";

/** Date, time and place of a ceremony as its form has them. */
export interface CeremonyForm {
  wedding_date?: string | null | undefined;
  wedding_time?: string | null | undefined;
  wedding_location_prefix?: string | null | undefined;
  wedding_location?: string | null | undefined;
}

export type CeremonyField = keyof CeremonyForm;

/** The longest place, in characters. */
const PLACE_MAX = 160;

/** A time of the day as the mask 00:00 has it: exactly 5 characters. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(at.getTime()) &&
    at.toISOString().startsWith(text)
  );
}

/** A ceremony may have been a few years ago (the dot) and lies at most five ahead, like the event itself. */
function isNear(date: string, today: string): boolean {
  const year = Number(today.slice(0, 4));
  const rest = today.slice(4);
  return date >= `${year - 5}${rest}` && date <= `${year + 5}${rest}`;
}

type Reading = { value: string } | { error: string };

const readers: Record<CeremonyField, (text: string, today: string) => Reading> = {
  wedding_date: (text, today) => {
    if (!isDate(text)) return { error: notebookMessages.dateInvalid };
    return isNear(text, today) ? { value: text } : { error: notebookMessages.dateTooFar };
  },
  wedding_time: (text) =>
    isTime(text) ? { value: text } : { error: notebookMessages.timeInvalid },
  wedding_location_prefix: (text) => {
    const prefix = readPlacePrefix(text);
    return prefix === null ? { error: notebookMessages.required } : { value: prefix };
  },
  wedding_location: (text) => {
    const tooLong = `Ce champ ne peut dépasser ${PLACE_MAX} caractères`;
    if (text.length > PLACE_MAX) return { error: tooLong };
    return /\p{Cc}/u.test(text) ? { error: FORBIDDEN_CHARACTERS } : { value: text };
  },
};

/** The fields in the order of the form. */
export const ceremonyFields = [
  "wedding_date",
  "wedding_time",
  "wedding_location_prefix",
  "wedding_location",
] as const satisfies readonly CeremonyField[];

/**
 * Reads the form of a ceremony: what is right by field, and a sentence at each other one. An
 * inactive ceremony requires nothing, and what is invalid in it is left out without an error.
 * @param today `YYYY-MM-DD`
 */
export function readCeremony(form: CeremonyForm, isActive: boolean, today: string) {
  const values: Partial<Record<CeremonyField, string>> = {};
  const errors: Partial<Record<CeremonyField, string>> = {};
  for (const field of ceremonyFields) {
    const text = (form[field] ?? "").trim();
    const reading =
      text === "" ? { error: notebookMessages.required } : readers[field](text, today);
    if ("value" in reading) values[field] = reading.value;
    else if (isActive) errors[field] = reading.error;
  }
  return { values, errors };
}

/** How far from its expected date a ceremony may be before its date is questioned, in days. */
const FAR = 366;

/**
 * The question to ask about a date that may be a slip, such as a dot four years before the wedding;
 * null for one near the date that the event gives it. Nothing is refused because of it.
 * @param expected both `YYYY-MM-DD`
 */
export function farDateQuestion(date: string | null, expected: string | null): string | null {
  if (date === null || expected === null || !isDate(date)) return null;
  const days = (Date.parse(date) - Date.parse(expected)) / 86_400_000;
  if (Math.abs(days) <= FAR) return null;
  const side = days < 0 ? "avant" : "après";
  const day = expected.split("-").reverse().join("/");
  return `Plus d’un an ${side} la date attendue, le ${day}\u00a0: est-ce la bonne année\u00a0?`;
}
