import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id } from "../call/shapes.ts";
import { payoutStates } from "../orders/seller-views.ts";
import { PayoutRefusal, PayoutTransfer, payoutFields } from "./payout-fields.ts";
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
  ...payoutFields,
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
    .input(PayoutTransfer)
    .output(ConsoleHostPayout)
    .errors(refusals("not-found", "payout-settled", "second-person-needed", "access-too-new")),

  /** Refuses a payout: it is owed again. */
  refuse: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/refuse`, tags, summary: "Refuse a payout" })
    .input(PayoutRefusal)
    .output(ConsoleHostPayout)
    .errors(refusals("not-found", "payout-settled")),
};
