import type { InvoiceSide } from "@jdj/contract/invoicing/invoices";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { invoices } from "../../payments/invoices/tables.ts";

/** How many invoices a page of them has. */
const PER_PAGE = 30;

/**
 * A page of the invoices of a provider, the newest first: what we invoiced to them, or what is signed in
 * their name.
 */
export async function listShopInvoices(
  db: Database,
  providerId: number,
  { side, page }: { side: InvoiceSide; page: number },
) {
  const column = side === "received" ? invoices.clientProviderId : invoices.sellerId;
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(column, providerId))
    .orderBy(desc(invoices.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE);
  return { rows: rows.slice(0, PER_PAGE), hasMore: rows.length > PER_PAGE };
}
