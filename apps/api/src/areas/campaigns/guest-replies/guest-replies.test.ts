import type { GuestReply } from "@jdj/contract/campaigns/guest-replies";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { keyedHash } from "../../../crypto/token.ts";
import { orangeReceiptToken } from "../../../drivers/sms/orange-receipt.ts";
import { signCloudReceipt } from "../../../drivers/whatsapp/cloud-receipt.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { sendDeliveries } from "../deliveries/send-deliveries.ts";
import { sendEmbeddedReceipts } from "../delivery-receipts/send-embedded-receipts.ts";
import { guestReplies } from "./tables.ts";

const app = testApp();
let numbers = 100;

/** A number of nobody else. */
function freshPhone(): string {
  numbers += 2;
  return `+225070000${numbers}1`;
}

/** A card that went to a number of its own; where the gateway knows it. */
async function send(member: CastMember, channel = 4, phone = freshPhone()) {
  const [guestId = 0] = await addGuests(app, member, [{ phone_number_1: phone }]);
  await giveUnits(app, member, channel, 1);
  const id = await sendTo(app, member, [guestId], { channel_id: channel, body: "Venez !" });
  await sendDeliveries(app, id);
  const [delivery] = await findRecipients(app, id);
  return { phone, guestId, about: delivery?.gatewayId ?? "" };
}

/** What WhatsApp posts, signed as it signs. */
async function post(value: object) {
  const body = { entry: [{ changes: [{ field: "messages", value }] }] };
  const secret = keyedHash(app.settings.secret, "delivery:whatsapp").toString("hex");
  const headers = { "x-hub-signature-256": signCloudReceipt(secret, JSON.stringify(body)) };
  const { status } = await app.call("POST", "/api/v1/delivery/whatsapp", { body, headers });
  expect(status).toBe(200);
}

const written = (fields: object, text = "Nous serons là") =>
  post({ messages: [{ type: "text", text: { body: text }, ...fields }] });

async function repliesOf({ eventId, token }: CastMember): Promise<GuestReply[]> {
  const { body } = await app.call("GET", `/api/v1/events/${eventId}/guest-replies`, { token });
  return (body as { replies: GuestReply[] }).replies;
}

describe("what a guest answers by WhatsApp", () => {
  it("reaches the hosts once, however often it is posted, with a notice and on the guest's page", async () => {
    const member = await registerCouple(app);
    const { phone, guestId, about } = await send(member);
    const fields = { from: phone.slice(1), id: `wamid.r${guestId}`, context: { id: about } };
    await written(fields);
    await written(fields);
    expect(await repliesOf(member)).toMatchObject([
      {
        guest: { id: guestId },
        channel: "whatsapp",
        text: "Nous serons là",
        answer_link: `https://wa.me/${phone.slice(1)}`,
      },
    ]);
    const page = await app.call("GET", `/api/v1/attendance/guests/${guestId}`, member);
    expect(page.body).toMatchObject({ replies: [{ text: "Nous serons là" }] });
    const notices = await app.call("GET", "/api/v1/notices", member);
    expect(JSON.stringify(notices.body)).toContain("vous répond par WhatsApp");
  });

  it("is of the newest message to their number when it quotes none, and of nobody who got none", async () => {
    const [first, second] = [await registerCouple(app), await registerCouple(app)];
    const { phone } = await send(first);
    app.wait(60);
    await send(second, 4, phone);
    await written({ from: phone.slice(1), id: `wamid.n${phone}` });
    expect(await repliesOf(first)).toEqual([]);
    expect(await repliesOf(second)).toHaveLength(1);
    await written({ from: "2250799999998", id: "wamid.stranger" });
    app.wait(61 * 86_400);
    await written({ from: phone.slice(1), id: `wamid.late${phone}` });
    const late = eq(guestReplies.gatewayId, `wamid.late${phone}`);
    expect(await app.db.select().from(guestReplies).where(late)).toEqual([]);
  });

  it("is known by the id that WhatsApp gives in place of a number", async () => {
    const member = await registerCouple(app);
    const { phone, guestId } = await send(member);
    const id = `CI.${guestId}`;
    await written({ from_user_id: id, id: `wamid.unknown${guestId}` });
    expect(await repliesOf(member)).toEqual([]);
    await post({ contacts: [{ wa_id: phone.slice(1), user_id: id }] });
    await written({ from_user_id: id, id: `wamid.known${guestId}` });
    expect(await repliesOf(member)).toMatchObject([{ guest: { id: guestId } }]);
    await written({ from_user_id: id, id: `wamid.stop${guestId}` }, "STOP");
    const { about } = await send(await registerCouple(app), 4, phone);
    expect(about).toBe("");
    await written({ from_user_id: id, id: `wamid.start${guestId}` }, "Reprendre");
    expect((await send(await registerCouple(app), 4, phone)).about).not.toBe("");
  });

  it("without a text says so, and a flood is stored as far as fifty a day", async () => {
    const member = await registerCouple(app);
    const { phone, guestId } = await send(member);
    const from = phone.slice(1);
    await post({ messages: [{ from, id: `wamid.voice${guestId}`, type: "audio" }] });
    expect(await repliesOf(member)).toMatchObject([{ text: null }]);
    const messages = Array.from({ length: 60 }, (_, at) => {
      return { from, id: `wamid.flood${guestId}.${at}`, type: "text", text: { body: "Allô" } };
    });
    await post({ messages });
    const path = `/api/v1/events/${member.eventId}/guest-replies?page=9`;
    expect((await app.call("GET", path, member)).body).toMatchObject({
      ...{ total: 50, page: 2, last_page: 2 },
    });
  });

  it("is read by helpers who may read the guests, and by nobody else", async () => {
    const member = await registerCouple(app);
    const path = `/api/v1/events/${member.eventId}/guest-replies`;
    expect((await app.call("GET", path, await shareWith(app, member, "reader"))).status).toBe(200);
    expect((await app.call("GET", path, await registerCouple(app))).status).toBe(404);
    expect((await app.call("GET", path)).status).toBe(401);
  });

  it("comes from the embedded gateway too, for numbers that end in 55", async () => {
    const member = await registerCouple(app);
    await send(member, 4, "+2250700300055");
    await sendEmbeddedReceipts(app);
    expect(await repliesOf(member)).toHaveLength(1);
  });
});

describe("what a guest answers by SMS", () => {
  it("reaches the hosts as well", async () => {
    const member = await registerCouple(app);
    const { phone } = await send(member, 3);
    const inboundSMSMessage = { senderAddress: `tel:${phone}`, message: "Merci", messageId: phone };
    const path = `/api/v1/delivery/orange?token=${orangeReceiptToken(app.settings.secret)}`;
    const body = { inboundSMSMessageNotification: { inboundSMSMessage } };
    for (let again = 0; again < 2; again += 1) await app.call("POST", path, { body });
    expect(await repliesOf(member)).toMatchObject([
      { channel: "sms", text: "Merci", answer_link: `sms:${phone}` },
    ]);
  });
});
