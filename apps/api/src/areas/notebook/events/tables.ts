import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { files } from "../../files/tables.ts";
import { customers } from "../../identity/users/tables.ts";
import { eventTypes } from "../event-types/tables.ts";

/** What customers plan. `customerId` is the owner who pays; who may open it is in `event_members`. */
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
    weddingDate: date("wedding_date", { mode: "string" }),
    weddingDatePrecision: text("wedding_date_precision", { enum: ["exact", "approximate"] })
      .notNull()
      .default("exact"),
    /** The seed of the event's woven pattern. */
    seed: text().notNull(),
    /** When a card first reached a guest: written by the area `cards`, which is above the notebook. */
    cardsSentAt: instant(),
    /** When an owner said that it does not take place; null while it does. */
    cancelledAt: instant(),
    /** When an owner deleted it: from then on nobody opens it, until it is restored or erased. */
    deletedAt: instant(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("events_customer").on(table.customerId),
    index("events_event_type").on(table.eventTypeId),
    index("events_wedding_date").on(table.weddingDate),
    index("events_image_file").on(table.imageFileId),
    index("events_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
