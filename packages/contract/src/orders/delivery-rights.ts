import type { DisputeKind } from "../disputes/dispute-states.ts";

/** Wrong delivery codes after which a code is closed: only the buyer, or the days, release then. */
export const MOST_CODE_MISSES = 5;

/** What of a part of an order decides who may still say what of its delivery. */
export interface DeliveryFacts {
  state: string;
  /** Whether it is sent; else it is fetched, or is a service. */
  ships: boolean;
  isConfirmed: boolean;
  isReleased: boolean;
  /** Whether it is disputed, or was decided. */
  isDisputed: boolean;
  /** What became of the return that was asked for; null without. */
  returned: "asked" | "accepted" | "refused" | null;
  hasCode: boolean;
  codeMisses: number;
}

/** What each side may say of a delivery now. */
export function deliveryRights(facts: DeliveryFacts): {
  /** The buyer: « J'ai bien reçu ». */
  confirm: boolean;
  /** The buyer: « Je n'ai pas reçu », « Pas conforme »; not once the money has left. */
  dispute: DisputeKind[];
  /** The seller: the code that the buyer gave to the deliverer. */
  enterCode: boolean;
} {
  const { state, ships, isConfirmed, isReleased, isDisputed, hasCode, codeMisses } = facts;
  const hasLeft = state === "shipped" || state === "delivered";
  const isOpen = !isConfirmed && !isReleased;
  const mayDispute = hasLeft && !isReleased && !isDisputed;
  return {
    confirm: hasLeft && isOpen,
    dispute: mayDispute ? disputable(facts) : [],
    enterCode:
      (hasLeft || (state === "prepared" && !ships)) &&
      isOpen &&
      !isDisputed &&
      hasCode &&
      codeMisses < MOST_CODE_MISSES,
  };
}

/** What did arrive was not missed; a return that waits is answered first. */
function disputable({ isConfirmed, returned }: DeliveryFacts): DisputeKind[] {
  if (returned === "asked" || returned === "accepted") return [];
  return isConfirmed || returned === "refused"
    ? ["not-as-agreed"]
    : ["not-received", "not-as-agreed"];
}
