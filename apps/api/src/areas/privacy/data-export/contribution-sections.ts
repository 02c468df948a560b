import type { DataSection } from "@jdj/contract/accounts/data-export";
import { cashStateLabels } from "@jdj/contract/contributions/contribution-states";
import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { contributionCash } from "../../contributions/cash/tables.ts";
import { contributors } from "../../contributions/register/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { makeSection } from "./make-section.ts";

/** The cash of a customer's events, and what they noted or answered of others'; each by its own index. */
function cashOf(db: Database, customerId: number) {
  const { id, contributorId, recordedBy, decidedBy } = contributionCash;
  const some = () => db.select({ id }).from(contributionCash);
  return some()
    .innerJoin(contributors, eq(contributors.id, contributorId))
    .innerJoin(events, eq(events.id, contributors.eventId))
    .where(eq(events.customerId, customerId))
    .union(some().where(eq(recordedBy, customerId)))
    .union(some().where(eq(decidedBy, customerId)));
}

/** Who contributes to a customer's events, and the cash that was noted. */
export async function contributionSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const people = await db
    .select({
      event: events.name,
      name: contributors.name,
      group: contributors.groupName,
      phone: contributors.phone,
      pledged: contributors.pledgedFcfa,
      note: contributors.note,
      createdAt: contributors.createdAt,
    })
    .from(contributors)
    .innerJoin(events, eq(events.id, contributors.eventId))
    .where(eq(events.customerId, customer.id))
    .orderBy(asc(contributors.id));
  const cash = await db
    .select({
      event: events.name,
      name: contributors.name,
      amount: contributionCash.amountFcfa,
      paidOn: contributionCash.paidOn,
      state: contributionCash.state,
      note: contributionCash.note,
      recordedBy: contributionCash.recordedName,
      decidedBy: contributionCash.decidedName,
      reason: contributionCash.reason,
    })
    .from(contributionCash)
    .innerJoin(contributors, eq(contributors.id, contributionCash.contributorId))
    .innerJoin(events, eq(events.id, contributors.eventId))
    .where(inArray(contributionCash.id, cashOf(db, customer.id)))
    .orderBy(asc(contributionCash.id));
  return [
    makeSection(
      "contributors",
      "Ceux qui cotisent à vos fêtes",
      {
        event: "Événement",
        name: "Nom",
        group: "Groupe",
        phone: "Téléphone",
        pledged: "Promis (FCFA)",
        note: "Note",
        createdAt: ["Ajouté le", "instant"],
      },
      people,
    ),
    makeSection(
      "contribution-cash",
      "Les cotisations en espèces",
      {
        event: "Événement",
        name: "De",
        amount: "Montant (FCFA)",
        paidOn: ["Reçu le", "date"],
        state: "État",
        note: "Note",
        recordedBy: "Noté par",
        decidedBy: "Répondu par",
        reason: "Motif",
      },
      cash.map((row) => ({ ...row, state: cashStateLabels[row.state] })),
    ),
  ];
}
