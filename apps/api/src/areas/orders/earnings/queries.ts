import { and, asc, desc, eq, gte, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providerBalances } from "../../ledger/entries/balances.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/entries/tables.ts";
import { payments } from "../../payments/payments/tables.ts";
import { marketplaceOrders } from "../orders/tables.ts";

/** How many moves a page of the earnings has, and a statement at most. */
const PER_PAGE = 30;
const STATEMENT_MOST = 20_000;

/** How far a statement goes back, in milliseconds: two years. */
const STATEMENT_MS = 2 * 365 * 86_400_000;

/** What a provider may be paid out, in FCFA. */
export interface Balance {
  /** What we owe in all. */
  balance: number;
  /** What belongs to orders and deposits before their release. */
  held: number;
  /** What may be paid out now. */
  available: number;
}

/** What we owe a provider, and how much of it may be paid out now. */
export async function findBalance(db: Database, providerId: number): Promise<Balance> {
  const { owed, held } = await providerBalances(db, providerId);
  return { balance: owed + held, held, available: Math.max(0, owed) };
}

const columns = {
  id: ledgerEntries.id,
  at: ledgerTransactions.createdAt,
  kind: ledgerTransactions.kind,
  subjectKind: ledgerTransactions.subjectKind,
  reference: sql<string | null>`coalesce(${marketplaceOrders.reference}, ${payments.reference})`,
  amountFcfa: ledgerEntries.amountFcfa,
};

/** The moves of a provider's money, each with the reference of its order, or of a deposit's payment. */
function movesOf(db: Database) {
  return db
    .select(columns)
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(
      marketplaceOrders,
      and(
        eq(marketplaceOrders.id, ledgerTransactions.subjectId),
        eq(ledgerTransactions.subjectKind, "order"),
      ),
    )
    .leftJoin(
      payments,
      and(
        eq(payments.subjectId, ledgerTransactions.subjectId),
        eq(payments.subjectKind, ledgerTransactions.subjectKind),
        inArray(payments.subjectKind, ["quote", "booking"]),
        isNotNull(payments.paidAt),
      ),
    );
}

/** A release moves money from what is held to what may be withdrawn: the sum stays the same. */
const ofProvider = (providerId: number) =>
  and(
    eq(ledgerEntries.providerId, providerId),
    inArray(ledgerEntries.account, ["seller", "held", "shortfall"]),
    ne(ledgerTransactions.kind, "release"),
  );

/** A page of the moves of a provider's money, the newest first. */
export async function listEarnings(db: Database, providerId: number, page: number) {
  const rows = await movesOf(db)
    .where(ofProvider(providerId))
    .orderBy(desc(ledgerEntries.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE);
  return { rows: rows.slice(0, PER_PAGE), hasMore: rows.length > PER_PAGE };
}

/** Every move of a provider's money in the last two years, the oldest first. */
export function listStatement(db: Database, providerId: number, now: Date) {
  const from = new Date(now.getTime() - STATEMENT_MS);
  return movesOf(db)
    .where(and(ofProvider(providerId), gte(ledgerTransactions.createdAt, from)))
    .orderBy(asc(ledgerEntries.id))
    .limit(STATEMENT_MOST);
}
