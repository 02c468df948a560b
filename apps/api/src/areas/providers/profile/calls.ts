import { refusal } from "@jdj/contract/call/refusals";
import { providerProfile as contract } from "@jdj/contract/providers/profile";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { alsoRefuseFields } from "../../../http/also-refuse-fields.ts";
import { answer, answerAllErrors, asProvider } from "../../../http/answer.ts";
import { missingOf } from "../publication/missing-items.ts";
import { membershipFor } from "../team/queries.ts";
import { withProvider } from "../team/with-provider.ts";
import { publishShop, unpublishShop } from "./publish-shop.ts";
import { findShop, listChoices } from "./queries.ts";
import { saveShop } from "./save-shop.ts";
import { shopFormErrors } from "./shop-form.ts";

export const profileCalls = {
  get: answer(contract.get)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => {
      const shop = await findShop(context.db, context.membership.providerId);
      return {
        id: shop.id,
        version: shop.version,
        name: shop.name,
        short_description: shop.shortDescription,
        description: shop.description,
        min_price: shop.minPriceFcfa,
        max_price: shop.maxPriceFcfa,
        price_unit: shop.priceUnit,
        town_id: shop.townId,
        served_town_ids: shop.servedTownIds,
        service_type_ids: shop.serviceTypeIds,
        phone: shop.phone,
        whatsapp: shop.whatsapp,
        email: shop.email,
        website: shop.website,
        taxpayer_number: shop.taxpayerNumber,
        is_taxed: shop.isTaxed,
        published: shop.publishedAt !== null,
        released: shop.releasedAt !== null,
        suspended: shop.suspendedAt !== null,
        missing: missingOf({ ...shop, services: shop.serviceTypeIds.length }),
      };
    }),

  choices: answer(contract.choices)
    .use(asProvider)
    .handler(async ({ context }) => {
      const membership = await membershipFor.find(context, { userId: context.actor.user.id });
      return listChoices(context.db, membership?.providerId ?? null);
    }),

  save: answerAllErrors(contract.save)
    .use(asProvider)
    .use(alsoRefuseFields((input) => shopFormErrors(Object(input))))
    .use(withProvider)
    .handler(async ({ input, context }) => {
      await saveShop(context, context.membership, input);
      return { success: true, message: sentences.saved };
    }),

  publish: answer(contract.publish)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => {
      if (context.membership.selling === "only") throw refusal("sells-only");
      const isPublic = await publishShop(context, context.membership.providerId);
      return { success: true, message: isPublic ? sentences.published : sentences.released };
    }),

  unpublish: answer(contract.unpublish)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => {
      await unpublishShop(context, context.membership.providerId);
      return { success: true, message: sentences.unpublished };
    }),
};
