import type { QuoteLine } from "@jdj/contract/quotes/shapes";
import { templateKinds } from "@jdj/contract/quotes/templates";
import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, ref, rowId } from "../../../database/columns.ts";
import { providers } from "../../providers/tables.ts";

/** What a provider writes again and again: lines of quotes with their terms, and answers in the chat. */
export const quoteTemplates = pgTable(
  "quote_templates",
  {
    id: rowId(),
    providerId: ref()
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    kind: text({ enum: templateKinds }).notNull(),
    name: text().notNull(),
    lines: jsonb().$type<QuoteLine[]>().notNull().default([]),
    /** The terms of a quote, or the reply. */
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("quote_templates_name_key").on(table.providerId, table.kind, table.name),
    check(
      "quote_templates_kind",
      sql`(${table.kind} = 'quote' and ${table.lines} <> '[]') or (${table.kind} = 'reply' and ${table.lines} = '[]' and ${table.text} <> '')`,
    ),
  ],
);
