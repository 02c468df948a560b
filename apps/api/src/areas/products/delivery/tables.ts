import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, ref, rowId } from "../../../database/columns.ts";
import { sellers } from "../../providers/tables.ts";
import { towns } from "../../providers/towns/tables.ts";

/** Where a seller delivers, at one price. A seller without a zone for a town does not deliver there. */
export const deliveryZones = pgTable(
  "delivery_zones",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => sellers.providerId, { onDelete: "cascade" }),
    name: text().notNull(),
    /** For one order, whatever it weighs; 0 for free. */
    priceFcfa: integer("price_fcfa").notNull(),
    /** Days from shipping to delivery. */
    days: integer().notNull().default(1),
    /** The buyer fetches the order from the seller; it has no towns and no price. */
    pickup: boolean().notNull().default(false),
    position: integer().notNull(),
    /** When the seller removed it; orders that use it stand. */
    removedAt: instant(),
  },
  (table) => [
    index("delivery_zones_seller").on(table.providerId, table.position),
    check(
      "delivery_zones_figures",
      sql`${table.priceFcfa} >= 0 and ${table.days} between 0 and 60`,
    ),
  ],
);

/** The towns of a delivery zone. */
export const deliveryZoneTowns = pgTable(
  "delivery_zone_towns",
  {
    zoneId: ref()
      .notNull()
      .references(() => deliveryZones.id, { onDelete: "cascade" }),
    townId: ref()
      .notNull()
      .references(() => towns.id),
  },
  (table) => [
    primaryKey({ columns: [table.zoneId, table.townId] }),
    index("delivery_zone_towns_town").on(table.townId),
  ],
);
