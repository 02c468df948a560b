import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../../database/columns.ts";
import {
  approvals,
  numberQualities,
  templateCategories,
} from "../../../drivers/whatsapp/account-update.ts";

/** The templates of which WhatsApp told us, with what it says of each. */
export const whatsAppTemplates = pgTable(
  "whatsapp_templates",
  {
    id: rowId(),
    /** The id of the WhatsApp Business account. */
    account: text().notNull(),
    name: text().notNull(),
    /** As WhatsApp writes it. */
    language: text().notNull(),
    /** Null until WhatsApp names it. */
    category: text({ enum: templateCategories }),
    categoryAt: instant(),
    /** What WhatsApp will make of it; null while nothing is to change. */
    nextCategory: text("next_category", { enum: templateCategories }),
    nextCategoryFrom: instant(),
    /** Null until WhatsApp says it: only its category was told. */
    approval: text({ enum: approvals }),
    approvalAt: instant(),
    /** WhatsApp's code of the reason, and its sentence. */
    reason: text(),
    detail: text(),
  },
  (table) => [
    uniqueIndex("whatsapp_templates_key").on(table.account, table.name, table.language),
    index("whatsapp_templates_approval").on(table.approval),
  ],
);

/** The numbers that we send from, as WhatsApp judges them. */
export const whatsAppNumbers = pgTable("whatsapp_numbers", {
  id: rowId(),
  account: text().notNull(),
  /** As WhatsApp shows it; it is ours and no person's. */
  number: text().notNull().unique("whatsapp_numbers_number"),
  quality: text({ enum: numberQualities }),
  qualityAt: instant(),
  /** How many people it may write to in a day, in WhatsApp's words: `TIER_2K`. */
  limit: text("daily_limit"),
  limitAt: instant(),
});

/** The latest event of each kind of our WhatsApp accounts. */
export const whatsAppAccountEvents = pgTable(
  "whatsapp_account_events",
  {
    account: text().notNull(),
    /** WhatsApp's own word: `ACCOUNT_RESTRICTION`. */
    event: text().notNull(),
    detail: text(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.event] })],
);
