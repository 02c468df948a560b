import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Instant } from "../call/shapes.ts";

/** The states of an erasure that staff asked for. */
export const erasureStates = [
  "asked",
  "proven",
  "approved",
  "closed",
  "done",
  "cancelled",
  "expired",
  "stopped",
] as const;
export type ErasureState = (typeof erasureStates)[number];

/** How the person confirms that it is theirs to ask. */
export const erasureChannels = ["email", "phone"] as const;

/** The hours between the proof, of which every proven address is told, and the erasure. */
export const WAIT_HOURS = 72;

/** The days in which the person confirms, and those in which a second member of staff approves. */
export const PROOF_DAYS = 7;
export const UNAPPROVED_DAYS = 30;

const Token = z.string().regex(/^[\w-]{1,64}$/);
const path = "/api/v1/account-erasures" as const;

/**
 * The erasure of one's account that somebody asked our team for. By the link of a message: whoever
 * holds that of the proof may confirm or cancel, whoever holds that of the notice may cancel.
 */
export const accountErasure = {
  find: call("anyone")
    .route({
      method: "GET",
      path: `${path}/{token}`,
      tags: ["accounts"],
      summary: "What a link about an erasure is for",
    })
    .input(z.strictObject({ token: Token }))
    .output(
      z.object({
        /** The account, masked: « a•••@exemple.ci ». */
        account: z.string(),
        state: z.enum(erasureStates),
        executes_at: Instant.nullable(),
        can: z.object({ confirm: z.boolean(), cancel: z.boolean() }),
      }),
    )
    .errors(refusals("not-found")),

  /** Proves that the account's own holder asks; the waiting time begins, and every proven address is told. */
  confirm: call("anyone")
    .route({
      method: "POST",
      path: `${path}/{token}/confirm`,
      tags: ["accounts"],
      summary: "Confirm the erasure of one's account",
    })
    .input(z.strictObject({ token: Token }))
    .output(Done.extend({ executes_at: Instant }))
    .errors(refusals("not-found", "erasure-over")),

  cancel: call("anyone")
    .route({
      method: "POST",
      path: `${path}/{token}/cancel`,
      tags: ["accounts"],
      summary: "Cancel the erasure of one's account",
    })
    .input(z.strictObject({ token: Token }))
    .output(Done)
    .errors(refusals("not-found", "erasure-over")),

  cancelOwn: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/account/cancel-erasure",
      tags: ["accounts"],
      summary: "Cancel the erasure of one's own account, signed in",
    })
    .output(Done)
    .errors(refusals("erasure-over")),
};
