import { LEAST_HELD_HOURS } from "./deposit-release.ts";

/** For how long a withdrawal that was asked for waits for its confirmation, in days. */
export const CONFIRM_DAYS = 7;

/** For how long an owner who is alone waits before they confirm their own withdrawal, in hours. */
export const ALONE_HOURS = 48;

/** A payment of a share that was not given back. */
export interface CollectedPayment {
  paidAt: Date;
  amountFcfa: number;
}

/**
 * What of a fabric order's money may be withdrawn now, in FCFA. What was paid less than 48 hours ago
 * stays, because its company may still take it back; cloth is bought from the rest first. A transfer
 * to the order of the shop waits for nothing.
 * @param balanceFcfa what is left of what was collected
 */
export function withdrawableFcfa(
  balanceFcfa: number,
  payments: readonly CollectedPayment[],
  now: Date,
): number {
  const since = now.getTime() - LEAST_HELD_HOURS * 3_600_000;
  const recent = payments.filter(({ paidAt }) => paidAt.getTime() > since);
  const held = recent.reduce((sum, { amountFcfa }) => sum + amountFcfa, 0);
  return Math.max(0, balanceFcfa - held);
}

/** Who may ask for a withdrawal of a fabric order's money, and confirm it. */
export type MoneyRole = "owner" | "treasurer";

/** A member of a notebook who answers for its money. */
export interface MoneyMember {
  customerId: number;
  role: MoneyRole;
}

/** Who confirms a withdrawal: others, or who asked, where there is nobody else. */
export type Confirmation = { by: "others"; members: readonly MoneyMember[] } | { by: "alone" };

/**
 * The one rule of who confirms a withdrawal: of an owner the treasurer, of the treasurer an owner; another
 * owner in a notebook without a treasurer. An owner who is alone confirms it after 48 hours.
 * @param members the owners and treasurers of the notebook, who asked among them or not any more
 */
export function confirmationOf(
  askedBy: { customerId: number | null; role: MoneyRole },
  members: readonly MoneyMember[],
): Confirmation {
  const others = members.filter(({ customerId }) => customerId !== askedBy.customerId);
  const owners = others.filter(({ role }) => role === "owner");
  if (askedBy.role === "treasurer") return { by: "others", members: owners };
  const treasurers = others.filter(({ role }) => role === "treasurer");
  if (treasurers.length > 0) return { by: "others", members: treasurers };
  return owners.length > 0 ? { by: "others", members: owners } : { by: "alone" };
}

/** Until when a withdrawal may be confirmed. */
export function confirmUntil(askedAt: Date): Date {
  return new Date(askedAt.getTime() + CONFIRM_DAYS * 86_400_000);
}

/** From when an owner who is alone confirms their own withdrawal. */
export function aloneFrom(askedAt: Date): Date {
  return new Date(askedAt.getTime() + ALONE_HOURS * 3_600_000);
}
