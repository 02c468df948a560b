import {
  aloneFrom,
  type Confirmation,
  confirmationOf,
  confirmUntil,
  type MoneyRole,
} from "@jdj/contract/payments/fabric-release";
import type { WithdrawalState } from "@jdj/contract/payouts/withdrawal-states";
import type { NamedMoneyMember } from "../../notebook/sharing/list-money-members.ts";

/** A withdrawal, of whatever money, as its confirmation reads it. */
export interface Confirmable {
  state: WithdrawalState;
  askedBy: number | null;
  askedRole: MoneyRole;
  createdAt: Date;
}

/** Whether a withdrawal may still be confirmed: it was asked for, and its time has not passed. */
export function isOpen(
  { state, createdAt }: Pick<Confirmable, "state" | "createdAt">,
  now: Date,
): boolean {
  return state === "asked" && confirmUntil(createdAt) > now;
}

/** Who confirms a withdrawal, of the members who answer for the money. */
export function confirmationFor(
  { askedBy, askedRole }: Pick<Confirmable, "askedBy" | "askedRole">,
  members: readonly NamedMoneyMember[],
): Confirmation {
  return confirmationOf({ customerId: askedBy, role: askedRole }, members);
}

/** Whether a member may confirm a withdrawal now: another member's, or their own when they are alone. */
export function mayConfirm(
  withdrawal: Confirmable,
  members: readonly NamedMoneyMember[],
  customerId: number,
  now: Date,
): "yes" | "too-soon" | "needs-other" {
  const confirmation = confirmationFor(withdrawal, members);
  if (confirmation.by === "others")
    return confirmation.members.some((member) => member.customerId === customerId)
      ? "yes"
      : "needs-other";
  if (withdrawal.askedBy !== customerId) return "needs-other";
  return aloneFrom(withdrawal.createdAt) > now ? "too-soon" : "yes";
}

/**
 * The members who are told of a state of a withdrawal: of one that is asked for, who asked and who
 * confirms it; of one that is decided, all.
 */
export function concernedBy(
  withdrawal: Pick<Confirmable, "askedBy" | "askedRole">,
  members: readonly NamedMoneyMember[],
  state: WithdrawalState,
): NamedMoneyMember[] {
  const confirmation = confirmationFor(withdrawal, members);
  return members.filter(
    ({ customerId }) =>
      state !== "asked" ||
      customerId === withdrawal.askedBy ||
      (confirmation.by === "others" &&
        confirmation.members.some((member) => member.customerId === customerId)),
  );
}
