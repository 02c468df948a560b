import { and, asc, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { sellerBalance } from "../../ledger/entries/balances.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/entries/tables.ts";
import { marketplaceOrders, sellerOrders } from "../orders/tables.ts";
import { orderReturns } from "../returns/tables.ts";
import { sellerPayouts } from "./tables.ts";

/** How many moves a page of the earnings has, and a statement at most. */
const PER_PAGE = 30;
const STATEMENT_MOST = 20_000;

/** How far a statement goes back, in milliseconds: two years. */
const STATEMENT_MS = 2 * 365 * 86_400_000;

/** What a seller may be paid out, in FCFA. */
export interface Balance {
  /** What we owe in all. */
  balance: number;
  /** What belongs to orders that are under way or may still be returned. */
  held: number;
  /** What may be paid out now. */
  available: number;
}

/** What we owe a seller, and how much of it may be paid out now. */
export async function findBalance(db: Database, providerId: number, now: Date): Promise<Balance> {
  const balance = await sellerBalance(db, providerId);
  const own = sql`${sellerOrders.goodsFcfa} + ${sellerOrders.deliveryFcfa} - ${sellerOrders.commissionFcfa}`;
  const isReturnable = sql`${sellerOrders.state} = 'delivered' and (${sellerOrders.deliveredAt} + make_interval(days => ${sellerOrders.returnDays}) > ${now.toISOString()}::timestamptz or exists (select 1 from ${orderReturns} where ${orderReturns.sellerOrderId} = ${sellerOrders.id} and ${orderReturns.state} = 'asked'))`;
  const [row] = await db
    .select({ held: sql<number>`coalesce(sum(${own}), 0)`.mapWith(Number) })
    .from(sellerOrders)
    .where(
      and(
        eq(sellerOrders.providerId, providerId),
        inArray(sellerOrders.state, ["paid", "prepared", "shipped", "delivered"]),
        sql`(${sellerOrders.state} <> 'delivered' or (${isReturnable}))`,
      ),
    );
  const held = row?.held ?? 0;
  return { balance, held, available: Math.max(0, balance - held) };
}

const columns = {
  id: ledgerEntries.id,
  at: ledgerTransactions.createdAt,
  kind: ledgerTransactions.kind,
  reference: marketplaceOrders.reference,
  amountFcfa: ledgerEntries.amountFcfa,
};

/** The moves of a seller's money, each with the reference of its order. */
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
    );
}

const ofSeller = (providerId: number) =>
  and(eq(ledgerEntries.providerId, providerId), eq(ledgerEntries.account, "seller"));

/** A page of the moves of a seller's money, the newest first. */
export async function listEarnings(db: Database, providerId: number, page: number) {
  const rows = await movesOf(db)
    .where(ofSeller(providerId))
    .orderBy(desc(ledgerEntries.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE);
  return { rows: rows.slice(0, PER_PAGE), hasMore: rows.length > PER_PAGE };
}

/** Every move of a seller's money in the last two years, the oldest first. */
export function listStatement(db: Database, providerId: number, now: Date) {
  const from = new Date(now.getTime() - STATEMENT_MS);
  return movesOf(db)
    .where(and(ofSeller(providerId), gte(ledgerTransactions.createdAt, from)))
    .orderBy(asc(ledgerEntries.id))
    .limit(STATEMENT_MOST);
}

/** The last payouts of a seller, the newest first. */
export function listPayouts(db: Database, providerId: number) {
  return db
    .select()
    .from(sellerPayouts)
    .where(eq(sellerPayouts.providerId, providerId))
    .orderBy(desc(sellerPayouts.id))
    .limit(20);
}
