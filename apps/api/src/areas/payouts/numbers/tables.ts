import { methodCodes } from "@jdj/contract/payouts/payout-methods";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { providers } from "../../providers/tables.ts";

/** The mobile-money numbers to which the sellers of a shop, or the hosts of an event, are paid. */
export const payoutNumbers = pgTable(
  "payout_numbers",
  {
    id: rowId(),
    /** Whose number it is: one of the two. */
    providerId: ref().references(() => providers.id, { onDelete: "cascade" }),
    eventId: ref().references(() => events.id, { onDelete: "cascade" }),
    method: text({ enum: methodCodes }).notNull(),
    /** E.164. */
    phone: text().notNull(),
    /** The holder's name, as the beneficiary wrote it. */
    holder: text().notNull(),
    /** Whether the operator has the holder's identity card, as the beneficiary says. */
    isIdentified: boolean("is_identified").notNull(),
    /** Who added it; null once the account is erased. */
    addedBy: ref().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** When its code was entered; null before. */
    provenAt: instant(),
  },
  (table) => [
    uniqueIndex("payout_numbers_provider_key").on(table.providerId, table.method, table.phone),
    uniqueIndex("payout_numbers_event_key").on(table.eventId, table.method, table.phone),
    index("payout_numbers_user").on(table.addedBy),
    check("payout_numbers_owner", sql`(${table.providerId} is null) <> (${table.eventId} is null)`),
  ],
);
