import { refusal } from "@jdj/contract/call/refusals";
import { addresses as contract } from "@jdj/contract/providers/addresses";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { and, asc, eq } from "drizzle-orm";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../team/with-provider.ts";
import { towns } from "../towns/tables.ts";
import { addAddress, updateAddress } from "./save-address.ts";
import { providerAddresses } from "./tables.ts";

export const addressCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => ({
      data: await context.db
        .select({
          id: providerAddresses.id,
          name: providerAddresses.name,
          street: providerAddresses.street,
          town_id: providerAddresses.townId,
          town: towns.name,
          latitude: providerAddresses.latitude,
          longitude: providerAddresses.longitude,
        })
        .from(providerAddresses)
        .innerJoin(towns, eq(towns.id, providerAddresses.townId))
        .where(eq(providerAddresses.providerId, context.membership.providerId))
        .orderBy(asc(providerAddresses.position), asc(providerAddresses.id)),
    })),

  add: answer(contract.add)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      await addAddress(context, context.membership.providerId, input);
      return { success: true, message: sentences.addressSaved };
    }),

  update: answer(contract.update)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const { addressId, ...form } = input;
      const { providerId } = context.membership;
      await updateAddress(context, { providerId, addressId }, form);
      return { success: true, message: sentences.addressSaved };
    }),

  remove: answer(contract.remove)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const { providerId } = context.membership;
      const removed = await context.db
        .delete(providerAddresses)
        .where(
          and(
            eq(providerAddresses.id, input.addressId),
            eq(providerAddresses.providerId, providerId),
          ),
        )
        .returning({ id: providerAddresses.id });
      if (removed.length === 0) throw refusal("not-found");
      return { success: true, message: sentences.addressRemoved };
    }),
};
