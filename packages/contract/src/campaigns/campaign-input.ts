import { z } from "zod";
import { Instant, optionalLine, PathId, Upload } from "../call/shapes.ts";
import { BodyFormat } from "./campaign-states.ts";
import { cardMessages } from "./messages.ts";
import { unknownPlaceholders } from "./placeholders.ts";

/** A message: its placeholders must be known ones. */
export const body = z
  .string(cardMessages.bodyRequired)
  .trim()
  .min(1, cardMessages.bodyRequired)
  // The HTML of a text of 2,000 characters; the text itself is measured on the server.
  .max(12_000, { error: cardMessages.bodyTooLong, abort: true })
  .refine((text) => unknownPlaceholders(text).length === 0, cardMessages.placeholderUnknown);

const emptyAsMissing = (value: unknown) => (value === "" || value === null ? undefined : value);

const number = (message: string) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number(message).int(message).positive(message),
  );

/** Ids as the historical API writes them: an array, one alone, or joined by semicolons. */
function readIds(value: unknown): unknown {
  if (typeof value === "string")
    return value
      .split(";")
      .map((id) => id.trim())
      .filter((id) => id !== "");
  return typeof value === "number" ? [value] : (value ?? undefined);
}

/** Yes or no: a boolean, or the `1` or `true` of a form. */
export const flag = z.preprocess(
  (value) => (typeof value === "string" ? value === "1" || value === "true" : value),
  z.boolean().nullish(),
);

/** The guests chosen, by id. */
export const recipientsField = z.preprocess(
  readIds,
  z.array(z.coerce.number().int().positive(), cardMessages.noRecipient).max(20_000).optional(),
);

/** What is written, and by which channel it goes. */
export const writtenFields = {
  channel_id: number(cardMessages.chooseChannel),
  body,
  body_format: BodyFormat.optional(),
};

/** The fields of a campaign. */
export const sendFields = {
  ...writtenFields,
  label: optionalLine(80),
  message_category_id: number("Veuillez choisir une catégorie"),
  message_model_id: z.preprocess((value) => (value === "" ? null : value), PathId.nullish()),
  /** May be left out only beside an imported image. */
  message_design_id: z.preprocess(
    emptyAsMissing,
    z.coerce.number(cardMessages.noDesign).int().positive(cardMessages.noDesign).optional(),
  ),
  from: optionalLine(60),
  subject: optionalLine(120),
  /** The guests chosen, by id; none for a card to be shared (channel 2). */
  tab: recipientsField,
  /** The categories chosen, ids joined by semicolons. Without `tab`, their guests are the recipients. */
  target: z
    .union([z.string().max(500), z.int().positive().transform(String)])
    .nullish()
    .transform((ids) => ids ?? undefined),
  /** Refuses the campaign where a placeholder has no value; otherwise the text has a gap there. */
  require_values: flag,
  /** Refuses the campaign while somebody whom the card names has no first names, at `names.{id}`. */
  require_names: flag,
  /** When it is to leave; at once when it is left out. */
  scheduled_at: z.preprocess(emptyAsMissing, Instant.optional()),
  /**
   * Made by the host's device for this campaign: the same key again answers as the first time. What
   * was only saved is replaced under the same key.
   */
  idempotency_key: z.string().max(100).optional(),
};

/** The host’s own image in place of a drawn card. */
export const file = Upload.optional();
