import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, PathId } from "../call/shapes.ts";
import { PayoutNumber } from "../payouts/numbers.ts";
import { payoutRequest } from "../payouts/payout.ts";
import { Withdrawal, withdrawalRefusals } from "../payouts/withdrawal.ts";

/** One entry in the account of the contributions. */
export const ContributionEntry = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(["payment", "refund", "withdrawal", "withdrawal-back"]),
  /** FCFA: positive for what came in. */
  amount_fcfa: z.int(),
  /** Who paid or got it back; null for a withdrawal, and once that is unknown. */
  about: z.string().nullable(),
});
export type ContributionEntry = z.infer<typeof ContributionEntry>;

/** The account of the contributions by mobile money to an event. Money in FCFA. */
export const ContributionMoney = z.object({
  /** Paid by mobile money and not given back. */
  collected_fcfa: z.int(),
  /** Confirmed cash: it is in the members' hands, not in the account. */
  cash_fcfa: z.int(),
  /** What was withdrawn, or is on its way. */
  withdrawn_fcfa: z.int(),
  /** What is left; below 0 where refunds took more than there was. */
  balance_fcfa: z.int(),
  /** What of it may be withdrawn now: paid 48 hours ago or earlier. */
  withdrawable_fcfa: z.int(),
  /** The newest first, 200 at most. */
  entries: z.array(ContributionEntry),
  /** The newest first, 50 at most. */
  withdrawals: z.array(Withdrawal),
  /** The hosts' numbers to which it may go, for those who may ask. */
  numbers: z.array(PayoutNumber),
  can: z.object({ ask: z.boolean() }),
});
export type ContributionMoney = z.infer<typeof ContributionMoney>;

const tags = ["contributions"];
const errors = ["not-found", "not-allowed", "account-unverified"] as const;
const ofEvent = { eventId: PathId };
const ofWithdrawal = { ...ofEvent, withdrawal_id: PathId };
const path = "/api/v1/contributions/{eventId}" as const;

/** The money of contributions, and its withdrawal by two members together. */
export const contributionMoney = {
  read: call("verified-customer", "contributions:read")
    .route({ method: "GET", path: `${path}/money`, tags, summary: "The money of contributions" })
    .input(z.object(ofEvent))
    .output(ContributionMoney)
    .errors(refusals(...errors)),

  /** Asks for what is left on one of the hosts' numbers; another member confirms it. */
  ask: call("verified-customer", "money:write")
    .route({ method: "POST", path: `${path}/withdrawals`, tags, summary: "Ask for a withdrawal" })
    .input(z.object({ ...ofEvent, ...payoutRequest }))
    .output(Done)
    .errors(refusals(...errors, ...withdrawalRefusals.ask)),

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
    .errors(refusals(...errors, ...withdrawalRefusals.confirm)),

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
