import {
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
import { createdAt, ref, rowId, version } from "../../../database/columns.ts";
import { events } from "../../notebook/events/tables.ts";
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
