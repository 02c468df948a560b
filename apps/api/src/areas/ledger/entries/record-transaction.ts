import type { SubjectKind } from "@jdj/contract/payments/subjects";
import type { Database } from "../../../database/connect.ts";
import {
  type ledgerAccounts,
  ledgerEntries,
  type ledgerKinds,
  ledgerTransactions,
} from "./tables.ts";

/** What one move changes of one account. */
export interface LedgerEntry {
  account: (typeof ledgerAccounts)[number];
  /** Positive for money that came in or a debt that was paid. */
  amountFcfa: number;
  /** Whose account, of a `seller`, `held`, or a `shortfall`. */
  providerId?: number | null;
  /** Whose account, of `hosts`, or a `shortfall`. */
  eventId?: number | null;
  /** Whose account, of `fabric`, or a `shortfall`. */
  fabricOrderId?: number | null;
  /** Whose account, of `contributions`, or a `shortfall`. */
  contributionEventId?: number | null;
}

/** A move of money between accounts. */
export interface LedgerTransaction {
  /** The same key is written once. */
  key: string;
  kind: (typeof ledgerKinds)[number];
  /** What was paid for; null for a payout. */
  subject: { kind: SubjectKind; id: number } | null;
  /** Those of 0 FCFA are left out. */
  entries: readonly LedgerEntry[];
  now: Date;
}

/**
 * Writes a move of money, in the transaction of what caused it. The database refuses, when that
 * ends, entries that do not sum to zero, and those that take more from a `seller`, `held`, `hosts`,
 * `fabric` or `contributions` than it has (`debitAccount` says what a balance covers).
 * @returns false when a move with that key was written before; nothing changes then
 */
export async function recordTransaction(
  tx: Database,
  { key, kind, subject, entries, now }: LedgerTransaction,
): Promise<boolean> {
  // Always in the same order: each entry locks the balance of its owner.
  const moved = entries
    .filter(({ amountFcfa }) => amountFcfa !== 0)
    .toSorted(
      (a, b) => (a.providerId ?? 0) - (b.providerId ?? 0) || (a.account < b.account ? -1 : 1),
    );
  if (moved.length === 0) return false;
  const [row] = await tx
    .insert(ledgerTransactions)
    .values({
      key,
      kind,
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  if (!row) return false;
  await tx.insert(ledgerEntries).values(
    moved.map(({ account, amountFcfa, ...whose }) => ({
      transactionId: row.id,
      account,
      amountFcfa,
      providerId: whose.providerId ?? null,
      eventId: whose.eventId ?? null,
      fabricOrderId: whose.fabricOrderId ?? null,
      contributionEventId: whose.contributionEventId ?? null,
    })),
  );
  return true;
}
