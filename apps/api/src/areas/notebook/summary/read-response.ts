import { FORBIDDEN_CHARACTERS } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { RESPONSE_MAX } from "@jdj/contract/notebook/summary";

/** What a question takes for an answer. */
export interface Asked {
  type: "text" | "number" | "select" | "image-select";
  /** The options of a select, separated by semicolons. */
  options: string | null;
  /** The codes of an image-select's choices. */
  imageCodes: readonly string[];
}

/** An answer as it is stored, or the sentence to show at its field. */
export type ResponseReading = { value: string } | { error: string };

/** Reads an answer that is not empty. Of a number the digits alone are stored. */
export function readResponse(asked: Asked, text: string): ResponseReading {
  if (asked.type === "number") {
    const digits = text.replace(/\s/g, "");
    return /^\d{1,15}$/.test(digits)
      ? { value: String(Number(digits)) }
      : { error: notebookMessages.numberInvalid };
  }
  if (asked.type === "text") {
    if (Array.from(text).length > RESPONSE_MAX)
      return { error: `Ce champ ne peut dépasser ${RESPONSE_MAX} caractères` };
    // Line breaks stay; other invisible characters are removed.
    return /[^\P{Cc}\n\r\t]/u.test(text) ? { error: FORBIDDEN_CHARACTERS } : { value: text };
  }
  const options =
    asked.type === "select" ? (asked.options ?? "").split(";").map(trimmed) : asked.imageCodes;
  return options.includes(text) ? { value: text } : { error: notebookMessages.optionUnknown };
}

function trimmed(text: string): string {
  return text.trim();
}
