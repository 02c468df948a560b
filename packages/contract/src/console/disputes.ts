import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";
import { paragraphs } from "../content/paragraphs.ts";
import { disputeStates, disputeSubjects } from "../disputes/dispute-states.ts";
import { disputeMessages } from "../disputes/messages.ts";
import { Dispute } from "../disputes/shapes.ts";
import { listInput } from "./resource.ts";
import { SalePayment } from "./sale-resource.ts";

const tags = ["console"];
const path = "/api/v1/console/disputes" as const;

/** A dispute as staff see it. */
export const ConsoleDispute = Dispute.omit({ can: true })
  .extend({
    subject: z.enum(disputeSubjects),
    /** « Commande C26…, Atelier Perle » */
    label: z.string(),
    /** Null once the account is erased. */
    customer: z.object({ user_id: Id, name: z.string(), phone: z.string().nullable() }).nullable(),
    provider: z.object({ id: Id, name: z.string() }).nullable(),
    /** Who of the staff decided; null before. */
    decided_by: z.string().nullable(),
    /** What staff may still give back or release, in FCFA; 0 once it is over. */
    left_fcfa: z.int(),
    may_decide: z.boolean(),
    /** A decision that waits for a second person. */
    approval: z
      .object({
        requested_by: z.string(),
        reason: z.string(),
        created_at: Instant,
        amount_fcfa: z.int(),
      })
      .nullable(),
  })
  .meta({ id: "ConsoleDispute" });
export type ConsoleDispute = z.infer<typeof ConsoleDispute>;

/** The same with its payments and dates. */
export const ConsoleDisputeDetail = ConsoleDispute.extend({
  /** Where it is in the console: the resource and the number of its page. */
  sale: z.object({ resource: z.enum(["orders", "bookings", "quotes"]), id: Id }).nullable(),
  payments: z.array(SalePayment),
  /** Of a suborder what it costs, by which its commission goes back; null for a deposit. */
  price: z
    .object({ goods_fcfa: z.int(), delivery_fcfa: z.int(), commission_fcfa: z.int() })
    .nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
}).meta({ id: "ConsoleDisputeDetail" });
export type ConsoleDisputeDetail = z.infer<typeof ConsoleDisputeDetail>;

/** What staff decide: what goes back to the customer, in FCFA; 0 releases all. */
const refund = z.int(disputeMessages.refundInvalid).min(0, disputeMessages.refundInvalid);

export const consoleDisputes = {
  /** Open ones the oldest first, others the newest first. */
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Disputes" })
    .input(listInput(["id"], { state: z.enum(disputeStates).optional() }))
    .output(pageOf(ConsoleDispute)),

  find: call("staff", "payments:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A dispute" })
    .input(z.object({ id: PathId }))
    .output(ConsoleDisputeDetail)
    .errors(refusals("not-found")),

  /**
   * Gives money back to the customer, in whole or part, and releases the rest. Above the limit of
   * refunds it waits for a second person, who repeats the call with the same sum and the same words;
   * anything else begins anew.
   */
  decide: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/decision`, tags, summary: "Decide a dispute" })
    .input(
      z.object({
        id: PathId,
        refund_fcfa: refund,
        /** What the page showed as left. */
        left_fcfa: z.int().min(0).optional(),
        decision: paragraphs(disputeMessages.decisionRequired, 500),
      }),
    )
    .output(ConsoleDisputeDetail)
    .errors(
      refusals(
        ...(["not-found", "state-changed", "changed-meanwhile"] as const),
        ...(["dispute-ended", "dispute-too-early", "dispute-refund-waits"] as const),
        ...(["second-person-needed", "access-too-new"] as const),
      ),
    ),
};
