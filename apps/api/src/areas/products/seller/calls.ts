import { seller as contract } from "@jdj/contract/products/seller";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import { answer, asProvider } from "../../../http/answer.ts";
import { asOwner } from "../../providers/team/as-owner.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { joinDirectory, openSales, saveSeller } from "./open-sales.ts";
import { findSeller } from "./queries.ts";
import { withSeller } from "./with-seller.ts";

export const sellerCalls = {
  get: answer(contract.get)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => {
      const { db, membership, settings } = context;
      const found = await findSeller(db, membership.providerId);
      return {
        data: found && {
          version: found.version,
          presentation: found.presentation,
          preparation_days: found.preparationDays,
          return_days: found.returnDays,
          commission_percent: found.commissionPercent ?? settings.commissionPercent,
          suspended: found.suspendedAt !== null,
          sells_only: found.sellsOnly,
        },
      };
    }),

  open: answer(contract.open)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-selling"))
    .handler(async ({ context }) => {
      await openSales(context, context.membership);
      return { success: true, message: sentences.opened };
    }),

  save: answer(contract.save)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      await saveSeller(context, context.membership.providerId, input);
      return { success: true, message: sentences.saved };
    }),

  joinDirectory: answer(contract.joinDirectory)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .use(asOwner("owner-only-selling"))
    .handler(async ({ context }) => {
      await joinDirectory(context, context.membership.providerId);
      return { success: true, message: sentences.inDirectory };
    }),
};
