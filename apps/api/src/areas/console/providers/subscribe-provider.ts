import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { at } from "@jdj/contract/paths/addresses";
import { isSold, type SubscriptionKind } from "@jdj/contract/providers/subscriptions";
import { shortDate } from "@jdj/french/dates";
import { and, eq, gte, isNull, lte } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import type { StaffContext } from "../../../http/answer.ts";
import { lockShop } from "../../providers/lock-shop.ts";
import { notifyProvider } from "../../providers/notices/notify-provider.ts";
import {
  advanceSubscriptions,
  announceSubscriptions,
} from "../../providers/subscriptions/advance-subscriptions.ts";
import { providerSubscriptions } from "../../providers/subscriptions/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";

/** What is granted, from its first to its last day. */
interface Grant {
  id: number;
  kind: SubscriptionKind;
  starts_on: string;
  ends_on: string;
  /** Why a listing or a boost is free. */
  reason?: string | null;
}

/**
 * Grants a provider a listing or a boost for free, a subscription or the highlight; one whose first day is here
 * starts at once, and the directory is ordered anew.
 * @throws field errors (422) for dates that are over, crossed, or taken by the same kind, and for a
 * listing or a boost without a reason; not-found
 */
export async function subscribeProvider(context: StaffContext, grant: Grant): Promise<void> {
  const { now, author } = context;
  const { id, kind, starts_on: startsOn, ends_on: endsOn, reason = null } = grant;
  if (isSold(kind) && reason === null)
    throw fieldRefusal({ reason: [consoleMessages.reasonRequired] });
  if (endsOn < startsOn) throw fieldRefusal({ ends_on: [consoleMessages.datesCrossed] });
  if (endsOn < calendarDate(now)) throw fieldRefusal({ ends_on: [consoleMessages.datesOver] });
  await context.db.transaction(async (tx) => {
    await lockShop(tx, id);
    const [taken] = await tx
      .select({ id: providerSubscriptions.id })
      .from(providerSubscriptions)
      .where(
        and(
          eq(providerSubscriptions.providerId, id),
          eq(providerSubscriptions.kind, kind),
          isNull(providerSubscriptions.endedAt),
          lte(providerSubscriptions.startsOn, endsOn),
          gte(providerSubscriptions.endsOn, startsOn),
        ),
      )
      .limit(1);
    if (taken) throw fieldRefusal({ starts_on: [consoleMessages.datesTaken] });
    await tx
      .insert(providerSubscriptions)
      .values({ providerId: id, kind, startsOn, endsOn, reason, createdAt: now });
    const after = { kind, starts_on: startsOn, ends_on: endsOn, reason };
    const change = { id, before: null, after };
    await recordChange(tx, author, now, { action: "providers.subscribe", ...change });
    await advanceSubscriptions({ ...context, db: tx }, id);
    if (kind === "listing")
      await notifyProvider({ ...context, db: tx }, id, {
        kind: "listing-given",
        detail: `Du ${shortDate(startsOn)} au ${shortDate(endsOn)}`,
        path: at("proSubscription"),
      });
  });
}

/** Ends what a provider was granted before its last day. @throws not-found */
export async function endSubscription(
  context: StaffContext,
  { id, subscriptionId }: { id: number; subscriptionId: number },
): Promise<void> {
  const { now, author } = context;
  await context.db.transaction(async (tx) => {
    await lockShop(tx, id);
    const [ended] = await tx
      .update(providerSubscriptions)
      .set({ endedAt: now })
      .where(
        and(
          eq(providerSubscriptions.id, subscriptionId),
          eq(providerSubscriptions.providerId, id),
          isNull(providerSubscriptions.endedAt),
        ),
      )
      .returning();
    if (!ended) throw refusal("not-found");
    const { kind, startsOn, endsOn, startedAt } = ended;
    if (startedAt !== null)
      await announceSubscriptions({ ...context, db: tx }, id, { ended: [ended] });
    const before = { kind, starts_on: startsOn, ends_on: endsOn };
    const change = { id, before, after: null };
    await recordChange(tx, author, now, { action: "providers.end-subscription", ...change });
  });
}
