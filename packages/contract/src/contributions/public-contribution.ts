import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Instant } from "../call/shapes.ts";
import { PayableEvent } from "../designs/payable-event.ts";
import { CreditNote } from "../payments/credit-notes.ts";
import { payableInput } from "../payments/payable-input.ts";
import { SubjectReceipt } from "../payments/subjects.ts";
import { contributionMessages as sentences } from "./messages.ts";

/** What one contributor sees by their personal link: their own pledge and payments, and nobody else's. */
export const PublicContribution = z.object({
  event: PayableEvent,
  name: z.string(),
  pledged_fcfa: z.int(),
  /** Confirmed cash, and what came by mobile money and was not given back. */
  received_fcfa: z.int(),
  /** Cash that waits for a second person's word. */
  waiting_fcfa: z.int(),
  left_fcfa: z.int(),
  /** The newest first. */
  payments: z.array(
    z.object({
      by: z.enum(["mobile-money", "cash"]),
      amount_fcfa: z.int(),
      at: Instant,
      /** Whether it counts; cash that waits does not yet. */
      counts: z.boolean(),
      /** Whether a part or all of it was given back. */
      returned_fcfa: z.int(),
    }),
  ),
  receipts: z.array(SubjectReceipt),
  credit_notes: z.array(CreditNote),
  is_closed: z.boolean(),
  can: z.object({ pay: z.boolean() }),
});
export type PublicContribution = z.infer<typeof PublicContribution>;

const tags = ["contributions"];
const token = z.string().min(1).max(60);
const path = "/api/v1/public-contributions/{token}" as const;

export const publicContributions = {
  contribution: call("anyone")
    .route({ method: "GET", path, tags, summary: "One's own contribution" })
    .input(z.object({ token }))
    .output(PublicContribution)
    .errors(refusals("not-found", "event-gone", "too-many-requests")),

  /** Begins a payment of any sum: a part of what is left, all of it, or more. The same key begins one. */
  pay: call("anyone")
    .route({
      method: "POST",
      path: `${path}/payments`,
      tags,
      summary: "Pay a contribution, without an account",
    })
    .input(
      z.object({
        token,
        amount: payableInput(sentences.amountRequired),
        idempotency_key: z.string().max(100).optional(),
      }),
    )
    /** The order to pay on `/paiement/{reference}`. */
    .output(z.object({ reference: z.string() }))
    .errors(
      refusals(
        "not-found",
        "event-gone",
        "event-cancelled",
        "register-closed",
        "deposits-closed",
        "request-under-way",
        "key-reused",
        "too-many-requests",
      ),
    ),
};
