import { cardMessages } from "@jdj/contract/campaigns/messages";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, inviteOne, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";

const app = testApp();

const resend = (member: CastMember, campaignId: number, guestId: number) =>
  app.call("POST", "/api/v1/messages", {
    token: member.token,
    body: { resend: 1, message_id: campaignId, guest_id: guestId },
  });

async function correctAddress(member: CastMember, id: number, email: string | null) {
  const { body } = await app.call("GET", `/api/v1/guests/events/${id}`, { token: member.token });
  const { category: _, answer: __, ...guest } = body as Record<string, unknown>;
  await app.call("POST", "/api/v1/guests-events-update", {
    token: member.token,
    body: { ...guest, email },
  });
}

async function failedCampaign() {
  const member = await registerCouple(app);
  const [guestId = 0] = await addGuests(app, member, [{ email: "echec@exemple.test" }]);
  const campaignId = await sendTo(app, member, [guestId]);
  await app.work();
  const [delivery] = await findRecipients(app, campaignId);
  return { member, guestId, campaignId, key: delivery?.key };
}

describe("sending a card again", () => {
  it("reaches a guest whose address was corrected, under a new key", async () => {
    const { member, guestId, campaignId, key } = await failedCampaign();
    await correctAddress(member, guestId, "corrigee@exemple.test");
    expect(await resend(member, campaignId, guestId)).toMatchObject({
      status: 200,
      body: { message: cardMessages.resent, data: { id: campaignId, channel_id: 1 } },
    });
    // A second click while it is on its way changes nothing.
    expect((await resend(member, campaignId, guestId)).status).toBe(200);
    await app.work();
    const [delivery] = await findRecipients(app, campaignId);
    expect([delivery?.state, delivery?.reason]).toEqual(["sent", null]);
    expect(delivery?.key).not.toBe(key);
    const emails = await listCaughtMessages(app.db);
    expect(emails.filter(({ to }) => to === "corrigee@exemple.test")).toHaveLength(1);
  });

  it("is refused once the guest has it", async () => {
    const member = await registerCouple(app);
    const { guestId, campaignId } = await inviteOne(app, member);
    expect(await resend(member, campaignId, guestId)).toMatchObject({
      status: 409,
      body: { message: "Cette invitation a déjà été envoyée à cet invité." },
    });
  });

  it("is refused while the guest has no address", async () => {
    const { member, guestId, campaignId } = await failedCampaign();
    await correctAddress(member, guestId, null);
    expect(await resend(member, campaignId, guestId)).toMatchObject({
      status: 422,
      body: { errors: { guest_id: [cardMessages.noEmail] } },
    });
  });

  it("is for the host alone, and for guests of that campaign", async () => {
    const { member, guestId, campaignId } = await failedCampaign();
    const other = await registerCouple(app);
    expect((await resend(other, campaignId, guestId)).status).toBe(404);
    expect((await resend(member, campaignId, 999_999)).status).toBe(404);
    expect((await resend(member, 999_999, guestId)).status).toBe(404);
  });
});
