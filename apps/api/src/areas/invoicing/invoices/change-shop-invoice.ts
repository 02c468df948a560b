import { refusal } from "@jdj/contract/call/refusals";
import { invoiceMachine } from "@jdj/contract/payments/invoice-states";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { lockInvoice } from "../../payments/invoices/lock-invoice.ts";
import { invoices } from "../../payments/invoices/tables.ts";
import { hasKey } from "../keys/queries.ts";

/** An invoice in the name of a provider. */
interface OwnInvoice {
  providerId: number;
  id: number;
}

const whichOf = ({ providerId, id }: OwnInvoice) =>
  and(eq(invoices.id, id), eq(invoices.sellerId, providerId));

/**
 * Has the tax office asked again for an invoice in a provider's name that was refused, or that they did
 * not find there.
 * @throws not-found; state-changed; no-invoicing-key
 */
export async function retryShopInvoice(
  { db, jobs, now, invoicing }: RequestContext,
  own: OwnInvoice,
): Promise<void> {
  const { providerId, id } = own;
  await db.transaction(async (tx) => {
    const { state } = await lockInvoice(tx, whichOf(own), "pending");
    if (invoicing === null || !(await hasKey(tx, providerId))) throw refusal("no-invoicing-key");
    const after = {
      state: invoiceMachine.transition(state, "pending"),
      nextLookAt: now,
      reason: "",
    };
    await tx.update(invoices).set(after).where(eq(invoices.id, id));
    await jobs.enqueue(tx, "sign-invoice", { invoiceId: id });
  });
}

/**
 * Records the reference of an invoice in a provider's name that exists at the tax office.
 * @throws not-found; state-changed
 */
export async function recordShopInvoice(
  { db, now }: RequestContext,
  own: OwnInvoice,
  reference: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, state } = await lockInvoice(tx, whichOf(own), "signed");
    await tx
      .update(invoices)
      .set({
        state: invoiceMachine.transition(state, "signed"),
        ...{ reference, reason: "" },
        ...{ clientContact: null, nextLookAt: null, signedAt: now },
      })
      .where(eq(invoices.id, id));
  });
}
