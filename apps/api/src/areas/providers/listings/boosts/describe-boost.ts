import type { Boost } from "@jdj/contract/providers/boosts";
import { calendarDate, type RequestContext } from "../../../../app-context.ts";
import { countVisits } from "../../subscriptions/count-visits.ts";
import type { Membership } from "../../team/queries.ts";
import { listOffered } from "../prices/queries.ts";
import { listPeriods, readPeriods } from "../purchases/read-periods.ts";
import { lastDayOfKind } from "../purchases/record-payment.ts";
import { findBoostPeriods } from "./find-boost-periods.ts";
import { pageState } from "./shop-page-state.ts";

/** The boosts of a shop as its team sees them; the payments are for its owners. */
export async function describeBoost(
  context: RequestContext,
  membership: Membership,
): Promise<Boost> {
  const { db, now } = context;
  const { providerId, role } = membership;
  const today = calendarDate(now);
  const isOwner = role === "owner";
  const page = await pageState(db, membership);
  const rows = await listPeriods(db, providerId, "boost");
  const running = rows.find(({ startedAt, endedAt }) => startedAt !== null && endedAt === null);
  const listedUntil = await lastDayOfKind(db, providerId, "listing");
  const periodOf = await findBoostPeriods(db, { providerId, today });
  const { periods, pending } = isOwner
    ? await readPeriods(context, { providerId, kind: "boost" }, rows)
    : { periods: [], pending: null };
  const ids = periods.map(({ id }) => id);
  const visits = await countVisits(db, ids, today);
  return {
    page,
    ends_on: running?.endsOn ?? null,
    offers: (await listOffered(db, "boost")).map(({ length: days, priceFcfa }) => {
      const { startsOn, endsOn } = periodOf(days);
      const isListed = listedUntil !== null && endsOn <= listedUntil;
      const dates = { starts_on: startsOn, ends_on: endsOn, is_listed: isListed };
      return { days, price_fcfa: priceFcfa, ...dates };
    }),
    periods: periods.map((period) => {
      const { seen = 0, requested = 0, seenBefore = 0 } = visits.get(period.id) ?? {};
      return { ...period, seen, requested, seen_before: seenBefore };
    }),
    pending,
    can: { pay: isOwner && page === "public" },
  };
}
