import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, PathId } from "../call/shapes.ts";
import { paragraphs } from "../content/paragraphs.ts";
import { disputeStates } from "../disputes/dispute-states.ts";
import { disputeMessages } from "../disputes/messages.ts";

/** A part of an order that is disputed, by its number, as clients of an earlier version know it. */
const OrderDispute = z.object({
  id: Id,
  reference: z.string(),
  /** Null once the seller is erased. */
  seller: z.string().nullable(),
  state: z.enum(disputeStates),
  /** What the buyer wrote, and what the seller answered; empty for nothing. */
  reason: z.string(),
  answer: z.string(),
  /** What staff wrote to both, and who; empty and null before. */
  decision: z.string(),
  decided_by: z.string().nullable(),
  /** What was paid for the part, FCFA. */
  paid_fcfa: z.int(),
  /** What staff gave back. */
  refund_fcfa: z.int(),
  created_at: Instant,
  ended_at: Instant.nullable(),
});

const tags = ["console"];
const path = "/api/v1/console/order-disputes" as const;

/** The calls of an earlier version about disputes of orders: `console.disputes` has all of them. */
export const orderDisputes = {
  /** Open ones the oldest first, others the newest first; 200 at most. */
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Orders that did not arrive" })
    .input(z.object({ state: z.enum(disputeStates).catch("open").default("open") }))
    .output(z.object({ data: z.array(OrderDispute) })),

  /** Releases the money to the seller (a refund of 0), or gives it back in whole or part. */
  decide: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/decision`, tags, summary: "Decide a dispute" })
    .input(
      z.object({
        id: PathId,
        refund_fcfa: z.int(disputeMessages.refundInvalid).min(0, disputeMessages.refundInvalid),
        decision: paragraphs(disputeMessages.decisionRequired, 500),
      }),
    )
    .output(Done)
    .errors(
      refusals(
        ...(["not-found", "order-moved", "changed-by-another"] as const),
        ...(["dispute-ended", "dispute-too-early", "dispute-refund-waits"] as const),
        ...(["second-person-needed", "access-too-new"] as const),
      ),
    ),
};
