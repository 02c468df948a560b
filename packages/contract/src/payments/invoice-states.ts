/**
 * What becomes of an invoice. `sending`: the tax office was asked and has not answered yet.
 * `unconfirmed`: its answer was lost, and only a person can see there whether it exists. `by-hand`: it
 * is made on the tax office's own site.
 */
export const invoiceStates = [
  "pending",
  "sending",
  "signed",
  "unconfirmed",
  "failed",
  "by-hand",
] as const;

export type InvoiceState = (typeof invoiceStates)[number];

const next: Record<InvoiceState, readonly InvoiceState[]> = {
  pending: ["sending", "by-hand"],
  sending: ["signed", "pending", "failed", "unconfirmed"],
  unconfirmed: ["pending", "signed"],
  failed: ["pending", "signed"],
  "by-hand": ["pending", "signed"],
  signed: [],
};

/** Whether an invoice may change from one state to another. */
export function invoiceMayBecome(from: InvoiceState, to: InvoiceState): boolean {
  return next[from].includes(to);
}

/** The states in which a member of staff decides what follows. */
export function isForStaff(state: InvoiceState): boolean {
  return state === "unconfirmed" || state === "failed" || state === "by-hand";
}

/** A sale, or what was given back of one (« avoir »). */
export const invoiceKinds = ["sale", "credit-note"] as const;

/** What is invoiced: a payment of ours, our commission on an order's part, or that part in its seller's name. */
export const invoiceSubjects = ["payment", "commission", "suborder"] as const;
