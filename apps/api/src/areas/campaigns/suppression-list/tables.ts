import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, rowId } from "../../../database/columns.ts";

/** The suppression list: addresses and numbers whose holders asked for no more messages, from any host. */
export const suppressionList = pgTable(
  "suppression_list",
  {
    id: rowId(),
    /** An e-mail address in lower case, or a number in E.164. */
    address: text().notNull(),
    /** How they asked: by the link of an email, or by answering STOP. */
    asked: text({ enum: ["email", "sms", "whatsapp"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("suppression_list_address_key").on(table.address)],
);
