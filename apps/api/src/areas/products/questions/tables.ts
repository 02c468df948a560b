import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { customers } from "../../identity/users/tables.ts";
import { sellers } from "../../providers/tables.ts";
import { products } from "../products/tables.ts";

/** What customers ask the seller of a product; everybody reads it once it is answered. */
export const productQuestions = pgTable(
  "article_questions",
  {
    id: rowId(),
    productId: ref("article_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The seller of the product. */
    providerId: ref()
      .notNull()
      .references(() => sellers.providerId, { onDelete: "cascade" }),
    /** Null for an invented author of the demonstration. */
    customerId: ref().references(() => customers.id, { onDelete: "cascade" }),
    /** The names of an invented author; null where a customer asked. */
    authorGivenNames: text("author_given_names"),
    authorLastName: text("author_last_name"),
    question: text().notNull(),
    /** Null until it is answered. */
    answer: text(),
    answeredAt: instant(),
    /** When staff hid it, and why, as its author reads it; null while it is shown. */
    hiddenAt: instant(),
    hiddenReason: text("hidden_reason"),
    createdAt: createdAt(),
  },
  (table) => [
    index("article_questions_answered")
      .on(table.productId, table.answeredAt.desc(), table.id.desc())
      .where(sql`${table.answeredAt} is not null and ${table.hiddenAt} is null`),
    index("article_questions_article").on(table.productId),
    index("article_questions_seller").on(
      table.providerId,
      sql`(${table.answeredAt} is not null)`,
      table.id.desc(),
    ),
    // The console's filter.
    index("article_questions_hidden").on(table.id).where(sql`${table.hiddenAt} is not null`),
    index("article_questions_shown").on(table.id).where(sql`${table.hiddenAt} is null`),
    index("article_questions_customer").on(table.customerId, table.productId),
    check(
      "article_questions_answer",
      sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
    check(
      "article_questions_author",
      sql`(${table.customerId} is null) = (${table.authorGivenNames} is not null) and (${table.customerId} is null) = (${table.authorLastName} is not null)`,
    ),
  ],
);
