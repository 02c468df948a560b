import type { StaffRole } from "@jdj/contract/call/staff-policy";
import type { Dashboard } from "@jdj/contract/console/dashboard";
import { methodFacts } from "@jdj/contract/payments/methods";
import { and, asc, gte, lte } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { channels } from "../../campaigns/channels/tables.ts";
import { methodOf } from "../../payments/payments/gateway-methods.ts";
import { countDays } from "./count-days.ts";
import { dayAfter, daysBetween } from "./days-between.ts";
import { seriesFor } from "./series.ts";
import { lastCountedDay } from "./store-days.ts";
import { dailyStatistics } from "./tables.ts";

/** More days that nobody counted than that: the nightly job did not run, and is asked to. */
const MOST_MISSING = 3;

const companyNames = new Map<string, string>(
  gatewayNames.map((name) => [name, methodFacts[methodOf(name)].name]),
);

async function channelNames(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: channels.id, name: channels.name })
    .from(channels)
    .orderBy(asc(channels.position));
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

/**
 * The statistics of the last days that a role may read. Days that are over were counted at night; today
 * is counted now.
 */
export async function readDashboard(
  context: Pick<RequestContext, "db" | "replica" | "now"> & { jobs: Pick<Jobs, "enqueue"> },
  role: StaffRole,
  period: number,
): Promise<Dashboard> {
  const { db, replica, now, jobs } = context;
  const today = calendarDate(now);
  const from = dayAfter(today, 1 - 2 * period);
  const stored = await replica
    .select()
    .from(dailyStatistics)
    .where(and(gte(dailyStatistics.day, from), lte(dailyStatistics.day, today)));
  const last = await lastCountedDay(replica);
  const missing = last === null || last < from ? from : dayAfter(last, 1);
  const counted = await countDays(replica, { from: missing, to: today, now });
  if (daysBetween(missing, today).length > MOST_MISSING)
    await jobs.enqueue(db, "count-days", {}, { once: { key: "count-days", seconds: 600 } });
  const days = daysBetween(dayAfter(today, 1 - period), today);
  const before = daysBetween(from, dayAfter(today, -period));
  const names = { channel: await channelNames(replica), company: companyNames };
  return {
    id: period,
    days,
    days_before: before,
    at: now.toISOString(),
    series: seriesFor(role, { counts: [...stored, ...counted], days, before, names }),
  };
}
