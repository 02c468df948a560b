import { dashboard as contract, type Dashboard } from "@jdj/contract/console/dashboard";
import { dashboardStatistics } from "@jdj/contract/console/dashboard-statistics";
import { shortDate } from "@jdj/french/dates";
import { answer, asStaff } from "../../../http/answer.ts";
import { type ExportColumn, exportRows } from "../../staff/lists/export-rows.ts";
import { readDashboard } from "./read-dashboard.ts";

/** A day of both periods, with the value of each series in their order. */
interface ExportedDay {
  id: number;
  day: string;
  values: (number | null)[];
}

const units = { count: "", fcfa: " (FCFA)", percent: " (%)" };

/** The days of both periods, the newest first. */
function daysOf({ days, days_before, series }: Dashboard): ExportedDay[] {
  return [...days_before, ...days]
    .map((day, at) => ({
      id: at + 1,
      day,
      values: series.map(({ values, values_before }) => [...values_before, ...values][at] ?? null),
    }))
    .reverse();
}

/** The day, and a column for each series. */
function columnsOf({ series }: Dashboard): ExportColumn<ExportedDay>[] {
  return [
    { label: "Jour", of: ({ day }) => shortDate(day) },
    ...series.map(({ statistic, name }, at): ExportColumn<ExportedDay> => {
      const { label, unit } = dashboardStatistics[statistic];
      return {
        label: `${label}${name === "" ? "" : ` : ${name}`}${units[unit]}`,
        of: ({ values }) => values[at] ?? null,
      };
    }),
  ];
}

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
