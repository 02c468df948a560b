import { and, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { RequestContext } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { paymentAttempts } from "../../payments/payments/tables.ts";
import { payouts } from "../../payouts/payouts/tables.ts";
import { BATCH_ROWS } from "./delete-in-batches.ts";

/**
 * Erases the numbers that paid, with or without an account, and those that were paid out: amounts and
 * references stay for the accounts. A payout that waits keeps its number.
 * @returns the number of rows
 */
export async function purgePhones({ db, now }: RequestContext): Promise<number> {
  const before = monthsAgo(now, retentionPeriods.payerPhoneMonths);
  const inBatches = async (table: PgTable, erased: SQL, condition: SQL | undefined) => {
    for (let total = 0; ; ) {
      const { rowCount } = await db.execute(
        sql`update ${table} set ${erased} where ctid = any(array(select ctid from ${table} where ${condition} limit ${BATCH_ROWS}))`,
      );
      total += rowCount ?? 0;
      if ((rowCount ?? 0) < BATCH_ROWS) return total;
    }
  };
  const { createdAt, phone } = paymentAttempts;
  const paid = and(lt(createdAt, before), isNotNull(phone));
  const settled = and(lt(payouts.settledAt, before), ne(payouts.phone, ""));
  return (
    (await inBatches(paymentAttempts, sql`phone = null`, paid)) +
    (await inBatches(payouts, sql`phone = '', holder = '', company_holder = null`, settled))
  );
}
