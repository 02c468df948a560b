import { stateMachine } from "../call/state-machine.ts";

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

/** What may become of an invoice: once it is signed, nothing more. */
export const invoiceMachine = stateMachine<InvoiceState>({
  pending: { sending: ["product"], "by-hand": ["product"] },
  sending: {
    signed: ["product"],
    pending: ["product"],
    failed: ["product"],
    unconfirmed: ["product"],
  },
  unconfirmed: { pending: ["staff"], signed: ["staff"] },
  failed: { pending: ["staff", "provider"], signed: ["staff"] },
  "by-hand": { pending: ["staff"], signed: ["staff"] },
  signed: {},
});

/** The states in which a member of staff decides what follows. */
export function isForStaff(state: InvoiceState): boolean {
  return state === "unconfirmed" || state === "failed" || state === "by-hand";
}

/** A sale, or what was given back of one (« avoir »). */
export const invoiceKinds = ["sale", "credit-note"] as const;

/** What is invoiced: a payment of ours, our commission on an order's part, or that part in its seller's name. */
export const invoiceSubjects = ["payment", "commission", "suborder"] as const;
