import { sql } from "drizzle-orm";
import { boolean, date, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { ref } from "../../database/columns.ts";
import { events } from "../notebook/events/tables.ts";

/** The invented events of the demonstration. The database holds that the tour shows one of them. */
export const demonstrationEvents = pgTable(
  "demonstration_events",
  {
    eventId: ref()
      .primaryKey()
      .references(() => events.id, { onDelete: "cascade" }),
    /** Whether it is the one that the tour shows. */
    isToured: boolean("is_toured").notNull(),
    /** The day from which its dates are counted; a start in a later week moves them. */
    basedOn: date("based_on", { mode: "string" }).notNull(),
  },
  (table) => [
    uniqueIndex("demonstration_events_one_toured").on(table.isToured).where(sql`${table.isToured}`),
  ],
);
