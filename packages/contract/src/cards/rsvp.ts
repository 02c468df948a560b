import { z } from "zod";
import { call } from "../glue/call.ts";
import { refusals } from "../glue/refusals.ts";
import { Instant } from "../glue/shapes.ts";

/** The unguessable token of a guest's own link. */
const byToken = z.strictObject({ id: z.string().min(1).max(64) });

/** What a guest's own page shows: public fields only. */
export const PublicCard = z.object({
  guest: z.object({ civility: z.string(), last_name: z.string(), given_names: z.string() }),
  answer: z.enum(["none", "yes", "no"]),
  answered_at: Instant.nullable(),
  event: z.object({
    name: z.string(),
    hosts: z.string(),
    date: z.string().nullable(),
    date_precision: z.enum(["exact", "approximate"]),
    /** What the event's cloth is woven from. */
    seed: z.string(),
  }),
  message: z.object({ subject: z.string(), text: z.string() }),
  /** Address of the card's picture, PNG, with its size in pixels. */
  card: z.object({ file: z.string(), width: z.int(), height: z.int() }),
});
export type PublicCard = z.infer<typeof PublicCard>;

export const rsvp = {
  /** Reads a guest's answer. It changes nothing: crawlers and previews may come. */
  rsvp: call("anyone")
    .route({ method: "GET", path: "/api/v1/rsvp/{id}", tags: ["cards"], summary: "Read an answer" })
    .input(byToken)
    .output(
      z.object({
        success: z.literal(true),
        has_confirmed: z.union([z.literal(0), z.literal(1)]),
        answer: z.enum(["none", "yes", "no"]),
      }),
    )
    .errors(refusals("not-found", "too-many-requests")),

  /** A guest says whether they come; they may change their mind. */
  answer: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/rsvp/{id}",
      tags: ["cards"],
      summary: "Answer an invitation",
    })
    .input(z.strictObject({ ...byToken.shape, answer: z.enum(["yes", "no"]).default("yes") }))
    .output(
      z.object({ success: z.literal(true), message: z.string(), answer: z.enum(["yes", "no"]) }),
    )
    .errors(refusals("not-found", "too-many-requests")),

  publicCard: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/wedding-cards/{id}",
      tags: ["cards"],
      summary: "A guest's card",
    })
    .input(byToken)
    .output(PublicCard)
    .errors(refusals("not-found", "too-many-requests")),
};
