import {
  disputeKinds,
  disputeStates,
  disputeSubjects,
} from "@jdj/contract/disputes/dispute-states";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../database/columns.ts";
import { files } from "../files/tables.ts";
import { customers } from "../identity/users/tables.ts";
import { providers } from "../providers/tables.ts";

/**
 * What a customer says of a part of an order, or of the service of a booking or a quote. The money is
 * frozen while it is open; one is open for each subject at most.
 */
export const disputes = pgTable(
  "disputes",
  {
    id: rowId(),
    /** A seller order, a booking, or a quote (the deposit is its own). */
    subjectKind: text("subject_kind", { enum: disputeSubjects }).notNull(),
    subjectId: ref().notNull(),
    /** How pages and emails call it: « Réservation du 12 décembre 2026 ». */
    label: text().notNull(),
    /** Names its page: the reference of an order, the number of a booking or a quote request. */
    reference: text().notNull(),
    /** Null once the account is erased. */
    customerId: ref().references(() => customers.id, { onDelete: "set null" }),
    /** Null once the provider is erased. */
    providerId: ref().references(() => providers.id, { onDelete: "set null" }),
    kind: text({ enum: disputeKinds }).notNull(),
    state: text({ enum: disputeStates }).notNull().default("open"),
    /** What could go back to the customer when it was opened, in FCFA. */
    amountFcfa: integer("amount_fcfa").notNull(),
    /** What the customer wrote; empty once it is erased, as the answer and the decision. */
    reason: text().notNull(),
    answer: text().notNull().default(""),
    answerBy: instant().notNull(),
    answeredAt: instant(),
    /** When the other side was reminded, and when staff were asked to decide; null before. */
    remindedAt: instant(),
    staffAskedAt: instant(),
    /** What staff wrote to both sides; empty before. */
    decision: text().notNull().default(""),
    /** The name of who of the staff decided; null before, and where nobody had to. */
    decidedBy: text("decided_by"),
    /** What went back to the customer, and what remained with the other side, in FCFA. */
    refundFcfa: integer("refund_fcfa").notNull().default(0),
    releasedFcfa: integer("released_fcfa").notNull().default(0),
    createdAt: createdAt(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex("disputes_open_key")
      .on(table.subjectId, table.subjectKind)
      .where(sql`${table.state} = 'open'`),
    index("disputes_subject").on(table.subjectId, table.subjectKind, table.id),
    index("disputes_customer").on(table.customerId),
    index("disputes_provider").on(table.providerId, table.id),
    index("disputes_state").on(table.state, table.id),
    index("disputes_for_staff")
      .on(table.id)
      .where(
        sql`${table.state} = 'open' and (${table.answeredAt} is not null or ${table.staffAskedAt} is not null)`,
      ),
    index("disputes_ended").on(table.endedAt),
    index("disputes_due")
      .on(table.createdAt)
      .where(
        sql`${table.state} = 'open' and ${table.answeredAt} is null and ${table.staffAskedAt} is null`,
      ),
    check("disputes_amounts", sql`${table.refundFcfa} >= 0 and ${table.releasedFcfa} >= 0`),
    check("disputes_end", sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
);

/** The photos of a dispute. They belong to its customer, and are erased with their account. */
export const disputePhotos = pgTable(
  "dispute_photos",
  {
    id: rowId(),
    disputeId: ref()
      .notNull()
      .references(() => disputes.id, { onDelete: "cascade" }),
    side: text({ enum: ["customer", "provider"] }).notNull(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("dispute_photos_dispute").on(table.disputeId, table.id),
    index("dispute_photos_file").on(table.fileId),
  ],
);
