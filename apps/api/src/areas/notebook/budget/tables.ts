import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { eventTypes } from "../event-types/tables.ts";
import { events } from "../events/tables.ts";

/** The categories of a type of event's budget. */
export const budgetGroups = pgTable(
  "budget_groups",
  {
    id: rowId(),
    eventTypeId: ref()
      .notNull()
      .references(() => eventTypes.id),
    /** The key in the code; staff may change `content`. */
    code: text().notNull(),
    content: text().notNull(),
    position: integer().notNull(),
    /** When staff withdrew it with all it holds; events that have amounts in it keep it. */
    archivedAt: instant(),
    version: version(),
  },
  (table) => [uniqueIndex("budget_groups_code_key").on(table.eventTypeId, table.code)],
);

/** What a category of the budget is spent on. */
export const budgetLines = pgTable(
  "budget_lines",
  {
    id: rowId(),
    groupId: ref()
      .notNull()
      .references(() => budgetGroups.id, { onDelete: "cascade" }),
    code: text().notNull(),
    content: text().notNull(),
    /** The kind of provider who serves it, by the directory's code; null when no provider does. */
    categoryCode: text("category_code"),
    position: integer().notNull(),
    /** The event whose hosts added it; null for the template's. */
    eventId: ref().references(() => events.id, { onDelete: "cascade" }),
    /** When staff withdrew it from the template; events that have amounts keep it. */
    archivedAt: instant(),
    version: version(),
  },
  (table) => [
    uniqueIndex("budget_lines_code_key").on(table.groupId, table.code),
    index("budget_lines_event").on(table.eventId),
  ],
);

/** An amount, or none: null was never given, 0 was. */
const amount = (name: string) => bigint(name, { mode: "number" });

/** The amounts of a line in one event, in whole FCFA. The row appears at the first save. */
export const eventBudgetLines = pgTable(
  "event_budget_lines",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    lineId: ref()
      .notNull()
      .references(() => budgetLines.id),
    minAmountFcfa: amount("min_amount_fcfa"),
    maxAmountFcfa: amount("max_amount_fcfa"),
    realAmountFcfa: amount("real_amount_fcfa"),
    /** The provider whose price gave minimum and maximum; null once a host typed them. */
    priceFrom: text("price_from"),
    /** One of the couple's private lines. */
    isPrivate: boolean("is_private").notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("event_budget_lines_key").on(table.eventId, table.lineId),
    check(
      "event_budget_lines_not_negative",
      sql`${table.minAmountFcfa} >= 0 and ${table.maxAmountFcfa} >= 0 and ${table.realAmountFcfa} >= 0`,
    ),
    index("event_budget_lines_line").on(table.lineId),
  ],
);
