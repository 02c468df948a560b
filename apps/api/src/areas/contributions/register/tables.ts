import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";

/** The register of the contributions to an event. The row appears with the first contributor. */
export const contributionRegisters = pgTable(
  "contribution_registers",
  {
    eventId: ref()
      .primaryKey()
      .references(() => events.id, { onDelete: "cascade" }),
    /** When it was closed, by whom, and the name that stays; null while it is open. */
    closedAt: instant(),
    closedBy: ref().references(() => customers.id, { onDelete: "set null" }),
    closedName: text("closed_name"),
    createdAt: createdAt(),
  },
  (table) => [
    index("contribution_registers_closer").on(table.closedBy),
    // What staff look up: by day, and by whether it is closed.
    index("contribution_registers_made").on(table.createdAt, table.eventId),
    index("contribution_registers_open").on(table.eventId).where(sql`${table.closedAt} is null`),
    index("contribution_registers_closed")
      .on(table.eventId)
      .where(sql`${table.closedAt} is not null`),
  ],
);

/** Somebody who contributes to an event, by what they pledged. */
export const contributors = pgTable(
  "contributors",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => contributionRegisters.eventId, { onDelete: "cascade" }),
    name: text().notNull(),
    /** « Famille », « Collègues », as the members wrote it; null for none. */
    groupName: text("group_name"),
    /** E.164; null when it is not known. */
    phone: text(),
    note: text(),
    /** 0 while they pledged nothing. */
    pledgedFcfa: integer("pledged_fcfa").notNull().default(0),
    /** Of the personal link, by which they read and pay without an account. */
    token: text().notNull(),
    remindedAt: instant(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("contributors_event").on(table.eventId, table.id),
    index("contributors_phone").on(table.phone),
    uniqueIndex("contributors_token_key").on(table.token),
    check("contributors_pledged", sql`${table.pledgedFcfa} >= 0`),
  ],
);
