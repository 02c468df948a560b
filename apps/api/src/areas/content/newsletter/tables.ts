import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { caseless, createdAt, instant, rowId } from "../../../database/columns.ts";

/** Newsletter subscriptions: when they were requested, confirmed and ended. */
export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    id: rowId(),
    email: caseless().notNull(),
    sex: text({ enum: ["M", "F"] }).notNull(),
    /** The last request; the link of the email is valid for seven days from then. */
    askedAt: instant().notNull(),
    confirmedAt: instant(),
    leftAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("newsletter_subscriptions_email_key").on(table.email),
    index("newsletter_subscriptions_email_part").using(
      "gin",
      sql`(${table.email}::text) gin_trgm_ops`,
    ),
    index("newsletter_subscriptions_members")
      .on(table.id)
      .where(sql`${table.confirmedAt} is not null and ${table.leftAt} is null`),
    index("newsletter_subscriptions_left_listed")
      .on(table.id)
      .where(sql`${table.leftAt} >= ${table.askedAt}`),
    index("newsletter_subscriptions_pending_listed")
      .on(table.id)
      .where(
        sql`${table.leftAt} < ${table.askedAt} or (${table.confirmedAt} is null and ${table.leftAt} is null)`,
      ),
    index("newsletter_subscriptions_confirmed").on(table.confirmedAt),
    index("newsletter_subscriptions_left")
      .on(table.leftAt)
      .where(sql`${table.leftAt} >= ${table.askedAt}`),
    index("newsletter_subscriptions_pending")
      .on(table.askedAt)
      .where(sql`${table.confirmedAt} is null or ${table.leftAt} is not null`),
  ],
);
