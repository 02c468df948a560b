import { moderatedProducts as contract } from "@jdj/contract/console/products";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { hideProduct } from "./hide-product.ts";
import { findProduct, listProducts, presentProduct } from "./queries.ts";

export const moderatedProductCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const page = pageOf(input);
      return pageAnswer(await listProducts(db, input, page), page.size, presentProduct);
    }),
  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findProduct(db, input.id)),
  moderate: answer(contract.moderate)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await hideProduct(context, input);
      return findProduct(context.db, input.id);
    }),
};
