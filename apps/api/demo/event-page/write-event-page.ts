import { type AppContext, calendarDate } from "../../src/app-context.ts";
import { eventPagePlaces, eventPageQuestions } from "../../src/areas/event-page/entries/tables.ts";
import { firstCeremonies } from "../../src/areas/event-page/settings/open-page.ts";
import { eventPageCeremonies } from "../../src/areas/event-page/settings/tables.ts";
import { listCeremonies } from "../../src/areas/notebook/ceremonies/queries.ts";
import { eventPages } from "../../src/areas/notebook/event-pages/tables.ts";
import { addDays, baseDay, instantOn } from "../couple/base-day.ts";
import { findDemoWedding } from "../find-demo-wedding.ts";

const page = {
  visibility: "link",
  name: "awa-et-yann",
  slug: "awa-et-yann-exemp1epage0",
  welcome:
    "Chère famille, chers amis,\n\nNous nous disons oui, et nous voulons le fêter avec vous : une mairie le matin, une église l’après-midi, et un jardin plein de lampions le soir. Voici tout ce qu’il faut savoir pour cette journée.\n\nNous vous attendons de tout cœur.\nAwa et Yann",
  dressCode:
    "Le pagne tissé est à l’honneur, en vert et or. Pour l’église, épaules couvertes. Le soir, des chaussures qui aiment l’herbe : nous dansons au jardin.",
  contactName: "Tante Rose",
  contactPhone: "+2250700000101",
  version: 4,
} as const;

const places = [
  {
    name: "Résidence Les Palmiers",
    address: "Bingerville, à 5 minutes du Grand Baobab",
    phone: "+2252722000102",
    priceNote: "28 000 FCFA la nuit avec le petit-déjeuner, code « AWA ET YANN »",
    link: "https://residence-les-palmiers.example",
  },
  {
    name: "Hôtel de la Lagune",
    address: "Cocody, boulevard de France",
    phone: "+2252722000103",
    priceNote: "À partir de 45 000 FCFA la nuit",
    link: null,
  },
  {
    name: "Chez la famille Kouassi",
    address: "Cocody Angré",
    phone: null,
    priceNote: "Six lits pour ceux qui viennent de l’intérieur : dites-le-nous avant le mariage",
    link: null,
  },
] as const;

const questions = [
  [
    "Les enfants sont-ils les bienvenus ?",
    "Oui, à l’église et au jardin. Deux animatrices les gardent pendant le dîner, jusqu’à 22 h.",
  ],
  [
    "Où se garer ?",
    "Derrière le Grand Baobab : l’entrée est rue des Jardins, un gardien vous accueille dès 18 h.",
  ],
  [
    "Y a-t-il un car pour Bingerville ?",
    "Oui, un car part de la paroisse Saint-Jean à 17 h 30 et revient à 1 h du matin. Il est gratuit.",
  ],
  [
    "Jusqu’à quelle heure dure la fête ?",
    "Le gâteau est coupé à 23 h, et la musique s’arrête à 2 h.",
  ],
] as const;

/** Writes the page of the couple's wedding once, open by its link: all or none. */
export async function writeDemoEventPage({ db, clock }: AppContext): Promise<void> {
  const event = await findDemoWedding(db);
  if (event === null) return;
  const createdAt = instantOn(addDays(baseDay(calendarDate(clock())), -21), "20:15");
  await db.transaction(async (tx) => {
    const [written] = await tx
      .insert(eventPages)
      .values({ ...page, eventId: event.id, createdAt })
      .onConflictDoNothing()
      .returning();
    if (!written) return;
    const pageId = written.id;
    const shown = firstCeremonies(await listCeremonies(tx, event));
    await tx
      .insert(eventPageCeremonies)
      .values(shown.map((ceremonyId) => ({ pageId, ceremonyId })));
    await tx
      .insert(eventPagePlaces)
      .values(places.map((place, index) => ({ ...place, pageId, position: index + 1, createdAt })));
    await tx.insert(eventPageQuestions).values(
      questions.map(([question, answer], index) => ({
        ...{ question, answer, pageId },
        ...{ position: index + 1, createdAt },
      })),
    );
  });
}
