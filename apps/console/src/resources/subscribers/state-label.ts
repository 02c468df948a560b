import type { Subscriber } from "@jdj/contract/console/subscribers";

const labels: Record<Subscriber["state"], string> = {
  confirmed: "Confirmé",
  pending: "À confirmer",
  left: "Désabonné",
};

/** What became of a subscription. */
export function stateLabel(state: Subscriber["state"]): string {
  return labels[state];
}
