import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";
import { senderNameMessages } from "./sender-name-messages.ts";
import { senderNameStates } from "./sender-name-state.ts";

/** A name of 3 to 11 letters, digits and spaces, as phones show it instead of a number. */
const SenderNameText = z
  .string(senderNameMessages.required)
  .trim()
  .transform((name) => name.replace(/\s+/g, " "))
  .pipe(
    z
      .string()
      .min(1, senderNameMessages.required)
      .min(3, senderNameMessages.length)
      .max(11, senderNameMessages.length)
      .regex(/^[A-Za-z0-9 ]*$/, senderNameMessages.characters)
      .regex(/[A-Za-z]/, senderNameMessages.digitsOnly),
  );

/** A sender name that hosts asked for. */
export const SenderName = z
  .object({
    id: Id,
    name: z.string(),
    state: z.enum(senderNameStates),
    /** Why staff refused or withdrew it; empty otherwise. */
    reason: z.string(),
    asked_at: Instant,
    decided_at: Instant.nullable(),
    can: z.object({ withdraw: z.boolean() }),
  })
  .meta({ id: "SenderName" });
export type SenderName = z.infer<typeof SenderName>;

const Changed = z.object({ success: z.literal(true), message: z.string() });

const tags = ["cards"];
const path = "/api/v1/events/{eventId}/sender-names" as const;
const errors = ["not-found", "not-allowed", "account-unverified"] as const;

/** The names under which the SMS of an event may leave, beside the product's own. */
export const senderNames = {
  /** The newest first. */
  list: call("verified-customer", "cards:read")
    .route({ method: "GET", path, tags, summary: "The sender names of an event" })
    .input(z.object({ eventId: PathId }))
    .output(z.array(SenderName))
    .errors(refusals(...errors)),

  /** Asks for a name; staff register it with the operators before SMS may leave under it. */
  request: call("verified-customer", "cards:write")
    .route({ method: "POST", path, tags, summary: "Ask for a sender name" })
    .input(z.object({ eventId: PathId, name: SenderNameText }))
    .output(Changed)
    .errors(refusals(...errors, "sender-names-full", "too-many-requests")),

  /** Gives a name up: what has not left leaves under the product's name. */
  withdraw: call("verified-customer", "cards:write")
    .route({
      method: "POST",
      path: `${path}/{id}/withdraw`,
      tags,
      summary: "Withdraw a sender name",
    })
    .input(z.object({ eventId: PathId, id: PathId }))
    .output(Changed)
    .errors(refusals(...errors, "sender-name-settled")),
};
