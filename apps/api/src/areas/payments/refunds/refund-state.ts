/**
 * `by-hand`: the company has no API for refunds, an operator makes it on its website. `unconfirmed`:
 * it is not known whether the company received it; its status is checked before it is sent again.
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

/** Whether a refund may change from one state to another. */
export function refundMayBecome(from: RefundState, to: RefundState): boolean {
  return moves[from].includes(to);
}

/** The states that may precede a state. */
export function statesBefore(to: RefundState): RefundState[] {
  return refundStates.filter((from) => refundMayBecome(from, to));
}

/** How long to wait before a company is asked again, in seconds: one minute at first, an hour at most. */
export function refundBackoff(attempts: number): number {
  return Math.min(3600, 60 * 2 ** Math.max(0, attempts - 1));
}
