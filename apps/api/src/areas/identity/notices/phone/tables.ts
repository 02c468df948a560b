import { phoneWays } from "@jdj/contract/notices/phone-ways";
import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, ref } from "../../../../database/columns.ts";
import { users } from "../../users/tables.ts";

/**
 * By what the phone of an account is told of notices, and what it was sent of late. Its row is locked by
 * whoever sends or chooses, so that processes that meet charge once.
 */
export const noticePhones = pgTable("notice_phones", {
  userId: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Null for none: the row stays, so that the day's messages are not forgotten. */
  way: text({ enum: phoneWays }),
  /** The last day on which a message left, and how many did on it. */
  sentOn: date({ mode: "string" }),
  sentCount: integer("sent_count").notNull().default(0),
  /** When they were told that credit is lacking; null once a message was paid again. */
  toldShortAt: instant(),
});
