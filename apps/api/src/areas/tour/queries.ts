import { eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import type { Actor } from "../identity/sessions/queries.ts";
import { customers, users } from "../identity/users/tables.ts";
import { type EventWithType, findEvent } from "../notebook/events/queries.ts";
import { events } from "../notebook/events/tables.ts";
import { demonstrationEvents } from "./tables.ts";

/** The owner of the event that the tour shows, with that event's number; null without a tour. */
async function findOwner(db: Database) {
  const [found] = await db
    .select({ eventId: events.id, user: users, customer: customers })
    .from(demonstrationEvents)
    .innerJoin(events, eq(events.id, demonstrationEvents.eventId))
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(demonstrationEvents.isToured, true));
  return found ?? null;
}

/** The event that the tour shows; null where no demonstration is loaded. */
export async function findTourEvent(db: Database): Promise<EventWithType | null> {
  const owner = await findOwner(db);
  return owner && findEvent(db, owner.customer.id, owner.eventId);
}

/** In whose name a visitor of the tour reads; they have no session. */
export async function findTourActor(db: Database): Promise<Actor | null> {
  const owner = await findOwner(db);
  return owner && { sessionId: 0, user: owner.user, customer: owner.customer };
}
