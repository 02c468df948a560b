import { and, eq, inArray } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { isOver } from "./offer-dates.ts";
import { visibilityOffers } from "./tables.ts";

/**
 * Renews expired offers that are set to renew themselves, from today. Any other offer stays closed
 * until an operator sets another date.
 * @returns the number of renewed offers
 */
export async function renewOffers({
  db,
  now,
}: Pick<RequestContext, "db" | "now">): Promise<number> {
  const today = calendarDate(now);
  const offers = await db
    .select()
    .from(visibilityOffers)
    .where(eq(visibilityOffers.renewsItself, true));
  const over = offers.filter((offer) => isOver(offer, today)).map(({ id }) => id);
  if (over.length === 0) return 0;
  await db
    .update(visibilityOffers)
    .set({ offeredOn: today })
    .where(and(inArray(visibilityOffers.id, over), eq(visibilityOffers.renewsItself, true)));
  return over.length;
}
