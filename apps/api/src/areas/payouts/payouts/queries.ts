import type { Payout } from "@jdj/contract/payouts/payout";
import { openPayoutStates } from "@jdj/contract/payouts/payout-state";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { type Beneficiary, isPayoutOf, type StoredPayout } from "./payee.ts";
import { payouts } from "./tables.ts";

/** The most payouts that are shown. */
const MOST_SHOWN = 50;

/** The last payouts of a beneficiary, the newest first. */
export function listPayouts(db: Database, whose: Beneficiary): Promise<StoredPayout[]> {
  return db
    .select()
    .from(payouts)
    .where(isPayoutOf(whose))
    .orderBy(desc(payouts.id))
    .limit(MOST_SHOWN);
}

/** Whether a payout of a beneficiary is on its way. */
export async function hasOpenPayout(db: Database, whose: Beneficiary): Promise<boolean> {
  const [row] = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(isPayoutOf(whose), inArray(payouts.state, [...openPayoutStates])))
    .limit(1);
  return row !== undefined;
}

/** What is on its way to a number, in FCFA, whoever asked for it: a wallet has one ceiling. */
export async function pendingTo(db: Database, phone: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${payouts.amountFcfa}), 0)`.mapWith(Number) })
    .from(payouts)
    .where(and(eq(payouts.phone, phone), inArray(payouts.state, [...openPayoutStates])));
  return row?.total ?? 0;
}

/** A payout as its beneficiary sees it. */
export function presentPayout(payout: StoredPayout): Payout {
  const { id, method, phone, holder, state, reason } = payout;
  return {
    ...{ id, method, phone, holder, state, reason },
    amount: payout.amountFcfa,
    transfer_reference: payout.transferReference,
    asked_at: payout.createdAt.toISOString(),
    settled_at: payout.settledAt?.toISOString() ?? null,
  };
}
