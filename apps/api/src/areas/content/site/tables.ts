import { boolean, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { rowId } from "../../../database/columns.ts";

/** The pictures of the home page, in the order of `position`. */
export const sliders = pgTable("sliders", {
  id: rowId(),
  /** A path of this site or an address. */
  image: text().notNull(),
  title: text().notNull(),
  /** `PUB` for an advertisement: its title and its text are then not shown. */
  description: text().notNull(),
  buttonText: text(),
  buttonLink: text(),
  position: integer().notNull(),
  isShown: boolean().notNull().default(true),
});

/** The figures of the home page; one with `since` counts the years from that date. */
export const counters = pgTable("counters", {
  id: integer().primaryKey(),
  count: integer().notNull().default(0),
  since: date({ mode: "string" }),
  label: text().notNull(),
  image: text(),
  position: integer().notNull(),
});

/** Promotional videos; the home page shows the newest that is activated. */
export const videos = pgTable("videos", {
  id: rowId(),
  label: text().notNull(),
  /** The video's id at its host. */
  url: text().notNull(),
  cover: text(),
  isActivated: boolean().notNull().default(false),
});
