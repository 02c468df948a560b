import type { DataSection } from "@jdj/contract/accounts/data-export";
import { type DisputeState, disputeKindLabels } from "@jdj/contract/disputes/dispute-states";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { disputes } from "../../disputes/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { makeSection } from "./make-section.ts";

const stateLabels: Readonly<Record<DisputeState, string>> = {
  open: "En cours",
  withdrawn: "Terminé par vous",
  decided: "Décidé",
  closed: "Fermé par une annulation",
};

/** The disputes of a customer, with what both sides and staff wrote. */
export async function disputeSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const rows = await db
    .select({
      label: disputes.label,
      kind: disputes.kind,
      state: disputes.state,
      amountFcfa: disputes.amountFcfa,
      reason: disputes.reason,
      answer: disputes.answer,
      decision: disputes.decision,
      refundFcfa: disputes.refundFcfa,
      createdAt: disputes.createdAt,
      endedAt: disputes.endedAt,
    })
    .from(disputes)
    .where(eq(disputes.customerId, customer.id))
    .orderBy(asc(disputes.id));
  return [
    makeSection(
      "disputes",
      "Vos litiges",
      {
        label: "À propos de",
        kind: "Signalement",
        state: "État",
        amountFcfa: "Montant en litige (FCFA)",
        reason: "Votre message",
        answer: "Réponse",
        decision: "Décision",
        refundFcfa: "Rendu (FCFA)",
        createdAt: ["Ouvert le", "instant"],
        endedAt: ["Terminé le", "instant"],
      },
      rows.map(({ kind, state, ...row }) => ({
        ...row,
        kind: disputeKindLabels[kind],
        state: stateLabels[state],
      })),
    ),
  ];
}
