import type { Listing } from "@jdj/contract/providers/listings";
import { daysUntil } from "@jdj/french/dates";
import { calendarDate, type RequestContext } from "../../../../app-context.ts";
import { missingOf } from "../../publication/missing-items.ts";
import { readPublicationFacts } from "../../publication/read-facts.ts";
import { periodBought } from "../../subscriptions/listing-periods.ts";
import type { Membership } from "../../team/queries.ts";
import { listOffered } from "../prices/queries.ts";
import { lastDayOf, listPeriods, type PeriodRow, readPeriods } from "./read-periods.ts";

/** The listing of a shop as its team sees it; the payments are for its owners. */
export async function describeListing(
  context: RequestContext,
  membership: Membership,
): Promise<Listing> {
  const { db, now } = context;
  const { providerId, role } = membership;
  const today = calendarDate(now);
  const isOwner = role === "owner";
  const periods = await listPeriods(db, providerId, "listing");
  const had = periods.filter(({ startedAt, endedAt }) => startedAt !== null || endedAt === null);
  const open = had.filter(({ endedAt }) => endedAt === null);
  const lastOf = (rows: readonly PeriodRow[]) => rows.map(lastDayOf).toSorted().at(-1);
  const lastDay = lastOf(open) ?? null;
  const isRunning = open.some(({ startedAt }) => startedAt !== null);
  const page = await pageState(context, membership);
  return {
    state: isRunning ? "running" : had.length > 0 ? "ended" : "none",
    ends_on: lastDay ?? lastOf(had) ?? null,
    days_left: isRunning && lastDay !== null ? daysUntil(lastDay, today) : null,
    page,
    offers: (await listOffered(db, "listing")).map(({ length: months, priceFcfa }) => {
      const { startsOn, endsOn } = periodBought({ lastDay, today, months });
      return { months, price_fcfa: priceFcfa, starts_on: startsOn, ends_on: endsOn };
    }),
    ...(isOwner
      ? await readPeriods(context, { providerId, kind: "listing" }, periods)
      : { periods: [], pending: null }),
    can: { pay: isOwner && page !== "suspended" && page !== "incomplete" },
  };
}

async function pageState(
  { db }: RequestContext,
  { providerId, releasedAt, publishedAt, suspendedAt }: Membership,
): Promise<Listing["page"]> {
  if (suspendedAt !== null) return "suspended";
  if (publishedAt !== null) return "public";
  if (releasedAt !== null) return "released";
  const facts = await readPublicationFacts(db, providerId);
  return facts !== null && missingOf(facts).length === 0 ? "draft" : "incomplete";
}
