import { boolean, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../../database/columns.ts";

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
  /** Shown with it; left empty, the title at its host is. */
  label: text().notNull().default(""),
  /** The video's id at its host. */
  url: text().notNull(),
  /** A picture of the operator's; left out, the kept copy of the host's is shown. */
  cover: text(),
  isActivated: boolean().notNull().default(false),
  /** The title at its host. */
  title: text(),
  /** Where our copy of the host's picture is kept. */
  coverKey: text("cover_key"),
  /** When the host was asked; null to have it asked, then or again. */
  describedAt: instant(),
});
