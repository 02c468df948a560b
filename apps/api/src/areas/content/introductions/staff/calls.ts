import { consoleIntroductions as contract } from "@jdj/contract/console/introductions";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { changeIntroduction } from "./change-introduction.ts";
import { findIntroduction, listIntroductions, presentIntroduction } from "./queries.ts";

export const consoleIntroductionCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listIntroductions(db, { offset, limit });
      return pageAnswer(rows, size, presentIntroduction);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findIntroduction(db, input.id)),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeIntroduction(context, input);
      return findIntroduction(context.db, input.id);
    }),
};
