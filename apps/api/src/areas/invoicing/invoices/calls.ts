import {
  shopInvoices as contract,
  type InvoiceSide,
  type ShopInvoice,
} from "@jdj/contract/invoicing/invoices";
import { invoicingMessages } from "@jdj/contract/invoicing/messages";
import { problemOf } from "@jdj/contract/payments/invoice-problem";
import { taxWithin } from "@jdj/contract/payments/price";
import { desc, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { answer, asProvider } from "../../../http/answer.ts";
import { invoiceAddress, invoiceName } from "../../payments/invoices/invoice-address.ts";
import { invoices } from "../../payments/invoices/tables.ts";
import { asOwner } from "../../providers/team/as-owner.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { recordShopInvoice, retryShopInvoice } from "./change-shop-invoice.ts";

/** How many invoices a page of them has. */
const PER_PAGE = 30;

/**
 * A page of the invoices of a provider, the newest first: what we invoiced to them, or what is signed in
 * their name.
 */
async function listShopInvoices(
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

/** The calls about the invoices of a shop. */
export const shopInvoiceCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context, input }) => {
      const { providerId } = context.membership;
      const { rows, hasMore } = await listShopInvoices(context.db, providerId, input);
      return { items: rows.map((row) => presentInvoice(context, row)), has_more: hasMore };
    }),

  retry: answer(contract.retry)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context, input: { id } }) => {
      await retryShopInvoice(context, { providerId: context.membership.providerId, id });
      return { success: true, message: invoicingMessages.retried };
    }),

  record: answer(contract.record)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context, input: { id, reference } }) => {
      const own = { providerId: context.membership.providerId, id };
      await recordShopInvoice(context, own, reference);
      return { success: true, message: invoicingMessages.recorded };
    }),
};

/** An invoice as the owner of a shop reads it. */
function presentInvoice(
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
