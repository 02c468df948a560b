import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant } from "../call/shapes.ts";
import { invoiceKinds, invoiceStates } from "../payments/invoice-states.ts";

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
  /** What it is for. */
  description: z.string(),
  /** Tax included. */
  total: z.int(),
  /** The VAT within it, in whole FCFA. */
  tax: z.int(),
  issued_at: Instant,
  /** The number of the invoice that a credit note is of. */
  credits: z.string().nullable(),
  /** Its PDF; the address opens for an hour or two. */
  url: z.string(),
});
export type ShopInvoice = z.infer<typeof ShopInvoice>;

const tags = ["invoicing"];

export const shopInvoices = {
  /** What we invoiced to the shop, for its owner, the newest first. */
  list: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/invoices", tags, summary: "Invoices" })
    .input(z.object({ page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1) }))
    .output(z.object({ data: z.array(ShopInvoice), has_more: z.boolean() }))
    .errors(refusals("no-shop", "owner-only-money")),
};
