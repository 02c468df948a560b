import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, line, PathId } from "../call/shapes.ts";
import { invoiceProblems } from "../payments/invoice-problem.ts";
import { invoiceKinds, invoiceStates } from "../payments/invoice-states.ts";
import { invoicingMessages } from "./messages.ts";

/** An invoice or a credit note, as the owner of a shop reads it. */
export const ShopInvoice = z.object({
  id: Id,
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  /** Our own number, `F-000123`. */
  number: z.string(),
  /** The tax office's number; null until it is signed. */
  reference: z.string().nullable(),
  verification_url: z.string().nullable(),
  /** Whom it is for. */
  client: z.string(),
  /** What it is for. */
  description: z.string(),
  /** Tax included. */
  total: z.int(),
  /** The VAT within it, in whole FCFA. */
  tax: z.int(),
  issued_at: Instant,
  /** Why it is not signed; null for one that is, or waits for its turn. */
  problem: z.enum(invoiceProblems).nullable(),
  /** What the tax office answered; empty without, and for what we invoiced. */
  reason: z.string(),
  /** The number of the invoice that a credit note is of. */
  credits: z.string().nullable(),
  /** Its PDF; the address opens for an hour or two. */
  url: z.string(),
});
export type ShopInvoice = z.infer<typeof ShopInvoice>;

const tags = ["invoicing"];
const path = "/api/v1/pro/invoices" as const;

/** What the list shows: what we invoiced to the shop, or what is signed in its name for its buyers. */
export const invoiceSides = ["received", "issued"] as const;
export type InvoiceSide = (typeof invoiceSides)[number];

const errors = ["no-shop", "owner-only-money"] as const;

export const shopInvoices = {
  /** The invoices of a shop and their credit notes, for its owner, the newest first. */
  list: call("provider")
    .route({ method: "GET", path, tags, summary: "Invoices" })
    .input(
      z.object({
        side: z.enum(invoiceSides).catch("received").default("received"),
        page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
      }),
    )
    .output(pageOf(ShopInvoice))
    .errors(refusals(...errors)),

  /** Has an invoice in the shop's name signed that was refused, or that does not exist at the tax office. */
  retry: call("provider")
    .route({ method: "POST", path: `${path}/{id}/retry`, tags, summary: "Sign an invoice again" })
    .input(z.object({ id: PathId }))
    .output(Done)
    .errors(refusals(...errors, "not-found", "state-changed", "no-invoicing-key")),

  /** Records the reference of an invoice in the shop's name that exists at the tax office. */
  record: call("provider")
    .route({ method: "POST", path: `${path}/{id}/record`, tags, summary: "Record an invoice" })
    .input(z.object({ id: PathId, reference: line(invoicingMessages.referenceRequired, 40) }))
    .output(Done)
    .errors(refusals(...errors, "not-found", "state-changed")),
};
