import { eventPagePlaces, eventPageQuestions } from "../../src/areas/event-page/entries/tables.ts";
import { firstCeremonies } from "../../src/areas/event-page/settings/open-page.ts";
import { eventPageCeremonies } from "../../src/areas/event-page/settings/tables.ts";
import { listCeremonies } from "../../src/areas/notebook/ceremonies/queries.ts";
import { eventPages } from "../../src/areas/notebook/event-pages/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { addDays, instantOn } from "../couple/base-day.ts";
import type { DemoEvent } from "../couple/write-notebook.ts";

const questions = [
  [
    "Y a-t-il des cars pour Toumodi ?",
    "Oui, trois cars partent de la morgue de Yopougon à 8 h. Prévenez le comité.",
  ],
  [
    "Peut-on prendre la parole ?",
    "Les hommages sont reçus à la deuxième veillée. Inscrivez-vous auprès de Konan Albert.",
  ],
] as const;

/** Writes the page of the funeral, open by its link. */
export async function writeFuneralPage(
  tx: Database,
  event: DemoEvent,
  base: string,
): Promise<void> {
  const createdAt = instantOn(addDays(base, -6), "20:00");
  const [page] = await tx
    .insert(eventPages)
    .values({
      ...{ eventId: event.id, visibility: "link" as const, name: "kouame-yao-jean" },
      slug: "kouame-yao-jean-exemp1eobs0",
      welcome:
        "La famille vous remercie de vos prières et de votre soutien. Vous trouvez ici le programme des veillées et de l’inhumation, les départs pour Toumodi et qui appeler.",
      dressCode: "Pagne uniforme pour les familles. Tenue noire ou blanche pour tous.",
      ...{ contactName: "Konan Albert Kouamé", contactPhone: "+2250000007010", createdAt },
    })
    .returning();
  if (!page) throw new Error("The page was not written");
  const pageId = page.id;
  const shown = firstCeremonies(await listCeremonies(tx, event));
  await tx.insert(eventPageCeremonies).values(shown.map((ceremonyId) => ({ pageId, ceremonyId })));
  await tx.insert(eventPagePlaces).values({
    ...{ pageId, position: 1, createdAt, name: "Foyer de la paroisse Sainte-Anne" },
    ...{ address: "Toumodi, derrière l’église", phone: null, link: null },
    priceNote: "Quarante nattes pour ceux qui restent la nuit",
  });
  await tx.insert(eventPageQuestions).values(
    questions.map(([question, answer], at) => ({
      ...{ question, answer, pageId, position: at + 1, createdAt },
    })),
  );
}
