import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId, version } from "../../../database/columns.ts";
import { files } from "../../files/tables.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import { products } from "../../products/products/tables.ts";

/** What the hosts wish: a product of the marketplace, or something of their own with an amount. */
export const giftItems = pgTable(
  "gift_items",
  {
    id: rowId(),
    listId: ref()
      .notNull()
      .references(() => giftLists.id, { onDelete: "cascade" }),
    /** Null for something of the hosts' own, and when the product is deleted. */
    productId: ref("article_id").references(() => products.id, { onDelete: "set null" }),
    name: text().notNull(),
    /** A photo of the hosts' own; null for none, and for a product, which has its own. */
    imageFileId: uuid("image_file_id").references(() => files.id, { onDelete: "set null" }),
    /** The price of one, fixed when it was added or last saved: a multiple of 5, 100 at least. */
    priceFcfa: integer("price_fcfa").notNull(),
    quantity: integer().notNull().default(1),
    /**
     * What gifts hold of it: paid ones, and those whose payment is awaited. The check below lets only
     * one of two gifts at once take the last part.
     */
    takenFcfa: integer("taken_fcfa").notNull().default(0),
    position: integer().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("gift_items_list").on(table.listId, table.position),
    index("gift_items_image_file").on(table.imageFileId),
    index("gift_items_article").on(table.productId),
    check(
      "gift_items_figures",
      sql`${table.priceFcfa} >= 100 and ${table.priceFcfa} % 5 = 0 and ${table.quantity} between 1 and 1000`,
    ),
    check(
      "gift_items_taken",
      sql`${table.takenFcfa} between 0 and ${table.priceFcfa} * ${table.quantity}`,
    ),
  ],
);
