import type { DataSection } from "@jdj/contract/accounts/data-export";
import { cashStateLabels } from "@jdj/contract/contributions/contribution-states";
import { withdrawalLabels } from "@jdj/contract/payouts/withdrawal-states";
import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { contributionCash } from "../../contributions/cash/tables.ts";
import { contributionPayments } from "../../contributions/mobile-money/tables.ts";
import { contributors } from "../../contributions/register/tables.ts";
import { contributionWithdrawals } from "../../contributions/withdrawals/tables.ts";
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
  const [mobile, withdrawals] = [
    await mobileOf(db, customer.id),
    await withdrawalsOf(db, customer.id),
  ];
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
    makeSection(
      "contribution-payments",
      "Les cotisations par mobile money",
      {
        event: "Événement",
        name: "De",
        amount: "Montant (FCFA)",
        returned: "Rendu (FCFA)",
        paidAt: ["Payé le", "instant"],
      },
      mobile,
    ),
    makeSection(
      "contribution-withdrawals",
      "Les retraits de l’argent des cotisations",
      {
        event: "Événement",
        amount: "Montant (FCFA)",
        state: "État",
        askedBy: "Demandé par",
        decidedBy: "Confirmé ou refusé par",
        createdAt: ["Demandé le", "instant"],
        decidedAt: ["Décidé le", "instant"],
      },
      withdrawals.map((row) => ({ ...row, state: withdrawalLabels[row.state] })),
    ),
  ];
}

/** What came by mobile money to a customer's events. */
function mobileOf(db: Database, customerId: number) {
  return db
    .select({
      event: events.name,
      name: contributors.name,
      amount: contributionPayments.amountFcfa,
      returned: contributionPayments.refundedFcfa,
      paidAt: contributionPayments.paidAt,
    })
    .from(contributionPayments)
    .innerJoin(contributors, eq(contributors.id, contributionPayments.contributorId))
    .innerJoin(events, eq(events.id, contributors.eventId))
    .where(and(eq(events.customerId, customerId), isNotNull(contributionPayments.paidAt)))
    .orderBy(asc(contributionPayments.id));
}

/** The withdrawals of a customer's events, and those that they asked for or decided; each by its own index. */
function withdrawalsOf(db: Database, customerId: number) {
  const { id, eventId, askedBy, decidedBy } = contributionWithdrawals;
  const some = () => db.select({ id }).from(contributionWithdrawals);
  const concerned = some()
    .innerJoin(events, eq(events.id, eventId))
    .where(eq(events.customerId, customerId))
    .union(some().where(eq(askedBy, customerId)))
    .union(some().where(eq(decidedBy, customerId)));
  return db
    .select({
      event: events.name,
      amount: contributionWithdrawals.amountFcfa,
      state: contributionWithdrawals.state,
      askedBy: contributionWithdrawals.askedName,
      decidedBy: contributionWithdrawals.decidedName,
      createdAt: contributionWithdrawals.createdAt,
      decidedAt: contributionWithdrawals.decidedAt,
    })
    .from(contributionWithdrawals)
    .innerJoin(events, eq(events.id, eventId))
    .where(inArray(id, concerned))
    .orderBy(asc(id));
}
