import {
  aloneFrom,
  type Confirmation,
  confirmationOf,
  confirmUntil,
} from "@jdj/contract/payments/fabric-release";
import type { NamedMoneyMember } from "../../notebook/sharing/list-money-members.ts";
import type { StoredWithdrawal } from "./queries.ts";

/** What a withdrawal is confirmed by, of a fabric order or of contributions. */
type Confirmable = Pick<StoredWithdrawal, "state" | "createdAt" | "askedBy" | "askedRole">;

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
