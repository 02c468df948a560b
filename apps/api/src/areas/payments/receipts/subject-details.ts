import type { SubjectKind } from "@jdj/contract/payments/subjects";
import type { Database } from "../../../database/connect.ts";
import type { SignedInvoice } from "../invoices/queries.ts";

/** One line of what is paid for. */
export interface SubjectLine {
  label: string;
  quantity: number;
  /** The price of one, in FCFA, taxes included. */
  unitFcfa: number;
}

/** What one seller, or we, provide for a payment. */
export interface SubjectSection {
  /** Who provides it and in which role: « Vendu par Pagnes d’Ébène »; null for what is ours. */
  heading: string | null;
  /** The taxpayer number of whoever provides it; null where none was given. */
  taxpayerNumber: string | null;
  lines: SubjectLine[];
  /** How it is delivered, and what that costs; null for what is not delivered. */
  delivery: { label: string; amountFcfa: number } | null;
  /** What it is in all, where that is not what is paid: « Total du devis ». */
  total: { label: string; amountFcfa: number } | null;
  /** Whether its prices contain VAT. */
  isTaxed: boolean;
  /** The normalised invoice in the name of whoever provides it, or its credit note; null where none is signed. */
  signed?: (SignedInvoice & { kind: "sale" | "credit-note" }) | null;
  /** What of it was given back, or is on its way. */
  refundedFcfa: number;
}

/** What a payment is for, in the words of its receipt. */
export interface SubjectDetails {
  /** Who paid without an account; null where the payer has one. */
  payer: string | null;
  sections: SubjectSection[];
}

/**
 * Describes what a payment is for; null for a subject that was deleted since.
 * @param scope what of it a refund gave back, as the area that asked for it calls it; empty for all of it
 */
export type DescribeSubject = (
  db: Database,
  subject: { kind: SubjectKind; id: number },
  scope: string,
) => Promise<SubjectDetails | null>;
