import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";

/** The contact inbox: messages of visitors, for staff to answer. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: rowId(),
    /** Whether it came from the contact page or from the chat box. */
    source: text({ enum: ["contact", "chat"] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    body: text().notNull(),
    sex: text({ enum: ["M", "F"] }),
    /** E.164. */
    phones: text().array().notNull().default([]),
    handledAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index("contact_messages_created").on(table.createdAt),
    index("contact_messages_inbox").on(
      sql`(${table.handledAt} is not null)`,
      sql`${table.id} desc`,
    ),
    index("contact_messages_waiting").on(table.id).where(sql`${table.handledAt} is null`),
    index("contact_messages_handled").on(table.id).where(sql`${table.handledAt} is not null`),
    index("contact_messages_email").on(sql`lower(${table.email})`, table.id),
    index("contact_messages_plain_writer").using(
      "gin",
      sql`plain_text(${table.name} || ' ' || ${table.email}) gin_trgm_ops`,
    ),
    index("contact_messages_last").on(sql`coalesce(${table.handledAt}, ${table.createdAt})`),
  ],
);

/** What staff answered to a message, by email. Erased with it. */
export const contactAnswers = pgTable(
  "contact_answers",
  {
    id: rowId(),
    messageId: ref()
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    staffName: text("staff_name").notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("contact_answers_message").on(table.messageId)],
);
