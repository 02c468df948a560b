import { and, eq } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { SigningResult } from "../../../drivers/invoicing/port.ts";
import { alertOperator } from "../../operations/alerts/alert-operator.ts";
import { endOutage, pauseGateway } from "../../operations/outages/outage.ts";
import type { InvoiceLine } from "./invoice-lines.ts";
import { invoices } from "./tables.ts";

/** How long to wait before the tax office is asked again, in seconds: a minute at first, an hour at most. */
export function invoiceBackoff(attempts: number): number {
  return Math.min(3600, 60 * 2 ** Math.max(0, attempts - 1));
}

/** How an invoice is called where staff read of it. */
const nameOf = (id: number) => `La facture n°\u00a0${id}`;

/**
 * Records what the tax office answered about an invoice that is `sending`. One that was not heard waits
 * and is asked again; one that was refused, or whose answer was lost, waits for a person, who is alerted.
 */
export async function recordSigning(
  app: AppContext,
  invoice: Pick<typeof invoices.$inferSelect, "id" | "attempts" | "lines">,
  result: SigningResult,
): Promise<void> {
  const context = requestContext(app);
  const { now, settings } = context;
  await context.db.transaction(async (tx) => {
    const [recorded] = await tx
      .update(invoices)
      .set(changeFor(invoice, result, now))
      .where(and(eq(invoices.id, invoice.id), eq(invoices.state, "sending")))
      .returning({ id: invoices.id });
    if (!recorded) return;
    if (result.state === "unheard") {
      await pauseGateway(tx, app, { channel: "invoices", code: result.reason }, now);
      return;
    }
    if (result.state === "signed") {
      await endOutage(tx, "invoices");
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
  { attempts, lines }: { attempts: number; lines: readonly InvoiceLine[] },
  result: SigningResult,
  now: Date,
): Partial<typeof invoices.$inferInsert> {
  if (result.state === "unheard") {
    const nextLookAt = new Date(now.getTime() + invoiceBackoff(attempts) * 1000);
    return { state: "pending", reason: result.reason, nextLookAt };
  }
  if (result.state === "refused") return { state: "failed", reason: result.reason };
  if (result.state === "unconfirmed") return { state: "unconfirmed", reason: result.reason };
  const { reference, verificationUrl, stickersLeft, invoice } = result;
  return {
    state: "signed",
    ...{ reference, verificationUrl, stickersLeft },
    reason: "",
    clientContact: null,
    officeId: invoice?.id ?? null,
    ...(invoice === null
      ? {}
      : {
          lines: lines.map((line, place) => ({
            ...line,
            officeId: invoice.itemIds[place] ?? null,
          })),
        }),
    signedAt: now,
  };
}
