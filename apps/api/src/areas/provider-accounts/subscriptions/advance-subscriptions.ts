import { subscriptionNames } from "@jdj/contract/directory/subscriptions";
import { at } from "@jdj/contract/paths/addresses";
import { shortDate } from "@jdj/french/dates";
import { and, eq, gte, isNull, lt, lte } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { placeProvider } from "../../directory/subscriptions/place-provider.ts";
import { providerSubscriptions } from "../../directory/subscriptions/tables.ts";
import { notifyProvider } from "../notices/notify-provider.ts";

type Subscription = typeof providerSubscriptions.$inferSelect;

const nameOf = ({ kind, startsOn, endsOn }: Subscription) =>
  `${subscriptionNames[kind]}, du ${shortDate(startsOn)} au ${shortDate(endsOn)}`;

/** Writes the provider's place anew and tells its owners, in the caller's transaction. */
export async function announceSubscription(
  context: RequestContext,
  subscription: Subscription,
  kind: "subscription-started" | "subscription-ended",
): Promise<void> {
  const { providerId } = subscription;
  await placeProvider(context.db, providerId);
  await notifyProvider(context, providerId, {
    kind,
    detail: nameOf(subscription),
    path: at("pro"),
  });
}

/**
 * Starts the subscriptions whose first day has come, and ends those whose last day is over, each in
 * a transaction of its own. Called every minute; processes that meet at one start it once.
 * @param providerId of one provider only
 */
export async function advanceSubscriptions(
  context: RequestContext,
  providerId?: number,
): Promise<void> {
  const { db, now } = context;
  const today = calendarDate(now);
  const { id, startsOn, endsOn, startedAt, endedAt } = providerSubscriptions;
  const own =
    providerId === undefined ? undefined : eq(providerSubscriptions.providerId, providerId);
  const toEnd = and(isNull(endedAt), lt(endsOn, today), own);
  const toStart = and(
    isNull(startedAt),
    isNull(endedAt),
    lte(startsOn, today),
    gte(endsOn, today),
    own,
  );
  const due = (await db.select({ id }).from(providerSubscriptions).where(toEnd)).concat(
    await db.select({ id }).from(providerSubscriptions).where(toStart),
  );
  for (const row of due)
    await db.transaction(async (tx) => {
      const inTransaction = { ...context, db: tx };
      const [ended] = await tx
        .update(providerSubscriptions)
        .set({ endedAt: now })
        .where(and(eq(id, row.id), toEnd))
        .returning();
      if (ended) {
        await announceSubscription(inTransaction, ended, "subscription-ended");
        return;
      }
      const [started] = await tx
        .update(providerSubscriptions)
        .set({ startedAt: now })
        .where(and(eq(id, row.id), toStart))
        .returning();
      if (started) await announceSubscription(inTransaction, started, "subscription-started");
    });
}
