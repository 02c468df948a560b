import { stateMachine } from "../call/state-machine.ts";

/**
 * The states of a withdrawal by two: of a fabric order's money, or of contributions. `asked` waits for another member's
 * confirmation; `confirmed` is on its way as a payout; `expired` after 7 days without an answer.
 */
export const withdrawalStates = ["asked", "confirmed", "refused", "expired"] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** What may become of a withdrawal: nothing more once it is decided. */
export const withdrawalMachine = stateMachine<WithdrawalState>({
  asked: { confirmed: ["customer"], refused: ["customer", "product"], expired: ["product"] },
  confirmed: {},
  refused: {},
  expired: {},
});

/** The state of a withdrawal as people read it. */
export const withdrawalLabels: Record<WithdrawalState, string> = {
  asked: "À confirmer",
  confirmed: "Confirmé",
  refused: "Refusé",
  expired: "Sans réponse",
};
