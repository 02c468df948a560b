import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, line, PathId } from "../call/shapes.ts";
import { invoiceKinds, invoiceStates, invoiceSubjects } from "../payments/invoice-states.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/invoices" as const;

/** In whose name invoices are: ours, or those of sellers who entrusted their key to us. */
export const invoiceIssuers = ["ours", "sellers"] as const;

/** The normalised invoice of a sale of ours or of a seller, or the credit note of what was given back of one. */
export const ConsoleInvoice = z
  .object({
    id: Id,
    kind: z.enum(invoiceKinds),
    subject: z.enum(invoiceSubjects),
    state: z.enum(invoiceStates),
    /** In whose name it is; null for ours. */
    seller: z.string().nullable(),
    client: z.string(),
    /** The taxpayer number of a business; null for a person. */
    client_number: z.string().nullable(),
    /** Whether its prices have VAT: a seller may not be subject to it. */
    is_taxed: z.boolean(),
    /** Prices are without tax. */
    lines: z.array(
      z.object({ description: z.string(), quantity: z.number(), unit_fcfa: z.number() }),
    ),
    /** Tax included. */
    total_fcfa: z.int(),
    /** The payment that it is about; null for a commission and for a seller's. */
    payment_id: Id.nullable(),
    /** The sale that a credit note is of. */
    sale_id: Id.nullable(),
    /** Why it is not signed, as the tax office says; empty otherwise. */
    reason: z.string(),
    attempts: z.int(),
    reference: z.string().nullable(),
    verification_url: z.string().nullable(),
    stickers_left: z.int().nullable(),
    created_at: Instant,
    sent_at: Instant.nullable(),
    signed_at: Instant.nullable(),
  })
  .meta({ id: "ConsoleInvoice" });
export type ConsoleInvoice = z.infer<typeof ConsoleInvoice>;

const errors = ["not-found", "state-changed"] as const;

export const consoleInvoices = {
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Invoices" })
    .input(
      listInput(["id"], {
        state: z.enum(invoiceStates).optional(),
        kind: z.enum(invoiceKinds).optional(),
        issuer: z.enum(invoiceIssuers).optional(),
      }),
    )
    .output(pageOf(ConsoleInvoice)),

  find: call("staff", "payments:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "An invoice" })
    .input(ById)
    .output(ConsoleInvoice)
    .errors(refusals("not-found")),

  /** Has an invoice signed that failed, was left to staff, or does not exist at the tax office. */
  retry: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/retry`, tags, summary: "Sign an invoice again" })
    .input(ById)
    .output(ConsoleInvoice)
    .errors(refusals(...errors, "no-invoicing")),

  /** Records the reference of one that exists at the tax office: made there, or its answer was lost. */
  record: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/record`, tags, summary: "Record an invoice" })
    .input(
      z.object({
        id: PathId,
        reference: line(consoleMessages.invoiceReferenceRequired, 40),
        verification_url: z
          .url({ protocol: /^https?$/, error: "Veuillez coller l’adresse du QR code" })
          .max(300)
          .optional(),
      }),
    )
    .output(ConsoleInvoice)
    .errors(refusals(...errors)),
};
