import { shopInvoices as contract } from "@jdj/contract/invoicing/invoices";
import { answer, asProvider } from "../../../http/answer.ts";
import { asOwner } from "../../provider-accounts/members/as-owner.ts";
import { withProvider } from "../../provider-accounts/members/with-provider.ts";
import { presentInvoice } from "./present.ts";
import { listReceived } from "./queries.ts";

/** The calls about the invoices of a shop. */
export const shopInvoiceCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context, input: { page } }) => {
      const { providerId } = context.membership;
      const { rows, hasMore } = await listReceived(context.db, providerId, page);
      return { data: rows.map((row) => presentInvoice(context, row)), has_more: hasMore };
    }),
};
