import { refusal } from "@jdj/contract/call/refusals";
import { type InvoiceState, invoiceMayBecome } from "@jdj/contract/payments/invoice-states";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { invoices } from "../../payments/invoices/tables.ts";
import type { Author } from "../audit/record-change.ts";
import { recordChange } from "../audit/record-change.ts";

/** An invoice, locked. @throws not-found; invoice-settled where the table does not permit the state */
async function lockFor(tx: Database, id: number, to: InvoiceState) {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
  if (!invoice) throw refusal("not-found");
  // What is being sent has no end yet, which staff would not know.
  if (invoice.state === "sending" || !invoiceMayBecome(invoice.state, to))
    throw refusal("invoice-settled");
  return invoice;
}

/**
 * Has the tax office asked again for an invoice that failed, that was left to staff, or whose answer was
 * lost and that a person did not find there.
 * @throws not-found; invoice-settled; no-invoicing
 */
export async function retryInvoice(
  { db, jobs, now, invoicing }: RequestContext,
  author: Author,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { state } = await lockFor(tx, id, "pending");
    if (invoicing === null) throw refusal("no-invoicing");
    const after = { state: "pending" as const, nextLookAt: now, reason: "" };
    await tx.update(invoices).set(after).where(eq(invoices.id, id));
    await jobs.enqueue(tx, "sign-invoice", { invoiceId: id });
    const change = { before: { state }, after: { state: "pending" } };
    await recordChange(tx, author, now, { action: "invoices.retry", id, ...change });
  });
}

/** Records the reference of an invoice that exists at the tax office. @throws not-found; invoice-settled */
export async function recordInvoice(
  { db, now }: RequestContext,
  author: Author,
  given: { id: number; reference: string; verification_url?: string | undefined },
): Promise<void> {
  const { id, reference } = given;
  await db.transaction(async (tx) => {
    const { state } = await lockFor(tx, id, "signed");
    await tx
      .update(invoices)
      .set({
        state: "signed",
        reference,
        verificationUrl: given.verification_url ?? null,
        ...{ reason: "", clientContact: null, nextLookAt: null, signedAt: now },
      })
      .where(eq(invoices.id, id));
    const change = { before: { state }, after: { state: "signed", reference } };
    await recordChange(tx, author, now, { action: "invoices.record", id, ...change });
  });
}
