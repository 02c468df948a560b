import { consolePaperLists as contract } from "@jdj/contract/console/paper-lists";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { addPaperList, changePaperList } from "./change-list.ts";
import { findPaperList, listPaperLists } from "./queries.ts";

export const consolePaperListCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const lists = await listPaperLists(db, { townHallId: input.town_hall_id, offset, limit });
      return pageAnswer(lists, size, (list) => list);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findPaperList(db, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addPaperList(context, context.author, input.town_hall_id);
      return findPaperList(context.db, id);
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changePaperList(context, context.author, input);
      return findPaperList(context.db, input.id);
    }),
};
