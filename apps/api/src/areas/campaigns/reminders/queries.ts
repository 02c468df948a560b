import { and, asc, eq, gt, inArray, isNotNull, ne, notInArray, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import { isDelivered } from "../deliveries/is-delivered.ts";
import { deliveries } from "../deliveries/tables.ts";

/** A guest is not reminded twice within this time. */
const PAUSE_MS = 86_400_000;

/** The guests of an event to whom a reminder left, or leaves, within the last day. */
export function remindedSince(
  db: Database,
  { eventId, id }: { eventId: number; id: number },
  now: Date,
) {
  const since = new Date(now.getTime() - PAUSE_MS);
  return db
    .select({ guestId: deliveries.guestId })
    .from(deliveries)
    .innerJoin(campaigns, eq(campaigns.id, deliveries.campaignId))
    .where(
      and(
        eq(campaigns.eventId, eventId),
        ne(campaigns.id, id),
        isNotNull(campaigns.reminderOfId),
        inArray(campaigns.status, ["sending", "done"]),
        or(
          gt(deliveries.sentAt, since),
          gt(deliveries.writtenAt, since),
          and(
            inArray(deliveries.state, ["queued", "sending", "unknown"]),
            or(eq(campaigns.status, "sending"), gt(campaigns.createdAt, since)),
          ),
        ),
      ),
    );
}

/**
 * Those who got a card and have not answered, by name.
 * @returns `silent`: whom a reminder reaches; `recent`: how many more were reminded within a day
 */
export async function listSilent(db: Database, first: { id: number; eventId: number }, now: Date) {
  const unanswered = and(
    eq(deliveries.campaignId, first.id),
    isDelivered,
    eq(guests.answer, "none"),
  );
  const reminded = remindedSince(db, first, now);
  const select = () =>
    db
      .select({ id: guests.id, givenNames: guests.givenNames, lastName: guests.lastName })
      .from(deliveries)
      .innerJoin(guests, eq(guests.id, deliveries.guestId));
  const silent = await select()
    .where(and(unanswered, notInArray(guests.id, reminded)))
    .orderBy(asc(guests.lastName), asc(guests.givenNames), asc(guests.id));
  const recent = await select().where(and(unanswered, inArray(guests.id, reminded)));
  return { silent, recent: recent.length };
}

/** Whether a card got to any guest. */
export async function hasReachedAnybody(db: Database, firstId: number): Promise<boolean> {
  const [reached] = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.campaignId, firstId), isDelivered))
    .limit(1);
  return reached !== undefined;
}

/** The reminder of a card that was saved and waits for its payment; null when there is none. */
export async function findUnpaidReminder(db: Database, firstId: number) {
  const [found] = await db
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.reminderOfId, firstId),
        inArray(campaigns.status, ["draft", "awaiting-payment"]),
        isNotNull(campaigns.idempotencyKey),
      ),
    )
    .limit(1);
  return found ?? null;
}
