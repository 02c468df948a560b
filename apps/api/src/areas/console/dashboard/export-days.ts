import type { Dashboard } from "@jdj/contract/console/dashboard";
import { dashboardStatistics } from "@jdj/contract/console/dashboard-statistics";
import { shortDate } from "@jdj/french/dates";
import type { ExportColumn } from "../../staff/lists/export-rows.ts";

/** A day of both periods, with the value of each series in their order. */
interface ExportedDay {
  id: number;
  day: string;
  values: (number | null)[];
}

const units = { count: "", fcfa: " (FCFA)", percent: " (%)" };

/** The days of both periods, the newest first. */
export function daysOf({ days, days_before, series }: Dashboard): ExportedDay[] {
  return [...days_before, ...days]
    .map((day, at) => ({
      id: at + 1,
      day,
      values: series.map(({ values, values_before }) => [...values_before, ...values][at] ?? null),
    }))
    .reverse();
}

/** The day, and a column for each series. */
export function columnsOf({ series }: Dashboard): ExportColumn<ExportedDay>[] {
  return [
    { label: "Jour", of: ({ day }) => shortDate(day) },
    ...series.map(({ figure, name }, at): ExportColumn<ExportedDay> => {
      const { label, unit } = dashboardStatistics[figure];
      return {
        label: `${label}${name === "" ? "" : ` : ${name}`}${units[unit]}`,
        of: ({ values }) => values[at] ?? null,
      };
    }),
  ];
}
