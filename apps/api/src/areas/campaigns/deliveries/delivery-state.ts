import type { DeliveryState } from "@jdj/contract/campaigns/campaign-states";

/**
 * Where a delivery may go from each state. `unknown` is unconfirmed: nobody knows whether the
 * gateway took it. Receipts come late and in any order, and never set a delivery back.
 */
const moves = {
  queued: ["sending", "failed"],
  sending: ["queued", "sent", "delivered", "read", "failed", "unknown"],
  sent: ["delivered", "read", "failed"],
  delivered: ["read"],
  read: [],
  failed: ["queued"],
  unknown: ["queued", "sent", "delivered", "read", "failed"],
} as const satisfies Record<DeliveryState, readonly DeliveryState[]>;

/** What a gateway may report of a delivery after it took it. */
export type ReceiptState = "delivered" | "read" | "failed";

/** What may become of a delivery that a sender holds. */
export type ResultState = Exclude<(typeof moves)["sending"][number], "delivered" | "read">;

const states = Object.keys(moves) as DeliveryState[];

/** Whether a delivery may go from one state to another. */
export function mayBecome(from: DeliveryState, to: DeliveryState): boolean {
  return (moves[from] as readonly DeliveryState[]).includes(to);
}

/** The states from which a delivery may go to another. */
export function statesBefore(to: DeliveryState): DeliveryState[] {
  return states.filter((from) => mayBecome(from, to));
}

/** The states that a receipt may change: a queued delivery was not handed to a gateway yet. */
export function statesBeforeReceipt(to: ReceiptState): DeliveryState[] {
  return statesBefore(to).filter((from) => from !== "queued");
}

/** The states in which a delivery's campaign is not done yet. */
export const openStates: DeliveryState[] = ["queued", "sending"];

/** The states of a delivery that its guest got, as far as anybody knows. */
export const arrivedStates: DeliveryState[] = ["sent", "delivered", "read"];

/** The states of a delivery that its host may send again: it failed, or it is unconfirmed. */
export const resendableStates: DeliveryState[] = ["failed", "unknown"];

/** Whether a guest got their delivery: status 1 of the specification. */
export function hasArrived(state: DeliveryState): boolean {
  return arrivedStates.includes(state);
}

/** Whether a host may send a delivery again. */
export function isResendable(state: DeliveryState): boolean {
  return resendableStates.includes(state);
}

/** The columns that record since when a delivery is in a state. One that waits again has none. */
export function instantsOf(to: DeliveryState, now: Date) {
  switch (to) {
    case "queued":
      return { sentAt: null, deliveredAt: null, readAt: null };
    case "sent":
      return { sentAt: now };
    case "delivered":
      return { deliveredAt: now };
    case "read":
      return { readAt: now };
    default:
      return {};
  }
}
