import type { QuoteSide } from "@jdj/contract/quotes/quote-state";

/** Who makes a call about quote requests: a customer, or a member of a provider's team. */
export interface Party {
  side: QuoteSide;
  /** The customer's id, or the provider's. */
  ownerId: number;
  userId: number;
}

/** The other side. */
export function otherSide(side: QuoteSide): QuoteSide {
  return side === "customer" ? "provider" : "customer";
}
