import { eq } from "drizzle-orm";
import { eventPagePlaces, eventPageQuestions } from "../areas/event-page/entries/tables.ts";
import { eventPages } from "../areas/notebook/event-pages/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { hostCalls, pageForm, placeForm, questionForm } from "./event-pages.ts";
import type { EventPageSubject, Sample } from "./subject.ts";

/** The open page of a member's event, with two lodgings and two questions. */
export async function furnishEventPage(
  app: TestApp,
  member: CastMember,
): Promise<EventPageSubject> {
  const host = hostCalls(app, member);
  await host.show("link");
  for (const name of ["Hôtel Le Wafou", "Chez tante Rose"])
    await host.call("POST", "/places", { ...placeForm, name });
  for (const question of ["Les enfants viennent-ils ?", "Où se garer ?"])
    await host.call("POST", "/questions", { ...questionForm, question });
  const { db } = app;
  const [page] = await db.select().from(eventPages).where(eq(eventPages.eventId, member.eventId));
  if (!page) throw new Error("The page of the event was not written");
  const places = await db.select().from(eventPagePlaces).where(eq(eventPagePlaces.pageId, page.id));
  const questions = await db
    .select()
    .from(eventPageQuestions)
    .where(eq(eventPageQuestions.pageId, page.id));
  const [place, sparePlace] = places.map(({ id }) => id);
  const [question, spareQuestion] = questions.map(({ id }) => id);
  return {
    slug: page.slug,
    ...{ placeId: place ?? 0, sparePlaceId: sparePlace ?? 0 },
    ...{ questionId: question ?? 0, spareQuestionId: spareQuestion ?? 0 },
  };
}

/** The same, none of which exists. */
export const missingEventPage: EventPageSubject = {
  slug: "mariage-de-personne-aaaaaaaaaaaa",
  ...{ placeId: 999_999_999, sparePlaceId: 999_999_999 },
  ...{ questionId: 999_999_999, spareQuestionId: 999_999_999 },
};

/** A right input for every call about the page of an event. */
export const eventPageSamples = {
  "eventPage.settings.settings": { byId: true, input: ({ eventId }) => ({ event_id: eventId }) },
  "eventPage.settings.preview": { byId: true, input: ({ eventId }) => ({ event_id: eventId }) },
  "eventPage.settings.save": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, ...pageForm }),
  },
  "eventPage.settings.chooseVisibility": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, visibility: "link" }),
  },
  "eventPage.settings.changeAddress": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, name: "awa-et-koffi" }),
  },
  "eventPage.settings.addPlace": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, ...placeForm }),
  },
  "eventPage.settings.savePlace": {
    byId: true,
    input: ({ eventId, eventPage: { placeId: id } }) => ({
      ...{ event_id: eventId, id },
      ...placeForm,
    }),
  },
  "eventPage.settings.movePlace": {
    byId: true,
    input: ({ eventId, eventPage: { placeId: id } }) => ({ event_id: eventId, id, to: "down" }),
  },
  "eventPage.settings.removePlace": {
    byId: true,
    input: ({ eventId, eventPage: { sparePlaceId: id } }) => ({ event_id: eventId, id }),
  },
  "eventPage.settings.addQuestion": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, ...questionForm }),
  },
  "eventPage.settings.saveQuestion": {
    byId: true,
    input: ({ eventId, eventPage: { questionId: id } }) => ({
      ...{ event_id: eventId, id },
      ...questionForm,
    }),
  },
  "eventPage.settings.moveQuestion": {
    byId: true,
    input: ({ eventId, eventPage: { questionId: id } }) => ({ event_id: eventId, id, to: "down" }),
  },
  "eventPage.settings.removeQuestion": {
    byId: true,
    input: ({ eventId, eventPage: { spareQuestionId: id } }) => ({ event_id: eventId, id }),
  },
  "eventPage.publicPages.page": {
    byId: false,
    input: ({ eventPage: { slug } }) => ({ slug }),
  },
  "eventPage.publicPages.open": {
    byId: false,
    input: ({ eventPage: { slug } }) => ({ slug, password: "baobab" }),
  },
  "eventPage.publicPages.listed": { byId: false, input: () => undefined },
} satisfies Record<string, Sample>;
