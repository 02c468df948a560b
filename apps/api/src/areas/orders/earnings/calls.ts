import { earnings as contract, type Earning } from "@jdj/contract/orders/earnings";
import { payoutMessages } from "@jdj/contract/payouts/messages";
import { answer, asProvider } from "../../../http/answer.ts";
import { confirmPassword } from "../../identity/users/confirm-password.ts";
import { listPayouts, presentPayout } from "../../payouts/payouts/queries.ts";
import { findSeller } from "../../products/seller/queries.ts";
import { asOwner } from "../../providers/team/as-owner.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { findBalance, listEarnings, listStatement } from "./queries.ts";
import { requestSellerPayout } from "./request-payout.ts";

type Move = Awaited<ReturnType<typeof listStatement>>[number];

/** The kinds of move that change what a provider is owed; the others are between accounts of ours. */
const kinds: Partial<Record<Move["kind"], Earning["kind"]>> = {
  payment: "payment",
  refund: "refund",
  payout: "payout",
  "payout-refused": "payout-refused",
  "payout-reversed": "payout-reversed",
};

/** A move as its provider reads it: what we owe is negative in the ledger. */
function presentEarning({ id, at, kind, subjectKind, reference, amountFcfa }: Move): Earning[] {
  const isDeposit = kind === "payment" && subjectKind !== "order";
  const known = isDeposit ? "deposit" : kinds[kind];
  if (known === undefined) return [];
  return [{ id, at: at.toISOString(), kind: known, reference, amount: -amountFcfa }];
}

export const earningCalls = {
  balance: answer(contract.balance)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(({ context: { db, membership } }) => findBalance(db, membership.providerId)),

  get: answer(contract.get)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context, input }) => {
      const { db, settings, membership } = context;
      const { providerId } = membership;
      const [balance, earnings, payouts, seller] = await Promise.all([
        findBalance(db, providerId),
        listEarnings(db, providerId, input.page),
        listPayouts(db, { account: "seller", providerId }),
        findSeller(db, providerId),
      ]);
      return {
        ...balance,
        commission_percent: seller?.commissionPercent ?? settings.commissionPercent,
        items: earnings.rows.flatMap(presentEarning),
        has_more: earnings.hasMore,
        payouts: payouts.map(presentPayout),
      };
    }),

  statement: answer(contract.statement)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context: { db, now, membership } }) => {
      const rows = await listStatement(db, membership.providerId, now);
      return { data: rows.flatMap(presentEarning) };
    }),

  requestPayout: answer(contract.requestPayout)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context, input }) => {
      const { membership, actor } = context;
      const { amount, number_id: numberId, current_password: password } = input;
      await confirmPassword(context, actor.user, password, "current_password");
      const asked = { amount, numberId, userId: actor.user.id };
      await requestSellerPayout(context, membership.providerId, asked);
      return { success: true, message: payoutMessages.asked };
    }),
};
