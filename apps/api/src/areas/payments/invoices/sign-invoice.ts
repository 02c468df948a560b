import { invoiceMachine } from "@jdj/contract/payments/invoice-states";
import { and, asc, eq, lt, lte } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type {
  InvoicingAccess,
  InvoicingDriver,
  SigningResult,
} from "../../../drivers/invoicing/port.ts";
import { findOutage } from "../../operations/gateway-outages/outage.ts";
import { recordSigning } from "./record-signing.ts";
import type { SellerAccess } from "./seller-access.ts";
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
 * driver, or without the key of its seller, it is left to a person. Does nothing in any other state,
 * nor one of ours while the platform is paused: a pause may be that of our key.
 */
export async function signInvoice(
  app: AppContext,
  sellers: SellerAccess,
  id: number,
): Promise<void> {
  const { db, now, settings, invoicing } = requestContext(app);
  const outage = invoicing && (await findOutage(db, { channel: "invoices" }));
  const isPaused = outage !== null && outage.pausedUntil > now;
  const claimed = await db.transaction(async (tx) => {
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
    if (invoice?.state !== "pending") return null;
    const { sellerId } = invoice;
    if (isPaused && sellerId === null) return null;
    const access = sellerId === null ? null : await sellers.find(tx, settings, sellerId);
    const sale = invoice.saleId === null ? null : await findSale(tx, invoice.saleId);
    const isLeft = invoicing === null || (sellerId !== null && access === null);
    const isSaleByHand =
      sale?.state === "by-hand" || (sale?.state === "signed" && sale.officeId === null);
    if (isLeft || isSaleByHand) {
      await change(tx, id, {
        state: invoiceMachine.transition(invoice.state, "by-hand"),
        nextLookAt: null,
      });
      return null;
    }
    if (sale !== null && sale.state !== "signed") {
      const nextLookAt = new Date(now.getTime() + SALE_SECONDS * 1000);
      await change(tx, id, { nextLookAt });
      return null;
    }
    await change(tx, id, {
      state: invoiceMachine.transition(invoice.state, "sending"),
      attempts: invoice.attempts + 1,
      sentAt: now,
      nextLookAt: null,
    });
    return { invoice: { ...invoice, attempts: invoice.attempts + 1 }, sale, access, invoicing };
  });
  if (claimed === null) return;
  const { invoice, sale, access } = claimed;
  const result = await ask(claimed.invoicing, access, { invoice, sale });
  await recordSigning(app, sellers, invoice, result);
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
  access: InvoicingAccess | null,
  { invoice, sale }: { invoice: StoredInvoice; sale: StoredInvoice | null },
): Promise<SigningResult> {
  const { clientName, clientNumber, clientContact, lines, payment, isTaxed } = invoice;
  if (sale === null) {
    const { phone = null, email = null } = clientContact ?? {};
    const client = { name: clientName, taxpayerNumber: clientNumber, phone, email };
    return invoicing.sign({ isTaxed, payment, client, items: lines }, access);
  }
  const items = lines.flatMap(({ quantity }, place) => {
    const id = sale.lines[place]?.officeId;
    return id && quantity > 0 ? [{ id, quantity }] : [];
  });
  return invoicing.refund({ invoiceId: sale.officeId ?? "", items }, access);
}

/**
 * Has the invoices signed that are due, and leaves those whose answer was lost to a person: the process
 * ended meanwhile.
 */
export async function pollInvoices(app: AppContext, sellers: SellerAccess): Promise<void> {
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
    await recordSigning(app, sellers, invoice, { state: "unconfirmed", reason: "no answer" });
  const due = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.state, "pending"), lte(invoices.nextLookAt, now)))
    .orderBy(asc(invoices.nextLookAt))
    .limit(BATCH);
  for (const { id } of due) await signInvoice(app, sellers, id);
}
