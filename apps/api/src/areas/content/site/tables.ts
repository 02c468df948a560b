import { boolean, date, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, rowId, version } from "../../../database/columns.ts";

/** The pictures of the home page, in the order of `position`. */
export const sliders = pgTable("sliders", {
  id: rowId(),
  /** A path of this site or a URL. */
  image: text().notNull(),
  title: text().notNull(),
  /** `PUB` for an advertisement: its title and text are then not shown. */
  description: text().notNull(),
  buttonText: text(),
  buttonLink: text(),
  position: integer().notNull(),
  isShown: boolean().notNull().default(true),
  version: version(),
});

/** The counters of the home page; one with `since` counts the years from that date. */
export const counters = pgTable("counters", {
  id: integer().primaryKey(),
  count: integer().notNull().default(0),
  since: date({ mode: "string" }),
  label: text().notNull(),
  image: text(),
  position: integer().notNull(),
  isShown: boolean().notNull().default(true),
  version: version(),
});

/** Promotional videos; the home page shows the newest active one. */
export const videos = pgTable("videos", {
  id: rowId(),
  /** The caption; when empty, the title from its host is shown. */
  label: text().notNull().default(""),
  /** The video's id at its host. */
  url: text().notNull(),
  /** A picture set by the operator; when empty, the copy of the host's picture is shown. */
  cover: text(),
  isActivated: boolean().notNull().default(false),
  /** The title from its host. */
  title: text(),
  /** The storage key of our copy of the host's picture. */
  coverKey: text("cover_key"),
  /** When the host was asked; null to ask it at the next run. */
  describedAt: instant(),
  version: version(),
});

/** The social networks and app stores that every page links to, in the order of `position`. */
export const siteLinks = pgTable(
  "site_links",
  {
    id: rowId(),
    /** Names a link of the reference data; those of the stores are `android` and `ios`. */
    code: text().notNull(),
    name: text().notNull(),
    /** Null for the address of the settings. */
    url: text(),
    position: integer().notNull(),
    isShown: boolean().notNull().default(true),
    version: version(),
  },
  (table) => [uniqueIndex("site_links_code_key").on(table.code)],
);
