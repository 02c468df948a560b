import { subscriptionKinds } from "@jdj/contract/providers/subscriptions";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { providers } from "../tables.ts";

/** What a provider has for a time: a listing that it paid or was given, or a place that staff granted. */
export const providerSubscriptions = pgTable(
  "provider_subscriptions",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    kind: text({ enum: subscriptionKinds }).notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    /** The last day. */
    endsOn: date("ends_on", { mode: "string" }).notNull(),
    /** When it took effect; null before. */
    startedAt: instant(),
    /** When it ended, by its date or by staff; null before. */
    endedAt: instant(),
    /** Why staff gave it for free; null for what was paid. */
    reason: text(),
    /** How many days before its end the provider was last reminded; null before the first reminder. */
    remindedDays: integer("reminded_days"),
    createdAt: createdAt(),
  },
  (table) => [
    index("provider_subscriptions_provider").on(table.providerId, table.id),
    index("provider_subscriptions_to_start")
      .on(table.startsOn)
      .where(sql`${table.startedAt} is null and ${table.endedAt} is null`),
    index("provider_subscriptions_to_end").on(table.endsOn).where(sql`${table.endedAt} is null`),
    check("provider_subscriptions_dates", sql`${table.endsOn} >= ${table.startsOn}`),
  ],
);
