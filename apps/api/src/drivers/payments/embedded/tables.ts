import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, rowId } from "../../../database/columns.ts";
import { gatewayNames } from "../gateway-names.ts";

/** A payment at one of the fake gateways. */
export const sandboxPayments = pgTable(
  "sandbox_payments",
  {
    id: rowId(),
    gateway: text({ enum: gatewayNames }).notNull(),
    /** The fake gateway's own reference. */
    token: text().notNull(),
    /** Our reference. */
    reference: text().notNull(),
    amountFcfa: integer("amount_fcfa").notNull(),
    phone: text(),
    state: text({ enum: ["waiting", "paid", "short", "refused", "expired", "refunded"] })
      .notNull()
      .default("waiting"),
    /** The addresses given with it: where the payer returns to, and where the webhook is posted. */
    addresses: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("sandbox_payments_token_key").on(table.gateway, table.token),
    index("sandbox_payments_reference").on(table.gateway, table.reference),
    index("sandbox_payments_created").on(table.createdAt),
  ],
);
