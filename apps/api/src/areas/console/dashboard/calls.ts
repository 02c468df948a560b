import { dashboard as contract } from "@jdj/contract/console/dashboard";
import { answer, asStaff } from "../../../http/answer.ts";
import { exportRows } from "../../staff/lists/export-rows.ts";
import { columnsOf, daysOf } from "./export-days.ts";
import { readDashboard } from "./read-dashboard.ts";

export const dashboardCalls = {
  export: answer(contract.export)
    .use(asStaff)
    .handler(async ({ input: { days, format }, context }) => {
      const board = await readDashboard(context, context.author.role, days);
      const file = { name: "tableau-de-bord", format, now: context.now };
      return exportRows({ ...file, columns: columnsOf(board) }, (before) =>
        Promise.resolve(before === undefined ? daysOf(board) : []),
      );
    }),

  read: answer(contract.read)
    .use(asStaff)
    .handler(({ input, context }) => readDashboard(context, context.author.role, input.days)),
};
