import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { invoices } from "./tables.ts";

/** What a receipt shows of an invoice that the tax office signed. */
export interface SignedInvoice {
  reference: string;
  /** The address of its QR code. */
  verificationUrl: string;
}

/** A signed invoice by its key, `payment:12` or `refund:56`; null for one that is not signed. */
export async function findSignedInvoice(db: Database, key: string): Promise<SignedInvoice | null> {
  const [found] = await db
    .select({ reference: invoices.reference, verificationUrl: invoices.verificationUrl })
    .from(invoices)
    .where(and(eq(invoices.key, key), eq(invoices.state, "signed")));
  if (!found?.reference || !found.verificationUrl) return null;
  return { reference: found.reference, verificationUrl: found.verificationUrl };
}
