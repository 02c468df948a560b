import { paymentPurposes, subjectKinds } from "@jdj/contract/payments/subjects";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, instant, ref, rowId } from "../../../database/columns.ts";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";

/**
 * Units of a channel that somebody ordered, or the payment of a subject: a quote, a booking, a
 * purchase, a gift, a share of fabric. Its amounts are ours, fixed when it was opened.
 */
export const payments = pgTable(
  "payments",
  {
    id: rowId(),
    /** From the date, the time and random characters; whoever knows it may pay. */
    reference: text().notNull(),
    /** Who pays; null for a gift or a share that somebody pays without an account. */
    customerId: ref().references(() => customers.id),
    /** A payment outlives its event. */
    eventId: ref().references(() => events.id, { onDelete: "set null" }),
    /** The campaign that waits for it; null for a credit bought by itself, or when the campaign is deleted. */
    campaignId: ref(),
    /** What it was opened for. */
    purpose: text({ enum: paymentPurposes }).notNull().default("campaign"),
    /** The channel of the units; null for a subject, which is one unit of its amount. */
    channelId: integer("channel_id"),
    /** What is paid for: the kind and the number of a row of an area above. */
    subjectKind: text("subject_kind", { enum: subjectKinds }),
    subjectId: ref(),
    /** What a subject is, as its page and its receipt say it. */
    label: text(),
    /** The day of the service that a deposit is paid for; null where none is known. */
    serviceDay: date("service_day", { mode: "string" }),
    /** Path of the page that its payer came from and goes back to; null where there is none. */
    backPath: text("back_path"),
    units: integer().notNull(),
    unitFcfa: integer("unit_fcfa").notNull(),
    dueFcfa: integer("due_fcfa").notNull(),
    totalFcfa: integer("total_fcfa").notNull(),
    payableFcfa: integer("payable_fcfa").notNull(),
    state: text({ enum: ["open", "pending", "paid", "failed", "expired", "refunded"] })
      .notNull()
      .default("open"),
    createdAt: createdAt(),
    paidAt: instant(),
    /** When it was closed unpaid: its campaign was cancelled, or another payment replaced it. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex("payments_reference_key").on(table.reference),
    index("payments_reference_end").on(sql`reverse(${table.reference}) text_pattern_ops`),
    index("payments_customer").on(table.customerId, table.createdAt),
    index("payments_campaign").on(table.campaignId),
    check("payments_amounts", sql`${table.units} > 0 and ${table.payableFcfa} > 0`),
    check(
      "payments_channel_or_subject",
      sql`(${table.purpose} in ('campaign', 'reminder', 'credit')) = (${table.channelId} is not null) and (${table.channelId} is null) = (${table.subjectKind} is not null and ${table.subjectId} is not null and ${table.label} is not null)`,
    ),
    check(
      "payments_payer",
      sql`${table.customerId} is not null or ${table.purpose} in ('gift', 'fabric-share', 'contribution', 'listing', 'boost')`,
    ),
    index("payments_subject").on(table.subjectId, table.subjectKind),
    uniqueIndex("payments_subject_key")
      .on(table.subjectKind, table.subjectId)
      .where(sql`${table.closedAt} is null and ${table.subjectId} is not null`),
    index("payments_event").on(table.eventId),
    index("payments_created").on(table.createdAt),
    index("payments_purpose").on(table.purpose, table.createdAt),
  ],
);

/** What clients call a payment, beside our own reference; each name is one payment's for its customer. */
export const clientReferences = pgTable(
  "client_references",
  {
    /** Who named it: another's same name is another payment. */
    customerId: ref()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    reference: text().notNull(),
    paymentId: ref()
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.reference] }),
    index("client_references_payment").on(table.paymentId),
  ],
);

/** One attempt at a payment by one gateway. A unique index lets at most one of a payment succeed. */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    id: rowId(),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    gateway: text({ enum: gatewayNames }).notNull(),
    /** Our name for it at the gateway: the payment's reference and the attempt's number. */
    reference: text().notNull(),
    /** The gateway's own name for it; null until the gateway answered. */
    gatewayReference: text("gateway_reference"),
    amountFcfa: integer("amount_fcfa").notNull(),
    /** Who is asked to confirm, `225…`; null for a payment on a page. */
    phone: text(),
    /** The token that an unsigned webhook must carry, where the gateway gives one. */
    notifyToken: text("notify_token"),
    /** The gateway's page on which to pay. */
    paymentUrl: text("payment_url"),
    /**
     * `mismatch`: the gateway took another amount or currency. `surplus`: the payment was paid
     * already. An operator handles both.
     */
    state: text({
      enum: ["pending", "paid", "failed", "expired", "mismatch", "surplus", "refunded"],
    })
      .notNull()
      .default("pending"),
    /** Why it failed, in French. */
    reason: text(),
    createdAt: createdAt(),
    /** When the gateway is to be asked next, while it is pending. */
    nextLookAt: instant(),
    /** When its outcome was recorded; null while it is pending. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex("payment_attempts_reference_key").on(table.gateway, table.reference),
    uniqueIndex("payment_attempts_gateway_reference_key").on(table.gateway, table.gatewayReference),
    uniqueIndex("payment_attempts_one_paid")
      .on(table.paymentId)
      .where(sql`${table.state} = 'paid'`),
    index("payment_attempts_payment").on(table.paymentId),
    index("payment_attempts_created").on(table.createdAt),
    index("payment_attempts_gateway").on(table.gateway, table.createdAt),
    index("payment_attempts_phone").on(table.phone),
    index("payment_attempts_closed").on(table.gateway, table.closedAt),
    index("payment_attempts_dialled").on(table.createdAt).where(sql`${table.phone} is not null`),
    index("payment_attempts_state").on(table.state, table.createdAt),
    index("payment_attempts_look").on(table.nextLookAt).where(sql`${table.nextLookAt} is not null`),
  ],
);

/** The webhooks received, each event once. */
export const gatewayEvents = pgTable(
  "gateway_events",
  {
    gateway: text({ enum: gatewayNames }).notNull(),
    eventId: text("event_id").notNull(),
    attemptId: ref().references(() => paymentAttempts.id),
    receivedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index("gateway_events_attempt").on(table.attemptId),
    index("gateway_events_received").on(table.receivedAt),
  ],
);

/**
 * The answers of a gateway that was asked about an attempt: one row for an answer that came several
 * times in succession.
 */
export const gatewayAnswers = pgTable(
  "gateway_answers",
  {
    id: rowId(),
    attemptId: ref()
      .notNull()
      .references(() => paymentAttempts.id, { onDelete: "cascade" }),
    /** `away`: it did not answer. */
    answer: text({ enum: ["pending", "paid", "failed", "expired", "unknown", "away"] }).notNull(),
    times: integer().notNull().default(1),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [index("gateway_answers_attempt").on(table.attemptId, table.id)],
);

/** The receipt of a payment; its id is its number. */
export const receipts = pgTable(
  "receipts",
  {
    id: rowId(),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    /** The second attempt that succeeded, where it was paid twice; null for the first. */
    attemptId: ref().references(() => paymentAttempts.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("receipts_payment").on(table.paymentId),
    uniqueIndex("receipts_payment_key").on(table.paymentId).where(sql`${table.attemptId} is null`),
    uniqueIndex("receipts_attempt_key").on(table.attemptId),
  ],
);
