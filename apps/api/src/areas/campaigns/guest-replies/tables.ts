import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, ref, rowId } from "../../../database/columns.ts";
import { guests } from "../../notebook/guests/tables.ts";

/** What a guest wrote to the number or the name that brought them a card or a message. */
export const guestReplies = pgTable(
  "guest_replies",
  {
    id: rowId(),
    guestId: ref()
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
    channel: text({ enum: ["sms", "whatsapp"] }).notNull(),
    /** The number of the contract to which they wrote. */
    contract: integer().notNull().default(1),
    /** The contract's id of it: the same reply posted again is not stored again. */
    gatewayId: text("gateway_id").notNull(),
    /** Null for a picture, a voice or another thing that is no text. */
    text: text(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("guest_replies_gateway").on(table.channel, table.contract, table.gatewayId),
    index("guest_replies_guest").on(table.guestId, sql`${table.id} desc`),
  ],
);

/** Whose number an id of WhatsApp is, as it told us: it may leave the number out of later messages. */
export const whatsAppUsers = pgTable(
  "whatsapp_users",
  {
    userId: text("user_id").primaryKey(),
    /** E.164. */
    phone: text().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [index("whatsapp_users_seen").on(table.seenAt)],
);
