import type { DataSection } from "@jdj/contract/accounts/data-export";
import { paymentMeansLabels } from "@jdj/contract/notebook/cash-book-sums";
import { registrationStates } from "@jdj/contract/notebook/registration-states";
import { civilityLabel } from "@jdj/contract/person/civility";
import { asc, count, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { budgetLines } from "../../notebook/budget/tables.ts";
import { cashBookEntries } from "../../notebook/cash-book/tables.ts";
import { celebratedPersons } from "../../notebook/couple/tables.ts";
import { celebratedRoles, eventTypes } from "../../notebook/event-types/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { peopleNow, stateNow } from "../../notebook/group-links/seats.ts";
import { groupLinks, groupRegistrations } from "../../notebook/group-links/tables.ts";
import { guestCategories } from "../../notebook/guest-categories/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { type ExportOptions, makeSection } from "./make-section.ts";

const person = {
  civility: "Civilité",
  lastName: "Nom",
  givenNames: "Prénoms",
  email: "Email",
  phone1: ["Téléphone", "phone"],
  phone2: ["Second téléphone", "phone"],
} as const;

/** The guests of a customer's events, no more than `most` of them where it is given, and how many they are. */
async function invitedBy(db: Database, own: SQL, most: number | undefined) {
  const all = db
    .select({ guest: guests, category: guestCategories.name, event: events.name })
    .from(guests)
    .innerJoin(events, eq(events.id, guests.eventId))
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId))
    .where(own)
    .orderBy(asc(events.id), asc(guests.id))
    .$dynamic();
  const invited = await (most === undefined ? all : all.limit(most));
  if (invited.length !== most) return { invited, total: invited.length };
  const [counted] = await db
    .select({ guests: count() })
    .from(guests)
    .innerJoin(events, eq(events.id, guests.eventId))
    .where(own);
  return { invited, total: counted?.guests ?? most };
}

/** The data of a customer's notebook: events, celebrated persons, guests, payments. */
export async function notebookSections(
  db: Database,
  { customer }: CustomerActor,
  { addressOf, rows }: ExportOptions,
): Promise<DataSection[]> {
  const photoOf = (row: { imageFileId: string | null }) =>
    row.imageFileId === null ? null : (addressOf?.(row.imageFileId) ?? null);
  const own = eq(events.customerId, customer.id);
  const planned = await db
    .select({ event: events, type: eventTypes.name })
    .from(events)
    .innerJoin(eventTypes, eq(eventTypes.id, events.eventTypeId))
    .where(own)
    .orderBy(asc(events.id));
  const celebrated = await db
    .select({ person: celebratedPersons, role: celebratedRoles.name, event: events.name })
    .from(celebratedPersons)
    .innerJoin(events, eq(events.id, celebratedPersons.eventId))
    .innerJoin(celebratedRoles, eq(celebratedRoles.id, celebratedPersons.roleId))
    .where(own)
    .orderBy(asc(celebratedPersons.id));
  const { invited, total } = await invitedBy(db, own, rows);
  const payments = await db
    .select({ entry: cashBookEntries, line: budgetLines.content, event: events.name })
    .from(cashBookEntries)
    .innerJoin(events, eq(events.id, cashBookEntries.eventId))
    .leftJoin(budgetLines, eq(budgetLines.id, cashBookEntries.lineId))
    .where(own)
    .orderBy(asc(cashBookEntries.id));
  const registrations = await db
    .select({
      registration: groupRegistrations,
      group: groupLinks.name,
      event: events.name,
      state: stateNow,
      people: peopleNow,
    })
    .from(groupRegistrations)
    .innerJoin(groupLinks, eq(groupLinks.id, groupRegistrations.linkId))
    .innerJoin(events, eq(events.id, groupLinks.eventId))
    .leftJoin(guests, eq(guests.id, groupRegistrations.guestId))
    .where(own)
    .orderBy(asc(groupRegistrations.id));
  return [
    makeSection(
      "events",
      "Vos événements",
      {
        name: "Nom",
        type: "Type",
        description: "Description",
        photo: "Photo",
        weddingDate: ["Date", "date"],
        createdAt: ["Créé le", "instant"],
      },
      planned.map(({ event, type }) => ({ ...event, type, photo: photoOf(event) })),
    ),
    makeSection(
      "couple",
      "Les personnes célébrées",
      { event: "Événement", role: "Rôle", ...person, photo: "Photo" },
      celebrated.map((row) => ({
        ...row.person,
        civility: civilityLabel(row.person.civility),
        role: row.role,
        event: row.event,
        photo: photoOf(row.person),
      })),
    ),
    makeSection(
      "guests",
      "Vos invités",
      {
        event: "Événement",
        category: "Catégorie",
        ...person,
        answer: "Réponse",
        answeredAt: ["Répondu le", "instant"],
      },
      invited.map((row) => ({
        ...row.guest,
        civility: civilityLabel(row.guest.civility),
        category: row.category,
        event: row.event,
        answer: answers[row.guest.answer],
      })),
      total,
    ),
    makeSection(
      "group-registrations",
      "Les inscriptions par vos liens de groupe",
      {
        event: "Événement",
        group: "Groupe",
        ...{ lastName: person.lastName, givenNames: person.givenNames },
        phone: ["Téléphone", "phone"],
        email: "E-mail",
        people: "Personnes",
        state: "État",
        registeredAt: ["Inscrit le", "instant"],
      },
      registrations.map(({ registration, group, event, state, people }) => ({
        ...registration,
        group,
        event,
        people,
        state: registrationStates[state],
      })),
    ),
    makeSection(
      "cash-book",
      "Les paiements de votre budget",
      {
        event: "Événement",
        line: "Poste",
        amountFcfa: "Montant (FCFA)",
        returnedFcfa: "Rendu (FCFA)",
        paidOn: ["Payé le", "date"],
        dueOn: ["À payer le", "date"],
        means: "Moyen",
        paidBy: "Payé par",
        note: "Note",
        receipt: "Reçu",
      },
      payments.map(({ entry, line, event }) => ({
        ...entry,
        event,
        line,
        means: entry.means && paymentMeansLabels[entry.means],
        receipt: photoOf({ imageFileId: entry.receiptFileId }),
      })),
    ),
  ];
}

const answers = { none: "sans réponse", yes: "vient", no: "ne vient pas" } as const;
