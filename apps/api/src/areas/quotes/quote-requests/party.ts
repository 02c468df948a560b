import type { TeamRole } from "@jdj/contract/call/team-policy";
import type { QuoteSide } from "@jdj/contract/quotes/quote-state";

/** Who makes a call about quote requests: a customer, or a member of a provider's team. */
export interface Party {
  side: QuoteSide;
  /** The customer's id, or the provider's. */
  ownerId: number;
  userId: number;
  /** What a member of the provider's team is in it; without it an owner. */
  role?: TeamRole;
}

/** The other side. */
export function otherSide(side: QuoteSide): QuoteSide {
  return side === "customer" ? "provider" : "customer";
}
