import type { ConsolePayout } from "@jdj/contract/console/seller-payouts";

type State = Pick<ConsolePayout, "state" | "approval">;

/** What may become of a payout. */
export const payoutStateChoices = [
  { id: "requested", name: "À verser" },
  { id: "paid", name: "Versé" },
  { id: "refused", name: "Refusé" },
] as const;

/** The French name of a payout's state. */
export function payoutStateLabel(payout: State): string {
  if (payout.approval) return "Attend une deuxième personne";
  return payoutStateChoices.find(({ id }) => id === payout.state)?.name ?? payout.state;
}
