import { z } from "zod";
import { FORBIDDEN_CHARACTERS } from "./refusals.ts";

/** A positive row number, as in the historical API. */
export const Id = z.int().positive();

/** The number of a row in a path or a query, where it arrives as text. */
export const PathId = z.union([
  Id,
  z
    .string()
    .regex(/^\d{1,15}$/, "Identifiant invalide")
    .transform(Number),
]);

/** The sentence for what is no date. */
export const dateInvalid = "Veuillez entrer une date valide (JJ/MM/AAAA)";

/** A valid calendar date, `YYYY-MM-DD`. */
export const CalendarDate = z.iso.date(dateInvalid);

/** An instant in UTC, ISO 8601. */
export const Instant = z.iso.datetime();

/**
 * A text without the characters that nobody sees: zero-width ones, and those that turn the direction of
 * writing, by which a name shows as another. A joiner before an emoji stays: it makes one of two.
 */
export function withoutInvisible(text: string): string {
  return text.replace(
    /[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu,
    "",
  );
}

/** A required line of text: trimmed, without control and invisible characters. `message` is shown when it is empty. */
export function line(message: string, max = 120) {
  return z
    .string(message)
    .overwrite(withoutInvisible)
    .trim()
    .min(1, message)
    .max(max, { error: `Ce champ ne peut dépasser ${max} caractères`, abort: true })
    .regex(/^[^\p{Cc}]*$/u, FORBIDDEN_CHARACTERS);
}

/** A line of text that may be left empty: empty, null and missing are all null. */
export function optionalLine(max = 120) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : (value ?? null)),
    line("Ce champ est requis", max).nullable(),
  );
}

/** One of a few values; `message` is shown for any other, including none. */
export function oneOf<const W extends string>(values: readonly W[], message: string) {
  return z.string(message).pipe(z.enum(values, message));
}

/** An answer without data: it worked. */
export const Done = z
  .object({ success: z.literal(true), message: z.string().optional() })
  .meta({ id: "Done" });

/** An uploaded file. Its bytes are checked where it is decoded; its name is ignored. */
export const Upload = z.file("Veuillez choisir un fichier");

/**
 * An optional uploaded file: missing and an empty text mean none. `message` is shown for anything
 * else.
 */
export function optionalUpload(message: string) {
  return z.union([z.file(), z.literal("").transform(() => undefined)], message).optional();
}
