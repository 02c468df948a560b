import { invoicingKey as contract } from "@jdj/contract/invoicing/keys";
import { invoicingMessages } from "@jdj/contract/invoicing/messages";
import { eq } from "drizzle-orm";
import { answer, asProvider } from "../../../http/answer.ts";
import { confirmPassword } from "../../identity/users/confirm-password.ts";
import { providers } from "../../providers/tables.ts";
import { asOwner } from "../../providers/team/as-owner.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { findKey } from "./queries.ts";
import { removeKey } from "./remove-key.ts";
import { saveKey } from "./save-key.ts";

/** The calls about the key that a shop entrusts to us. */
export const invoicingKeyCalls = {
  get: answer(contract.get)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context: { db, invoicing, membership } }) => {
      const { providerId } = membership;
      const key = await findKey(db, providerId);
      const [shop] = await db
        .select({ number: providers.taxpayerNumber, isTaxed: providers.isTaxed })
        .from(providers)
        .where(eq(providers.id, providerId));
      return {
        data: key && {
          last_four: key.lastFour,
          ...{ establishment: key.establishment, point_of_sale: key.pointOfSale },
          ...{ address: key.address, entered_at: key.enteredAt.toISOString() },
          ...{ problem: key.problem, stickers_left: key.stickersLeft },
        },
        taxpayer_number: shop?.number ?? null,
        is_taxed: shop?.isTaxed ?? false,
        open: invoicing !== null,
      };
    }),

  save: answer(contract.save)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context, input }) => {
      const { actor, membership } = context;
      await confirmPassword(context, actor.user, input.current_password, "current_password");
      const whose = { providerId: membership.providerId, userId: actor.user.id };
      await saveKey(context, whose, {
        ...{ taxpayerNumber: input.taxpayer_number, isTaxed: input.is_taxed, key: input.key },
        ...{ establishment: input.establishment, pointOfSale: input.point_of_sale },
        address: input.address ?? null,
      });
      return { success: true, message: invoicingMessages.keySaved };
    }),

  remove: answer(contract.remove)
    .use(asProvider)
    .use(withProvider)
    .use(asOwner("owner-only-money"))
    .handler(async ({ context }) => {
      await removeKey(context, context.membership.providerId);
      return { success: true, message: invoicingMessages.keyRemoved };
    }),
};
