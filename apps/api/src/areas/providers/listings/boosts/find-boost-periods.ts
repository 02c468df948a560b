import { dateAfter } from "@jdj/french/dates";
import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import type { Period } from "../../subscriptions/listing-periods.ts";
import { providerSubscriptions } from "../../subscriptions/tables.ts";
import { providerServices } from "../../tables.ts";
import { boostPeriod } from "./boost-period.ts";

const trades = sql<number[]>`array(
  select ${providerServices.serviceTypeId} from ${providerServices}
  where ${providerServices.providerId} = ${providerSubscriptions.providerId})`;

/**
 * The days that a boost would have that is paid today, by how many days it lasts: after what the
 * provider has already, when a place is free.
 */
export async function findBoostPeriods(
  db: Database,
  { providerId, today }: { providerId: number; today: string },
): Promise<(days: number) => Period> {
  const { startsOn, endsOn, endedAt, kind, providerId: whose } = providerSubscriptions;
  const booked = await db
    .select({ providerId: whose, startsOn, endsOn, trades })
    .from(providerSubscriptions)
    .where(and(eq(kind, "boost"), isNull(endedAt), gte(endsOn, today)));
  const own = await db
    .select({ id: providerServices.serviceTypeId })
    .from(providerServices)
    .where(eq(providerServices.providerId, providerId));
  const last = booked
    .filter((boost) => boost.providerId === providerId)
    .map((boost) => boost.endsOn)
    .toSorted()
    .at(-1);
  const from = last === undefined ? today : dateAfter(last, 1, "days");
  return (days) => boostPeriod({ booked, trades: own.map(({ id }) => id), days, from });
}
