import { stateMachine } from "../call/state-machine.ts";

/**
 * The states of a contribution by mobile money. `pending`: its payment is awaited; `paid`; `refunded`:
 * all of it was given back.
 */
export const mobileStates = ["pending", "paid", "refunded"] as const;
export type MobileState = (typeof mobileStates)[number];

export const mobileMachine = stateMachine<MobileState>({
  pending: { paid: ["product"], refunded: ["product"] },
  paid: { refunded: ["product"] },
  refunded: {},
});
