import { refusal } from "@jdj/contract/call/refusals";
import type { PayoutNumber } from "@jdj/contract/payouts/numbers";
import { numberState, numberUsableFrom, walletLeft } from "@jdj/contract/payouts/payout-number";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { type Beneficiary, isNumberOwnedBy } from "../payouts/payee.ts";
import { pendingTo } from "../payouts/queries.ts";
import { payoutNumbers } from "./tables.ts";

/** A number as it is stored. */
export type StoredNumber = typeof payoutNumbers.$inferSelect;

/** The numbers of a beneficiary, the first one first. */
export async function listNumbers(
  db: Database,
  whose: Beneficiary,
  now: Date,
): Promise<PayoutNumber[]> {
  const rows = await db
    .select()
    .from(payoutNumbers)
    .where(isNumberOwnedBy(whose))
    .orderBy(asc(payoutNumbers.id));
  return Promise.all(
    rows.map(async ({ id, method, phone, holder, isIdentified, provenAt }) => ({
      ...{ id, method, phone, holder },
      is_identified: isIdentified,
      left_fcfa: walletLeft(isIdentified, await pendingTo(db, phone)),
      state: numberState(provenAt, now),
      usable_from: provenAt === null ? null : numberUsableFrom(provenAt).toISOString(),
    })),
  );
}

/** A number of a beneficiary's. @throws not-found */
export async function findNumber(
  db: Database,
  whose: Beneficiary,
  id: number,
): Promise<StoredNumber> {
  const [number] = await db
    .select()
    .from(payoutNumbers)
    .where(and(eq(payoutNumbers.id, id), isNumberOwnedBy(whose)));
  if (!number) throw refusal("not-found");
  return number;
}

/**
 * Refuses a number to which nothing may be paid yet.
 * @throws payout-number-unproven, payout-number-new (409)
 */
export function refuseUnready({ provenAt }: StoredNumber, now: Date): void {
  const state = numberState(provenAt, now);
  if (state === "unproven") throw refusal("payout-number-unproven");
  if (state === "new") throw refusal("payout-number-new");
}
