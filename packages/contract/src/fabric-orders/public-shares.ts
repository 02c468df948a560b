import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Instant, optionalLine } from "../call/shapes.ts";
import { PayableEvent } from "../designs/payable-event.ts";
import { CreditNote } from "../payments/credit-notes.ts";
import { SubjectReceipt } from "../payments/subjects.ts";
import { fabricStates } from "./fabric-states.ts";
import { fabricMessages as sentences } from "./messages.ts";

/** What one person orders, as they see it by their personal link. */
export const PublicShare = z.object({
  event: PayableEvent,
  order: z.object({
    name: z.string(),
    unit: z.string(),
    unit_fcfa: z.int(),
    sizes: z.array(z.string()),
    deadline: z.string(),
    note: z.string(),
    state: z.enum(fabricStates),
  }),
  name: z.string(),
  size: z.string().nullable(),
  quantity: z.int().nullable(),
  due_fcfa: z.int(),
  paid_by: z.enum(["mobile-money", "cash"]).nullable(),
  paid_at: Instant.nullable(),
  /** Of each payment by mobile money, oldest first. */
  receipts: z.array(SubjectReceipt),
  /** What was given back of them, oldest first. */
  credit_notes: z.array(CreditNote),
  /**
   * What was paid before and is given back: on its way, waiting for our team because its money was spent,
   * or done; null for nothing.
   */
  refund: z.enum(["under-way", "waits", "done"]).nullable(),
  can: z.object({ choose: z.boolean(), pay: z.boolean() }),
});
export type PublicShare = z.infer<typeof PublicShare>;

const tags = ["fabric"];
const token = z.string().min(1).max(60);

export const publicShares = {
  share: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/fabric-shares/{token}",
      tags,
      summary: "One's own share of a fabric order",
    })
    .input(z.object({ token }))
    .output(PublicShare)
    .errors(refusals("not-found", "event-gone", "too-many-requests")),

  choose: call("anyone")
    .route({
      method: "PUT",
      path: "/api/v1/fabric-shares/{token}",
      tags,
      summary: "Choose a size and a quantity",
    })
    .input(
      z.object({
        token,
        size: optionalLine(30),
        quantity: z.coerce
          .number(sentences.quantityRequired)
          .int(sentences.quantityRequired)
          .min(1, sentences.quantityRequired)
          .max(100, sentences.quantityRequired),
      }),
    )
    .output(Done)
    .errors(
      refusals(
        "not-found",
        "event-gone",
        "event-cancelled",
        "fabric-closed",
        "fabric-share-paid",
        "too-many-requests",
      ),
    ),

  /** The order to pay on `/paiement/{reference}`. */
  pay: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/fabric-shares/{token}/payment",
      tags,
      summary: "Pay one's own share",
    })
    .input(z.object({ token }))
    .output(z.object({ reference: z.string() }))
    .errors(
      refusals(
        "not-found",
        "event-gone",
        "event-cancelled",
        "fabric-closed",
        "fabric-share-paid",
        "fabric-share-empty",
        "deposits-closed",
        "too-many-requests",
      ),
    ),
};
