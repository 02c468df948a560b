import type { ConsoleInvoice } from "@jdj/contract/console/invoices";
import { invoiceKinds, invoiceStates } from "@jdj/contract/payments/invoice-states";

const states: Readonly<Record<ConsoleInvoice["state"], string>> = {
  pending: "À signer",
  sending: "Envoyée à la DGI",
  signed: "Signée",
  unconfirmed: "Réponse perdue, à vérifier",
  failed: "Refusée par la DGI",
  "by-hand": "À faire à la main",
};

const kinds: Readonly<Record<ConsoleInvoice["kind"], string>> = {
  sale: "Facture",
  "credit-note": "Avoir",
};

export const invoiceStateChoices = invoiceStates.map((id) => ({ id, name: states[id] }));
export const invoiceKindChoices = invoiceKinds.map((id) => ({ id, name: kinds[id] }));

export const invoiceIssuerChoices = [
  { id: "ours", name: "Nous" },
  { id: "sellers", name: "Des vendeurs" },
];

/** In whose name an invoice is. */
export function issuerLabel({ seller }: Pick<ConsoleInvoice, "seller">): string {
  return seller ?? "Nous";
}

/** The French name of an invoice's state. */
export function invoiceStateLabel({ state }: Pick<ConsoleInvoice, "state">): string {
  return states[state];
}

/** « Facture » or « Avoir ». */
export function invoiceKindLabel({ kind }: Pick<ConsoleInvoice, "kind">): string {
  return kinds[kind];
}

/** The client, with the taxpayer number of a business. */
export function clientLabel({ client, client_number }: ConsoleInvoice): string {
  return client_number === null ? client : `${client} (NCC ${client_number})`;
}
