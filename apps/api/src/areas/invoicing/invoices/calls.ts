import { shopInvoices as contract } from "@jdj/contract/invoicing/invoices";
import { invoicingMessages } from "@jdj/contract/invoicing/messages";
import { answer, asProvider } from "../../../http/answer.ts";
import { asOwner } from "../../providers/team/as-owner.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { recordShopInvoice, retryShopInvoice } from "./change-shop-invoice.ts";
import { presentInvoice } from "./present.ts";
import { listShopInvoices } from "./queries.ts";

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
