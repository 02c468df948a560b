import { disputeKindLabels } from "@jdj/contract/disputes/dispute-states";
import { fcfa } from "@jdj/french/money";
import type { RequestContext } from "../../app-context.ts";
import { alertOperator } from "../operations/alerts/alert-operator.ts";
import type { StoredDispute } from "./queries.ts";

/** Asks staff by an alert to decide a dispute that was answered, or not in time. */
export async function askStaff(context: RequestContext, dispute: StoredDispute): Promise<void> {
  const answered = dispute.answeredAt === null ? "n’a pas répondu" : "a répondu";
  const what = `${dispute.label}, ${fcfa(dispute.amountFcfa)}\u00a0: «\u00a0${disputeKindLabels[dispute.kind]}\u00a0»`;
  const detail = `${what}. L’autre partie ${answered}, l’argent est gelé jusqu’à votre décision (Litiges, n°\u00a0${dispute.id}).`;
  const alert = { kind: "dispute" as const, subject: `dispute:${dispute.id}`, detail };
  await alertOperator(context.db, context, alert, context.now);
}
