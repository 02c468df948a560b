import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, PathId } from "../call/shapes.ts";
import { orderStates } from "../orders/order-states.ts";
import { PayoutNumber } from "../payouts/numbers.ts";
import { payoutRequest } from "../payouts/payout.ts";
import { Withdrawal, withdrawalRefusals } from "../payouts/withdrawal.ts";
import { fabricStates } from "./fabric-states.ts";

/** One entry in the account of a fabric order. */
export const FabricEntry = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(["payment", "refund", "purchase", "purchase-back", "withdrawal", "withdrawal-back"]),
  /** FCFA: positive for what came in. */
  amount_fcfa: z.int(),
  /** Who paid or got it back, or the reference of the order of the shop; null once that is unknown. */
  about: z.string().nullable(),
});
export type FabricEntry = z.infer<typeof FabricEntry>;

/** The account of a fabric order. Money in FCFA. */
export const FabricMoney = z.object({
  order: z.object({ id: Id, name: z.string(), state: z.enum(fabricStates) }),
  /** Paid by mobile money and not given back. */
  collected_fcfa: z.int(),
  /** Paid in cash to the committee: it is not in the account. */
  cash_fcfa: z.int(),
  /** What those owe who said how much they take and have not paid. */
  owed_fcfa: z.int(),
  /** What paid orders of the shop. */
  bought_fcfa: z.int(),
  /** What was withdrawn, or is on its way. */
  withdrawn_fcfa: z.int(),
  /** What is left; below 0 where refunds took more than there was. */
  balance_fcfa: z.int(),
  /** What of it may be withdrawn now: paid 48 hours ago or earlier. */
  withdrawable_fcfa: z.int(),
  purchases: z.array(
    z.object({
      reference: z.string(),
      state: z.enum(orderStates),
      state_label: z.string(),
      is_own: z.boolean(),
      total_fcfa: z.int(),
      /** What of it the account paid and does not come back. */
      collected_fcfa: z.int(),
      /** What came back to the account. */
      back_fcfa: z.int(),
      /** What is to come back, and waits for our team: the seller's balance does not cover it. */
      waiting_fcfa: z.int(),
    }),
  ),
  /** The newest first, 200 at most. */
  entries: z.array(FabricEntry),
  /** The newest first, 50 at most. */
  withdrawals: z.array(Withdrawal),
  /** The hosts' numbers to which it may go, for those who may ask. */
  numbers: z.array(PayoutNumber),
  can: z.object({ ask: z.boolean() }),
});
export type FabricMoney = z.infer<typeof FabricMoney>;

const tags = ["fabric"];
const errors = ["not-found", "not-allowed", "account-unverified"] as const;
const ofOrder = { eventId: PathId, id: PathId };
const ofWithdrawal = { ...ofOrder, withdrawal_id: PathId };
const path = "/api/v1/fabric-orders/{eventId}/{id}" as const;

/** The money of a fabric order, and its withdrawal by two members together. */
export const fabricMoney = {
  read: call("verified-customer", "fabric:read")
    .route({ method: "GET", path: `${path}/money`, tags, summary: "The money of a fabric order" })
    .input(z.object(ofOrder))
    .output(FabricMoney)
    .errors(refusals(...errors)),

  /** Asks for what is left on one of the hosts' numbers; another member confirms it. */
  ask: call("verified-customer", "money:write")
    .route({ method: "POST", path: `${path}/withdrawals`, tags, summary: "Ask for a withdrawal" })
    .input(z.object({ ...ofOrder, ...payoutRequest }))
    .output(Done)
    .errors(refusals(...errors, "state-changed", ...withdrawalRefusals.ask)),

  /** Confirms what another member asked for, by the password: it is paid out. */
  confirm: call("verified-customer", "money:write")
    .route({
      method: "POST",
      path: `${path}/withdrawals/{withdrawal_id}/confirm`,
      tags,
      summary: "Confirm a withdrawal",
    })
    .input(z.object({ ...ofWithdrawal, current_password: payoutRequest.current_password }))
    .output(Done)
    .errors(refusals(...errors, ...withdrawalRefusals.confirm, "state-changed")),

  /** Refuses what another member asked for, or takes one's own back. */
  refuse: call("verified-customer", "money:write")
    .route({
      method: "POST",
      path: `${path}/withdrawals/{withdrawal_id}/refuse`,
      tags,
      summary: "Refuse a withdrawal",
    })
    .input(z.object(ofWithdrawal))
    .output(Done)
    .errors(refusals(...errors, ...withdrawalRefusals.refuse)),
};
