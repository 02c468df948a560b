import { noticeKinds } from "@jdj/contract/notices/kinds";
import { type SQL, sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { users } from "../users/tables.ts";

/**
 * What an account is told, on its page of notices and by its emails. Its table is beside the users,
 * because the statement of a session counts those that are unread, and what raises them is here for the
 * areas below `notices`, which has the rest.
 */
export const notices = pgTable(
  "notices",
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: noticeKinds }).notNull(),
    title: text().notNull(),
    text: text().notNull().default(""),
    /** Who caused it, as a line that joins several names them; empty for nobody. */
    who: text().notNull().default(""),
    /** The path of the site to which it leads; of staff `/console#/…`. */
    path: text().notNull(),
    /** The event that it is about, deleted with it; its foreign key is in the migration. */
    eventId: ref(),
    /** The guest that it is about, in the same way. */
    guestId: ref(),
    /** What is about the same thing is shown and sent together; null for a notice that stands alone. */
    joinKey: text("join_key"),
    /** The job that caused it, which may be attempted again; null for one of a transaction. */
    sourceId: text("source_id"),
    /** Whether it stands on the page. */
    isShown: boolean("is_shown").notNull().default(true),
    /** When it leaves by email, joined with the others of that time; null once it did, or without one. */
    emailDueAt: instant(),
    /** When devices are told of it; null once they were, or without any. */
    pushDueAt: instant(),
    /** When a paid SMS or WhatsApp tells of it, joined with the others; null once it was, or without one. */
    phoneDueAt: instant(),
    /** When it was handed over to an email; null before, or without one. */
    emailedAt: instant(),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("notices_source_key")
      .on(table.sourceId, table.userId)
      .where(sql`${table.sourceId} is not null`),
    index("notices_user").on(table.userId, table.id),
    index("notices_unread")
      .on(table.userId)
      .where(sql`${table.readAt} is null and ${table.isShown}`),
    index("notices_email_due").on(table.emailDueAt).where(sql`${table.emailDueAt} is not null`),
    index("notices_push_due").on(table.pushDueAt).where(sql`${table.pushDueAt} is not null`),
    index("notices_phone_due").on(table.phoneDueAt).where(sql`${table.phoneDueAt} is not null`),
    index("notices_phone_due_user").on(table.userId).where(sql`${table.phoneDueAt} is not null`),
    index("notices_event").on(table.eventId).where(sql`${table.eventId} is not null`),
    index("notices_guest").on(table.guestId).where(sql`${table.guestId} is not null`),
    index("notices_created").on(table.createdAt),
  ],
);

/** The bell counts no further: it then shows « 99+ ». */
export const MOST_COUNTED = sql.raw("100");

/** How many notices of the statement's user are unread, 100 at most: a part of the session's statement. */
export const unreadNotices: SQL<number> =
  sql`(select count(*) from (select 1 from ${notices} where ${notices.userId} = ${users.id} and ${notices.readAt} is null and ${notices.isShown} limit ${MOST_COUNTED}) as unread)`.mapWith(
    Number,
  );
