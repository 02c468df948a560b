import {
  moderatedProducts as articleContract,
  moderatedMedia as mediaContract,
} from "@jdj/contract/console/moderation";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import {
  findMedium,
  findProduct,
  listMedia,
  listProducts,
  presentMedium,
  presentProduct,
} from "./queries.ts";
import { setMediumHidden, setProductHidden } from "./set-hidden.ts";

export const moderatedMediaCalls = {
  list: answer(mediaContract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const page = pageOf(input);
      return pageAnswer(await listMedia(db, input, page), page.size, presentMedium);
    }),
  find: answer(mediaContract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findMedium(db, input.id)),
  moderate: answer(mediaContract.moderate)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await setMediumHidden(context, input);
      return findMedium(context.db, input.id);
    }),
};

export const moderatedProductCalls = {
  list: answer(articleContract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const page = pageOf(input);
      return pageAnswer(await listProducts(db, input, page), page.size, presentProduct);
    }),
  find: answer(articleContract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findProduct(db, input.id)),
  moderate: answer(articleContract.moderate)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await setProductHidden(context, input);
      return findProduct(context.db, input.id);
    }),
};
