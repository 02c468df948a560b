import { desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providers } from "../../directory/providers/tables.ts";
import { sellerPayouts } from "../../orders/earnings/tables.ts";

/** How many payouts are shown. */
const MOST = 200;

/** The payouts that sellers asked for: those that wait first, then the newest. */
export async function readPayouts(db: Database) {
  return db
    .select({ payout: sellerPayouts, seller: providers.name })
    .from(sellerPayouts)
    .leftJoin(providers, eq(providers.id, sellerPayouts.providerId))
    .orderBy(isNotNull(sellerPayouts.settledAt), desc(sellerPayouts.id))
    .limit(MOST);
}
