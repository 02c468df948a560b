import type { IssuedInvoice, SignedInvoice } from "@jdj/contract/orders/suborder-invoice";
import { problemOf } from "@jdj/contract/payments/invoice-problem";
import { asc, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { invoiceAddress, invoiceName } from "../../payments/invoices/invoice-address.ts";
import { invoices } from "../../payments/invoices/tables.ts";

/** The invoices in sellers' names of some suborders, and their credit notes, oldest first. */
export async function listSuborderInvoices(db: Database, suborderIds: readonly number[]) {
  const keys = suborderIds.map((id) => `suborder:${id}`);
  const sales = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.key, keys))
    .orderBy(asc(invoices.id));
  if (sales.length === 0) return [];
  const saleIds = sales.map(({ id }) => id);
  const notes = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.saleId, saleIds))
    .orderBy(asc(invoices.id));
  return [...sales, ...notes];
}

/** Those that the tax office signed, with the addresses of their QR codes. */
export async function findSignedSuborders(db: Database, suborderIds: readonly number[]) {
  const rows = await listSuborderInvoices(db, suborderIds);
  return rows.flatMap(({ id, key, state, kind, subjectId, reference, verificationUrl }) =>
    state !== "signed" || reference === null || verificationUrl === null
      ? []
      : [{ id, key, kind, subjectId, reference, verificationUrl }],
  );
}

/** Signed invoices of a suborder as its buyer sees them. */
export function presentSigned(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  rows: Awaited<ReturnType<typeof findSignedSuborders>>,
): SignedInvoice[] {
  return rows.map(({ id, kind, reference, verificationUrl }) => ({
    ...{ kind, reference, verification_url: verificationUrl },
    url: invoiceAddress(settings.secret, id, now),
  }));
}

/** The invoices of a suborder as its seller sees them. */
export function presentIssued(
  { secret, now }: { secret: string; now: Date },
  rows: Awaited<ReturnType<typeof listSuborderInvoices>>,
): IssuedInvoice[] {
  return rows.map(({ id, kind, state, reference, reason }) => ({
    ...{ kind, state, reference },
    number: invoiceName(id),
    problem: problemOf(state, reason),
    url: invoiceAddress(secret, id, now),
  }));
}
