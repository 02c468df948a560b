/**
 * The states of « Je n'ai pas reçu ». While it is `open` the money is frozen. The buyer ends it as
 * `received`; staff as `released` to the seller, or `refunded`, in whole or part.
 */
export const disputeStates = ["open", "received", "released", "refunded"] as const;

export type DisputeState = (typeof disputeStates)[number];

/** Wrong delivery codes after which a code is closed: only the buyer, or the days, release then. */
export const MOST_CODE_MISSES = 5;

/** What of a part of an order decides who may still say what of its delivery. */
export interface DeliveryFacts {
  state: string;
  /** Whether it is sent; else it is fetched, or is a service. */
  ships: boolean;
  isConfirmed: boolean;
  isReleased: boolean;
  isDisputed: boolean;
  hasCode: boolean;
  codeMisses: number;
}

/** What each side may say of a delivery now. */
export function deliveryRights(facts: DeliveryFacts): {
  /** The buyer: « J'ai bien reçu ». */
  confirm: boolean;
  /** The buyer: « Je n'ai pas reçu »; not once the money has left. */
  contest: boolean;
  /** The seller: the code that the buyer gave to the deliverer. */
  enterCode: boolean;
} {
  const { state, ships, isConfirmed, isReleased, isDisputed, hasCode, codeMisses } = facts;
  const hasLeft = state === "shipped" || state === "delivered";
  const isOpen = !isConfirmed && !isReleased;
  return {
    confirm: hasLeft && isOpen,
    contest: hasLeft && isOpen && !isDisputed,
    enterCode:
      (hasLeft || (state === "prepared" && !ships)) &&
      isOpen &&
      !isDisputed &&
      hasCode &&
      codeMisses < MOST_CODE_MISSES,
  };
}
