import { refusal } from "@jdj/contract/call/refusals";
import { consoleBudgetLines as contract } from "@jdj/contract/console/budget-lines";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../paging.ts";
import { addLine, changeLine, orderLines } from "./change-line.ts";
import { findLine, listGroups, listLines, presentLine } from "./queries.ts";

export const consoleBudgetLineCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const { group_id: groupId, archived, sort } = input;
      const rows = await listLines(db, { groupId, archived, sort, offset, limit });
      return pageAnswer(rows, size, presentLine);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findLine(db, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { group_id: groupId, content, position } = input;
      const id = await addLine(context, context.author, { groupId, content, position });
      return findLine(context.db, id);
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeLine(context, context.author, input);
      return findLine(context.db, input.id);
    }),

  order: answer(contract.order)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await orderLines(context, context.author, input.group_id, input.rows);
      return { success: true as const };
    }),

  groups: answer(contract.groups)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, size } = pageOf(input);
      const rows = await listGroups(db);
      return { rows: rows.slice(offset, offset + size), has_next: rows.length > offset + size };
    }),

  group: answer(contract.group)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const found = (await listGroups(db)).find(({ id }) => id === input.id);
      if (!found) throw refusal("not-found");
      return found;
    }),
};
