import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Payee } from "../../ledger/entries/moves.ts";
import { providers } from "../../providers/tables.ts";
import { payoutNumbers } from "../numbers/tables.ts";
import { payouts } from "./tables.ts";

/** A payout as it is stored. */
export type StoredPayout = typeof payouts.$inferSelect;

/**
 * Who asks to be paid out: a seller (a provider's shop), the hosts of an event, or the committee of a
 * fabric order or of contributions, who are paid on the numbers of their event's hosts.
 */
export type Beneficiary =
  | { account: "seller"; providerId: number }
  | { account: "hosts"; eventId: number }
  | { account: "fabric"; eventId: number; fabricOrderId: number }
  | { account: "contributions"; eventId: number };

/** Whose account of the ledger a payout is taken from. */
export function payeeOf({ account, providerId, eventId, fabricOrderId }: StoredPayout): Payee {
  if (account === "seller") return { account, providerId };
  if (account === "contributions") return { account, contributionEventId: eventId };
  return account === "hosts" || fabricOrderId === null
    ? { account: "hosts", eventId }
    : { account, fabricOrderId };
}

/** Whose account of the ledger a beneficiary's payout is taken from. */
export function ledgerPayeeOf(whose: Beneficiary): Payee {
  if (whose.account === "fabric") return { account: "fabric", fabricOrderId: whose.fabricOrderId };
  return whose.account === "contributions"
    ? { account: "contributions", contributionEventId: whose.eventId }
    : whose;
}

/** The columns that name a beneficiary, in both tables. */
export function ownerColumns(whose: Beneficiary) {
  return whose.account === "seller"
    ? { providerId: whose.providerId, eventId: null }
    : { providerId: null, eventId: whose.eventId };
}

/** The condition that a payout is a beneficiary's. */
export function isPayoutOf(whose: Beneficiary) {
  const isAccount = eq(payouts.account, whose.account);
  switch (whose.account) {
    case "seller":
      return and(isAccount, eq(payouts.providerId, whose.providerId));
    case "hosts":
    case "contributions":
      return and(isAccount, eq(payouts.eventId, whose.eventId));
    case "fabric":
      return and(
        isAccount,
        eq(payouts.eventId, whose.eventId),
        eq(payouts.fabricOrderId, whose.fabricOrderId),
      );
  }
}

/** The condition that a number is a beneficiary's. */
export function isNumberOwnedBy(whose: Beneficiary) {
  return whose.account === "seller"
    ? eq(payoutNumbers.providerId, whose.providerId)
    : eq(payoutNumbers.eventId, whose.eventId);
}

/** Whether staff have suspended the provider to whom a payout goes: it then waits. */
export async function isPayeeSuspended(
  db: Database,
  { providerId }: Pick<StoredPayout, "providerId">,
): Promise<boolean> {
  if (providerId === null) return false;
  const [provider] = await db
    .select({ suspendedAt: providers.suspendedAt })
    .from(providers)
    .where(eq(providers.id, providerId));
  return provider?.suspendedAt != null;
}
