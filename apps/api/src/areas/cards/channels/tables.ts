import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";

/** A channel by which cards reach guests. Ids 1 to 3 are the specification's. */
export const channels = pgTable("channels", {
  id: integer().primaryKey(),
  name: text().notNull(),
  colorCode: text("color_code").notNull(),
  /** FCFA per SMS segment or per message; 0 is free. */
  priceFcfa: integer("price_fcfa").notNull().default(0),
  /** Whether campaigns may be sent by it. */
  open: boolean().notNull().default(false),
  position: integer().notNull(),
});
