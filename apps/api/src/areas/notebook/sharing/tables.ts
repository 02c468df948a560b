import { roles, sharedRoles } from "@jdj/contract/call/sharing-policy";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../events/tables.ts";

/**
 * Who may open an event, its owner included. The database holds that an event has one owner, and
 * that somebody works on one event at a time.
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
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.customerId] }),
    uniqueIndex("event_members_one_owner").on(table.eventId).where(sql`${table.role} = 'owner'`),
    uniqueIndex("event_members_one_current").on(table.customerId).where(sql`${table.isCurrent}`),
    index("event_members_customer").on(table.customerId),
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
    role: text({ enum: sharedRoles }).notNull(),
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
  ],
);
