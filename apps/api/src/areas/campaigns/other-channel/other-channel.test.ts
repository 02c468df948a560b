import { cardMessages } from "@jdj/contract/campaigns/messages";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, inviteOne, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { creditOf } from "../../payments/credit/credit.ts";

const app = testApp();

interface Sent {
  message: string;
  data: { id: number; channel_id: number; reference: string | null; total: number };
}

const call = (
  { token }: CastMember,
  { campaignId, guestId }: { campaignId: number; guestId: number },
  body: object,
  path = "",
) =>
  app.call("POST", `/api/v1/messages/${campaignId}/guests/${guestId}/other-channel${path}`, {
    token,
    body,
  });

describe("a card by another channel", () => {
  it("tells its text and price first, and leaves at once where the credit covers it, once by its key", async () => {
    const couple = await registerCouple(app);
    const invited = await inviteOne(app, couple);
    await giveUnits(app, couple, 3, 5);
    const shown = await call(couple, invited, { channel_id: 3 }, "/preview");
    expect(shown.body).toMatchObject({
      channel: { id: 3 },
      text: expect.stringContaining("Adjoua Kouassi"),
      price: { recipients: 1, covered: true, credit: 5 },
    });
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(5);
    const body = { channel_id: 3, idempotency_key: "autre-1" };
    const sent = (await call(couple, invited, body)).body as Sent;
    expect(sent).toMatchObject({ message: cardMessages.resent, data: { reference: null } });
    expect((await call(couple, invited, body)).body).toMatchObject({ data: { id: sent.data.id } });
    await app.work();
    const [delivery] = await findRecipients(app, sent.data.id);
    expect(delivery).toMatchObject({ guestId: invited.guestId, state: "sent" });
    const { units } = (shown.body as { price: { units: number } }).price;
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(5 - units);
  });

  it("waits for its payment where the credit does not cover it", async () => {
    const couple = await registerCouple(app);
    const invited = await inviteOne(app, couple);
    const sent = (await call(couple, invited, { channel_id: 3 })).body as Sent;
    expect(sent.data.reference).not.toBeNull();
    expect(sent.data.total).toBeGreaterThan(0);
    await app.work();
    expect((await findRecipients(app, sent.data.id))[0]).toMatchObject({ state: "queued" });
  });

  it("is not the channel by which it came, nor one that does not reach the guest", async () => {
    const couple = await registerCouple(app);
    const invited = await inviteOne(app, couple);
    expect((await call(couple, invited, { channel_id: 1 })).status).toBe(409);
    expect((await call(couple, invited, { channel_id: 2 })).status).toBe(422);
    const [guestId = 0] = await addGuests(app, couple, [
      { email: "fixe@exemple.test", phone_number_1: "+2252722400000" },
    ]);
    const campaignId = await sendTo(app, couple, [guestId]);
    await app.work();
    const landline = await call(couple, { campaignId, guestId }, { channel_id: 5 });
    expect(landline).toMatchObject({
      status: 422,
      body: { errors: { guest_id: [cardMessages.noMobile] } },
    });
  });

  it("is written by hand at no price, and emails nobody", async () => {
    const couple = await registerCouple(app);
    const invited = await inviteOne(app, couple);
    const before = (await listCaughtMessages(app.db, 5000)).length;
    const sent = await call(couple, invited, { channel_id: 5 });
    expect(sent.body).toMatchObject({
      message: cardMessages.readyToWrite,
      data: { reference: null },
    });
    await app.work();
    expect((await listCaughtMessages(app.db, 5000)).length).toBe(before);
  });

  it("is for owners and organisers of its own event only", async () => {
    const couple = await registerCouple(app);
    const invited = await inviteOne(app, couple);
    const other = await registerCouple(app);
    const body = { channel_id: 5 };
    expect((await call(other, invited, body)).status).toBe(404);
    const theirs = await inviteOne(app, other);
    const mixed = { campaignId: invited.campaignId, guestId: theirs.guestId };
    expect((await call(couple, mixed, body)).status).toBe(404);
    const treasurer = await shareWith(app, couple, "treasurer");
    expect((await call(treasurer, invited, body)).status).toBe(403);
    const organiser = await shareWith(app, couple, "organiser");
    expect((await call(organiser, invited, body)).status).toBe(200);
  });
});
