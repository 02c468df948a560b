import { bigint, boolean, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { caseless, instant, ref, rowId } from "../../../database/columns.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";

/** One guest's invitation where it differs from the event's, and what they answered beyond yes or no. */
export const guestRsvps = pgTable("guest_rsvps", {
  guestId: ref()
    .primaryKey()
    .references(() => guests.id, { onDelete: "cascade" }),
  /** Null: as many as the event says. */
  companionsAllowed: integer("companions_allowed"),
  /** Ids of ceremonies; null: every one that takes place. */
  invitedTo: bigint("invited_to", { mode: "number" }).array(),
  /** Ids of ceremonies; null: every one to which they are invited. */
  comesTo: bigint("comes_to", { mode: "number" }).array(),
  /** Replies by the question's id, one for each person. */
  replies: jsonb().$type<Record<string, string[]>>().notNull().default({}),
});

/** Somebody who added themselves: no guest yet, until the hosts validate them. A phone stands once per event. */
export const joinRequests = pgTable(
  "join_requests",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    civility: text({ enum: ["M", "Mme", "Mlle"] }).notNull(),
    lastName: text("last_name").notNull(),
    givenNames: text("given_names").notNull(),
    email: caseless(),
    /** E.164, like the second. */
    phone1: text("phone_1").notNull(),
    phone2: text("phone_2"),
    /** A refused one stays refused, whoever asks again. */
    isRefused: boolean("is_refused").notNull().default(false),
    askedAt: instant().notNull(),
  },
  (table) => [uniqueIndex("join_requests_phone_key").on(table.eventId, table.phone1)],
);
