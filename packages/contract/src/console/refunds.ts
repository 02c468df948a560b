import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";
import { paymentMethods } from "../payments/methods.ts";
import { ById, listInput } from "./resource.ts";
import { WaitingApproval } from "./waiting-approval.ts";

const tags = ["console"];
const path = "/api/v1/console/refunds" as const;

/** `by-hand`: a person makes it at the company; `unconfirmed`: the company did not answer, it is asked. */
export const consoleRefundStates = [
  "by-hand",
  "requested",
  "sending",
  "unconfirmed",
  "done",
  "refused",
] as const;

/** A refund of a payment, or of a part of it. */
export const ConsoleRefund = z
  .object({
    id: Id,
    payment_id: Id,
    reference: z.string(),
    gateway_reference: z.string().nullable(),
    method: z.enum(paymentMethods),
    /** The number that paid, E.164; null for a payment on a page. */
    phone: z.string().nullable(),
    label: z.string().nullable(),
    state: z.enum(consoleRefundStates),
    amount_fcfa: z.int(),
    /** What was paid. */
    payment_fcfa: z.int(),
    /** A member of staff, or `automatic`. */
    requested_by: z.string(),
    created_at: Instant,
    /** A member of staff, or `gateway`. */
    recorded_by: z.string().nullable(),
    recorded_at: Instant.nullable(),
    /** Its result, that waits for a second person. */
    approval: WaitingApproval.nullable(),
  })
  .meta({ id: "ConsoleRefund" });
export type ConsoleRefund = z.infer<typeof ConsoleRefund>;

export const consoleRefunds = {
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Refunds" })
    .input(listInput(["id"], { state: z.enum(consoleRefundStates).optional() }))
    .output(pageOf(ConsoleRefund)),

  find: call("staff", "payments:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A refund" })
    .input(ById)
    .output(ConsoleRefund)
    .errors(refusals("not-found")),

  /**
   * Records how a refund ended that a person makes at the company; above the limit of the settings a
   * second person repeats the call.
   */
  end: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/result`, tags, summary: "End a refund by hand" })
    .input(z.object({ id: PathId, made: z.boolean() }))
    .output(ConsoleRefund)
    .errors(refusals("not-found", "refund-ended", "second-person-needed", "access-too-new")),
};
