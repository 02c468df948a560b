import { stateMachine } from "../call/state-machine.ts";

/**
 * The states of a payout. `requested` by its beneficiary; `approved` by staff; `sent` to a company, under
 * an idempotency key; `confirmed`: it arrived, by the company's word or by hand with the reference of the
 * transfer; `failed`: it did not; `reversed`: the company took it back; `refused` by staff. Of the last
 * three the money is owed again.
 */
export const payoutStates = [
  "requested",
  "approved",
  "sent",
  "confirmed",
  "failed",
  "reversed",
  "refused",
] as const;
export type PayoutState = (typeof payoutStates)[number];

/**
 * What may become of a payout. From `sent` back to `approved` goes what the company did not take because
 * our own wallet is short: nothing was sent.
 */
export const payoutMachine = stateMachine<PayoutState>({
  requested: { approved: ["staff"], refused: ["staff"] },
  approved: { sent: ["product"], confirmed: ["staff"], refused: ["staff"] },
  sent: {
    confirmed: ["product", "staff"],
    failed: ["product", "staff"],
    reversed: ["product", "staff"],
    approved: ["product"],
  },
  confirmed: { reversed: ["product", "staff"] },
  failed: {},
  reversed: {},
  refused: {},
});

/** The states of a payout that is on its way: its money has left the balance and did not arrive yet. */
export const openPayoutStates = ["requested", "approved", "sent"] as const;

/** Whether a payout is on its way. */
export function isOpenPayout(state: PayoutState): boolean {
  return openPayoutStates.some((open) => open === state);
}

/** What people read of each state, with its tone. */
export const payoutStateWords: Readonly<
  Record<PayoutState, { label: string; tone: "waiting" | "good" | "bad" }>
> = {
  requested: { label: "Demandé", tone: "waiting" },
  approved: { label: "Accepté", tone: "waiting" },
  sent: { label: "Envoyé", tone: "waiting" },
  confirmed: { label: "Versé", tone: "good" },
  failed: { label: "Échoué", tone: "bad" },
  reversed: { label: "Annulé", tone: "bad" },
  refused: { label: "Refusé", tone: "bad" },
};
