import { stateMachine } from "../call/state-machine.ts";

/**
 * The states of a gift. `pending`: its payment is awaited and it holds its part; `paid`; `expired`:
 * no payment came in time; `refunded`: the money was given back.
 */
export const giftStates = ["pending", "paid", "expired", "refunded"] as const;
export type GiftState = (typeof giftStates)[number];

/** What may become of a gift: a payment may come after the hold ended. */
export const giftMachine = stateMachine<GiftState>({
  pending: { paid: ["product"], expired: ["product"], refunded: ["product"] },
  expired: { paid: ["product"], refunded: ["product"] },
  paid: { refunded: ["product"] },
  refunded: {},
});

/** How the hosts thank. `spoken`: they thanked in person. */
export const thanksChannels = ["email", "sms", "whatsapp", "spoken"] as const;
export type ThanksChannel = (typeof thanksChannels)[number];
