import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { invoices } from "../../payments/invoices/tables.ts";

/** How many invoices a page of them has. */
const PER_PAGE = 30;

/** A page of what we invoiced to a provider, the newest first. */
export async function listReceived(db: Database, providerId: number, page: number) {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.clientProviderId, providerId))
    .orderBy(desc(invoices.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE);
  return { rows: rows.slice(0, PER_PAGE), hasMore: rows.length > PER_PAGE };
}
