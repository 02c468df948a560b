import { consoleTownHalls as contract } from "@jdj/contract/console/town-halls";
import { answer, asStaff } from "../../../http/answer.ts";
import { exportRows } from "../../staff/lists/export-rows.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { addHall, changeHall } from "./change-hall.ts";
import { findHall, listHalls, listHallsBefore, presentHall } from "./queries.ts";
import { sheetColumns } from "./sheet/columns.ts";

export const consoleTownHallCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const { q, district_id, shown, archived } = input;
      const rows = await listHalls(db, { q, district_id, shown, archived, offset, limit });
      return pageAnswer(rows, size, presentHall);
    }),

  export: answer(contract.export)
    .use(asStaff)
    .handler(({ input: { format, ...filter }, context: { db, now } }) => {
      const columns = sheetColumns.map(({ label, write }) => ({ label, of: write }));
      return exportRows({ name: "mairies", format, now, columns }, (before, limit) =>
        listHallsBefore(db, filter, before, limit),
      );
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findHall(db, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addHall(context, context.author, input);
      return findHall(context.db, id);
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeHall(context, context.author, input);
      return findHall(context.db, input.id);
    }),
};
