import { wishes as contract, WISHES_A_PAGE } from "@jdj/contract/products/wishes";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { listPage } from "../../../database/list-page.ts";
import { answer, asCustomer } from "../../../http/answer.ts";
import { products } from "../products/tables.ts";
import { addWish, removeWish } from "./change-wishes.ts";
import { wishes } from "./tables.ts";

/** What a customer wishes for, the newest first, each with when it was listed; null for what is not. */
function listWishes(db: Database, customerId: number) {
  return db
    .select({ id: wishes.productId, listedAt: products.listedAt })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(eq(wishes.customerId, customerId))
    .orderBy(desc(wishes.createdAt), desc(wishes.productId));
}

/** The calls of a customer's wish list. */
export const wishCalls = {
  list: answer(contract.list)
    .use(asCustomer)
    .handler(async ({ input, context: { db, actor, productIndex } }) => {
      const all = await listWishes(db, actor.customer.id);
      const listed = all.filter(({ listedAt }) => listedAt !== null);
      const { offset, limit, figures } = listPage(listed.length, input.page, WISHES_A_PAGE);
      const shown = listed.slice(offset, offset + limit);
      return {
        data: await productIndex.cards(
          db,
          shown.map(({ id }) => id),
        ),
        ...figures,
        gone: all.length - listed.length,
      };
    }),

  ids: answer(contract.ids)
    .use(asCustomer)
    .handler(async ({ context: { db, actor } }) => {
      const rows = await db
        .select({ id: wishes.productId })
        .from(wishes)
        .where(eq(wishes.customerId, actor.customer.id));
      return rows.map(({ id }) => id);
    }),

  toggle: answer(contract.toggle)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const wish = { customerId: context.actor.customer.id, productId: input.id };
      await (input.wished ? addWish(context, wish) : removeWish(context, wish));
      return { success: true };
    }),
};
