import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { caseless, createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { campaigns } from "../campaigns/tables.ts";

/** Until when and with whom the guests of an event answer. The row appears at the first save. */
export const rsvpSettings = pgTable("rsvp_settings", {
  eventId: ref()
    .primaryKey()
    .references(() => events.id, { onDelete: "cascade" }),
  /** The last day on which an answer is taken. */
  deadline: date({ mode: "string" }),
  /** Whom each guest may bring along unless their own invitation says otherwise. */
  companions: integer().notNull().default(0),
  version: version(),
});

/** What the hosts ask besides yes or no. */
export const rsvpQuestions = pgTable(
  "rsvp_questions",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    kind: text({ enum: ["choice", "text"] }).notNull(),
    label: text().notNull(),
    choices: jsonb().$type<string[]>().notNull(),
    /** One reply for each person of the party. */
    perPerson: boolean("per_person").notNull(),
    position: integer().notNull(),
  },
  (table) => [index("rsvp_questions_event").on(table.eventId, table.position)],
);

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

/** Every answer that changed something, for the chart of answers over time. */
export const answerChanges = pgTable(
  "answer_changes",
  {
    id: rowId(),
    guestId: ref()
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
    answer: text({ enum: ["yes", "no"] }).notNull(),
    at: instant().notNull(),
  },
  (table) => [index("answer_changes_guest").on(table.guestId)],
);

/** A public card by which guests add themselves: of one campaign, or of the event itself. */
export const eventCards = pgTable(
  "event_cards",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    campaignId: ref().references(() => campaigns.id, { onDelete: "cascade" }),
    token: text().notNull(),
    isOpen: boolean("is_open").notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("event_cards_token_key").on(table.token),
    unique("event_cards_of").on(table.eventId, table.campaignId).nullsNotDistinct(),
    index("event_cards_message").on(table.campaignId),
  ],
);

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
