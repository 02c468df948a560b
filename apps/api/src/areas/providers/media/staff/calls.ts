import { moderatedMedia as contract } from "@jdj/contract/console/provider-media";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { hideMedium } from "./hide-medium.ts";
import { findMedium, listMedia, presentMedium } from "./queries.ts";

export const moderatedMediaCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const page = pageOf(input);
      return pageAnswer(await listMedia(db, input, page), page.size, presentMedium);
    }),
  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findMedium(db, input.id)),
  moderate: answer(contract.moderate)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await hideMedium(context, input);
      return findMedium(context.db, input.id);
    }),
};
