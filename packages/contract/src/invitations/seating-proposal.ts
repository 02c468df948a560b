import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, PathId } from "../call/shapes.ts";
import { seatingMessages } from "./seating-messages.ts";

/** What is proposed, and who finds no place. */
export const SeatingProposal = z
  .object({
    placements: z.array(z.object({ guest_id: Id, table_id: Id })),
    unseated: z.array(
      z.object({
        guest_ids: z.array(Id),
        people: z.int(),
        /** No table is large enough, no room is left, or only beside whom they are not to sit. */
        reason: z.enum(["too-large", "no-room", "kept-apart"]),
      }),
    ),
    /** Sent back to accept it. */
    digest: z.string(),
  })
  .meta({ id: "SeatingProposal" });
export type SeatingProposal = z.infer<typeof SeatingProposal>;

const ofEvent = { event_id: PathId };
/** Whom it leaves where they sit: all who have a place, or those alone whom a host seated. */
const keep = z.enum(["all", "by-hand"]).default("all");
const guest = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.union(
    [
      Id,
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ],
    seatingMessages.guestRequired,
  ),
);
const errors = ["not-allowed", "not-found", "account-unverified"] as const;
const tags = ["seating"];
const path = "/api/v1/seating/{event_id}" as const;

export const seatingProposal = {
  /** A proposal for everybody without a place; nothing is stored of it. */
  propose: call("verified-customer", "guests:read")
    .route({ method: "GET", path: `${path}/proposal`, tags, summary: "Propose a seating" })
    .input(z.object({ ...ofEvent, keep }))
    .output(SeatingProposal)
    .errors(refusals(...errors)),

  /** Puts the proposal in place that was shown: 409 when it would be another by now. */
  accept: call("verified-customer", "guests:write")
    .route({ method: "POST", path: `${path}/proposal`, tags, summary: "Accept a proposed seating" })
    .input(z.object({ ...ofEvent, keep, digest: z.string().max(64) }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** Notes that two guests, and their households, are not at the same table. */
  addRule: call("verified-customer", "guests:write")
    .route({ method: "POST", path: `${path}/rules`, tags, summary: "Keep two guests apart" })
    .input(z.object({ ...ofEvent, guest_id: guest, other_id: guest }))
    .output(Done)
    .errors(refusals(...errors)),

  removeRule: call("verified-customer", "guests:write")
    .route({ method: "DELETE", path: `${path}/rules/{id}`, tags, summary: "Remove such a rule" })
    .input(z.object({ ...ofEvent, id: PathId }))
    .output(Done)
    .errors(refusals(...errors)),

  /** Chooses whether the guests' pages say the table on the day before the event, too. */
  saveSettings: call("verified-customer", "guests:write")
    .route({
      method: "PUT",
      path: `${path}/settings`,
      tags,
      summary: "Choose when tables are told",
    })
    .input(z.object({ ...ofEvent, tells_on_eve: z.boolean() }))
    .output(Done)
    .errors(refusals(...errors)),
};
