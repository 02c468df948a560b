import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, PathId } from "../call/shapes.ts";
import { paragraphs } from "../content/paragraphs.ts";
import { disputeStates } from "./disputes.ts";
import { orderMessages } from "./messages.ts";

/** A part of an order that its buyer did not receive, as staff see it. `id` is that of the suborder. */
export const Dispute = z.object({
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
export type Dispute = z.infer<typeof Dispute>;

const tags = ["console"];
const path = "/api/v1/console/order-disputes" as const;

export const disputes = {
  /** Open ones the oldest first, others the newest first; 200 at most. */
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Orders that did not arrive" })
    .input(z.object({ state: z.enum(disputeStates).catch("open").default("open") }))
    .output(z.object({ data: z.array(Dispute) })),

  /** Releases the money to the seller (a refund of 0), or gives it back in whole or part. */
  decide: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/decision`, tags, summary: "Decide a dispute" })
    .input(
      z.object({
        id: PathId,
        refund_fcfa: z.int(orderMessages.refundInvalid).min(0, orderMessages.refundInvalid),
        decision: paragraphs(orderMessages.decisionRequired, 500),
      }),
    )
    .output(Done)
    .errors(refusals("not-found", "order-moved")),
};
