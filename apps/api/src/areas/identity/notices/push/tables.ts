import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../../database/columns.ts";
import { sessions } from "../../sessions/tables.ts";
import { users } from "../../users/tables.ts";

/**
 * A browser that an account's notices reach. A trigger deletes it when its session ends: on whose device
 * nobody is signed in, nothing is shown.
 */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionId: ref()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Its address at its push service: whoever knows it may write to the browser. */
    endpoint: text().notNull(),
    /** The browser's public key and secret, base64url. */
    p256dh: text("p256dh").notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
    /** When something was last enqueued for it; null before. */
    pushedAt: instant(),
    /** When its push service last took something; null before. */
    lastSuccessAt: instant(),
  },
  (table) => [
    uniqueIndex("push_subscriptions_endpoint_key").on(table.endpoint),
    index("push_subscriptions_user").on(table.userId),
    index("push_subscriptions_session").on(table.sessionId),
  ],
);
