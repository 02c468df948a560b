import { stateMachine } from "@jdj/contract/call/state-machine";

/** `held` until its release, `released` to what the provider may withdraw, `returned` whole to the customer. */
export const depositStates = ["held", "released", "returned"] as const;

export type DepositState = (typeof depositStates)[number];

/** What may become of a deposit. One that was released may still be given back, by its provider. */
export const depositMachine = stateMachine<DepositState>({
  held: { released: ["product", "staff"], returned: ["provider", "staff", "product"] },
  released: { returned: ["provider", "staff", "product"] },
  returned: {},
});
