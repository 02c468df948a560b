import { paperHolders, paperStates, regimes } from "@jdj/contract/civil-file/papers";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId, version } from "../../database/columns.ts";
import { events } from "../notebook/events/tables.ts";
import { listedPapers, paperColumns } from "../town-halls/papers/tables.ts";
import { townHalls } from "../town-halls/tables.ts";

/** The civil file of an event: where it is deposited, and when it was. The row appears at the first save. */
export const civilFiles = pgTable(
  "civil_files",
  {
    eventId: ref()
      .primaryKey()
      .references(() => events.id, { onDelete: "cascade" }),
    /** Null for one that was typed, that is gone, or that is not chosen yet. */
    townHallId: ref().references(() => townHalls.id, { onDelete: "set null" }),
    /** Its name when it was chosen; null while none is. */
    townHallName: text("town_hall_name"),
    regime: text({ enum: regimes }),
    depositedOn: date("deposited_on", { mode: "string" }),
    /** The wedding day for which it was deposited. */
    depositedFor: date("deposited_for", { mode: "string" }),
    /** The step of the last reminder in days before the last day, and that last day; null before. */
    remindedStep: integer("reminded_step"),
    remindedFor: date("reminded_for", { mode: "string" }),
    /** The day from which the job looks at it again: once a day. */
    nextCheckOn: date("next_check_on", { mode: "string" }).notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("civil_files_town_hall").on(table.townHallId),
    index("civil_files_next_check").on(table.nextCheckOn).where(sql`${table.depositedOn} is null`),
  ],
);

/** A paper of the file of one event, for one holder: a copy of the town hall's list, or the hosts' own. */
export const civilFilePapers = pgTable(
  "civil_file_papers",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => civilFiles.eventId, { onDelete: "cascade" }),
    /** What it is a copy of; null for one's own, and once staff removed it from the list. */
    listedPaperId: ref().references(() => listedPapers.id, { onDelete: "set null" }),
    ...paperColumns,
    isOwn: boolean("is_own").notNull().default(false),
    holder: text({ enum: paperHolders }).notNull(),
    state: text({ enum: paperStates }).notNull().default("to-get"),
    /** Who gets it, as the hosts wrote it. */
    getter: text(),
    note: text(),
    issuedOn: date("issued_on", { mode: "string" }),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("civil_file_papers_key")
      .on(table.eventId, table.listedPaperId, table.holder)
      .where(sql`${table.listedPaperId} is not null`),
    index("civil_file_papers_event").on(table.eventId),
    index("civil_file_papers_listed").on(table.listedPaperId),
  ],
);
