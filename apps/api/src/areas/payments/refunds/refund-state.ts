import { stateMachine } from "@jdj/contract/call/state-machine";

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

/** What may become of a refund; an unconfirmed one is asked about again and again. */
export const refundMachine = stateMachine<RefundState>(
  {
    requested: { sending: ["product"] },
    sending: { done: ["product"], refused: ["product"], unconfirmed: ["product"] },
    unconfirmed: {
      sending: ["product"],
      unconfirmed: ["product"],
      done: ["product", "staff"],
      refused: ["product", "staff"],
    },
    "by-hand": { done: ["staff"], refused: ["staff"] },
    done: {},
    refused: {},
  },
  ["requested", "by-hand"],
);

/** How long to wait before a company is asked again, in seconds: one minute at first, an hour at most. */
export function refundBackoff(attempts: number): number {
  return Math.min(3600, 60 * 2 ** Math.max(0, attempts - 1));
}
