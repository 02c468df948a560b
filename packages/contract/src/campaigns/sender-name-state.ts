/** Where a sender name stands. */
export const senderNameStates = ["requested", "approved", "refused", "withdrawn"] as const;
export type SenderNameState = (typeof senderNameStates)[number];

/** Where a sender name may go from each state. One that was refused is asked for again as a new one. */
const moves: Record<SenderNameState, readonly SenderNameState[]> = {
  requested: ["approved", "refused", "withdrawn"],
  approved: ["withdrawn"],
  refused: [],
  withdrawn: [],
};

/** Whether a sender name may go from one state to another. */
export function senderNameMayBecome(from: SenderNameState, to: SenderNameState): boolean {
  return moves[from].includes(to);
}
