import { backOf, splitRefund } from "@jdj/contract/orders/suborder-money";
import { eq } from "drizzle-orm";
import { wholeLine } from "../../payments/invoices/invoice-lines.ts";
import {
  creditSale,
  type InvoicingTransaction,
  invoiceSale,
} from "../../payments/invoices/write-invoice.ts";
import { providers } from "../../providers/tables.ts";
import type { SellerOrder, StoredOrder } from "../orders/lock-order.ts";

const subjectOf = ({ id }: Pick<SellerOrder, "id">) => ({ kind: "commission" as const, id });

/** What we keep of a suborder: its commission, less that on what was given back. */
export function earnedCommission(
  suborder: Pick<
    SellerOrder,
    "providerId" | "goodsFcfa" | "deliveryFcfa" | "commissionFcfa" | "refundedFcfa"
  >,
): number {
  const given = splitRefund(suborder, backOf(suborder, suborder.refundedFcfa));
  return suborder.commissionFcfa - given.commissionFcfa;
}

/**
 * Writes the invoice to a seller of our commission on a suborder, in the transaction that releases its
 * money; the commission contains the tax. A second call changes nothing.
 */
export async function invoiceCommission(
  context: InvoicingTransaction,
  { reference }: Pick<StoredOrder, "reference">,
  suborder: SellerOrder,
): Promise<void> {
  const { providerId, commissionPercent } = suborder;
  const [seller] =
    providerId === null
      ? []
      : await context.db
          .select({
            name: providers.name,
            taxpayerNumber: providers.taxpayerNumber,
            phone: providers.phone,
            email: providers.email,
          })
          .from(providers)
          .where(eq(providers.id, providerId));
  const totalFcfa = earnedCommission(suborder);
  const description = `Commission de ${commissionPercent}\u00a0% sur la commande ${reference}`;
  await invoiceSale(context, {
    subject: subjectOf(suborder),
    attemptId: null,
    payment: "transfer",
    client: seller ?? { name: "Vendeur parti", taxpayerNumber: null, phone: null, email: null },
    clientProviderId: providerId,
    lines: [wholeLine(reference, description, totalFcfa)],
    totalFcfa,
  });
}

/** Writes the credit note of a commission that we give back after its invoice; nothing before. @param back.part which of several refunds it is of */
export async function creditCommission(
  context: InvoicingTransaction,
  suborder: Pick<SellerOrder, "id">,
  { part, amountFcfa }: { part: string; amountFcfa: number },
): Promise<void> {
  const key = `commission:${suborder.id}:returned${part}`;
  await creditSale(context, subjectOf(suborder), { key, amountFcfa });
}
