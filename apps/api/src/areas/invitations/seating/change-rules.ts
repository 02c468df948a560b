import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { seatingMessages } from "@jdj/contract/invitations/seating-messages";
import { fold } from "@jdj/french/fold";
import { and, eq, inArray } from "drizzle-orm";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { seatingRules, seatingSettings } from "../../notebook/seating/tables.ts";
import type { Context, EventKey } from "./change-tables.ts";
import { listRules } from "./queries.ts";

/** The most rules of one event. */
const RULES_MAX = 200;

/**
 * Notes that two guests are not seated at the same table; what is noted already stays.
 * @throws field errors (422): at `other_id` for one guest twice or two of one household, at `guest_id`
 * for somebody who is no guest of the event, and past the limit
 */
export async function addRule(
  { db }: Context,
  event: EventKey,
  { guest_id, other_id }: { guest_id: number; other_id: number },
): Promise<void> {
  if (guest_id === other_id) throw fieldRefusal({ other_id: [seatingMessages.sameGuest] });
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const found = await tx
      .select({ household: guests.household })
      .from(guests)
      .where(and(eq(guests.eventId, event.id), inArray(guests.id, [guest_id, other_id])));
    if (found.length < 2) throw fieldRefusal({ guest_id: [seatingMessages.guestGone] });
    const [one, other] = found.map(({ household }) => household && fold(household).trim());
    if (one && one === other) throw fieldRefusal({ other_id: [seatingMessages.sameFamily] });
    if ((await listRules(tx, event.id)).length >= RULES_MAX)
      throw fieldRefusal({ guest_id: [seatingMessages.rulesFull] });
    const [guestId, otherId] = [Math.min(guest_id, other_id), Math.max(guest_id, other_id)];
    await tx
      .insert(seatingRules)
      .values({ eventId: event.id, guestId, otherId })
      .onConflictDoNothing();
  });
}

/** Removes a rule. @throws not-found */
export async function removeRule({ db }: Context, event: EventKey, id: number): Promise<void> {
  const removed = await db
    .delete(seatingRules)
    .where(and(eq(seatingRules.id, id), eq(seatingRules.eventId, event.id)))
    .returning({ id: seatingRules.id });
  if (removed.length === 0) throw refusal("not-found");
}

/** Chooses whether the guests' pages say the table on the eve, too. */
export async function saveSettings(
  { db }: Context,
  event: EventKey,
  tellsOnEve: boolean,
): Promise<void> {
  await db
    .insert(seatingSettings)
    .values({ eventId: event.id, tellsOnEve })
    .onConflictDoUpdate({ target: seatingSettings.eventId, set: { tellsOnEve } });
}
