import { refusal } from "@jdj/contract/call/refusals";
import { favourites as contract, type FavouriteShop } from "@jdj/contract/providers/favourites";
import type { Database } from "../../../database/connect.ts";
import { answer, asCustomer } from "../../../http/answer.ts";
import { selectFavouriteIds, selectFavouriteShops } from "./queries.ts";
import { addFavourite, removeFavourite, replaceFavourites } from "./replace-favourites.ts";

/** The category of a shop without services. */
const OTHERS = "Autres";

async function idsOf(db: Database, customerId: number): Promise<number[]> {
  return (await selectFavouriteIds(db, { customerId })).map(({ id }) => id);
}

/** The calls of a customer's favourites. A customer's number is their own, or 404. */
export const favouriteCalls = {
  list: answer(contract.list)
    .use(asCustomer)
    .handler(async ({ input, context: { db, actor } }) => {
      const customerId = actor.customer.id;
      if (input.customer_id !== customerId) throw refusal("not-found");
      if (input.ids_only === "true") return idsOf(db, customerId);
      const byCategory: Record<string, FavouriteShop[]> = {};
      for (const row of await selectFavouriteShops(db, { customerId })) {
        const { category: named, shortDescription, ...shop } = row;
        const category = named ?? OTHERS;
        byCategory[category] ??= [];
        byCategory[category].push({ ...shop, short_description: shortDescription });
      }
      return byCategory;
    }),

  update: answer(contract.update)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const customerId = context.actor.customer.id;
      if ((input.customer_id ?? customerId) !== customerId) throw refusal("not-found");
      await replaceFavourites(context, { customerId, ids: input.favorite_ids });
      return { success: true, favorite_ids: await idsOf(context.db, customerId) };
    }),

  toggle: answer(contract.toggle)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const own = { customerId: context.actor.customer.id, providerId: input.id };
      await (input.favorite ? addFavourite(context, own) : removeFavourite(context, own));
      return { success: true };
    }),
};
