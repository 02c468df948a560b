import { deliveryZones as contract } from "@jdj/contract/products/delivery";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { withSeller } from "../seller/with-seller.ts";
import { listTowns, listZones } from "./queries.ts";
import { removeZone, saveZone } from "./save-zone.ts";

export const deliveryCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context: { db, membership } }) => {
      const zones = await listZones(db, membership.providerId);
      return {
        data: zones.map(({ id, name, pickup, priceFcfa, days, towns }) => ({
          ...{ id, name, pickup, days, towns },
          price: priceFcfa,
        })),
        towns: await listTowns(db),
      };
    }),

  add: answer(contract.add)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { providerId } = context.membership;
      await saveZone(context, { providerId, zoneId: null }, input);
      return { success: true, message: sentences.zoneSaved };
    }),

  update: answer(contract.update)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { providerId } = context.membership;
      await saveZone(context, { providerId, zoneId: input.id }, input);
      return { success: true, message: sentences.zoneSaved };
    }),

  remove: answer(contract.remove)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { providerId } = context.membership;
      await removeZone(context, { providerId, zoneId: input.id });
      return { success: true, message: sentences.zoneRemoved };
    }),
};
