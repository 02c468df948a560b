import { refusal } from "@jdj/contract/call/refusals";
import { SHOP_PRODUCTS_A_PAGE } from "@jdj/contract/products/limits";
import { shops as contract, salesSteps } from "@jdj/contract/products/shops";
import { listPage } from "../../../database/list-page.ts";
import { answer } from "../../../http/answer.ts";
import { withExpected } from "../../products/products/delivery-ways.ts";
import { countListed, countSales, findShop, listListed, listShops } from "./queries.ts";

/** The highest step that so many sales reached. */
const salesStep = (sales: number) => salesSteps.findLast((step) => sales >= step) ?? 0;

/** The calls of the sellers' pages. Public. */
export const shopCalls = {
  list: answer(contract.list).handler(({ context: { db } }) => listShops(db)),

  shop: answer(contract.shop).handler(async ({ context: { db, now, productIndex }, input }) => {
    const found = await findShop(db, input.id);
    if (found?.seller.openedAt == null) throw refusal("not-found");
    const { seller } = found;
    const [{ total, reviews, tenths }, sales] = await Promise.all([
      countListed(db, input.id),
      countSales(db, input.id, Math.max(...salesSteps)),
    ]);
    const { figures, ...page } = listPage(total, input.page, SHOP_PRODUCTS_A_PAGE);
    const ids = await listListed(db, input.id, page);
    return {
      shop: {
        id: seller.providerId,
        name: found.name,
        presentation: seller.presentation,
        town: found.town ?? "",
        since: found.seller.openedAt.toISOString().slice(0, 7),
        mark: reviews === 0 ? null : tenths / 10,
        reviews_count: reviews,
        sales_from: salesStep(sales),
        preparation_days: seller.preparationDays,
        return_days: seller.returnDays,
        delivery: withExpected(
          found.delivery,
          { preparationDays: seller.preparationDays, weekdays: found.weekdays },
          now,
        ),
        in_directory: found.isInDirectory,
        demonstration: found.demonstration,
      },
      articles: await productIndex.cards(db, ids),
      ...figures,
    };
  }),
};
