import { at } from "@jdj/contract/paths/addresses";
import { type SubscriptionKind, subscriptionNames } from "@jdj/contract/providers/subscriptions";
import { shortDate } from "@jdj/french/dates";
import { and, eq, gte, isNotNull, isNull, lt, lte } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { notifyProvider } from "../notices/notify-provider.ts";
import { providers } from "../tables.ts";
import { boostSummary, countVisits } from "./count-visits.ts";
import { lockListed } from "./lock-listed.ts";
import { placementOf } from "./placement.ts";
import { showProvider } from "./show-provider.ts";
import { providerSubscriptions } from "./tables.ts";

type Subscription = typeof providerSubscriptions.$inferSelect;
type Notice = Parameters<typeof notifyProvider>[2];

const nameOf = ({ kind, startsOn, endsOn }: Subscription) =>
  `${subscriptionNames[kind]}, du ${shortDate(startsOn)} au ${shortDate(endsOn)}`;

/**
 * Writes the provider's place anew, shows it or no longer, and tells its owners, in the caller's
 * transaction. A listing that another continues ends without a word; how one begins is told by who
 * paid or gave it.
 */
export async function announceSubscriptions(
  context: RequestContext,
  providerId: number,
  { started = [], ended = [] }: { started?: Subscription[]; ended?: Subscription[] },
): Promise<void> {
  const { db, now } = context;
  await placeProvider(db, providerId);
  const isListing = ({ kind }: { kind: SubscriptionKind }) => kind === "listing";
  if ([...started, ...ended].some(isListing)) await showProvider(db, providerId, now);
  for (const one of ended) {
    const notice = await noticeOfEnd(context, one);
    if (notice) await notifyProvider(context, providerId, notice);
  }
  for (const one of started) {
    const notice = noticeOfStart(one);
    if (notice) await notifyProvider(context, providerId, notice);
  }
}

/** What the owners are told of a period that ended; null where another listing continues it. */
async function noticeOfEnd(context: RequestContext, one: Subscription): Promise<Notice | null> {
  if (one.kind === "listing") {
    if (await listingRuns(context, one.providerId)) return null;
    const detail = `Dernier jour\u00a0: ${shortDate(one.endsOn)}`;
    return { kind: "listing-ended", detail, path: at("proSubscription") };
  }
  if (one.kind !== "boost")
    return { kind: "subscription-ended", detail: nameOf(one), path: at("pro") };
  const visits = await countVisits(context.db, [one.id], calendarDate(context.now));
  const result = visits.get(one.id);
  const detail = result ? boostSummary(result) : nameOf(one);
  return { kind: "boost-ended", detail, path: at("proBoost") };
}

/** What the owners are told of a period that begins; null where its payment or its gift told them. */
function noticeOfStart(one: Subscription): Notice | null {
  if (one.kind === "listing") return null;
  if (one.kind !== "boost")
    return { kind: "subscription-started", detail: nameOf(one), path: at("pro") };
  const isPaidToday = one.reason === null && calendarDate(one.createdAt) === one.startsOn;
  return isPaidToday ? null : { kind: "boost-started", detail: nameOf(one), path: at("proBoost") };
}

async function listingRuns({ db }: RequestContext, providerId: number): Promise<boolean> {
  const { kind, startedAt, endedAt } = providerSubscriptions;
  const rows = await db
    .select({ startedAt })
    .from(providerSubscriptions)
    .where(
      and(eq(providerSubscriptions.providerId, providerId), eq(kind, "listing"), isNull(endedAt)),
    );
  return rows.some((row) => row.startedAt !== null);
}

/**
 * Starts the subscriptions whose first day has come, and ends those whose last day is over; those of
 * a provider together, so that one that continues another leaves no gap. Called every minute;
 * processes that meet at one start it once.
 * @param providerId of one provider only
 */
export async function advanceSubscriptions(
  context: RequestContext,
  providerId?: number,
): Promise<void> {
  const { db, now } = context;
  const today = calendarDate(now);
  const { startsOn, endsOn, startedAt, endedAt } = providerSubscriptions;
  const own =
    providerId === undefined ? undefined : eq(providerSubscriptions.providerId, providerId);
  const toEnd = and(isNull(endedAt), lt(endsOn, today));
  const toStart = and(isNull(startedAt), isNull(endedAt), lte(startsOn, today), gte(endsOn, today));
  const { providerId: whose } = providerSubscriptions;
  const due = [
    ...(await db.select({ id: whose }).from(providerSubscriptions).where(and(toEnd, own))),
    ...(await db.select({ id: whose }).from(providerSubscriptions).where(and(toStart, own))),
  ];
  for (const id of new Set(due.map((row) => row.id)))
    await db.transaction(async (tx) => {
      await lockListed(tx, id);
      const of = eq(providerSubscriptions.providerId, id);
      const ended = await tx
        .update(providerSubscriptions)
        .set({ endedAt: now })
        .where(and(toEnd, of))
        .returning();
      const started = await tx
        .update(providerSubscriptions)
        .set({ startedAt: now })
        .where(and(toStart, of))
        .returning();
      if (ended.length + started.length > 0)
        await announceSubscriptions({ ...context, db: tx }, id, { started, ended });
    });
}

/** Writes the place of a provider by what runs now, within the caller's transaction. */
async function placeProvider(tx: Database, providerId: number): Promise<void> {
  const running = await tx
    .select({ kind: providerSubscriptions.kind })
    .from(providerSubscriptions)
    .where(
      and(
        eq(providerSubscriptions.providerId, providerId),
        isNotNull(providerSubscriptions.startedAt),
        isNull(providerSubscriptions.endedAt),
      ),
    );
  await tx
    .update(providers)
    .set(placementOf(running.map(({ kind }) => kind)))
    .where(eq(providers.id, providerId));
}
