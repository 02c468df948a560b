import type { SubjectKind } from "@jdj/contract/payments/subjects";
import { and, eq, inArray, ne, type SQL, sql, sum } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { ledgerBalances, ledgerEntries, ledgerTransactions } from "./tables.ts";

const sumWhere = (condition: SQL) =>
  sql<number>`coalesce(sum(${ledgerEntries.amountFcfa}) filter (where ${condition}), 0)`.mapWith(
    Number,
  );

const selectProviderBalances = preparedQuery(
  "provider-balances",
  (db, { providerId }: Values<{ providerId: number }>) =>
    db
      .select({
        owed: sumWhere(ne(ledgerEntries.account, "held")),
        held: sumWhere(eq(ledgerEntries.account, "held")),
      })
      .from(ledgerEntries)
      .where(
        and(
          inArray(ledgerEntries.account, ["seller", "shortfall", "held"]),
          eq(ledgerEntries.providerId, providerId),
        ),
      ),
);

/**
 * What we owe a provider, in FCFA. `owed` may be withdrawn: what was released, less refunds and payouts,
 * and less the refunds that their balance did not cover; below 0 while they owe us those. `held` is what
 * we hold of their deposits and orders: not yet theirs to withdraw.
 */
export async function providerBalances(
  db: Database,
  providerId: number,
): Promise<{ owed: number; held: number }> {
  const [row] = await selectProviderBalances(db, { providerId });
  return { owed: 0 - (row?.owed ?? 0), held: 0 - (row?.held ?? 0) };
}

/** What we owe the hosts of an event, in FCFA, less the refunds that it did not cover: below 0 for those. */
export async function hostsBalance(db: Database, eventId: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(ledgerEntries.amountFcfa).mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.account, ["hosts", "shortfall"]),
        eq(ledgerEntries.eventId, eventId),
      ),
    );
  return 0 - (row?.total ?? 0);
}

/** What a fabric order's account holds, in FCFA: what may be transferred or withdrawn, never below 0. */
export async function fabricHolds(db: Database, fabricOrderId: number): Promise<number> {
  const [row] = await db
    .select({ balanceFcfa: ledgerBalances.balanceFcfa })
    .from(ledgerBalances)
    .where(
      and(eq(ledgerBalances.account, "fabric"), eq(ledgerBalances.fabricOrderId, fabricOrderId)),
    );
  return row?.balanceFcfa ?? 0;
}

/**
 * What is left of what the committee of a fabric order collected, in FCFA, less the refunds that it
 * did not cover: below 0 for those.
 */
export async function fabricBalance(db: Database, fabricOrderId: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(ledgerEntries.amountFcfa).mapWith(Number) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.fabricOrderId, fabricOrderId));
  return 0 - (row?.total ?? 0);
}

/** What is left of the contributions to an event, in FCFA, less the refunds that it did not cover: below 0 for those. */
export async function contributionBalance(db: Database, eventId: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(ledgerEntries.amountFcfa).mapWith(Number) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.contributionEventId, eventId));
  return 0 - (row?.total ?? 0);
}

/** What each account holds of what was paid for one subject; an account without entries is missing. */
export async function subjectBalances(
  db: Database,
  subject: { kind: SubjectKind; id: number },
): Promise<Map<string, number>> {
  const rows = await db
    .select({
      account: ledgerEntries.account,
      total: sum(ledgerEntries.amountFcfa).mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.subjectKind, subject.kind),
        eq(ledgerTransactions.subjectId, subject.id),
      ),
    )
    .groupBy(ledgerEntries.account);
  return new Map(rows.map(({ account, total }) => [account, total ?? 0]));
}
