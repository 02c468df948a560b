import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { PathId } from "../call/shapes.ts";

/** The sections that count, in the order of the notebook. */
export const completionSections = [
  "couple",
  "event-date",
  "summary",
  "committee",
  "budget",
  "planning",
  "ceremonies",
  "guests",
  "cards",
] as const;
export type CompletionSection = (typeof completionSections)[number];

const Percent = z.int().min(0).max(100);

export const completion = {
  /** How much of the notebook is filled in, 0 to 100, weighted; stored when asked. */
  percentage: call("customer", "event:read")
    .route({
      method: "GET",
      path: "/api/v1/percentage/{customerId}",
      tags: ["notebook"],
      summary: "Completion of the notebook",
    })
    .input(z.object({ customerId: PathId }))
    .output(
      z.object({
        success: z.literal(true),
        percentage: Percent,
        /** Each section for itself; one without parameters for this type of event is left out. */
        sections: z.array(z.object({ section: z.enum(completionSections), percentage: Percent })),
      }),
    )
    .errors(refusals("not-found")),

  /** What a host is advised to begin before sending cards: counted, without the questions and places themselves. */
  begun: call("verified-customer", "summary:read")
    .route({
      method: "GET",
      path: "/api/v1/notebook-begun/{eventId}",
      tags: ["notebook"],
      summary: "Which sections of a notebook are begun",
    })
    .input(z.object({ eventId: PathId }))
    .output(
      z.object({
        /** Whether anything is filled in; true for a section that asks nothing. */
        summary: z.boolean(),
        committee: z.boolean(),
        /** Whether « Nombre d'invités prévus » is asked, and the answer. */
        asks_planned_guests: z.boolean(),
        planned_guests: z.string().nullable(),
      }),
    )
    .errors(refusals("not-allowed", "not-found", "account-unverified")),
};
