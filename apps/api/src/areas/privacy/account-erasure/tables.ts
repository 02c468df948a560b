import { erasureChannels, erasureStates } from "@jdj/contract/accounts/account-erasure";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { users } from "../../identity/users/tables.ts";
import { privacyRequests } from "../privacy-requests/tables.ts";

/** The erasures of accounts that staff asked for, one for each attempt at a request. */
export const accountErasures = pgTable(
  "account_erasures",
  {
    id: rowId(),
    requestId: ref()
      .notNull()
      .references(() => privacyRequests.id, { onDelete: "cascade" }),
    /** Whose account; null once it is erased. */
    userId: ref().references(() => users.id, { onDelete: "set null" }),
    state: text({ enum: erasureStates }).notNull().default("asked"),
    /** By which proven address or number the person confirms. */
    channel: text({ enum: erasureChannels }).notNull(),
    /** SHA-256 of the link's token that proves, and of the one that cancels. */
    proofHash: bytes().notNull(),
    cancelHash: bytes(),
    askedBy: text("asked_by").notNull(),
    approvedBy: text("approved_by"),
    /** When it becomes too late for the next step: the proof, then the approval. */
    expiresAt: instant().notNull(),
    provenAt: instant(),
    /** Not before; null until it is proven. */
    executesAt: instant(),
    /** Where its end is confirmed, while the account is being erased; emptied with it. */
    confirmTo: text("confirm_to"),
    /** Who cancelled it, or what money was open. */
    reason: text(),
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("account_erasures_proof_key").on(table.proofHash),
    uniqueIndex("account_erasures_cancel_key").on(table.cancelHash),
    index("account_erasures_request").on(table.requestId, table.id),
    index("account_erasures_user").on(table.userId),
    // Two presses, or two members of staff at once, ask for one.
    uniqueIndex("account_erasures_open_key").on(table.userId).where(sql`${table.endedAt} is null`),
    index("account_erasures_waiting")
      .on(table.state, table.id)
      .where(sql`${table.endedAt} is null`),
  ],
);
