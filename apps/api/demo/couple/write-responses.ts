import { eq } from "drizzle-orm";
import type { AppContext } from "../../src/app-context.ts";
import { openEventCard } from "../../src/areas/campaigns/cards/open-event-card.ts";
import { rsvpQuestions, rsvpSettings } from "../../src/areas/campaigns/cards/tables.ts";
import { joinEvent } from "../../src/areas/invitations/rsvp/join-event.ts";
import { guestRsvps } from "../../src/areas/invitations/rsvp/tables.ts";
import { ceremonies } from "../../src/areas/notebook/ceremonies/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { addDays, instantOn } from "./base-day.ts";
import { pastContext } from "./past-context.ts";
import type { WrittenGuest } from "./write-guests.ts";
import type { DemoEvent } from "./write-notebook.ts";

/** Days before the wedding on which the answers close. */
const DEADLINE_DAYS = 35;

const dishes = ["Attiéké et poisson braisé", "Kedjenou de poulet", "Sans viande ni poisson"];

const notes = [
  "Nous arrivons de Bouaké la veille, merci de nous dire où dormir.",
  "Allergie aux arachides.",
  "Nous viendrons avec le bébé, une chaise haute nous aiderait.",
  "Que Dieu bénisse votre foyer !",
  "Pas de piment pour maman, s’il vous plaît.",
  "Je prends le car de 14 h depuis Yamoussoukro.",
  "Diabétique : un dessert sans sucre si possible.",
  "On sera là avant tout le monde pour aider à installer.",
];

/** People who added themselves by the public card and wait for the couple. */
const strangers = [
  ["Mme", "Lorougnon", "Paulette", 2],
  ["M", "Kanga", "Anicet", 9],
  ["Mlle", "Sangaré", "Massiami", 17],
  ["M", "Dago", "Wilfried", 26],
  ["Mme", "Ettien", "Bénédicte", 38],
] as const;

/**
 * Writes what the couple asks of their guests, what those who come replied, and who asked to come.
 * @param when the first and the last day of the answers
 */
export async function writeResponses(
  app: AppContext,
  tx: Database,
  event: DemoEvent,
  { guests, first }: { guests: readonly WrittenGuest[]; first: string },
): Promise<void> {
  await tx.insert(rsvpSettings).values({
    eventId: event.id,
    deadline: addDays(event.weddingDate, -DEADLINE_DAYS),
    companions: 1,
  });
  const [dish, note] = await tx
    .insert(rsvpQuestions)
    .values([
      {
        eventId: event.id,
        kind: "choice",
        label: "Quel plat au dîner ?",
        choices: dishes,
        perPerson: true,
        position: 1,
      },
      {
        eventId: event.id,
        kind: "text",
        label: "Une allergie, une question, un mot pour nous ?",
        choices: [],
        perPerson: false,
        position: 2,
      },
    ])
    .returning({ id: rsvpQuestions.id });
  if (!dish || !note) throw new Error("The questions were not written");
  const evening = await tx
    .select({ id: ceremonies.id, code: ceremonies.code })
    .from(ceremonies)
    .where(eq(ceremonies.eventTypeId, event.eventTypeId));
  const onlyReception = evening.filter(({ code }) => code === "reception").map(({ id }) => id);
  const coming = guests.filter(({ answer }) => answer === "yes");
  await tx.insert(guestRsvps).values(
    coming.map((guest, at) => {
      const people = 1 + guest.companions;
      // Six in ten take the fish; one in twenty eats neither.
      const choices = Array.from({ length: people }, (_, seat) => {
        const order = (at * 3 + seat * 7) % 20;
        return dishes[order < 12 ? 0 : order < 19 ? 1 : 2] ?? "";
      });
      const written = at % 11 === 4 ? [notes[Math.floor(at / 11) % notes.length] ?? ""] : null;
      return {
        guestId: guest.id,
        comesTo: at % 8 === 5 ? onlyReception : null,
        replies: { [dish.id]: choices, ...(written ? { [note.id]: written } : {}) },
      };
    }),
  );
  await openEventCard(tx, { eventId: event.id, campaignId: null }, true);
  for (const [at, [civility, lastName, givenNames, day]] of strangers.entries()) {
    const context = pastContext(app, tx, instantOn(addDays(first, day), "20:14"));
    await joinEvent(
      context,
      { id: event.id, name: "Mariage d’Awa et Yann" },
      {
        civility,
        last_name: lastName,
        given_names: givenNames,
        email: null,
        phone_number_1: `+(225) 05 02 00 00 1${at}`,
        phone_number_2: null,
      },
    );
  }
}
