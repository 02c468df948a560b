import { z } from "zod";
import { invoiceProblems } from "../payments/invoice-problem.ts";
import { invoiceKinds, invoiceStates } from "../payments/invoice-states.ts";

/** The normalised invoice of a suborder in its seller's name, or its credit note, as its buyer sees it. */
export const SignedInvoice = z.object({
  kind: z.enum(invoiceKinds),
  reference: z.string(),
  /** The address of its QR code. */
  verification_url: z.string(),
  /** Its PDF; the address opens for an hour or two. */
  url: z.string(),
});
export type SignedInvoice = z.infer<typeof SignedInvoice>;

/** The same as its seller sees it, before it is signed too. */
export const IssuedInvoice = z.object({
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  /** Our own number, `F-000123`. */
  number: z.string(),
  /** The tax office's number; null until it is signed. */
  reference: z.string().nullable(),
  /** Why it is not signed; null for one that is, or waits for its turn. */
  problem: z.enum(invoiceProblems).nullable(),
  url: z.string(),
});
export type IssuedInvoice = z.infer<typeof IssuedInvoice>;
