import { roles } from "@jdj/contract/call/sharing-policy";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../events/tables.ts";
import { membershipRequestStates } from "./membership-request-state.ts";

/**
 * Who may open an event, its owners included. The database holds that somebody works on one event at
 * a time.
 */
export const eventMembers = pgTable(
  "event_members",
  {
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    role: text({ enum: roles }).notNull(),
    /** Whether it is the event that this person works on. */
    isCurrent: boolean("is_current").notNull().default(false),
    /** When this person took it out of their own list; null while it is in it. */
    archivedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.customerId] }),
    uniqueIndex("event_members_one_current").on(table.customerId).where(sql`${table.isCurrent}`),
    index("event_members_customer").on(table.customerId),
  ],
);

/** Whose access to an event was ended by somebody else; erased with the event or the account. */
export const formerMembers = pgTable(
  "former_members",
  {
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    endedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.customerId] }),
    index("former_members_customer").on(table.customerId),
  ],
);

/**
 * An invitation to share an event, sent to one address or number; its token is stored as its SHA-256.
 * The database holds that an address has one open invitation to an event.
 */
export const eventInvitations = pgTable(
  "event_invitations",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** The role that it gives; of an owner when it hands the event over. */
    role: text({ enum: roles }).notNull(),
    /** The owner who hands the event over; null for an invitation. */
    giverId: ref().references(() => customers.id, { onDelete: "cascade" }),
    channel: text({ enum: ["mail", "sms"] }).notNull(),
    /** An e-mail address in small letters, or a number in E.164. */
    address: text().notNull(),
    tokenHash: bytes().notNull(),
    expiresAt: instant().notNull(),
    /** When it was taken up, cancelled or replaced; null while it is open. */
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("event_invitations_token_key").on(table.tokenHash),
    uniqueIndex("event_invitations_one_open")
      .on(table.eventId, table.address)
      .where(sql`${table.closedAt} is null`),
    index("event_invitations_event").on(table.eventId),
    index("event_invitations_expires").on(table.expiresAt),
    index("event_invitations_giver").on(table.giverId),
  ],
);

/** Somebody who holds the link of an invitation and has not proven its address. */
export const membershipRequests = pgTable(
  "membership_requests",
  {
    id: rowId(),
    invitationId: ref()
      .notNull()
      .references(() => eventInvitations.id, { onDelete: "cascade" }),
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    state: text({ enum: membershipRequestStates }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("membership_requests_key").on(table.invitationId, table.customerId),
    index("membership_requests_customer").on(table.customerId),
  ],
);
