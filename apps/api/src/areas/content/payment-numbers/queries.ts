import { refusal } from "@jdj/contract/call/refusals";
import type { ConsolePaymentNumber } from "@jdj/contract/console/visibility-offers";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { offerPaymentNumbers } from "../vendors/tables.ts";

type Row = typeof offerPaymentNumbers.$inferSelect;

/** A number in the shape of the contract. */
export function presentNumber({ code: _, isShown, ...row }: Row): ConsolePaymentNumber {
  return { ...row, shown: isShown };
}

/** A page of the numbers in their order. */
export function listNumbers(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(offerPaymentNumbers)
    .orderBy(asc(offerPaymentNumbers.position), asc(offerPaymentNumbers.id))
    .offset(offset)
    .limit(limit);
}

/** One number. @throws not-found */
export async function findNumber(db: Database, id: number): Promise<ConsolePaymentNumber> {
  const [row] = await db.select().from(offerPaymentNumbers).where(eq(offerPaymentNumbers.id, id));
  if (!row) throw refusal("not-found");
  return presentNumber(row);
}
