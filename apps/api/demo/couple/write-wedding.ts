import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../src/app-context.ts";
import { senderNames } from "../../src/areas/campaigns/sender-names/tables.ts";
import { events } from "../../src/areas/notebook/events/tables.ts";
import { giveCredit } from "../../src/areas/payments/credit/credit.ts";
import { creditMoves } from "../../src/areas/payments/credit/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { cast } from "../cast.ts";
import { addDays, instantOn } from "./base-day.ts";
import { weddingBudget } from "./budget.ts";
import { committee } from "./committee.ts";
import { weddingGuests } from "./guests.ts";
import { pastContext } from "./past-context.ts";
import { weddingTasks } from "./planning.ts";
import { weddingReplies } from "./summary-answers.ts";
import { type DemoCampaign, writeCampaign } from "./write-campaigns.ts";
import { type PortraitFiles, writeCommittee } from "./write-committee.ts";
import { type WrittenGuest, writeGuests } from "./write-guests.ts";
import { type DemoMessage, writeMessage, writeSequence } from "./write-messages.ts";
import { type DemoEvent, writeNotebook } from "./write-notebook.ts";
import { writeResponses } from "./write-responses.ts";

/** What a new customer is given of each paid channel. */
const FIRST_CREDIT = 5;

/** Days before the base on which the first answers come, and on how many days there are some. */
const ANSWER_DAYS = 42;

/** Writes the whole notebook of the wedding. @param base the day from which its dates are counted */
export async function writeWedding(
  app: AppContext,
  tx: Database,
  event: DemoEvent,
  { base, files }: { base: string; files: PortraitFiles },
): Promise<void> {
  await writeNotebook(tx, event, {
    persons: {
      bride: {
        civility: "Mlle",
        lastName: cast.customer.lastName,
        givenNames: cast.customer.givenNames,
        email: cast.customer.email,
        phone1: "+2250700000001",
        imageFileId: files.get("bride") ?? null,
      },
      groom: {
        civility: "M",
        lastName: cast.groom.lastName,
        givenNames: cast.groom.givenNames,
        email: cast.groom.email,
        phone1: "+2250700000002",
        imageFileId: files.get("groom") ?? null,
      },
    },
    replies: weddingReplies,
    budget: weddingBudget,
    tasks: weddingTasks,
    ceremonies: [
      { code: "civil", time: "10:00", placePrefix: "à", place: "la mairie de Cocody" },
      {
        code: "religious",
        time: "14:30",
        placePrefix: "à",
        place: "l’église Saint-Jean de Cocody",
      },
      { code: "reception", time: "19:00", placePrefix: "au", place: "Grand Baobab, Bingerville" },
    ],
  });
  await writeCommittee(tx, event, { members: committee, phones: "+22507000001", files });
  const first = addDays(base, -ANSWER_DAYS);
  const guests = await writeGuests(tx, event, weddingGuests(), { first, days: ANSWER_DAYS });
  await writeResponses(app, tx, event, { guests, first });
  await giveFirstCredit(tx, event);
  await tx.insert(senderNames).values({
    eventId: event.id,
    name: SENDER,
    state: "approved",
    createdAt: instantOn(addDays(base, -60), "11:40"),
    decidedAt: instantOn(addDays(base, -59), "09:15"),
    decidedBy: "Serge Aka",
  });
  for (const campaign of weddingCampaigns(base, guests))
    await writeCampaign(app, tx, event, campaign);
  for (const message of weddingMessages(base)) await writeMessage(app, tx, event, message);
  await writeSequence(pastContext(app, tx, instantOn(addDays(base, -20), "12:10")), event);
  await tx
    .update(events)
    .set({ cardsSentAt: instantOn(addDays(base, -77), "18:31") })
    .where(eq(events.id, event.id));
}

/** What phones show of the SMS of the wedding, and emails beside our address. */
const SENDER = "Awa et Yann";

async function giveFirstCredit(tx: Database, { customerId, createdAt }: DemoEvent): Promise<void> {
  for (const channelId of [channelIds.sms, channelIds.whatsapp]) {
    const key = `demonstration:${customerId}:${channelId}`;
    await giveCredit(tx, { customerId, channelId, units: FIRST_CREDIT, reason: "gift", key });
  }
  await tx.update(creditMoves).set({ createdAt }).where(eq(creditMoves.customerId, customerId));
}

/** The four campaigns: three have left, the last is to leave after the next weekend. */
function weddingCampaigns(base: string, guests: readonly WrittenGuest[]): DemoCampaign[] {
  const withEmail = guests.filter(({ email }) => email !== null);
  const withoutEmail = guests.filter(({ email }) => email === null);
  const silent = (list: readonly WrittenGuest[]) => list.filter(({ answer }) => answer === "none");
  const on = (days: number, time: string) => instantOn(addDays(base, days), time);
  return [
    {
      channel: "email",
      category: "save-the-date",
      model: "travel",
      design: "lever-du-jour",
      label: "Réservez la date",
      sender: SENDER,
      subject: "Awa et Yann se marient : réservez la date",
      at: on(-77, "18:30"),
      scheduledAt: null,
      to: withEmail,
    },
    {
      channel: "whatsapp",
      category: "invitation",
      model: "complete",
      design: "alliances",
      label: "Invitation",
      sender: SENDER,
      subject: null,
      at: on(-43, "17:05"),
      scheduledAt: null,
      to: withEmail,
      gateway: "wave",
    },
    {
      channel: "sms",
      category: "invitation",
      model: "warm",
      design: "alliances",
      label: "Invitation par SMS",
      sender: SENDER,
      subject: null,
      at: on(-43, "18:20"),
      scheduledAt: null,
      to: withoutEmail,
      gateway: "orange",
      failing: silent(withoutEmail).slice(0, 2),
    },
    {
      channel: "email",
      category: "reminder",
      model: "kind",
      design: "lisiere",
      label: "Rappel",
      sender: SENDER,
      subject: "Serez-vous des nôtres ?",
      at: on(-1, "09:12"),
      scheduledAt: on(10, "09:00"),
      to: silent(withEmail),
    },
  ];
}

/** The messages without a card: one that has left, and one that leaves in the week after. */
function weddingMessages(base: string): DemoMessage[] {
  const on = (days: number, time: string) => instantOn(addDays(base, days), time);
  return [
    {
      answers: ["yes"],
      subject: "Le parking du Grand Baobab",
      body: "Bonjour [prénoms],\n\nMerci de venir ! Le soir de la réception, garez-vous derrière le Grand Baobab : l'entrée est rue des Jardins, et un gardien vous accueille dès 18 h.\n\nÀ très bientôt,\n[hôtes]",
      at: on(-9, "10:20"),
      scheduledAt: null,
    },
    {
      answers: ["yes", "none"],
      subject: "La réception commence à 19 h 30",
      body: "Bonjour [prénoms],\n\nLa réception commence à 19 h 30, une demi-heure plus tard que prévu. Le lieu ne change pas : [lieu de la réception].\n\nVotre carte : [lien]\n\n[hôtes]",
      at: on(-1, "11:40"),
      scheduledAt: on(12, "09:30"),
    },
  ];
}
