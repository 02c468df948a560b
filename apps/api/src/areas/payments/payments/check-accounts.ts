import { and, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { channelCredits, creditMoves } from "../credit/tables.ts";
import { paymentAttempts, payments } from "./tables.ts";

/** The days that the accounts look back on. */
const DAYS = 30;
/** After how long a payment that is still under way is shown, in seconds. */
const LONG_SECONDS = 3600;

const number = (expression: ReturnType<typeof sql<number>>) => expression.mapWith(Number);

/** What each gateway took in the last thirty days, to be held against its own statement. */
export function sumByGateway(db: Database, now: Date) {
  const { state, amountFcfa, gateway } = paymentAttempts;
  return db
    .select({
      gateway,
      paid: number(sql<number>`count(*) filter (where ${state} = 'paid')`),
      paidFcfa: number(
        sql<number>`coalesce(sum(${amountFcfa}) filter (where ${state} = 'paid'), 0)`,
      ),
      failed: number(sql<number>`count(*) filter (where ${state} in ('failed', 'expired'))`),
      pending: number(sql<number>`count(*) filter (where ${state} = 'pending')`),
      odd: number(sql<number>`count(*) filter (where ${state} in ('mismatch', 'surplus'))`),
      refundedFcfa: number(
        sql<number>`coalesce(sum(${amountFcfa}) filter (where ${state} = 'refunded'), 0)`,
      ),
    })
    .from(paymentAttempts)
    .where(gte(paymentAttempts.createdAt, new Date(now.getTime() - DAYS * 86_400_000)))
    .groupBy(gateway)
    .orderBy(gateway);
}

/** Whether somebody must see to a payment: paid otherwise than asked, paid twice, under way for long. */
export function isOdd(now: Date): SQL | undefined {
  return or(
    inArray(paymentAttempts.state, ["mismatch", "surplus"]),
    and(
      // Pending, or failed with a webhook since.
      or(
        eq(paymentAttempts.state, "pending"),
        and(
          inArray(paymentAttempts.state, ["failed", "expired"]),
          isNotNull(paymentAttempts.nextLookAt),
        ),
      ),
      lt(paymentAttempts.createdAt, new Date(now.getTime() - LONG_SECONDS * 1000)),
    ),
  );
}

/**
 * What must never be, counted: paid payments without their credit, credits without a paid payment,
 * balances that are not the sum of their moves.
 */
export async function countErrors(db: Database) {
  const given = sql`exists (select 1 from ${creditMoves} where ${creditMoves.key} = 'payment:' || ${payments.id})`;
  const [counted] = await db
    .select({
      uncredited: number(
        // The payment of a subject gives no credit.
        sql<number>`count(*) filter (where ${payments.state} = 'paid' and ${payments.channelId} is not null and not ${given})`,
      ),
      unpaid: number(
        sql<number>`count(*) filter (where ${payments.state} not in ('paid', 'refunded') and ${given})`,
      ),
    })
    .from(payments);
  const sums = db
    .select({
      customerId: creditMoves.customerId,
      channelId: creditMoves.channelId,
      units: sql<number>`sum(${creditMoves.units})`.as("sum_units"),
      remainderFcfa: sql<number>`sum(${creditMoves.remainderFcfa})`.as("sum_remainder"),
    })
    .from(creditMoves)
    .groupBy(creditMoves.customerId, creditMoves.channelId)
    .as("sums");
  const [balances] = await db
    .select({ wrong: number(sql<number>`count(*)`) })
    .from(channelCredits)
    .leftJoin(
      sums,
      and(
        eq(sums.customerId, channelCredits.customerId),
        eq(sums.channelId, channelCredits.channelId),
      ),
    )
    .where(
      sql`${channelCredits.units} is distinct from coalesce(${sums.units}, 0) or ${channelCredits.remainderFcfa} is distinct from coalesce(${sums.remainderFcfa}, 0)`,
    );
  return {
    uncredited: counted?.uncredited ?? 0,
    unpaid: counted?.unpaid ?? 0,
    balances: balances?.wrong ?? 0,
  };
}
