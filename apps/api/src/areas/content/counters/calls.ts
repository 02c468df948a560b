import { consoleCounters as contract } from "@jdj/contract/console/counters";
import { calendarDate } from "../../../app-context.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { orderList } from "../../staff/lists/order-list.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { counters } from "../site/tables.ts";
import { addCounter, changeCounter } from "./change-counter.ts";
import { findCounter, listCounters, presentCounter } from "./queries.ts";

export const consoleCounterCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listCounters(db, { offset, limit });
      return pageAnswer(rows, size, (row) => presentCounter(row, calendarDate(now)));
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db, now } }) => findCounter(db, input.id, calendarDate(now))),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addCounter(context, context.author, input);
      const { db, now } = context;
      return findCounter(db, id, calendarDate(now));
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeCounter(context, context.author, input);
      const { db, now } = context;
      return findCounter(db, input.id, calendarDate(now));
    }),

  order: answer(contract.order)
    .use(asStaff)
    .handler(({ input, context }) => orderList(context, "counters", counters, input.rows)),
};
