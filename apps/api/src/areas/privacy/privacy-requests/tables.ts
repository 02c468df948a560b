import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";
import { privacyRequestStates } from "./request-state.ts";

/** What people ask for by email or by post: a copy of their data, or its erasure. */
export const privacyRequests = pgTable(
  "privacy_requests",
  {
    id: rowId(),
    kind: text({ enum: ["export", "erasure"] }).notNull(),
    /** How it arrived. */
    receivedBy: text("received_by", { enum: ["email", "post"] }).notNull(),
    receivedOn: date("received_on", { mode: "string" }).notNull(),
    /** The last day to answer it. */
    dueOn: date("due_on", { mode: "string" }).notNull(),
    /** Whose data; null for somebody without an account, and once it is erased. */
    userId: ref().references(() => users.id, { onDelete: "set null" }),
    /** Who asks, as they wrote; emptied a year after the answer. */
    name: text().notNull(),
    /** Where they are answered: an email address, or empty for an answer by post. */
    email: text().notNull().default(""),
    note: text().notNull().default(""),
    state: text({ enum: privacyRequestStates }).notNull().default("open"),
    /** What was done, or why it was refused. */
    outcome: text(),
    handledAt: instant(),
    /** Of the link to a copy that was sent; the SHA-256 of its token, and when it ends. */
    tokenHash: bytes(),
    tokenExpiresAt: instant(),
    /** When the operator was warned that the last day is near. */
    warnedAt: instant(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("privacy_requests_open").on(table.dueOn, table.id).where(sql`${table.state} = 'open'`),
    index("privacy_requests_state").on(table.state, table.id),
    index("privacy_requests_handled").on(table.handledAt),
    index("privacy_requests_user").on(table.userId),
    uniqueIndex("privacy_requests_token_key").on(table.tokenHash),
  ],
);
