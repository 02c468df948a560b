import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { giftListOf } from "../../../testing/gifts.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { civilFilePapers, civilFiles } from "../../civil-file/tables.ts";
import { picture } from "../../files/image-samples.ts";
import { storeImage } from "../../files/store-image.ts";
import { files } from "../../files/tables.ts";
import { giftItems } from "../../gifts/items/tables.ts";
import { cashBookEntries } from "../../notebook/cash-book/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { payments } from "../../payments/payments/tables.ts";
import { purgeDeletedEvents } from "./purge-deleted-events.ts";

const app = testApp();

describe("a deleted event", () => {
  it("is erased after thirty days with its guests, its cards, its photos and its receipts; its orders stay", async () => {
    const [couple, other] = [await registerCouple(app), await registerCouple(app)];
    const { campaignId } = await inviteOne(app, couple);
    await inviteOne(app, other);
    const { reference } = await paymentFor(app, couple);
    const [cover, card, wish, receipt] = [
      await storeImage(app, couple.customerId, await picture("webp")),
      await storeImage(app, couple.customerId, await picture("webp")),
      await storeImage(app, couple.customerId, await picture("webp")),
      await storeImage(app, couple.customerId, await picture("webp")),
    ];
    await app.db.update(events).set({ imageFileId: cover }).where(eq(events.id, couple.eventId));
    await app.db.update(campaigns).set({ imageFileId: card }).where(eq(campaigns.id, campaignId));
    const due = { lineId: 1, amountFcfa: 5000, dueOn: "2027-01-01", receiptFileId: receipt };
    await app.db.insert(cashBookEntries).values({ eventId: couple.eventId, ...due });
    await app.call("PUT", `/api/v1/civil-file/${couple.eventId}`, {
      token: couple.token,
      body: { town_hall_name: "Mairie de Bonoua" },
    });
    const { add } = giftListOf(app, couple);
    await add("Canapé", 300_000);
    await app.db.update(giftItems).set({ imageFileId: wish });
    const path = `/api/v1/events/${couple.eventId}`;
    expect(await app.call("DELETE", path, { token: couple.token })).toMatchObject({ status: 200 });

    app.wait(30 * 86_400);
    expect(await purgeDeletedEvents(requestContext(app))).toBe(0);
    app.wait(1);
    expect(await purgeDeletedEvents(requestContext(app))).toBe(1);
    expect(await purgeDeletedEvents(requestContext(app))).toBe(0);
    const left = await app.db.select({ eventId: guests.eventId }).from(guests);
    expect(left).toEqual([{ eventId: other.eventId }]);
    expect(await app.db.select({ left: count() }).from(files)).toEqual([{ left: 0 }]);
    expect(await app.db.select().from(cashBookEntries)).toEqual([]);
    expect(await app.db.select().from(civilFiles)).toEqual([]);
    expect(await app.db.select().from(civilFilePapers)).toEqual([]);
    for (const id of [cover, card, wish, receipt])
      expect(await app.storage.read(`images/${id.slice(0, 2)}/${id}.webp`)).toBeNull();
    expect(
      await app.db.select().from(payments).where(eq(payments.reference, reference)),
    ).toMatchObject([{ eventId: null, customerId: couple.customerId }]);
  });
});
