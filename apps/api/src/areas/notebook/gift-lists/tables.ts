import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId, version } from "../../../database/columns.ts";
import { events } from "../events/tables.ts";

/**
 * The gift list of an event. It is in the notebook, so that the cards can link to it; what is wished
 * and given is in the area `gifts`.
 */
export const giftLists = pgTable(
  "gift_lists",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** Whoever has it reads the public page and gives; it cannot be guessed. */
    token: text().notNull(),
    /** Whether the list takes gifts; while it is closed, no card links to it. */
    isOpen: boolean().notNull().default(false),
    /** What the hosts write to their guests; plain text, empty for nothing. */
    message: text().notNull().default(""),
    /** Whether guests may give an amount of their own, to the cagnotte. */
    hasPot: boolean().notNull().default(true),
    /** What the cagnotte is for: « Notre voyage de noces »; empty for nothing. */
    potName: text("pot_name").notNull().default(""),
    /** The goal of the cagnotte; null without one. */
    potGoalFcfa: integer("pot_goal_fcfa"),
    /** Whether guests see how far the cagnotte is from its goal. */
    showsProgress: boolean().notNull().default(true),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("gift_lists_event_key").on(table.eventId),
    uniqueIndex("gift_lists_token_key").on(table.token),
    check("gift_lists_goal", sql`${table.potGoalFcfa} >= 100`),
  ],
);
