import { refusal } from "@jdj/contract/call/refusals";
import { invoiceMachine } from "@jdj/contract/payments/invoice-states";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import type { Author } from "../../../staff/audit/record-change.ts";
import { recordChange } from "../../../staff/audit/record-change.ts";
import { lockInvoice } from "../lock-invoice.ts";
import { invoices } from "../tables.ts";

/**
 * Has the tax office asked again for an invoice that failed, that was left to staff, or whose answer was
 * lost and that a person did not find there.
 * @throws not-found; state-changed; no-invoicing
 */
export async function retryInvoice(
  { db, jobs, now, invoicing }: RequestContext,
  author: Author,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { state } = await lockInvoice(tx, eq(invoices.id, id), "pending");
    if (invoicing === null) throw refusal("no-invoicing");
    const after = {
      state: invoiceMachine.transition(state, "pending"),
      nextLookAt: now,
      reason: "",
    };
    await tx.update(invoices).set(after).where(eq(invoices.id, id));
    await jobs.enqueue(tx, "sign-invoice", { invoiceId: id });
    const change = { before: { state }, after: { state: "pending" } };
    await recordChange(tx, author, now, { action: "invoices.retry", id, ...change });
  });
}

/** Records the reference of an invoice that exists at the tax office. @throws not-found; state-changed */
export async function recordInvoice(
  { db, now }: RequestContext,
  author: Author,
  given: { id: number; reference: string; verification_url?: string | undefined },
): Promise<void> {
  const { id, reference } = given;
  await db.transaction(async (tx) => {
    const { state } = await lockInvoice(tx, eq(invoices.id, id), "signed");
    await tx
      .update(invoices)
      .set({
        state: invoiceMachine.transition(state, "signed"),
        reference,
        verificationUrl: given.verification_url ?? null,
        ...{ reason: "", clientContact: null, nextLookAt: null, signedAt: now },
      })
      .where(eq(invoices.id, id));
    const change = { before: { state }, after: { state: "signed", reference } };
    await recordChange(tx, author, now, { action: "invoices.record", id, ...change });
  });
}
