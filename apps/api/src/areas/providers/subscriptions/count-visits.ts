import { count } from "@jdj/french/plural";
import { and, eq, inArray, sql, sum } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providerViews } from "../views/tables.ts";
import { providerSubscriptions } from "./tables.ts";

/** How often the page was seen and asked for a quote within a period. */
export interface PeriodVisits {
  seen: number;
  requested: number;
  /** The same on as many days before its first one. */
  seenBefore: number;
}

/** The visits of periods until a day, or until their last one, by the numbers of the periods. */
export async function countVisits(
  db: Database,
  ids: readonly number[],
  today: string,
): Promise<Map<number, PeriodVisits>> {
  if (ids.length === 0) return new Map();
  const { id, startsOn, endsOn, providerId } = providerSubscriptions;
  const lastDay = sql`least(${endsOn}, ${today}::date)`;
  const within = sql`${providerViews.day} >= ${startsOn}`;
  const { seen, requested } = providerViews;
  const rows = await db
    .select({
      id,
      seen: sql<number>`coalesce(${sum(seen)} filter (where ${within}), 0)::int`,
      requested: sql<number>`coalesce(${sum(requested)} filter (where ${within}), 0)::int`,
      seenBefore: sql<number>`coalesce(${sum(seen)} filter (where not ${within}), 0)::int`,
    })
    .from(providerSubscriptions)
    .leftJoin(
      providerViews,
      and(
        eq(providerViews.providerId, providerId),
        sql`${providerViews.day} between ${startsOn} - (${lastDay} - ${startsOn} + 1) and ${lastDay}`,
      ),
    )
    .where(inArray(id, [...ids]))
    .groupBy(id);
  return new Map(rows.map(({ id: of, ...visits }) => [of, visits]));
}

/** The result of a boost as its provider reads it: « 312 visites (118 avant), 9 demandes de devis ». */
export function boostSummary({ seen, requested, seenBefore }: PeriodVisits): string {
  const visits = count(seen, "visite", "visites");
  const requests = count(requested, "demande de devis", "demandes de devis");
  return `${visits} (${seenBefore} sur autant de jours avant), ${requests}`;
}
