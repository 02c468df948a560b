import { stateMachine } from "@jdj/contract/call/state-machine";
import type { DeliveryState } from "@jdj/contract/campaigns/campaign-states";

/**
 * What may become of a delivery. `unknown` is unconfirmed: nobody knows whether the gateway took it.
 * Receipts come late and in any order, and never set a delivery back.
 */
export const deliveryMachine = stateMachine<DeliveryState>({
  queued: { sending: ["product"], failed: ["product"] },
  sending: {
    queued: ["product"],
    sent: ["product"],
    delivered: ["product"],
    read: ["product"],
    failed: ["product"],
    unknown: ["product"],
  },
  sent: { delivered: ["product"], read: ["product"], failed: ["product"] },
  delivered: { read: ["product"] },
  read: {},
  failed: { queued: ["customer", "staff"] },
  unknown: {
    queued: ["customer", "staff"],
    sent: ["product"],
    delivered: ["product"],
    read: ["product"],
    failed: ["product"],
  },
});

/** What a gateway may report of a delivery after it took it. */
export type ReceiptState = "delivered" | "read" | "failed";

/** What may become of a delivery that a sender holds. */
export type ResultState = "queued" | "sent" | "failed" | "unknown";

/** The states that a receipt may change: a queued delivery was not handed to a gateway yet. */
export function statesBeforeReceipt(to: ReceiptState): DeliveryState[] {
  return deliveryMachine.before(to).filter((from) => from !== "queued");
}

/** The states in which a delivery's campaign is not done yet. */
export const openStates: DeliveryState[] = ["queued", "sending"];

/** The states of a delivery that its guest got, as far as anybody knows. */
export const arrivedStates: DeliveryState[] = ["sent", "delivered", "read"];

/** The states of a delivery that its host may send again: it failed, or it is unconfirmed. */
export const resendableStates = deliveryMachine.before("queued", "customer");

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
