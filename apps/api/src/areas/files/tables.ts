import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, ref } from "../../database/columns.ts";
import { customers } from "../identity/users/tables.ts";

/** A stored file. Private: it is served only at a short-lived signed URL. */
export const files = pgTable(
  "files",
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The key in the storage driver. */
    storageKey: text("storage_key").notNull(),
    mediaType: text("media_type").notNull(),
    /** The name under which a document is downloaded; null for a photo, which pages show. */
    downloadName: text("download_name"),
    /** Bytes. */
    size: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("files_customer").on(table.customerId)],
);
