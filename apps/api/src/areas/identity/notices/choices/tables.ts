import { frequencies, noticeKinds } from "@jdj/contract/notices/kinds";
import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ref } from "../../../../database/columns.ts";
import { users } from "../../users/tables.ts";

/** How an account is told of a kind, where it chose other than the rule of that kind. */
export const noticeChoices = pgTable(
  "notice_choices",
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: noticeKinds }).notNull(),
    /** Whether it stands on the page. */
    page: boolean().notNull(),
    /** How often an email brings it; null where each has an email of its own. */
    email: text({ enum: frequencies }),
    /** Whether devices are told of it at once. */
    push: boolean().notNull().default(true),
    /** Whether a paid SMS or WhatsApp tells of it, where the account has chosen one. */
    phone: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
