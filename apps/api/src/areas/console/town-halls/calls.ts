import { consoleTownHalls as contract } from "@jdj/contract/console/town-halls";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../paging.ts";
import { changeHall } from "./change-hall.ts";
import { findHall, listHalls, presentHall } from "./queries.ts";

export const consoleTownHallCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      return pageAnswer(await listHalls(db, { q: input.q, offset, limit }), size, presentHall);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findHall(db, input.id)),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeHall(context, context.author, input);
      return findHall(context.db, input.id);
    }),
};
