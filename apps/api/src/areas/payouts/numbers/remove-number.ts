import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Beneficiary } from "../payouts/payee.ts";
import { findNumber } from "./queries.ts";
import { payoutNumbers } from "./tables.ts";

/** Removes a number; payouts that were asked for keep theirs. @throws not-found */
export async function removeNumber(
  { db }: RequestContext,
  whose: Beneficiary,
  id: number,
): Promise<void> {
  const number = await findNumber(db, whose, id);
  await db.delete(payoutNumbers).where(eq(payoutNumbers.id, number.id));
}
