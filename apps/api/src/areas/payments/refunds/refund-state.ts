/**
 * `by-hand`: the company offers no such call, an operator makes it in its pages. `unconfirmed`:
 * nobody knows whether the company heard; it is asked, and only then told again.
 */
export const refundStates = [
  "requested",
  "sending",
  "unconfirmed",
  "by-hand",
  "done",
  "refused",
] as const;

export type RefundState = (typeof refundStates)[number];

const moves: Record<RefundState, readonly RefundState[]> = {
  requested: ["sending"],
  sending: ["done", "refused", "unconfirmed"],
  unconfirmed: ["sending", "done", "refused"],
  "by-hand": ["done", "refused"],
  done: [],
  refused: [],
};

/** Whether a refund may go from one state to another. */
export function refundMayBecome(from: RefundState, to: RefundState): boolean {
  return moves[from].includes(to);
}

/** The states from which a refund may go to another. */
export function statesBefore(to: RefundState): RefundState[] {
  return refundStates.filter((from) => refundMayBecome(from, to));
}

/** How long to wait before a company is asked again, in seconds: one minute at first, an hour at most. */
export function refundBackoff(attempts: number): number {
  return Math.min(3600, 60 * 2 ** Math.max(0, attempts - 1));
}
