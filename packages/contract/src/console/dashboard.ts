import { z } from "zod";
import { call } from "../call/call.ts";
import { CalendarDate, Instant } from "../call/shapes.ts";
import { statisticNames } from "./dashboard-statistics.ts";
import { exportInput, exportOutput, exportRoute } from "./export.ts";

/** The periods that may be chosen, in days up to today. */
export const dashboardPeriods = [7, 30, 90] as const;

/** A number of each day of a period; null where a ratio has nothing to divide by. */
const Values = z.array(z.number().nullable());

/** One series of a statistic: of all, or of one channel or company. */
export const DashboardSeries = z.object({
  statistic: z.enum(statisticNames),
  /** The channel's number or the gateway's name; empty for the series of all. */
  key: z.string(),
  /** The key as people read it; empty for the series of all. */
  name: z.string(),
  /** Of the period, and of the period before; percents have one decimal. */
  total: z.number().nullable(),
  before: z.number().nullable(),
  values: Values,
  values_before: Values,
});
export type DashboardSeries = z.infer<typeof DashboardSeries>;

export const Dashboard = z.object({
  /** How many days the period has. */
  id: z.int(),
  /** The days of the period, the last is today. */
  days: z.array(CalendarDate),
  /** The days that it is compared with: as many, just before. */
  days_before: z.array(CalendarDate),
  at: Instant,
  /** Only what the role may read. */
  series: z.array(DashboardSeries),
});
export type Dashboard = z.infer<typeof Dashboard>;

const Period = z.union([z.literal(dashboardPeriods), z.enum(["7", "30", "90"]).transform(Number)]);

const path = "/api/v1/console/dashboard" as const;

export const dashboard = {
  /** The same statistics, a line a day, of both periods. */
  export: call("staff", "dashboard:read")
    .route(exportRoute(path, "Export the statistics of the dashboard"))
    .input(exportInput({ days: Period }))
    .output(exportOutput),

  /** The statistics of the last days, each with the same number of days before. */
  read: call("staff", "dashboard:read")
    .route({
      method: "GET",
      path: `${path}/{days}`,
      tags: ["console"],
      summary: "The statistics of the dashboard",
    })
    .input(z.object({ days: Period }))
    .output(Dashboard),
};
