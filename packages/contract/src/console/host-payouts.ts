import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, line, PathId } from "../call/shapes.ts";
import { payoutStates } from "../orders/seller-views.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, listOutput, Search } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/host-payouts" as const;

/** Money of gifts that hosts ask for; staff send it by hand and note it. */
export const ConsoleHostPayout = z.object({
  id: Id,
  /** The event, and the name of its owner; null once it is erased. */
  event: z.string().nullable(),
  host: z.string().nullable(),
  /** Whose number it is, as the hosts wrote it. */
  holder: z.string(),
  amount_fcfa: z.int(),
  method: z.string(),
  phone: z.string(),
  state: z.enum(payoutStates),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  /** Of the transfer; empty until it is made. */
  transfer_reference: z.string(),
  created_at: Instant,
  settled_at: Instant.nullable(),
  settled_by: z.string().nullable(),
  /** A transfer that waits for a second person; `reason` is its reference. */
  approval: z
    .object({ requested_by: z.string(), reason: z.string(), created_at: Instant })
    .nullable(),
});
export type ConsoleHostPayout = z.infer<typeof ConsoleHostPayout>;

export const consoleHostPayouts = {
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Payouts of hosts" })
    .input(listInput(["id"], { state: z.enum(payoutStates).optional(), phone: Search.optional() }))
    .output(listOutput(ConsoleHostPayout)),

  find: call("staff", "payments:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A payout" })
    .input(ById)
    .output(ConsoleHostPayout)
    .errors(refusals("not-found")),

  /** Records a transfer; above the limit of the settings a second person repeats the call. */
  pay: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/pay`, tags, summary: "Record a transfer" })
    .input(
      z.object({ id: PathId, transfer_reference: line(consoleMessages.transferRequired, 100) }),
    )
    .output(ConsoleHostPayout)
    .errors(refusals("not-found", "payout-settled", "second-person-needed")),

  /** Refuses a payout: it is owed again. */
  refuse: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/refuse`, tags, summary: "Refuse a payout" })
    .input(z.object({ id: PathId, reason: line(consoleMessages.reasonRequired, 300) }))
    .output(ConsoleHostPayout)
    .errors(refusals("not-found", "payout-settled")),
};
