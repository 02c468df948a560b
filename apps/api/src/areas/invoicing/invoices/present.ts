import type { ShopInvoice } from "@jdj/contract/invoicing/invoices";
import { problemOf } from "@jdj/contract/payments/invoice-problem";
import { taxWithin } from "@jdj/contract/payments/price";
import type { RequestContext } from "../../../app-context.ts";
import { invoiceAddress, invoiceName } from "../../payments/invoices/invoice-address.ts";
import type { invoices } from "../../payments/invoices/tables.ts";

/** An invoice as the owner of a shop reads it. */
export function presentInvoice(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  row: typeof invoices.$inferSelect,
): ShopInvoice {
  const { id, kind, state, reference, lines, totalFcfa, saleId } = row;
  return {
    ...{ id, kind, state, reference },
    number: invoiceName(id),
    verification_url: row.verificationUrl,
    description: lines.map(({ description }) => description).join(", "),
    total: totalFcfa,
    client: row.clientName,
    problem: row.sellerId === null ? null : problemOf(state, row.reason),
    reason: row.sellerId === null ? "" : row.reason,
    tax: row.isTaxed ? taxWithin(totalFcfa) : 0,
    issued_at: row.createdAt.toISOString(),
    credits: saleId === null ? null : invoiceName(saleId),
    url: invoiceAddress(settings.secret, id, now),
  };
}
