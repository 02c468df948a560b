import { eq } from "drizzle-orm";
import { wholeLine } from "../../../payments/invoices/invoice-lines.ts";
import {
  type InvoicingTransaction,
  invoicePaymentOf,
  invoiceSale,
} from "../../../payments/invoices/write-invoice.ts";
import { findPaidAttempt } from "../../../payments/subjects/find-paid-attempt.ts";
import { providers } from "../../tables.ts";
import { periodName } from "./period-name.ts";
import type { listingPurchases } from "./tables.ts";

/** Writes the invoice of a paid period of listing or boost, in the transaction that records its payment. */
export async function invoicePurchase(
  context: InvoicingTransaction,
  { id, kind, length, providerId }: typeof listingPurchases.$inferSelect,
): Promise<void> {
  const { db: tx } = context;
  const paid = await findPaidAttempt(tx, { kind, id });
  const [client] = await tx
    .select({
      name: providers.name,
      taxpayerNumber: providers.taxpayerNumber,
      phone: providers.phone,
      email: providers.email,
    })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (!paid || !client) return;
  const description = periodName({ kind, length });
  await invoiceSale(context, {
    subject: { kind: "payment", id: paid.attempt.id },
    attemptId: paid.attempt.id,
    payment: invoicePaymentOf(paid.attempt),
    client,
    clientProviderId: providerId,
    lines: [wholeLine(paid.reference, description, paid.attempt.amountFcfa)],
    totalFcfa: paid.attempt.amountFcfa,
  });
}
