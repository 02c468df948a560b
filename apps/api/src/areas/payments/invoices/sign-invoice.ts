import { and, asc, eq, lt, lte } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { InvoicingDriver, SigningResult } from "../../../drivers/invoicing/port.ts";
import { findOutage } from "../../operations/outages/outage.ts";
import { recordSigning } from "./record-signing.ts";
import { invoices } from "./tables.ts";

export type StoredInvoice = typeof invoices.$inferSelect;

/** Invoices signed in one batch. */
const BATCH = 20;
/** After how long an answer counts as lost, in seconds. */
const LOST_SECONDS = 120;
/** When a credit note asks again whether its sale is signed, in seconds. */
const SALE_SECONDS = 300;

/**
 * Has an invoice signed by the tax office. It becomes `sending` in a transaction of its own before the
 * call: of two processes one asks, and one that dies leaves a row that a person looks at. Without a
 * driver it is left to staff. Does nothing in any other state, nor while the platform is paused.
 */
export async function signInvoice(app: AppContext, id: number): Promise<void> {
  const { db, now, invoicing } = requestContext(app);
  const outage = invoicing && (await findOutage(db, "invoices"));
  if (outage && outage.pausedUntil > now) return;
  const claimed = await db.transaction(async (tx) => {
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
    if (invoice?.state !== "pending") return null;
    const sale = invoice.saleId === null ? null : await findSale(tx, invoice.saleId);
    const isLeft = invoicing === null || (sale?.state === "signed" && sale.officeId === null);
    if (isLeft || sale?.state === "by-hand") {
      await change(tx, id, { state: "by-hand", nextLookAt: null });
      return null;
    }
    if (sale !== null && sale.state !== "signed") {
      const nextLookAt = new Date(now.getTime() + SALE_SECONDS * 1000);
      await change(tx, id, { nextLookAt });
      return null;
    }
    await change(tx, id, {
      state: "sending",
      attempts: invoice.attempts + 1,
      sentAt: now,
      nextLookAt: null,
    });
    return { invoice: { ...invoice, attempts: invoice.attempts + 1 }, sale, invoicing };
  });
  if (claimed === null) return;
  const { invoice, sale } = claimed;
  const result = await ask(claimed.invoicing, invoice, sale);
  await recordSigning(app, invoice, result);
}

async function findSale(tx: Database, id: number): Promise<StoredInvoice | null> {
  const [sale] = await tx.select().from(invoices).where(eq(invoices.id, id));
  return sale ?? null;
}

function change(tx: Database, id: number, to: Partial<typeof invoices.$inferInsert>) {
  return tx.update(invoices).set(to).where(eq(invoices.id, id));
}

/** Asks the tax office; a credit note names the lines of its signed sale. */
function ask(
  invoicing: InvoicingDriver,
  invoice: StoredInvoice,
  sale: StoredInvoice | null,
): Promise<SigningResult> {
  const { clientName, clientNumber, clientContact, lines, payment } = invoice;
  if (sale === null)
    return invoicing.sign({
      payment,
      client: {
        name: clientName,
        taxpayerNumber: clientNumber,
        phone: clientContact?.phone ?? null,
        email: clientContact?.email ?? null,
      },
      items: lines,
    });
  const items = lines.flatMap(({ quantity }, place) => {
    const id = sale.lines[place]?.officeId;
    return id && quantity > 0 ? [{ id, quantity }] : [];
  });
  return invoicing.refund({ invoiceId: sale.officeId ?? "", items });
}

/**
 * Has the invoices signed that are due, and leaves those whose answer was lost to a person: the process
 * ended meanwhile.
 */
export async function pollInvoices(app: AppContext): Promise<void> {
  const { db, clock } = app;
  const now = clock();
  const lost = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.state, "sending"),
        lt(invoices.sentAt, new Date(now.getTime() - LOST_SECONDS * 1000)),
      ),
    )
    .limit(BATCH);
  for (const invoice of lost)
    await recordSigning(app, invoice, { state: "unconfirmed", reason: "no answer" });
  const due = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.state, "pending"), lte(invoices.nextLookAt, now)))
    .orderBy(asc(invoices.nextLookAt))
    .limit(BATCH);
  for (const { id } of due) await signInvoice(app, id);
}
