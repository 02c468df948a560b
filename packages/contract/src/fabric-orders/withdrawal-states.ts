/**
 * The states of a withdrawal of a fabric order's money. `asked` waits for another member's
 * confirmation; `confirmed` is on its way as a payout; `expired` after 7 days without an answer.
 */
export const withdrawalStates = ["asked", "confirmed", "refused", "expired"] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** The state of a withdrawal as people read it. */
export const withdrawalLabels: Record<WithdrawalState, string> = {
  asked: "À confirmer",
  confirmed: "Confirmé",
  refused: "Refusé",
  expired: "Sans réponse",
};
