import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id } from "../call/shapes.ts";
import { payoutStates } from "../orders/seller-views.ts";
import { PayoutRefusal, PayoutTransfer, payoutFields } from "./payout-fields.ts";
import { ById, listInput, listOutput, Search } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/seller-payouts" as const;

/** Money that a seller asks for; staff send it by hand and note it. */
export const ConsolePayout = z.object({
  id: Id,
  /** Null once the seller is erased. */
  seller: z.string().nullable(),
  ...payoutFields,
});
export type ConsolePayout = z.infer<typeof ConsolePayout>;

export const consoleSellerPayouts = {
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Payouts of sellers" })
    .input(listInput(["id"], { state: z.enum(payoutStates).optional(), phone: Search.optional() }))
    .output(listOutput(ConsolePayout)),

  find: call("staff", "payments:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A payout" })
    .input(ById)
    .output(ConsolePayout)
    .errors(refusals("not-found")),

  /** Records a transfer; above the limit of the settings a second person repeats the call. */
  pay: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/pay`, tags, summary: "Record a transfer" })
    .input(PayoutTransfer)
    .output(ConsolePayout)
    .errors(refusals("not-found", "payout-settled", "second-person-needed", "access-too-new")),

  /** Refuses a payout: it is owed again. */
  refuse: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/refuse`, tags, summary: "Refuse a payout" })
    .input(PayoutRefusal)
    .output(ConsolePayout)
    .errors(refusals("not-found", "payout-settled")),
};
