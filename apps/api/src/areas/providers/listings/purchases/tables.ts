import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../../database/columns.ts";
import { providerSubscriptions } from "../../subscriptions/tables.ts";
import { providers } from "../../tables.ts";
import { offerKinds } from "../prices/tables.ts";

/** A period of listing or a boost that a provider wishes to pay, or paid: the subject of a payment. */
export const listingPurchases = pgTable(
  "listing_purchases",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    kind: text({ enum: offerKinds }).notNull().default("listing"),
    /** In months for a listing, in days for a boost. */
    length: integer().notNull(),
    /** The price on the day on which it was asked for. */
    amountFcfa: integer("amount_fcfa").notNull(),
    createdAt: createdAt(),
    /** When another period was chosen instead; a payment that arrives all the same counts. */
    closedAt: instant(),
    paidAt: instant(),
    /** When its payment was given back, and its period withdrawn. */
    refundedAt: instant(),
    /** The period that it paid; null before. */
    subscriptionId: ref().references(() => providerSubscriptions.id, { onDelete: "set null" }),
  },
  (table) => [
    index("listing_purchases_provider").on(table.providerId, table.id),
    index("listing_purchases_subscription").on(table.subscriptionId),
    // Of two requests at once, one opens the purchase and the other finds it.
    uniqueIndex("listing_purchases_open")
      .on(table.providerId, table.kind)
      .where(sql`${table.paidAt} is null and ${table.closedAt} is null`),
  ],
);
