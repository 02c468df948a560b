import { index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../../database/columns.ts";

/**
 * A picture that staff uploaded for public pages. What shows it stores its path; one that nothing
 * shows is purged a day after `usedAt`.
 */
export const sitePictures = pgTable(
  "site_pictures",
  {
    id: uuid().primaryKey(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** When something last began to show it, or was last seen to show it. */
    usedAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("site_pictures_used").on(table.usedAt)],
);
