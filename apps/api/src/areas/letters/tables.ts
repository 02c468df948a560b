import { date, foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, ref } from "../../database/columns.ts";
import { eventMembers } from "../notebook/sharing/tables.ts";

/**
 * The weekly letter of an event to one of its members: a row for each that was ever due, which moves on
 * with the weeks. It is gone with the event, the account and the membership.
 */
export const notebookLetters = pgTable(
  "notebook_letters",
  {
    eventId: ref().notNull(),
    customerId: ref().notNull(),
    /** The Sunday of the last week that was taken up, sent or not: none is taken up twice. */
    week: date({ mode: "string" }).notNull(),
    /** When the last letter that was sent was written; null before the first. */
    writtenAt: instant(),
    /** What that letter said apart from answers, without a name. */
    gist: text(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.customerId] }),
    index("notebook_letters_customer").on(table.customerId),
    foreignKey({
      name: "notebook_letters_member",
      columns: [table.eventId, table.customerId],
      foreignColumns: [eventMembers.eventId, eventMembers.customerId],
    }).onDelete("cascade"),
  ],
);
