import { cardMessages } from "@jdj/contract/campaigns/messages";
import { describe, expect, it } from "vitest";
import { orangeReceiptToken } from "../../../drivers/sms/orange-receipt.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { sendDeliveries } from "../deliveries/send-deliveries.ts";
import { sendEmbeddedReceipts } from "./send-embedded-receipts.ts";

const app = testApp();

async function send(member: CastMember, channel: number, phones: string[]) {
  const rows = phones.map((phone_number_1) => ({ phone_number_1 }));
  const ids = await addGuests(app, member, rows);
  await giveUnits(app, member, channel, phones.length);
  const fields = { channel_id: channel, body: "Venez !" };
  const campaignId = await sendTo(app, member, ids, fields);
  // Not by the queue: it would run the job of the receipts as well.
  await sendDeliveries(app, campaignId);
  return campaignId;
}

async function statesOf(campaignId: number) {
  const rows = await findRecipients(app, campaignId);
  return rows.toSorted((a, b) => a.id - b.id).map(({ state, reason }) => [state, reason]);
}

const receipt = (gatewayId: string, deliveryStatus: string, token: string) =>
  app.call("POST", `/api/v1/delivery/orange?token=${token}`, {
    body: {
      deliveryInfoNotification: { callbackData: gatewayId, deliveryInfo: { deliveryStatus } },
    },
  });
const ourToken = () => orangeReceiptToken(app.settings.secret);

describe("the receipts of the embedded gateways", () => {
  it("bring each SMS to its last state, and refund those that did not arrive", async () => {
    const member = await registerCouple(app);
    const campaignId = await send(member, 3, ["+2250700000001", "+2250700010000"]);
    expect((await statesOf(campaignId)).map(([state]) => state)).toEqual(["sent", "sent"]);
    await sendEmbeddedReceipts(app);
    expect(await statesOf(campaignId)).toEqual([
      ["delivered", null],
      ["failed", "L’opérateur n’a pas pu remettre le SMS"],
    ]);
    expect(await creditOf(app.db, member.customerId, 3)).toBe(1);
  });

  it("say by WhatsApp who has read", async () => {
    const member = await registerCouple(app);
    const phones = ["+2250700000002", "+2250700000003", "+2250700020000"];
    const campaignId = await send(member, 4, phones);
    await sendEmbeddedReceipts(app);
    expect(await statesOf(campaignId)).toEqual([
      ["read", null],
      ["delivered", null],
      ["failed", "Ce numéro ne reçoit pas de messages WhatsApp"],
    ]);
    const shown = await app.call("GET", `/api/v1/messages/${campaignId}`, { token: member.token });
    expect(shown.body).toMatchObject({ success: 2, error: 1, total: 3 });
  });
});

describe("a delivery receipt by HTTP", () => {
  it("changes a delivery once, whatever comes late or again", async () => {
    const member = await registerCouple(app);
    const campaignId = await send(member, 3, ["+2250700000005"]);
    const [delivery] = await findRecipients(app, campaignId);
    const id = delivery?.gatewayId ?? "";
    for (const status of ["DeliveryImpossible", "DeliveryImpossible", "DeliveredToTerminal"])
      expect((await receipt(id, status, ourToken())).status).toBe(200);
    expect((await statesOf(campaignId))[0]?.[0]).toBe("failed");
    expect(await creditOf(app.db, member.customerId, 3)).toBe(1);
  });

  it("is refused without the token or the signature, and changes nothing", async () => {
    const member = await registerCouple(app);
    const campaignId = await send(member, 3, ["+2250700000006"]);
    const [delivery] = await findRecipients(app, campaignId);
    const id = delivery?.gatewayId ?? "";
    for (const token of ["", "x", ourToken().toLowerCase()])
      expect((await receipt(id, "DeliveryImpossible", token)).status).toBe(401);
    const forged = await app.call("POST", "/api/v1/delivery/whatsapp", {
      body: { entry: [] },
      headers: { "x-hub-signature-256": `sha256=${"0".repeat(64)}` },
    });
    expect(forged.status).toBe(401);
    expect((await statesOf(campaignId))[0]?.[0]).toBe("sent");
  });

  it("is answered and changes nothing when it is not understood", async () => {
    for (const body of [{}, [], { deliveryInfoNotification: 7 }, { entry: "x" }]) {
      const path = `/api/v1/delivery/orange?token=${ourToken()}`;
      expect((await app.call("POST", path, { body })).status).toBe(200);
    }
    expect((await receipt("nobody", "DeliveredToTerminal", ourToken())).status).toBe(200);
    expect((await app.call("GET", "/api/v1/delivery/whatsapp")).status).toBe(403);
  });
});

describe("a guest who answers STOP", () => {
  it("is not written to any more, by whoever invites, and the host sees why", async () => {
    const [member, other] = [await registerCouple(app), await registerCouple(app)];
    const phone = "+2250700000008";
    await send(member, 3, [phone]);
    await app.call("POST", `/api/v1/delivery/orange?token=${ourToken()}`, {
      body: {
        inboundSMSMessageNotification: {
          inboundSMSMessage: { senderAddress: `tel:${phone}`, message: " Stop merci" },
        },
      },
    });
    const campaignId = await send(other, 3, [phone]);
    expect(await statesOf(campaignId)).toEqual([["failed", cardMessages.stopped]]);
    expect(await creditOf(app.db, other.customerId, 3)).toBe(1);
  });
});

describe("a delivery that is sent again", () => {
  it("keeps nothing of the first attempt that a late receipt could name", async () => {
    const member = await registerCouple(app);
    const campaignId = await send(member, 3, ["+2250700010000"]);
    await sendEmbeddedReceipts(app);
    await app.call("POST", `/api/v1/messages/${campaignId}/resend`, { token: member.token });
    const [delivery] = await findRecipients(app, campaignId);
    expect(delivery).toMatchObject({ state: "queued", gatewayId: null, sentAt: null });
  });
});
