import { fieldDevices } from "@jdj/contract/operations/field-figures";
import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What is counted of visits. */
export const fieldMetrics = ["visits", "lcp", "inp", "cls"] as const;
export type FieldMetric = (typeof fieldMetrics)[number];

/** How many visits of a kind of page measured about as much in a week; no row is about one visit. */
export const fieldFigures = pgTable(
  "field_figures",
  {
    /** Its Monday. */
    week: date({ mode: "string" }).notNull(),
    page: text().notNull(),
    device: text({ enum: fieldDevices }).notNull(),
    metric: text({ enum: fieldMetrics }).notNull(),
    /** What was measured, in steps of a twentieth: `buckets.ts`. */
    bucket: integer().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.page, table.device, table.metric, table.bucket] }),
  ],
);

/** How often scripts failed at a place in a week. */
export const fieldErrors = pgTable(
  "field_errors",
  {
    week: date({ mode: "string" }).notNull(),
    page: text().notNull(),
    device: text({ enum: fieldDevices }).notNull(),
    /** The kind of error and its place: `TypeError /assets/main.js:1:2`. */
    place: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.week, table.page, table.device, table.place] })],
);
