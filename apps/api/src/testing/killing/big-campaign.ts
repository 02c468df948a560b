import { randomUUID } from "node:crypto";
import { campaigns } from "../../areas/campaigns/campaigns/tables.ts";
import { deliveries } from "../../areas/campaigns/deliveries/tables.ts";
import { cardDesigns, messageCategories } from "../../areas/designs/tables.ts";
import { customers, users } from "../../areas/identity/users/tables.ts";
import { eventTypes } from "../../areas/notebook/event-types/tables.ts";
import { events } from "../../areas/notebook/events/tables.ts";
import { guestCategories } from "../../areas/notebook/guest-categories/tables.ts";
import { guests } from "../../areas/notebook/guests/tables.ts";
import type { Database } from "../../database/connect.ts";

/** Rows written by one statement. */
const AT_ONCE = 2000;

/**
 * Writes a couple, `count` guests and a queued campaign to all of them directly into the database:
 * through the calls it would take longer than the campaign.
 */
export async function writeBigCampaign(
  db: Database,
  { count, channelId }: { count: number; channelId: number },
): Promise<number> {
  const email = `${randomUUID()}@exemple.test`;
  const [user] = await db
    .insert(users)
    .values({ role: "CUSTOMER", name: "Awa", lastName: "Kouassi", givenNames: "Awa", email })
    .returning();
  const [customer] = await db
    .insert(customers)
    .values({ userId: need(user).id })
    .returning();
  const [type] = await db.select().from(eventTypes).limit(1);
  const [event] = await db
    .insert(events)
    .values({
      customerId: need(customer).id,
      eventTypeId: need(type).id,
      name: "Grande fête",
      seed: "s",
    })
    .returning();
  const eventId = need(event).id;
  const [kind] = await db.select().from(guestCategories).limit(1);
  const [design] = await db.select().from(cardDesigns).limit(1);
  const [category] = await db.select().from(messageCategories).limit(1);
  const [campaign] = await db
    .insert(campaigns)
    .values({
      eventId,
      channelId,
      categoryId: need(category).id,
      designId: need(design).id,
      label: "Grand envoi",
      sender: "Joie du Jour",
      body: "[prénoms], venez fêter avec nous !",
      status: "sending",
    })
    .returning();
  const campaignId = need(campaign).id;
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at);
    const invited = await db
      .insert(guests)
      .values(
        numbers.map((number) => ({
          eventId,
          categoryId: need(kind).id,
          civility: "Mme" as const,
          lastName: "Kouassi",
          givenNames: `Adjoua ${number}`,
          email: `invitee${number}@exemple.test`,
          phone1: `+22507${String(number).padStart(8, "0")}`,
        })),
      )
      .returning({ id: guests.id });
    await db.insert(deliveries).values(
      invited.map(({ id }) => ({
        campaignId,
        guestId: id,
        token: randomUUID(),
        text: "Venez !",
      })),
    );
  }
  return campaignId;
}

function need<T>(row: T | undefined): T {
  if (row === undefined) throw new Error("The reference data is missing");
  return row;
}
