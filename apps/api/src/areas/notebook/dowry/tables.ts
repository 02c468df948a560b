import { dowryKinds, dowryStages, dowryStates } from "@jdj/contract/notebook/dowry-items";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId, version } from "../../../database/columns.ts";
import { events } from "../events/tables.ts";

/** What a family brings at kôkôkô or at the dot of an event: a copy of a starting list's, or the hosts' own. */
export const dowryItems = pgTable(
  "dowry_items",
  {
    id: rowId(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** The list and the item of which it is a copy, « baoule/salt »; null for the hosts' own. */
    listed: text(),
    stage: text({ enum: dowryStages }).notNull(),
    kind: text({ enum: dowryKinds }).notNull(),
    name: text().notNull(),
    quantity: text(),
    amountFcfa: bigint("amount_fcfa", { mode: "number" }),
    recipient: text(),
    bringer: text(),
    agreed: text(),
    note: text(),
    state: text({ enum: dowryStates }).notNull().default("asked"),
    /** The name of the source of a copy. */
    source: text(),
    position: integer().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("dowry_items_event").on(table.eventId),
    uniqueIndex("dowry_items_listed")
      .on(table.eventId, table.listed)
      .where(sql`${table.listed} is not null`),
  ],
);
