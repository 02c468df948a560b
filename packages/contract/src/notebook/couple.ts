import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, line, optionalLine, optionalUpload, PathId } from "../call/shapes.ts";
import { Civility } from "../person/civility-shape.ts";
import { requiredEmail } from "../person/required-email.ts";
import { notebookMessages } from "./messages.ts";

/** The stored data of one person of the couple. */
const MarriedDetails = z.object({
  event_id: Id,
  married_id: Id,
  civility: Civility,
  last_name: z.string(),
  given_names: z.string(),
  /** Address and numbers are the couple's private lines: null for those who may not see them. */
  email: z.string().nullable(),
  phone_number_1: z.string().nullable(),
  phone_number_2: z.string().nullable(),
  /** Signed address of the photo, or null. */
  image: z.string().nullable(),
  /** Grows by one at each save; sent back with the next one. */
  version: z.int(),
});

/** A celebrated person's place in the event (groom, bride…) and their stored data. */
export const Married = z.object({
  id: Id,
  name: z.string(),
  gender: z.enum(["M", "F"]),
  pivot: MarriedDetails.nullable(),
});
export type Married = z.infer<typeof Married>;

/** Names accept letters and spaces, with the hyphens and apostrophes that real names have. */
const personName = line(notebookMessages.required, 80).regex(
  /^[\p{L}\p{M}' ’-]*$/u,
  notebookMessages.namesOnlyLetters,
);

const personFields = {
  married_id: PathId,
  /** Read-only: worked out from the gender of the place; accepted and ignored. */
  civility: z.string().optional(),
  last_name: personName,
  given_names: personName,
  email: requiredEmail(notebookMessages.required),
  phone_number_1: line(notebookMessages.required, 40),
  phone_number_2: optionalLine(40),
  image: optionalUpload(notebookMessages.selectAnImage),
  /** The version that was shown. When given and outdated, the save is refused (409). */
  version: z.coerce.number().int().min(0).optional(),
};

export const couple = {
  marriedsByEvent: call("verified-customer", "couple:read")
    .route({
      method: "GET",
      path: "/api/v1/marrieds-by-event/{eventId}",
      tags: ["notebook"],
      summary: "The celebrated persons",
    })
    .input(z.object({ eventId: PathId }))
    .output(z.array(Married))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  marriedByName: call("verified-customer", "couple:read")
    .route({
      method: "POST",
      path: "/api/v1/marrieds-by-name",
      tags: ["notebook"],
      summary: "One celebrated person by label",
    })
    .input(z.object({ event_id: PathId, married_name: z.string().max(120) }))
    .output(Married)
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  /** Saves one person. */
  saveMarried: call("verified-customer", "couple:write")
    .route({
      method: "POST",
      path: "/api/v1/marrieds/events",
      tags: ["notebook"],
      summary: "Save one celebrated person",
    })
    .input(z.object({ event_id: PathId, ...personFields }))
    .output(
      z.object({ success: z.literal(true), message: z.string(), customer_id: Id, data: Married }),
    )
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),

  /** Saves the persons of the page together: all or none. Field errors are named `persons.0.email`. */
  saveCouple: call("verified-customer", "couple:write")
    .route({
      method: "POST",
      path: "/api/v1/marrieds/events-all",
      tags: ["notebook"],
      summary: "Save all celebrated persons",
    })
    .input(
      z.object({
        event_id: PathId,
        persons: z.array(z.object(personFields)).min(1).max(10),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        customer_id: Id,
        data: z.array(Married),
      }),
    )
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),
};
