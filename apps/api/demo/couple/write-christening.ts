import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../src/app-context.ts";
import { rsvpSettings } from "../../src/areas/campaigns/cards/tables.ts";
import { checkInLinks, checkIns } from "../../src/areas/invitations/check-in/tables.ts";
import { events } from "../../src/areas/notebook/events/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { addDays, instantOn } from "./base-day.ts";
import { christeningBudget } from "./budget.ts";
import { christeningCommittee } from "./committee.ts";
import { christeningGuests } from "./guests.ts";
import { christeningReplies } from "./summary-answers.ts";
import { writeCampaign } from "./write-campaigns.ts";
import { writeCommittee } from "./write-committee.ts";
import { type WrittenGuest, writeGuests } from "./write-guests.ts";
import { type DemoEvent, writeNotebook } from "./write-notebook.ts";

/** How many of the 46 guests were let in. */
const ADMITTED = 40;

/** Writes the notebook of the christening, which has taken place, with who was let in. */
export async function writeChristening(
  app: AppContext,
  tx: Database,
  event: DemoEvent,
): Promise<void> {
  const day = event.weddingDate;
  await writeNotebook(tx, event, {
    persons: {
      child: { civility: "Mlle", lastName: "Amani", givenNames: "Maëlle Victoire" },
      father: {
        civility: "M",
        lastName: "Amani",
        givenNames: "Franck",
        email: "franck@exemple.ci",
        phone1: "+2250700000003",
      },
      mother: {
        civility: "Mme",
        lastName: "Amani",
        givenNames: "Rebecca",
        email: "rebecca@exemple.ci",
        phone1: "+2250700000004",
      },
    },
    replies: christeningReplies,
    budget: christeningBudget,
    tasks: "done",
    ceremonies: [
      { code: "christening", time: "09:30", placePrefix: "à", place: "l’église Saint-Jacques" },
      { code: "reception", time: "12:00", placePrefix: "à", place: "la cour familiale, Angré" },
    ],
  });
  const members = { members: christeningCommittee, phones: "+22507000002", files: new Map() };
  await writeCommittee(tx, event, members);
  const first = addDays(day, -30);
  const guests = await writeGuests(tx, event, christeningGuests(), { first, days: 20 });
  await tx.insert(rsvpSettings).values({ eventId: event.id, deadline: addDays(day, -8) });
  const sentAt = instantOn(addDays(day, -31), "18:00");
  await writeCampaign(app, tx, event, {
    channel: "email",
    category: "christening",
    model: "table",
    design: "palmes",
    label: "Baptême de Maëlle",
    sender: "Awa Kouassi",
    subject: "Baptême de Maëlle : vous êtes attendus",
    at: sentAt,
    scheduledAt: null,
    to: guests.filter(({ email }) => email !== null),
  });
  await tx.update(events).set({ cardsSentAt: sentAt }).where(eq(events.id, event.id));
  await writeCheckIns(tx, event, guests);
}

/** Guests come by household in the half-hour before the ceremony, at one of two entrances. */
async function writeCheckIns(
  tx: Database,
  event: DemoEvent,
  guests: readonly WrittenGuest[],
): Promise<void> {
  const day = event.weddingDate;
  const expiresAt = instantOn(day, "20:00");
  const labels = ["Parvis", "Cour familiale"];
  const links = await tx
    .insert(checkInLinks)
    .values(
      labels.map((label) => ({
        eventId: event.id,
        label,
        expiresAt,
        createdAt: instantOn(addDays(day, -1), "16:00"),
      })),
    )
    .returning({ id: checkInLinks.id });
  const admitted = guests.filter(({ answer }) => answer === "yes").slice(0, ADMITTED);
  const opened = instantOn(day, "08:55").getTime();
  await tx.insert(checkIns).values(
    admitted.map(({ id, companions }, at) => {
      const seconds = at * 47 + (at % 4) * 11;
      const when = new Date(opened + seconds * 1000);
      return {
        id: randomUUID(),
        guestId: id,
        linkId: links[at % 5 === 4 ? 1 : 0]?.id ?? 0,
        people: 1 + companions,
        method: at % 6 === 0 ? ("name" as const) : ("code" as const),
        at: when,
        receivedAt: when,
      };
    }),
  );
}
