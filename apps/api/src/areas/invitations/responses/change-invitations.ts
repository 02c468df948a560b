import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { responseMessages } from "@jdj/contract/invitations/response-messages";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { guestRsvps } from "../rsvp/tables.ts";

/**
 * Saves for chosen guests how many they may bring and to which ceremonies they are invited; null
 * is the event's own setting, undefined changes nothing. All or none.
 * @throws not-found when one is not of this event; field errors (422) for a ceremony of another
 */
export async function changeInvitations(
  { db }: RequestContext,
  event: EventWithType,
  ids: readonly number[],
  { allowed, ceremonyIds }: { allowed?: number | null; ceremonyIds?: number[] | null },
): Promise<void> {
  const chosen = [...new Set(ids)];
  const known = new Set((await listCeremonies(db, event)).map(({ ceremony }) => ceremony.id));
  if (ceremonyIds?.some((id) => !known.has(id)))
    throw fieldRefusal({ ceremony_ids: [responseMessages.ceremonyUnknown] });
  const set = {
    ...(allowed === undefined ? {} : { companionsAllowed: allowed }),
    ...(ceremonyIds === undefined ? {} : { invitedTo: ceremonyIds }),
  };
  await db.transaction(async (tx) => {
    const found = await tx
      .select({ guestId: guests.id })
      .from(guests)
      .where(and(eq(guests.eventId, event.id), inArray(guests.id, chosen)));
    if (found.length !== chosen.length) throw refusal("not-found");
    if (Object.keys(set).length === 0) return;
    await tx
      .insert(guestRsvps)
      .values(found.map((one) => ({ ...one, ...set })))
      .onConflictDoUpdate({ target: guestRsvps.guestId, set });
  });
}
