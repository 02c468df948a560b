import type { ConsoleDispute, ConsoleDisputeDetail } from "@jdj/contract/console/disputes";
import { type DisputeState, disputeStates } from "@jdj/contract/disputes/dispute-states";
import { earnedOf } from "@jdj/contract/orders/suborder-money";
import { dateAndTime } from "../../format.ts";

const states: Readonly<Record<DisputeState, string>> = {
  open: "Ouvert",
  withdrawn: "Terminé par le client",
  decided: "Décidé",
  closed: "Fermé par une annulation",
};

/** The states of a dispute, for the filter of the list. */
export const disputeStateChoices = disputeStates.map((id) => ({ id, name: states[id] }));

/** How far a dispute is, and whom it waits for. */
export function phaseLabel({
  phase,
  state,
  answer_by,
  ended_at,
  approval,
}: ConsoleDispute): string {
  if (approval) return "Attend une deuxième personne";
  if (phase === "answering") return `Attend la réponse, jusqu’au ${dateAndTime(answer_by)}`;
  if (phase === "unanswered") return "À décider, sans réponse";
  if (phase === "answered") return "À décider";
  return ended_at === null ? states[state] : `${states[state]} le ${dateAndTime(ended_at)}`;
}

type Money = Pick<ConsoleDisputeDetail, "left_fcfa" | "price">;

/** What a provider receives when an amount goes back to the customer, less the commission; FCFA. */
export function releasedBy({ left_fcfa, price }: Money, refundFcfa: number): number {
  if (price === null) return left_fcfa - refundFcfa;
  const { goods_fcfa: goodsFcfa, delivery_fcfa: deliveryFcfa } = price;
  const commissionFcfa = price.commission_fcfa;
  return earnedOf({ goodsFcfa, deliveryFcfa, commissionFcfa, refundedFcfa: refundFcfa });
}
