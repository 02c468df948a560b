import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { invoiceSubjects } from "@jdj/contract/payments/invoice-states";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { InvoiceClient, invoicePayments } from "../../../drivers/invoicing/port.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { findPayer } from "../initiations/find-payer.ts";
import type { Payment } from "../payments/open-payment.ts";
import type { Attempt } from "../payments/queries.ts";
import { type InvoiceLine, returnedLines, unitLines } from "./invoice-lines.ts";
import { invoices } from "./tables.ts";

/** What writing an invoice stands upon: the transaction of the money that it is about. */
export interface InvoicingTransaction {
  db: Database;
  jobs: Jobs;
  now: Date;
}

/** A seller in whose name an invoice is signed. */
export interface InvoicingSeller {
  id: number;
  name: string;
  taxpayerNumber: string | null;
}

/** A sale of ours, or of a seller. */
export interface Sale {
  subject: { kind: (typeof invoiceSubjects)[number]; id: number };
  /** The payment that it is about; null for a commission. */
  attemptId: number | null;
  payment: (typeof invoicePayments)[number];
  client: InvoiceClient;
  /** The provider that the client is; null for any other. */
  clientProviderId: number | null;
  /** In whose name it is; ours without. */
  seller?: InvoicingSeller;
  /** Whether its prices have VAT; ours have. */
  isTaxed?: boolean;
  lines: InvoiceLine[];
  /** Tax included. */
  totalFcfa: number;
}

const unitNames: Record<number, string> = {
  [channelIds.sms]: "SMS de cartes d’invitation",
  [channelIds.whatsapp]: "Messages WhatsApp de cartes d’invitation",
};

/** How the tax office calls what a payment was made with. */
export function invoicePaymentOf({ gateway }: Pick<Attempt, "gateway">): Sale["payment"] {
  return gateway === "cinetpay" ? "card" : "mobile-money";
}

/**
 * Writes the invoice of a sale in the transaction of its money, and queues the job that has it signed.
 * The same subject a second time changes nothing.
 */
export async function invoiceSale(
  { db: tx, jobs, now }: InvoicingTransaction,
  sale: Sale,
): Promise<void> {
  const { subject, attemptId, payment, client, clientProviderId, lines, totalFcfa } = sale;
  if (totalFcfa <= 0) return;
  const { name, taxpayerNumber, phone, email } = client;
  const [written] = await tx
    .insert(invoices)
    .values({
      key: `${subject.kind}:${subject.id}`,
      kind: "sale",
      subjectKind: subject.kind,
      subjectId: subject.id,
      ...{ attemptId, payment, lines, totalFcfa, clientProviderId },
      sellerId: sale.seller?.id ?? null,
      sellerName: sale.seller?.name ?? null,
      sellerNumber: sale.seller?.taxpayerNumber ?? null,
      isTaxed: sale.isTaxed ?? true,
      clientName: name,
      clientNumber: taxpayerNumber,
      clientContact: { phone, email },
      nextLookAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: invoices.id });
  if (written) await jobs.enqueue(tx, "sign-invoice", { invoiceId: written.id });
}

/** Writes the invoice of a payment of units of a channel; nothing for the payment of a subject. */
export async function invoiceUnits(
  context: InvoicingTransaction,
  payment: Payment,
  attempt: Attempt,
): Promise<void> {
  if (payment.channelId === null) return;
  const { givenNames, lastName, phone, email } = await findPayer(context.db, payment.customerId);
  const name = unitNames[payment.channelId] ?? "Messages de cartes d’invitation";
  await invoiceSale(context, {
    subject: { kind: "payment", id: attempt.id },
    attemptId: attempt.id,
    payment: invoicePaymentOf(attempt),
    client: {
      name: `${givenNames} ${lastName}`.trim() || "Client",
      taxpayerNumber: null,
      phone,
      email,
    },
    clientProviderId: null,
    lines: unitLines(payment, name, attempt.amountFcfa),
    totalFcfa: attempt.amountFcfa,
  });
}

/**
 * Writes the credit note of what was given back of an invoiced sale, in the transaction of that money;
 * nothing where it was not invoiced. The same key a second time changes nothing.
 * @param back `amountFcfa` with tax, cut to what is left of the sale
 */
export async function creditSale(
  { db: tx, jobs, now }: InvoicingTransaction,
  subject: Sale["subject"],
  back: { key: string; amountFcfa: number },
): Promise<void> {
  const [sale] = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.key, `${subject.kind}:${subject.id}`))
    .for("update");
  if (!sale) return;
  const earlier = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.saleId, sale.id), eq(invoices.kind, "credit-note")))
    .orderBy(asc(invoices.id));
  if (earlier.some(({ key }) => key === back.key)) return;
  const leftFcfa = earlier.reduce((left, { totalFcfa }) => left - totalFcfa, sale.totalFcfa);
  const amountFcfa = Math.min(back.amountFcfa, leftFcfa);
  if (amountFcfa <= 0) return;
  const [written] = await tx
    .insert(invoices)
    .values({
      key: back.key,
      kind: "credit-note",
      saleId: sale.id,
      subjectKind: sale.subjectKind,
      subjectId: sale.subjectId,
      attemptId: sale.attemptId,
      sellerId: sale.sellerId,
      sellerName: sale.sellerName,
      sellerNumber: sale.sellerNumber,
      isTaxed: sale.isTaxed,
      payment: sale.payment,
      clientName: sale.clientName,
      clientNumber: sale.clientNumber,
      clientProviderId: sale.clientProviderId,
      lines: returnedLines(sale, earlier, amountFcfa),
      totalFcfa: amountFcfa,
      nextLookAt: now,
      createdAt: now,
    })
    .returning({ id: invoices.id });
  if (written) await jobs.enqueue(tx, "sign-invoice", { invoiceId: written.id });
}
