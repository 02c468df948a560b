import { eq } from "drizzle-orm";
import { hasKey } from "../../invoicing/keys/queries.ts";
import { findPayer } from "../../payments/initiations/find-payer.ts";
import {
  creditSale,
  type InvoicingTransaction,
  invoicePaymentOf,
  invoiceSale,
} from "../../payments/invoices/write-invoice.ts";
import { findPaidAttempt } from "../../payments/subjects/find-paid-attempt.ts";
import { providers } from "../../providers/tables.ts";
import { linesOf, type SellerOrder, type StoredOrder } from "../orders/lock-order.ts";
import { suborderLines } from "./suborder-lines.ts";

const subjectOf = ({ id }: Pick<SellerOrder, "id">) => ({ kind: "suborder" as const, id });

/**
 * Writes the invoice of a suborder to its buyer in the seller's name, in the transaction that releases
 * its money; nothing where the seller entrusted no key to us. A second call changes nothing.
 */
export async function invoiceSuborder(
  context: InvoicingTransaction,
  order: Pick<StoredOrder, "id" | "reference" | "customerId" | "recipient" | "phone">,
  suborder: SellerOrder,
): Promise<void> {
  const { db: tx } = context;
  const { providerId } = suborder;
  if (providerId === null || !(await hasKey(tx, providerId))) return;
  const [seller] = await tx
    .select({
      id: providers.id,
      name: providers.name,
      taxpayerNumber: providers.taxpayerNumber,
      isTaxed: providers.isTaxed,
    })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (!seller) return;
  const { isTaxed } = seller;
  const payer = await findPayer(tx, order.customerId);
  const name = `${payer.givenNames} ${payer.lastName}`.trim() || order.recipient || "Client";
  const paid = await findPaidAttempt(tx, { kind: "order", id: order.id });
  const { reference } = order;
  await invoiceSale(context, {
    subject: subjectOf(suborder),
    attemptId: null,
    // Without a payment of its own it was paid by what was collected for a fabric order.
    payment: paid === null ? "transfer" : invoicePaymentOf(paid.attempt),
    client: {
      ...{ name, taxpayerNumber: null, email: payer.email },
      phone: payer.phone ?? (order.phone || null),
    },
    clientProviderId: null,
    ...{ seller, isTaxed },
    ...suborderLines(suborder, await linesOf(tx, [suborder]), { reference, isTaxed }),
  });
}

/** Names the credit note of a suborder's invoice. @param part which of several refunds it is of */
export function creditNoteKey(suborderId: number, part: string): string {
  return `suborder:${suborderId}:returned${part}`;
}

/** Writes the credit note of what a buyer gets back after that invoice; nothing before. */
export async function creditSuborder(
  context: InvoicingTransaction,
  suborder: Pick<SellerOrder, "id">,
  { part, amountFcfa }: { part: string; amountFcfa: number },
): Promise<void> {
  const key = creditNoteKey(suborder.id, part);
  await creditSale(context, subjectOf(suborder), { key, amountFcfa });
}
