import { stateMachine } from "../call/state-machine.ts";

/** The statuses of a quote request, in the order of the nominal chain, then those that end it. */
export const quoteStatuses = [
  "TO_BE_TREATED",
  "ACCEPTED",
  "QUOTE_SEND",
  "QUOTE_ACCEPTED",
  "IN_PROGRESS",
  "DONE",
  "DONE_ACCEPTED",
  "DONE_REFUSED",
  "QUOTE_REFUSED",
  "REFUSED",
  "CANCEL",
] as const;

export type QuoteStatus = (typeof quoteStatuses)[number];

/** The two sides of a quote request. */
export type QuoteSide = "customer" | "provider";

/** The names of the statuses: those of the specification, exactly. Pages show them by `inFrench`. */
export const quoteStatusLabels: Readonly<Record<QuoteStatus, string>> = {
  TO_BE_TREATED: "À traiter",
  ACCEPTED: "Accepté",
  QUOTE_SEND: "Devis Envoyé",
  QUOTE_ACCEPTED: "Devis Accepté",
  QUOTE_REFUSED: "Devis refusé",
  REFUSED: "Devis refuser",
  IN_PROGRESS: "En cours de traitement",
  DONE: "Prestation exécutée",
  DONE_REFUSED: "Prestation non executée",
  DONE_ACCEPTED: "Prestation confirmée",
  CANCEL: "Prestation annulée",
};

/**
 * What may become of a request, and by which side. A provider may send another quote while the customer
 * has not answered the first, declines a new request, and may withdraw from one that they accepted until
 * the service is made.
 */
export const quoteMachine = stateMachine<QuoteStatus, QuoteSide>({
  TO_BE_TREATED: { ACCEPTED: ["provider"], REFUSED: ["provider"], CANCEL: ["customer"] },
  ACCEPTED: { QUOTE_SEND: ["provider"], CANCEL: ["customer", "provider"] },
  QUOTE_SEND: {
    QUOTE_SEND: ["provider"],
    QUOTE_ACCEPTED: ["customer"],
    QUOTE_REFUSED: ["customer"],
    CANCEL: ["customer", "provider"],
  },
  QUOTE_ACCEPTED: { IN_PROGRESS: ["provider"], CANCEL: ["customer", "provider"] },
  IN_PROGRESS: { DONE: ["provider"], CANCEL: ["customer", "provider"] },
  DONE: { DONE_ACCEPTED: ["customer"], DONE_REFUSED: ["customer"] },
  QUOTE_REFUSED: {},
  REFUSED: {},
  DONE_REFUSED: {},
  DONE_ACCEPTED: {},
  CANCEL: {},
});

const chatting: readonly QuoteStatus[] = [
  "TO_BE_TREATED",
  "ACCEPTED",
  "IN_PROGRESS",
  "QUOTE_SEND",
  "QUOTE_ACCEPTED",
];

/** Whether both sides may write to each other: the chat input is shown in these statuses only. */
export function isChatOpen(status: QuoteStatus): boolean {
  return chatting.includes(status);
}

const rated: readonly QuoteStatus[] = ["REFUSED", "QUOTE_REFUSED", "DONE_REFUSED", "DONE_ACCEPTED"];

/** Whether the customer is asked for a review: 'Noter le prestataire'. */
export function asksForReview(status: QuoteStatus): boolean {
  return rated.includes(status);
}

/** The statuses in which the balance of a quote is owed, or was. */
export const owingStatuses = [
  "QUOTE_ACCEPTED",
  "IN_PROGRESS",
  "DONE",
  "DONE_ACCEPTED",
] as const satisfies readonly QuoteStatus[];

/** Whether the balance of a quote is owed, or was: its instalments are shown and noted as received. */
export function owesBalance(status: QuoteStatus): boolean {
  return (owingStatuses as readonly QuoteStatus[]).includes(status);
}
