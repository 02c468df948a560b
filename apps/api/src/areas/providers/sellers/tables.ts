import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
} from "drizzle-orm/pg-core";
import { createdAt, instant, ref, version } from "../../../database/columns.ts";
import { providers } from "../tables.ts";

/** Whether the public sees what a seller offers: opened, and not withdrawn by staff. */
export const isOpen = (table: { openedAt: AnyPgColumn; suspendedAt: AnyPgColumn }) =>
  sql`${table.openedAt} is not null and ${table.suspendedAt} is null`;

/**
 * A seller of the marketplace: a provider's account that also, or only, sells products. Its name,
 * phone and members are the provider's; a seller whose provider is not published is not in the
 * directory.
 */
export const sellers = pgTable(
  "sellers",
  {
    providerId: ref()
      .primaryKey()
      .references(() => providers.id, { onDelete: "cascade" }),
    /** What buyers read about the seller; plain text. */
    presentation: text().notNull().default(""),
    /** The commission in percent; null for the one of the settings. */
    commissionPercent: integer("commission_percent"),
    /** Working days until an order is prepared. */
    preparationDays: integer("preparation_days").notNull().default(2),
    /** Days after delivery in which a product may be returned; 0 for none. */
    returnDays: integer("return_days").notNull().default(7),
    /** Whether it does not present services in the directory: its team sees nothing of a shop. */
    sellsOnly: boolean().notNull().default(false),
    /** When staff accepted it; null while it is being prepared. */
    openedAt: instant(),
    /** When staff withdrew it; null while it is shown. */
    suspendedAt: instant(),
    /** Grows by one whenever the team saves it. */
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("sellers_open").on(table.providerId).where(isOpen(table)),
    check(
      "sellers_figures",
      sql`coalesce(${table.commissionPercent}, 0) between 0 and 50 and ${table.preparationDays} between 0 and 60 and ${table.returnDays} between 0 and 60`,
    ),
  ],
);
