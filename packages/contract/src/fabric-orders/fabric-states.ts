/**
 * The states of a fabric order. `open`: people order and pay; `closed`: the deadline passed or the
 * committee closed it; `sent`: it was ordered from the seller; `cancelled`: payments by mobile money
 * are given back.
 */
export const fabricStates = ["open", "closed", "sent", "cancelled"] as const;
export type FabricState = (typeof fabricStates)[number];

const moves: Record<FabricState, readonly FabricState[]> = {
  open: ["closed", "cancelled"],
  closed: ["open", "sent", "cancelled"],
  sent: [],
  cancelled: [],
};

/**
 * Whether a fabric order may go from one state to another. One that was ordered collects again
 * by the product alone, when its purchase was cancelled.
 */
export function mayMove(from: FabricState, to: FabricState): boolean {
  return moves[from].includes(to);
}

/** The state of a fabric order as people read it. */
export const fabricStateLabels: Record<FabricState, string> = {
  open: "En cours",
  closed: "Close",
  sent: "Commandée",
  cancelled: "Annulée",
};
