import { and, eq, inArray } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { isOver } from "./offer.ts";
import { visibilityOffers } from "./tables.ts";

/**
 * Offers anew from today what has run out and is said to renew itself. Any other offer is over
 * until an operator gives it another date.
 * @returns how many
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
