import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { ref } from "../../../database/columns.ts";
import { products } from "../../products/products/tables.ts";

/** How often a service is ordered for a day, by orders that stand; at most its `day_capacity`. */
export const serviceDays = pgTable(
  "service_days",
  {
    productId: ref("article_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    taken: integer().notNull(),
    /** The product's capacity when it was last taken. */
    capacity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.day] }),
    check("service_days_taken", sql`${table.taken} between 0 and ${table.capacity}`),
  ],
);
