import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { createdAt, ref } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { products } from "../products/tables.ts";

/** The products that a customer marked with a heart. */
export const wishes = pgTable(
  "wished_articles",
  {
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    productId: ref("article_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index("wished_articles_article").on(table.productId),
  ],
);
