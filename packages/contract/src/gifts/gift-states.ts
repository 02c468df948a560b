/**
 * The states of a gift. `pending`: its payment is awaited and it holds its part; `paid`; `expired`:
 * no payment came in time; `refunded`: the money was given back.
 */
export const giftStates = ["pending", "paid", "expired", "refunded"] as const;
export type GiftState = (typeof giftStates)[number];

/** The states that may follow each state of a gift. A payment may come after the hold ended. */
const moves: Record<GiftState, readonly GiftState[]> = {
  pending: ["paid", "expired", "refunded"],
  expired: ["paid", "refunded"],
  paid: ["refunded"],
  refunded: [],
};

/** Whether a gift may go from one state to another. */
export function mayBecome(from: GiftState, to: GiftState): boolean {
  return moves[from].includes(to);
}

/** How the hosts thank. `spoken`: they thanked in person. */
export const thanksChannels = ["email", "sms", "whatsapp", "spoken"] as const;
export type ThanksChannel = (typeof thanksChannels)[number];
