import { giftStates, thanksChannels } from "@jdj/contract/gifts/gift-states";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { caseless, createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import { giftItems } from "../items/tables.ts";

/** What somebody gives, without an account: a part of an item, or an amount to the cagnotte. */
export const gifts = pgTable(
  "gifts",
  {
    id: rowId(),
    listId: ref()
      .notNull()
      .references(() => giftLists.id, { onDelete: "cascade" }),
    /** Null for a gift to the cagnotte, or when its item was removed. */
    itemId: ref().references(() => giftItems.id, { onDelete: "set null" }),
    state: text({ enum: giftStates }).notNull().default("pending"),
    /** A multiple of 5 FCFA, 100 at least. */
    amountFcfa: integer("amount_fcfa").notNull(),
    /** What of it was given back to the giver. */
    refundedFcfa: integer("refunded_fcfa").notNull().default(0),
    giverName: text("giver_name").notNull(),
    /** E.164 and address, for the thanks; null where the giver left none. */
    giverPhone: text("giver_phone"),
    giverEmail: caseless("giver_email"),
    /** To the hosts, plain text; empty for nothing. */
    message: text().notNull().default(""),
    /** Until when it holds its part of the item unpaid; null once it is paid or ended. */
    holdUntil: instant(),
    paidAt: instant(),
    /** Its payment came when its part was given by somebody else: it went to the cagnotte. */
    cameLate: boolean("came_late").notNull().default(false),
    /** When the hosts thanked for it, by what, and what they wrote. */
    thankedAt: instant(),
    thankedBy: text("thanked_by", { enum: thanksChannels }),
    thanks: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("gifts_list").on(table.listId, table.id),
    index("gifts_item").on(table.itemId),
    index("gifts_state").on(table.state, table.id),
    index("gifts_created").on(table.createdAt),
    index("gifts_plain_giver").using("gin", sql`plain_text(${table.giverName}) gin_trgm_ops`),
    index("gifts_giver_phone_end").on(sql`reverse(${table.giverPhone}) text_pattern_ops`),
    index("gifts_giver_phone").on(table.giverPhone),
    index("gifts_hold").on(table.holdUntil).where(sql`${table.state} = 'pending'`),
    check("gifts_amount", sql`${table.amountFcfa} >= 100 and ${table.amountFcfa} % 5 = 0`),
    check("gifts_refunded", sql`${table.refundedFcfa} between 0 and ${table.amountFcfa}`),
    check(
      "gifts_hold_pending",
      sql`(${table.state} = 'pending') = (${table.holdUntil} is not null)`,
    ),
  ],
);
