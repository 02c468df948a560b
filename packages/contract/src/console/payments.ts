import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, line, PathId } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, listOutput, Search, YesNo } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/payments" as const;

/** One attempt to pay an order, by one gateway. */
export const ConsolePayment = z.object({
  id: Id,
  reference: z.string(),
  order_reference: z.string(),
  gateway: z.string(),
  state: z.string(),
  order_state: z.string(),
  amount_fcfa: z.int(),
  created_at: Instant,
  /** The refund of this payment, if somebody asked for one. */
  refund: z
    .object({
      state: z.string(),
      requested_by: z.string(),
      created_at: Instant,
      recorded_at: Instant.nullable(),
    })
    .nullable(),
  /** A refund that waits for a second person. */
  approval: z
    .object({ requested_by: z.string(), reason: z.string(), created_at: Instant })
    .nullable(),
});
export type ConsolePayment = z.infer<typeof ConsolePayment>;

export const consolePayments = {
  /** The newest first; by our reference of order or attempt; `odd`: those that somebody must see to. */
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Payments" })
    .input(listInput(["id"], { reference: Search.optional(), odd: YesNo.optional() }))
    .output(listOutput(ConsolePayment)),

  find: call("staff", "payments:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A payment" })
    .input(ById)
    .output(ConsolePayment)
    .errors(refusals("not-found")),

  /** Asks the gateway about a payment, and settles the order if it was paid. */
  check: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/check`, tags, summary: "Ask the gateway" })
    .input(ById)
    .output(ConsolePayment)
    .errors(refusals("not-found")),

  /** Refunds a payment; above the limit of the settings it waits for a second person, who repeats the call. */
  refund: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/refund`, tags, summary: "Refund a payment" })
    .input(z.object({ id: PathId, reason: line(consoleMessages.reasonRequired, 300) }))
    .output(ConsolePayment)
    .errors(refusals("not-found", "second-person-needed")),

  /** Records how a refund by hand ended. */
  recordRefund: call("staff", "payments:write")
    .route({
      method: "POST",
      path: `${path}/{id}/refund-result`,
      tags,
      summary: "End a refund by hand",
    })
    .input(z.object({ id: PathId, made: z.boolean() }))
    .output(ConsolePayment)
    .errors(refusals("not-found", "refund-ended")),
};
