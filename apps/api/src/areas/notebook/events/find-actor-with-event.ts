import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hashToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { unreadNotices } from "../../identity/notices/tables.ts";
import { type Actor, isSessionOf, type SessionValues } from "../../identity/sessions/queries.ts";
import { sessions } from "../../identity/sessions/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { eventTypes } from "../event-types/tables.ts";
import { eventMembers } from "../sharing/tables.ts";
import type { EventWithType } from "./queries.ts";
import { events } from "./tables.ts";

const owners = alias(customers, "owners");
const ownerUsers = alias(users, "owner_users");

/** Who makes a call, and the event that it names as they see it; null where they are no member of it. */
const selectActorWithEvent = preparedQuery(
  "actor-with-event",
  (db, values: Values<SessionValues & { eventId: number }>) =>
    db
      .select({
        sessionId: sessions.id,
        user: users,
        customer: customers,
        unreadNotices,
        event: events,
        type: eventTypes,
        seen: {
          role: eventMembers.role,
          isCurrent: eventMembers.isCurrent,
          archivedAt: eventMembers.archivedAt,
        },
        ownerName: ownerUsers.name,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(customers, eq(customers.userId, users.id))
      .leftJoin(
        eventMembers,
        and(eq(eventMembers.customerId, customers.id), eq(eventMembers.eventId, values.eventId)),
      )
      .leftJoin(events, and(eq(events.id, eventMembers.eventId), isNull(events.deletedAt)))
      .leftJoin(eventTypes, eq(eventTypes.id, events.eventTypeId))
      .leftJoin(owners, eq(owners.id, events.customerId))
      .leftJoin(ownerUsers, eq(ownerUsers.id, owners.userId))
      .where(isSessionOf(values)),
);

/** What one statement finds of a call: each is null as `findActor` and `findEvent` say. */
interface ActorWithEvent {
  actor: Actor | null;
  event: EventWithType | null;
}

/** The user of a session token and an event that they are a member of: one statement instead of two. */
export async function findActorWithEvent(
  db: Database,
  { token, now, eventId }: { token: string; now: Date; eventId: number },
): Promise<ActorWithEvent> {
  const [row] = await selectActorWithEvent(db, { tokenHash: hashToken(token), now, eventId });
  if (!row) return { actor: null, event: null };
  const { event, type, seen, ownerName, ...actor } = row;
  const isFound = event && type && seen && ownerName !== null;
  return {
    actor,
    event: isFound ? { ...event, ...seen, type, ownerName } : null,
  };
}
