import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { answerPdf } from "../../../http/answer-pdf.ts";
import { secretsOf } from "../../../secrets.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { invoiceName, isOpenInvoice } from "./invoice-address.ts";
import { invoices } from "./tables.ts";

/** Serves invoices and their credit notes as PDF, each by its signed address. */
export function invoiceRoutes({ db, settings, clock }: AppContext): Hono {
  const routes = new Hono();
  routes.get("/api/v1/payments/invoices/:file{[1-9][0-9]{0,14}\\.pdf}", async (c) => {
    const id = Number(c.req.param("file").slice(0, -".pdf".length));
    const query = { expires: c.req.query("e") ?? "", signature: c.req.query("s") ?? "" };
    if (!isOpenInvoice(secretsOf(settings), id, query, clock())) return c.notFound();
    const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id));
    if (!invoice) return c.notFound();
    const pdf = await drawInvoice(invoice, settings);
    const word = invoice.kind === "sale" ? "facture" : "avoir";
    return answerPdf(pdf, `${word}-${invoiceName(id)}`);
  });
  return routes;
}
