import { refusal } from "@jdj/contract/call/refusals";
import { type InvoiceState, invoiceMachine } from "@jdj/contract/payments/invoice-states";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { invoices } from "./tables.ts";

/**
 * The invoice that a condition names, locked, for a person who decides what follows.
 * @throws not-found; state-changed where the table does not permit the state
 */
export async function lockInvoice(
  tx: Database,
  which: SQL | undefined,
  to: InvoiceState,
): Promise<typeof invoices.$inferSelect> {
  const [invoice] = await tx.select().from(invoices).where(which).for("update");
  if (!invoice) throw refusal("not-found");
  // What is being sent has no end yet, which no person would know.
  if (invoice.state === "sending" || !invoiceMachine.may(invoice.state, to))
    throw refusal("state-changed");
  return invoice;
}
