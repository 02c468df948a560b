import { isOutOfStickers } from "@jdj/contract/payments/invoice-problem";
import { type InvoiceState, invoiceMachine } from "@jdj/contract/payments/invoice-states";
import { and, eq } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { SigningResult } from "../../../drivers/invoicing/port.ts";
import { alertOperator } from "../../operations/alerts/alert-operator.ts";
import { endOutage, pauseGateway } from "../../operations/gateway-outages/outage.ts";
import type { InvoiceLine } from "./invoice-lines.ts";
import type { SellerAccess } from "./seller-access.ts";
import { invoices } from "./tables.ts";

/** The longest pause before the tax office is asked again, in seconds: of ours, and of a seller's. */
const LONGEST = { ours: 3600, sellers: 6 * 3600 };

/** How long to wait before the tax office is asked again, in seconds: a minute at first. */
export function invoiceBackoff(attempts: number, longest = LONGEST.ours): number {
  return Math.min(longest, 60 * 2 ** Math.max(0, attempts - 1));
}

/** How an invoice is called where staff read of it. */
const nameOf = (id: number) => `La facture n°\u00a0${id}`;

/**
 * Records what the tax office answered about an invoice that is `sending`. One that was not heard waits
 * and is asked again; one that was refused, or whose answer was lost, waits for a person, who is alerted:
 * of our staff for one of ours, its seller for theirs.
 */
export async function recordSigning(
  app: AppContext,
  sellers: SellerAccess,
  invoice: Pick<typeof invoices.$inferSelect, "id" | "sellerId" | "attempts" | "lines">,
  result: SigningResult,
): Promise<void> {
  const context = requestContext(app);
  const { now, settings } = context;
  const change = changeFor(invoice, result, now);
  await context.db.transaction(async (tx) => {
    const [recorded] = await tx
      .update(invoices)
      .set({ ...change, state: invoiceMachine.transition("sending", change.state) })
      .where(and(eq(invoices.id, invoice.id), eq(invoices.state, "sending")))
      .returning({ id: invoices.id });
    if (!recorded) return;
    if (invoice.sellerId !== null) {
      await sellers.record({ ...context, db: tx }, invoice.sellerId, result);
      return;
    }
    if (result.state === "unheard") {
      await pauseGateway(tx, app, { channel: "invoices", code: result.reason }, now);
      return;
    }
    if (result.state === "signed") {
      await endOutage(tx, { channel: "invoices" }, now);
      if (result.stickersLeft > settings.stickersLow) return;
      const detail = `Il reste ${result.stickersLeft} vignettes de factures normalisées (FNE)\u00a0: achetez-en avant la dernière.`;
      const alert = { kind: "stickers-low" as const, subject: "fne", detail };
      await alertOperator(tx, context, alert, now);
      return;
    }
    const detail =
      result.state === "refused"
        ? `${nameOf(invoice.id)} est refusée par la DGI (${result.reason}).`
        : `${nameOf(invoice.id)} est peut-être signée\u00a0: la DGI n’a pas répondu. Vérifiez dans son espace FNE avant de la renvoyer.`;
    const subject = `invoice:${invoice.id}`;
    await alertOperator(tx, context, { kind: "invoice-waits", subject, detail }, now);
  });
}

function changeFor(
  invoice: { sellerId: number | null; attempts: number; lines: readonly InvoiceLine[] },
  result: SigningResult,
  now: Date,
): Partial<typeof invoices.$inferInsert> & { state: InvoiceState } {
  const { sellerId, attempts, lines } = invoice;
  const isToBeAsked =
    result.state === "unheard" ||
    (sellerId !== null && result.state === "refused" && isOutOfStickers(result.reason));
  if (isToBeAsked) {
    const seconds = invoiceBackoff(attempts, sellerId === null ? LONGEST.ours : LONGEST.sellers);
    const nextLookAt = new Date(now.getTime() + seconds * 1000);
    return { state: "pending", reason: result.reason, nextLookAt };
  }
  if (result.state === "refused") return { state: "failed", reason: result.reason };
  if (result.state === "unconfirmed") return { state: "unconfirmed", reason: result.reason };
  const { reference, verificationUrl, stickersLeft, invoice: office } = result;
  return {
    state: "signed",
    ...{ reference, verificationUrl, stickersLeft },
    reason: "",
    clientContact: null,
    officeId: office?.id ?? null,
    ...(office === null
      ? {}
      : {
          lines: lines.map((line, place) => ({ ...line, officeId: office.itemIds[place] ?? null })),
        }),
    signedAt: now,
  };
}
