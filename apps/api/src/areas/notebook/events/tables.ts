import { sql } from "drizzle-orm";
import { boolean, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId, version } from "../../../database/columns.ts";
import { customers } from "../../accounts/users/tables.ts";
import { files } from "../../files/tables.ts";
import { eventTypes } from "../event-types/tables.ts";

/** What a customer plans. The database holds that at most one of a customer's events is the current one. */
export const events = pgTable(
  "events",
  {
    id: rowId(),
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    eventTypeId: ref()
      .notNull()
      .references(() => eventTypes.id),
    name: text().notNull(),
    description: text().notNull().default(""),
    imageFileId: uuid("image_file_id").references(() => files.id),
    isCurrent: boolean("is_current").notNull().default(false),
    weddingDate: date("wedding_date", { mode: "string" }),
    weddingDatePrecision: text("wedding_date_precision", { enum: ["exact", "approximate"] })
      .notNull()
      .default("exact"),
    /** What the event's cloth is woven from. */
    seed: text().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("events_one_current").on(table.customerId).where(sql`${table.isCurrent}`),
    index("events_customer").on(table.customerId),
  ],
);
