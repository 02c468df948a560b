import type { Role } from "@jdj/contract/call/sharing-policy";
import { and, asc, desc, eq, gte, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { eventTypes } from "../event-types/tables.ts";
import { eventMembers } from "../sharing/tables.ts";
import { events } from "./tables.ts";

/**
 * An event with its type, as one of its members sees it: `role` is theirs, `isCurrent` says whether
 * they work on it, `archivedAt` when they took it out of their list. `customerId` is the owner who
 * pays, `ownerName` their name.
 */
export type EventWithType = typeof events.$inferSelect & {
  type: typeof eventTypes.$inferSelect;
  role: Role;
  isCurrent: boolean;
  archivedAt: Date | null;
  ownerName: string;
};

function selectEvents(db: Database) {
  return db
    .select({
      event: events,
      type: eventTypes,
      role: eventMembers.role,
      isCurrent: eventMembers.isCurrent,
      archivedAt: eventMembers.archivedAt,
      ownerName: users.name,
    })
    .from(eventMembers)
    .innerJoin(events, eq(events.id, eventMembers.eventId))
    .innerJoin(eventTypes, eq(eventTypes.id, events.eventTypeId))
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId));
}

type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

function eventOf(row: EventRow): EventWithType {
  const { event, ...seen } = row;
  return { ...event, ...seen };
}

const selectCurrentEvent = preparedQuery(
  "current-event",
  (db, { customerId }: Values<{ customerId: number }>) =>
    selectEvents(db).where(
      and(
        eq(eventMembers.customerId, customerId),
        eventMembers.isCurrent,
        isNull(events.deletedAt),
      ),
    ),
);

const selectEventOfMember = preparedQuery(
  "event-of-member",
  (db, { customerId, eventId }: Values<{ customerId: number; eventId: number }>) =>
    selectEvents(db).where(
      and(
        eq(eventMembers.customerId, customerId),
        eq(eventMembers.eventId, eventId),
        isNull(events.deletedAt),
      ),
    ),
);

/** The event that somebody has chosen to work on, or null while there is none. */
export async function findCurrentEvent(
  db: Database,
  customerId: number,
): Promise<EventWithType | null> {
  const [row] = await selectCurrentEvent(db, { customerId });
  return row ? eventOf(row) : null;
}

/**
 * An event that somebody is a member of, or null: another's, a missing and a deleted one look alike.
 */
export async function findEvent(
  db: Database,
  customerId: number,
  eventId: number,
): Promise<EventWithType | null> {
  const [row] = await selectEventOfMember(db, { customerId, eventId });
  return row ? eventOf(row) : null;
}

const selectEventsOfMember = preparedQuery(
  "events-of-member",
  (db, { customerId }: Values<{ customerId: number }>) =>
    selectEvents(db)
      .where(and(eq(eventMembers.customerId, customerId), isNull(events.deletedAt)))
      .orderBy(desc(eventMembers.isCurrent), desc(events.id)),
);

/** The events that somebody is a member of, archived ones too: the current one first, then the newest. */
export async function listEvents(db: Database, customerId: number): Promise<EventWithType[]> {
  return (await selectEventsOfMember(db, { customerId })).map(eventOf);
}

const selectDeletedEvents = preparedQuery(
  "deleted-events",
  (db, { customerId, since }: Values<{ customerId: number; since: Date }>) =>
    db
      .select({ event: events, type: eventTypes })
      .from(eventMembers)
      .innerJoin(events, eq(events.id, eventMembers.eventId))
      .innerJoin(eventTypes, eq(eventTypes.id, events.eventTypeId))
      .where(
        and(
          eq(eventMembers.customerId, customerId),
          eq(eventMembers.role, "owner"),
          gte(events.deletedAt, since),
        ),
      )
      .orderBy(desc(events.deletedAt)),
);

/**
 * The deleted events that somebody may restore, the last deleted first: those that they own.
 * @param since events deleted before are about to be erased
 */
export function listDeletedEvents(db: Database, customerId: number, since: Date) {
  return selectDeletedEvents(db, { customerId, since });
}

/** Whether an event was deleted, and not yet erased. */
export async function isEventDeleted(db: Database, eventId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, eventId), isNotNull(events.deletedAt)));
  return row !== undefined;
}

/** As a sub-query, the number of the event that somebody owns and works on; none while they work on another's. */
export function currentOwnEvent(db: Database, customerId: number) {
  return db
    .select({ id: eventMembers.eventId })
    .from(eventMembers)
    .where(
      and(
        eq(eventMembers.customerId, customerId),
        eventMembers.isCurrent,
        eq(eventMembers.role, "owner"),
      ),
    );
}

const selectOfferedTypes = preparedQuery("offered-event-types", (db) =>
  db
    .select({ id: eventTypes.id, name: eventTypes.name })
    .from(eventTypes)
    .where(isNull(eventTypes.archivedAt))
    .orderBy(asc(eventTypes.position), asc(eventTypes.id)),
);

/** The types of event that are offered for new events, in their order. */
export function listOfferedTypes(db: Database) {
  return selectOfferedTypes(db, {});
}

/** All types of event, in their order; some may be closed for new events. */
export function listEventTypes(db: Database) {
  return db
    .select({ id: eventTypes.id, name: eventTypes.name })
    .from(eventTypes)
    .orderBy(asc(eventTypes.position), asc(eventTypes.id));
}
