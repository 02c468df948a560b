import type { DataSection } from "@jdj/contract/accounts/data-export";
import type { EventPageVisibility } from "@jdj/contract/event-page/visibility";
import { at } from "@jdj/contract/paths/addresses";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { eventPagePlaces, eventPageQuestions } from "../../event-page/entries/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { eventPages } from "../../notebook/event-pages/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { makeSection } from "./make-section.ts";

const readers: Record<EventPageVisibility, string> = {
  off: "Personne",
  link: "Ceux qui ont le lien",
  password: "Ceux qui ont le mot de passe",
  public: "Tout le monde",
};

/** The pages of a customer's events, with their lodgings and questions. */
export async function eventPageSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const isOwn = eq(events.customerId, customer.id);
  const [pages, places, questions] = await Promise.all([
    db
      .select({ page: eventPages, event: events.name })
      .from(eventPages)
      .innerJoin(events, eq(events.id, eventPages.eventId))
      .where(isOwn)
      .orderBy(asc(eventPages.id)),
    db
      .select({
        event: events.name,
        name: eventPagePlaces.name,
        address: eventPagePlaces.address,
        phone: eventPagePlaces.phone,
        price: eventPagePlaces.priceNote,
        link: eventPagePlaces.link,
      })
      .from(eventPagePlaces)
      .innerJoin(eventPages, eq(eventPages.id, eventPagePlaces.pageId))
      .innerJoin(events, eq(events.id, eventPages.eventId))
      .where(isOwn)
      .orderBy(asc(eventPagePlaces.pageId), asc(eventPagePlaces.position)),
    db
      .select({
        event: events.name,
        question: eventPageQuestions.question,
        answer: eventPageQuestions.answer,
      })
      .from(eventPageQuestions)
      .innerJoin(eventPages, eq(eventPages.id, eventPageQuestions.pageId))
      .innerJoin(events, eq(events.id, eventPages.eventId))
      .where(isOwn)
      .orderBy(asc(eventPageQuestions.pageId), asc(eventPageQuestions.position)),
  ]);
  return [
    makeSection(
      "event-pages",
      "Les pages de vos fêtes",
      {
        event: "Événement",
        path: "Adresse",
        readers: "Ouverte à",
        welcome: "Mot de bienvenue",
        dressCode: "Tenue",
        contactName: "Qui répond aux questions",
        contactPhone: ["Son téléphone", "phone"],
      },
      pages.map(({ page, event }) => ({
        ...page,
        event,
        path: at("publicEventPage", { slug: page.slug }),
        readers: readers[page.visibility],
      })),
    ),
    makeSection(
      "event-page-places",
      "Les logements que vos pages conseillent",
      {
        event: "Événement",
        name: "Logement",
        address: "Adresse",
        phone: ["Téléphone", "phone"],
        price: "Prix",
        link: "Site",
      },
      places,
    ),
    makeSection(
      "event-page-questions",
      "Les questions et réponses de vos pages",
      { event: "Événement", question: "Question", answer: "Réponse" },
      questions,
    ),
  ];
}
