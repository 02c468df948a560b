import { refusal } from "@jdj/contract/call/refusals";
import { dateIn } from "@jdj/french/dates";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { packages } from "../../providers/packages/tables.ts";
import { lockCalendar, writeBusyDays } from "../bookings/busy-days.ts";

/**
 * Withdraws a package of a provider for good: nobody finds or books it any more, and its bookings
 * stand. A second press changes nothing.
 * @throws not-found for another's
 */
export async function removePackage(
  { db, now }: RequestContext,
  providerId: number,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCalendar(tx, providerId);
    const removed = await tx
      .update(packages)
      .set({ removedAt: now, publishedAt: null })
      .where(and(eq(packages.id, id), eq(packages.providerId, providerId)))
      .returning({ id: packages.id });
    if (removed.length === 0) throw refusal("not-found");
    await writeBusyDays(tx, providerId, dateIn(now));
  });
}
