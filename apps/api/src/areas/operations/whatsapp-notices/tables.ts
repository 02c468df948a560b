import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, ref } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";

/** Notices handed to WhatsApp that nobody has received yet: one that fails is sent by SMS. */
export const whatsAppNotices = pgTable(
  "whatsapp_notices",
  {
    /** Under which it was handed over. */
    key: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** What it says, and the page that it opens, sealed. */
    sealedText: text("sealed_text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("whatsapp_notices_user").on(table.userId),
    index("whatsapp_notices_created").on(table.createdAt),
  ],
);
