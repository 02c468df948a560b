import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant } from "../call/shapes.ts";
import { Payout, payoutRequest } from "../payouts/payout.ts";

/** A move of a provider's money. */
export const Earning = z
  .object({
    id: Id,
    at: Instant,
    /** `payment` and `deposit` bring money, `refund` takes it back; a payout leaves, or came back when it was refused, failed or was reversed. */
    kind: z.enum(["payment", "deposit", "refund", "payout", "payout-refused", "payout-reversed"]),
    /** The order, or the payment of a deposit; null for a payout. */
    reference: z.string().nullable(),
    /** FCFA, the commission deducted: positive for money that is earned. */
    amount: z.int(),
  })
  .meta({ id: "Earning" });
export type Earning = z.infer<typeof Earning>;

const tags = ["orders"];

/**
 * FCFA: `balance` is what we owe the shop in all; `held` what belongs to orders (`orderReleaseAt`) and
 * deposits before their release; `available` what may be paid out now.
 */
const balance = { balance: z.int(), held: z.int(), available: z.int() };

export const earnings = {
  /** What the shop has with us, for its owner. */
  balance: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/earnings/balance", tags, summary: "Balance" })
    .output(z.object(balance))
    .errors(refusals("no-shop", "owner-only-money")),

  /** What the shop earned, for its owner. */
  get: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/earnings", tags, summary: "Earnings" })
    .input(z.object({ page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1) }))
    .output(
      pageOf(Earning).extend({
        ...balance,
        commission_percent: z.int(),
        payouts: z.array(Payout),
      }),
    )
    .errors(refusals("no-shop", "owner-only-money")),

  /** Every move of the last two years, for its owner, the oldest first. */
  statement: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/earnings/statement", tags, summary: "Statement" })
    .output(z.object({ data: z.array(Earning) }))
    .errors(refusals("no-shop", "owner-only-money")),

  /** The owner asks for money on one of the shop's numbers, confirmed by their password. */
  requestPayout: call("provider")
    .route({ method: "POST", path: "/api/v1/pro/payouts", tags, summary: "Ask for a payout" })
    .input(z.object(payoutRequest))
    .output(Done)
    .errors(
      refusals(
        "no-shop",
        "owner-only-money",
        "not-found",
        "payouts-suspended",
        "payout-number-unproven",
        "payout-number-new",
        "too-many-requests",
      ),
    ),
};
