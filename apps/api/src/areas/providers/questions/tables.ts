import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ref } from "../../../database/columns.ts";
import { providers } from "../tables.ts";

/** What customers often ask a provider, and the answers that their page shows. */
export const providerQuestions = pgTable(
  "provider_questions",
  {
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    question: text().notNull(),
    /** Plain text. */
    answer: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.position] })],
);
