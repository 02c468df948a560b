import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { addGuests, inviteOne, sendTo } from "../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../testing/cast.ts";
import { findRecipients } from "../../testing/deliveries.ts";
import { openEventCard } from "../campaigns/cards/open-event-card.ts";
import { messageCategories } from "../designs/tables.ts";
import { ceremonies, eventCeremonies } from "../notebook/ceremonies/tables.ts";
import { invitationSubject } from "./share-subjects.ts";

const app = testApp();

/** Sets an event's dot on a Saturday of January. */
async function scheduleDowry({ eventId }: CastMember): Promise<void> {
  const [dowry] = await app.db.select().from(ceremonies).where(eq(ceremonies.code, "dowry"));
  await app.db.insert(eventCeremonies).values({
    eventId,
    ceremonyId: dowry?.id ?? 0,
    heldOn: "2027-01-09",
    time: "10:00",
    placePrefix: "à",
    place: "Cocody",
    isActive: true,
  });
}

async function categoryId(code: string): Promise<number> {
  const { db } = app;
  const [category] = await db
    .select()
    .from(messageCategories)
    .where(eq(messageCategories.code, code));
  return category?.id ?? 0;
}

describe("the picture of a card's link", () => {
  it("shows the ceremony that the card invites to, for a guest's link and for the public one", async () => {
    const couple = await registerCouple(app);
    await scheduleDowry(couple);
    const message_category_id = await categoryId("traditional");
    const ids = await addGuests(app, couple, [{}]);
    const campaignId = await sendTo(app, couple, ids, { message_category_id });
    const [delivery] = await findRecipients(app, campaignId);
    const card = await openEventCard(app.db, { eventId: couple.eventId, campaignId });
    for (const token of [delivery?.token ?? "", card.token])
      expect(await invitationSubject(app.db, token)).toMatchObject({
        line: "Samedi 9 janvier 2027",
        where: "À 10 h, à Cocody",
      });
  });

  it("shows the main day otherwise, and no day once the event is cancelled", async () => {
    const couple = await registerCouple(app);
    await scheduleDowry(couple);
    const { token } = await inviteOne(app, couple);
    expect(await invitationSubject(app.db, token)).toMatchObject({
      line: "Samedi 20 mars 2027",
    });
    const ids = await addGuests(app, couple, [{}]);
    const message_category_id = await categoryId("cancelled");
    const campaignId = await sendTo(app, couple, ids, { message_category_id });
    const [delivery] = await findRecipients(app, campaignId);
    expect(await invitationSubject(app.db, delivery?.token ?? "")).toMatchObject({
      line: "",
      where: "",
    });
  });
});
