import { z } from "zod";
import { FORBIDDEN_CHARACTERS } from "../call/refusals.ts";

/** A required text of several lines: trimmed, with line breaks and tabs but no other control character. */
export function paragraphs(message: string, max: number) {
  return z
    .string(message)
    .trim()
    .min(1, message)
    .max(max, `Ce champ ne peut dépasser ${max} caractères`)
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, FORBIDDEN_CHARACTERS);
}

/** A text of several lines that may be left empty. */
export function paragraphsOrNone(max: number) {
  return z
    .string()
    .trim()
    .max(max, `Ce champ ne peut dépasser ${max} caractères`)
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, FORBIDDEN_CHARACTERS)
    .default("");
}
