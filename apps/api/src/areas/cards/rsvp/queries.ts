import { and, eq } from "drizzle-orm";
import type { CallContext } from "../../../http/answer.ts";
import { maySeeNotebook } from "../../accounts/users/policy.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { findRecipientByToken } from "../messages/queries.ts";

/**
 * The guest whom a link names: by the unguessable token of their own card, or by number for the
 * host of their event alone. Null for anything else, whatever the reason.
 */
export async function findInvitedGuest(context: CallContext, id: string) {
  const { db, now, caller, settings } = context;
  if (!/^\d{1,15}$/.test(id)) return (await findRecipientByToken(db, id))?.guest ?? null;
  const actor = await caller.actor(db, now);
  if (actor?.customer == null || !maySeeNotebook(actor, settings.gate)) return null;
  const [row] = await db
    .select({ guest: guests })
    .from(guests)
    .innerJoin(events, eq(events.id, guests.eventId))
    .where(and(eq(guests.id, Number(id)), eq(events.customerId, actor.customer.id)));
  return row?.guest ?? null;
}
