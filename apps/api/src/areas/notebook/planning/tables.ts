import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { eventTypes } from "../event-types/tables.ts";
import { events } from "../events/tables.ts";

/** The groups of tasks of a type of event. */
export const planningGroups = pgTable(
  "planning_groups",
  {
    id: rowId(),
    eventTypeId: ref()
      .notNull()
      .references(() => eventTypes.id),
    /** The key in the code; staff may change `content`. */
    code: text().notNull(),
    content: text().notNull(),
    /** The code of its drawing. */
    drawing: text().notNull(),
    position: integer().notNull(),
    /** When staff withdrew it with all it holds; events that have tasks in it keep it. */
    archivedAt: instant(),
    version: version(),
  },
  (table) => [uniqueIndex("planning_groups_code_key").on(table.eventTypeId, table.code)],
);

/** A task, and when it is best done: in days from the event, negative before it. */
export const planningTasks = pgTable(
  "planning_tasks",
  {
    id: rowId(),
    groupId: ref()
      .notNull()
      .references(() => planningGroups.id, { onDelete: "cascade" }),
    code: text().notNull(),
    content: text().notNull(),
    startOffsetDays: integer("start_offset_days").notNull(),
    endOffsetDays: integer("end_offset_days").notNull(),
    position: integer().notNull(),
    /** The event whose hosts added it; null for the template's. */
    eventId: ref().references(() => events.id, { onDelete: "cascade" }),
    /** When staff withdrew it from the template; events that saved something of it keep it. */
    archivedAt: instant(),
    version: version(),
  },
  (table) => [
    uniqueIndex("planning_tasks_code_key").on(table.groupId, table.code),
    index("planning_tasks_event").on(table.eventId),
  ],
);

/** A task of one event. The row appears at the first save. */
export const eventTasks = pgTable(
  "event_tasks",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    taskId: ref()
      .notNull()
      .references(() => planningTasks.id),
    startDate: date("start_date", { mode: "string" }),
    endDate: date("end_date", { mode: "string" }),
    isDone: boolean("is_done").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("event_tasks_key").on(table.eventId, table.taskId),
    index("event_tasks_task").on(table.taskId),
    index("event_tasks_due").on(table.endDate).where(sql`not ${table.isDone}`),
  ],
);

/** The secret address of an event's planning as a calendar. It is shown again, so it is stored in plain text. */
export const planningFeeds = pgTable(
  "planning_feeds",
  {
    eventId: ref()
      .primaryKey()
      .references(() => events.id, { onDelete: "cascade" }),
    secret: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("planning_feeds_secret_key").on(table.secret)],
);
