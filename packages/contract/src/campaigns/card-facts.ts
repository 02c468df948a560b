import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { notebookMessages } from "../notebook/messages.ts";
import { Civility } from "../person/civility-shape.ts";

/** A person whose first names stand on the card. */
export const CardName = z
  .object({
    married_id: Id,
    name: z.string(),
    /** Whether no card leaves without it. */
    required: z.boolean(),
    /** What is stored; null while nothing is. */
    stored: z.string().nullable(),
    /** What the field begins with: what is stored, or what the account says of its owner. */
    given_names: z.string(),
    /** The civilities to ask for with the first names; empty where the place decides. */
    civilities: z.array(Civility),
  })
  .meta({ id: "CardName" });
export type CardName = z.infer<typeof CardName>;

/** What a card says of its event, on the one page of the first card. */
export const CardFacts = z
  .object({
    /** Whether no card of the event has left yet. */
    is_first: z.boolean(),
    names: z.array(CardName),
    /** `YYYY-MM-DD`; null while it is not known to the day. */
    date: z.string().nullable(),
    /** The place of the main ceremony. */
    place: z.string().nullable(),
    can: z.object({ names: z.boolean(), place: z.boolean() }),
  })
  .meta({ id: "FirstCard" });
export type CardFacts = z.infer<typeof CardFacts>;

const givenNames = z
  .string()
  .trim()
  .max(80)
  .regex(/^[\p{L}\p{M}' ’-]*$/u, notebookMessages.namesOnlyLetters);

const path = "/api/v1/events/{eventId}/first-card" as const;
const tags = ["cards"];
const errors = ["not-found", "not-allowed", "account-unverified"] as const;

/** What a card says of its event: both first names, the date and the place, read and written together. */
export const cardFacts = {
  facts: call("verified-customer", "cards:read")
    .route({ method: "GET", path, tags, summary: "What the first card says" })
    .input(z.object({ eventId: PathId }))
    .output(CardFacts)
    .errors(refusals(...errors)),

  /**
   * Writes into the notebook what is given and not empty, all or nothing; what is left out or empty
   * stays as it is. Errors are named `names.2`, `civility.2`, `date` and `place`.
   */
  save: call("verified-customer", "cards:write")
    .route({ method: "POST", path, tags, summary: "Write what the first card says" })
    .input(
      z.object({
        eventId: PathId,
        /** The first names by the id of their place. */
        names: z.record(z.string().regex(/^\d{1,9}$/), givenNames).optional(),
        civility: z.record(z.string().regex(/^\d{1,9}$/), z.string().max(40)).optional(),
        date: z.string().trim().max(40).optional(),
        place: z.string().trim().max(400).optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), data: CardFacts }))
    .errors(refusals(...errors, "changed-meanwhile")),
};
