import { aloneFrom, confirmUntil } from "@jdj/contract/payments/fabric-release";
import type { Withdrawal } from "@jdj/contract/payouts/withdrawal";
import type { NamedMoneyMember } from "../../notebook/sharing/list-money-members.ts";
import type { StoredPayout } from "../payouts/payee.ts";
import { presentPayout } from "../payouts/queries.ts";
import { type Confirmable, confirmationFor, isOpen, mayConfirm } from "./confirmers.ts";

/** A withdrawal as stored. */
interface StoredWithdrawal extends Confirmable {
  id: number;
  amountFcfa: number;
  askedName: string;
  decidedName: string | null;
  decidedAt: Date | null;
  payoutId: number | null;
}

/** What a withdrawal is shown with. */
interface WithdrawalRead {
  /** The owners and treasurers of the notebook. */
  members: readonly NamedMoneyMember[];
  /** The payouts of that money; none for who may not see them. */
  payouts: readonly StoredPayout[];
  customerId: number;
  /** Whether the reader is an owner or treasurer. */
  mayWithdraw: boolean;
  now: Date;
}

/** A withdrawal as a member reads it. */
export function presentWithdrawal(
  withdrawal: StoredWithdrawal,
  { members, payouts, customerId, mayWithdraw, now }: WithdrawalRead,
): Withdrawal {
  const { id, state, createdAt, decidedAt, payoutId } = withdrawal;
  const isWaiting = isOpen(withdrawal, now);
  const confirmation = confirmationFor(withdrawal, members);
  const ids = confirmation.by === "others" ? confirmation.members.map((one) => one.customerId) : [];
  const payout = payouts.find((one) => one.id === payoutId);
  return {
    id,
    amount_fcfa: withdrawal.amountFcfa,
    state: state === "asked" && !isWaiting ? "expired" : state,
    asked_by: withdrawal.askedName,
    asked_role: withdrawal.askedRole,
    asked_at: createdAt.toISOString(),
    decided_by: withdrawal.decidedName,
    decided_at: decidedAt?.toISOString() ?? null,
    confirm_until: isWaiting ? confirmUntil(createdAt).toISOString() : null,
    confirmers: isWaiting
      ? members.filter((one) => ids.includes(one.customerId)).map(({ name }) => name)
      : [],
    alone_from:
      isWaiting && confirmation.by === "alone" ? aloneFrom(createdAt).toISOString() : null,
    payout: payout === undefined ? null : presentPayout(payout),
    can: {
      confirm:
        mayWithdraw && isWaiting && mayConfirm(withdrawal, members, customerId, now) === "yes",
      refuse: mayWithdraw && isWaiting,
    },
  };
}
