import { bigint, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ref } from "../../../database/columns.ts";
import { events } from "../../notebook/events/tables.ts";

/** What is counted of a day, from which the dashboard's statistics are made. */
const countNames = [
  /** Written for every day that was counted, with 0. */
  "counted",
  "sign-ups",
  "active-notebooks",
  "campaigns",
  /** Deliveries whose outcome is known, and those that the gateway took, by channel. */
  "deliveries",
  "deliveries-made",
  /** Payment attempts whose outcome is known, those that were paid, and their amount, by gateway. */
  "payments",
  "payments-made",
  "payments-amount",
  "quotes",
  /** Quote requests that were answered within a day or wait for longer, and the answered ones. */
  "quotes-due",
  "quotes-answered",
  "orders",
  "orders-amount",
  "requests",
  "errors",
] as const;
export type CountName = (typeof countNames)[number];

/** The counts of days that are over; `key`: a channel's number or a gateway's name, else empty. */
export const dailyStatistics = pgTable(
  "daily_figures",
  {
    day: date({ mode: "string" }).notNull(),
    name: text({ enum: countNames }).notNull(),
    key: text().notNull().default(""),
    value: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.key] })],
);

/** The requests of a day, in several rows: processes add to different ones, so that none waits. */
export const dailyRequests = pgTable(
  "daily_requests",
  {
    day: date({ mode: "string" }).notNull(),
    slot: integer().notNull(),
    requests: integer().notNull(),
    errors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.slot] })],
);

/** The notebooks that a member opened on a day; removed once the day is counted. */
export const activeEvents = pgTable(
  "active_events",
  {
    day: date({ mode: "string" }).notNull(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.eventId] }),
    index("active_events_event").on(table.eventId),
  ],
);
