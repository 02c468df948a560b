import type { LedgerEntry } from "./record-transaction.ts";

/** Whose debt a payout pays: a seller's, or that of the hosts of an event, of the committee of a fabric order, or of contributions. */
export type Payee =
  /** Null once the seller is erased. */
  | { account: "seller"; providerId: number | null }
  | /** Null once the event is erased. */ { account: "hosts"; eventId: number | null }
  | { account: "fabric"; fabricOrderId: number }
  /** Null once the event is erased. */
  | { account: "contributions"; contributionEventId: number | null };

/** A payment for the hosts of an event: a gift. */
export function hostsPayment(eventId: number, amountFcfa: number): LedgerEntry[] {
  return [
    { account: "gateway", amountFcfa },
    { account: "hosts", eventId, amountFcfa: -amountFcfa },
  ];
}

/** A payment for the committee of a fabric order: a share of it. */
export function fabricPayment(fabricOrderId: number, amountFcfa: number): LedgerEntry[] {
  return [
    { account: "gateway", amountFcfa },
    { account: "fabric", fabricOrderId, amountFcfa: -amountFcfa },
  ];
}

/** A payment for those who answer for the contributions to an event. */
export function contributionPayment(
  contributionEventId: number,
  amountFcfa: number,
): LedgerEntry[] {
  return [
    { account: "gateway", amountFcfa },
    { account: "contributions", contributionEventId, amountFcfa: -amountFcfa },
  ];
}

/** A payment that is given back whole: it is taken, and owed to its payer. */
export function refusedPayment(amountFcfa: number): LedgerEntry[] {
  return [
    { account: "gateway", amountFcfa },
    { account: "refunds", amountFcfa: -amountFcfa },
  ];
}

/** A refund that the company, or an operator, has made. */
export function paidRefund(amountFcfa: number): LedgerEntry[] {
  return [
    { account: "refunds", amountFcfa },
    { account: "gateway", amountFcfa: -amountFcfa },
  ];
}

/** A payout on its way. */
export function askedPayout(payee: Payee, amountFcfa: number): LedgerEntry[] {
  return [
    { ...payee, amountFcfa },
    { account: "payouts", amountFcfa: -amountFcfa },
  ];
}

/** A payout that arrived. */
export function paidPayout(amountFcfa: number): LedgerEntry[] {
  return [
    { account: "payouts", amountFcfa },
    { account: "gateway", amountFcfa: -amountFcfa },
  ];
}

/** A payout that had arrived and that its company took back: it is owed again. */
export function reversedPayout(payee: Payee, amountFcfa: number): LedgerEntry[] {
  return [
    { account: "gateway", amountFcfa },
    { ...payee, amountFcfa: -amountFcfa },
  ];
}

/** A payout that did not arrive: it is owed again. */
export function refusedPayout(payee: Payee, amountFcfa: number): LedgerEntry[] {
  return [
    { account: "payouts", amountFcfa },
    { ...payee, amountFcfa: -amountFcfa },
  ];
}
