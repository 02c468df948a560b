import {
  invoiceKinds,
  invoiceStates,
  invoiceSubjects,
} from "@jdj/contract/payments/invoice-states";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { invoicePayments } from "../../../drivers/invoicing/port.ts";
import { paymentAttempts } from "../payments/tables.ts";
import type { InvoiceLine } from "./invoice-lines.ts";

/**
 * The normalised invoices of our own sales and of those of sellers who entrusted their key to us, and the
 * credit notes of what was given back of them: each is written with the money that it is about, and
 * signed by the tax office afterwards.
 */
export const invoices = pgTable(
  "invoices",
  {
    id: rowId(),
    /** The same key is one invoice: `payment:12`, `commission:34`, `refund:56`, `suborder:78`. */
    key: text().notNull(),
    kind: text({ enum: invoiceKinds }).notNull(),
    subjectKind: text("subject_kind", { enum: invoiceSubjects }).notNull(),
    /** The attempt that was paid, or the suborder of an area above. */
    subjectId: ref().notNull(),
    /** The payment that it is about; null for a commission. */
    attemptId: ref().references(() => paymentAttempts.id),
    /** The sale that a credit note is of; null for a sale. */
    saleId: bigint("sale_id", { mode: "number" }).references((): AnyPgColumn => invoices.id),
    /** The provider in whose name it is; null for ours. It outlives the account, as the next two. */
    sellerId: ref(),
    sellerName: text("seller_name"),
    /** The seller's taxpayer number. */
    sellerNumber: text("seller_number"),
    /** Whether its prices have VAT: a seller may not be subject to it. */
    isTaxed: boolean("is_taxed").notNull().default(true),
    state: text({ enum: invoiceStates }).notNull().default("pending"),
    payment: text({ enum: invoicePayments }).notNull(),
    clientName: text("client_name").notNull(),
    /** The taxpayer number of a business; null for a person. */
    clientNumber: text("client_number"),
    /** The provider that it is sent to, whose space lists it; null for any other client. It outlives the account. */
    clientProviderId: ref(),
    /** How the client is reached, until it is signed: the tax office asks for it. */
    clientContact: jsonb("client_contact").$type<{ phone: string | null; email: string | null }>(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    /** Tax included. */
    totalFcfa: integer("total_fcfa").notNull(),
    /** How often the tax office was asked. */
    attempts: integer().notNull().default(0),
    /** When it is asked next; null while nothing is to be asked. */
    nextLookAt: instant(),
    /** Why it is not signed, as the tax office says; empty otherwise. */
    reason: text().notNull().default(""),
    /** The tax office's own number; null before, for a credit note, and where staff signed it there. */
    officeId: text("office_id"),
    /** Its number on paper, and the address of its QR code; null until it is signed. */
    reference: text(),
    verificationUrl: text("verification_url"),
    /** How many stickers were left after it. */
    stickersLeft: integer("stickers_left"),
    sentAt: instant(),
    signedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("invoices_key").on(table.key),
    index("invoices_state").on(table.state, table.id),
    index("invoices_kind").on(table.kind, table.id),
    index("invoices_attempt").on(table.attemptId),
    index("invoices_sale").on(table.saleId),
    index("invoices_client_provider")
      .on(table.clientProviderId, table.id)
      .where(sql`${table.clientProviderId} is not null`),
    index("invoices_seller").on(table.sellerId, table.id).where(sql`${table.sellerId} is not null`),
    index("invoices_of_ours").on(table.id).where(sql`${table.sellerId} is null`),
    index("invoices_of_sellers").on(table.id).where(sql`${table.sellerId} is not null`),
    index("invoices_look").on(table.nextLookAt).where(sql`${table.nextLookAt} is not null`),
    check(
      "invoices_credit_note",
      sql`(${table.kind} = 'credit-note') = (${table.saleId} is not null)`,
    ),
    check("invoices_signed", sql`(${table.state} = 'signed') = (${table.reference} is not null)`),
    check(
      "invoices_seller_named",
      sql`(${table.sellerId} is null) = (${table.sellerName} is null)`,
    ),
    check("invoices_total", sql`${table.totalFcfa} > 0`),
  ],
);
