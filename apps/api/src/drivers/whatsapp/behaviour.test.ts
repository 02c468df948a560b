import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { openGateway, type TestGateway } from "../../testing/http-gateway.ts";
import { cloudWhatsApp } from "./cloud.ts";
import { signCloudReceipt } from "./cloud-receipt.ts";
import { embeddedWhatsApp } from "./embedded.ts";
import type { WhatsAppDriver, WhatsAppMessage } from "./port.ts";

const app = testApp();
const held: { gateway?: TestGateway } = {};

/** Speaks as the Cloud API does: 200 with the message's name, errors with their numbers. */
beforeAll(async () => {
  held.gateway = await openGateway(({ path, headers, body }) => {
    if (path !== "/v23.0/2250/messages") return { status: 404, body: {} };
    if (headers.authorization !== "Bearer access") return { status: 401, body: {} };
    const { to } = body as { to: string };
    if (to.endsWith("9999")) return { status: 400, body: { error: { code: 130429 } } };
    if (to.endsWith("9997")) return { status: 502, body: {} };
    if (to.endsWith("9996")) return { status: 400, body: { error: { code: 132015 } } };
    if (to.endsWith("9998")) return { status: 400, body: { error: { code: 131026 } } };
    return { status: 200, body: { messages: [{ id: "wamid.17" }] } };
  });
});
afterAll(() => held.gateway?.close());

const account = {
  accessToken: "access",
  phoneId: "2250",
  appSecret: "app secret",
  verifyToken: "verify me",
  template: "joy_card",
  noticeTemplate: "joy_notice",
};
const cloud = (url = `${held.gateway?.url}/v23.0`) => cloudWhatsApp({ ...account, url });
const drivers: { name: string; open: () => WhatsAppDriver }[] = [
  { name: "the embedded driver", open: () => embeddedWhatsApp(app.db, "secret") },
  { name: "the Cloud API driver", open: () => cloud() },
];

function message(to: string): WhatsAppMessage {
  return {
    key: crypto.randomUUID(),
    kind: "card",
    to,
    name: "Madame Adjoua Kouassi",
    text: "Venez !\n\nNous   comptons sur vous.",
    link: "https://joie.test/carte",
    pictureAddress: "https://joie.test/carte.png",
  };
}

it("the Cloud API driver says that a template is paused, and blames neither number nor account", async () => {
  expect(await cloud().send(message("+2250700009996"))).toMatchObject({
    ...{ state: "failed", cause: "template", code: "400 132015" },
  });
});

describe.each(drivers)("$name", ({ open }) => {
  it("accepts a message and returns its own id for it", async () => {
    expect(await open().send(message("+2250700000001"))).toEqual({
      state: "sent",
      gatewayId: expect.stringMatching(/^wamid\./),
    });
  });
  it("does not blame the number when it is away", async () => {
    const result = await open().send(message("+2250700009999"));
    expect(result).toMatchObject({ state: "failed", cause: expect.stringMatching(/later|ours/) });
  });
  it("does not claim a message that it never took", async () => {
    expect(await open().find(crypto.randomUUID())).not.toBe("sent");
  });
  it("refuses a delivery receipt without a signature", () => {
    expect(open().readDeliveryReceipt({ body: '{"entry":[]}', signature: null })).toBeNull();
  });
});

describe("the Cloud API", () => {
  it("is handed an approved template with our key, and no line breaks in its words", async () => {
    const sent = message("+2250700000001");
    await cloud().send(sent);
    expect(held.gateway?.requests.at(-1)?.body).toMatchObject({
      messaging_product: "whatsapp",
      to: "2250700000001",
      type: "template",
      biz_opaque_callback_data: sent.key,
      template: {
        name: "joy_card",
        components: [
          { parameters: [{ image: { link: "https://joie.test/carte.png" } }] },
          {
            parameters: [
              { text: "Madame Adjoua Kouassi" },
              { text: "Venez ! Nous comptons sur vous." },
              { text: "https://joie.test/carte" },
            ],
          },
        ],
      },
    });
  });
  it("is handed a notice by a template of its own, and refuses one without", async () => {
    const { key, kind, to, text, link } = message("+2250700000001");
    const notice = { key, kind, to, text, link };
    expect(await cloud().sendNotice(notice)).toMatchObject({ state: "sent" });
    expect(held.gateway?.requests.at(-1)?.body).toMatchObject({
      biz_opaque_callback_data: key,
      template: {
        name: "joy_notice",
        components: [
          {
            type: "body",
            parameters: [{ text: "Venez ! Nous comptons sur vous." }, { text: link }],
          },
        ],
      },
    });
    const url = `${held.gateway?.url}/v23.0`;
    const without = cloudWhatsApp({ ...account, url, noticeTemplate: null });
    expect(await without.sendNotice(notice)).toMatchObject({ cause: "recipient" });
  });
  it("uses its connections again", async () => {
    const before = held.gateway?.connections() ?? 0;
    const driver = cloud();
    for (let count = 0; count < 10; count += 1) await driver.send(message("+2250700000001"));
    expect((held.gateway?.connections() ?? 0) - before).toBeLessThanOrEqual(2);
  });
  it("says when it is given too much at once", async () => {
    expect(await cloud().send(message("+2250700009999"))).toMatchObject({ isThrottled: true });
  });
  it("refuses a number without WhatsApp for good", async () => {
    expect(await cloud().send(message("+2250700009998"))).toEqual({
      state: "failed",
      reason: "Ce numéro ne reçoit pas de messages WhatsApp",
      cause: "recipient",
      code: "400 131026",
    });
    expect(await cloud("http://127.0.0.1:2").send(message("+2250700000001"))).toMatchObject({
      cause: "ours",
    });
  });
  it("is our own failure when our token has expired, and unconfirmed when no answer comes", async () => {
    const over = cloudWhatsApp({
      ...account,
      accessToken: "over",
      url: `${held.gateway?.url}/v23.0`,
    });
    expect(await over.send(message("+2250700000001"))).toMatchObject({ cause: "ours" });
    expect(await cloud().send(message("+2250700009997"))).toEqual({ state: "unknown" });
  });
  it("gives delivery receipts by our key, signed over the exact bytes, and passes on requests to receive no more", () => {
    const statuses = [
      { id: "wamid.17", status: "read", biz_opaque_callback_data: "k" },
      { id: "wamid.18", status: "failed", errors: [{ code: 131026 }] },
      { id: "wamid.19", status: "sent" },
    ];
    const messages = [{ from: "2250700000001", text: { body: "STOP" } }];
    const body = JSON.stringify({ entry: [{ changes: [{ value: { statuses, messages } }] }] });
    const signature = signCloudReceipt("app secret", body);
    expect(cloud().readDeliveryReceipt({ body, signature })).toEqual([
      { kind: "state", gatewayId: "wamid.17", key: "k", state: "read", reason: null },
      {
        kind: "state",
        gatewayId: "wamid.18",
        key: null,
        state: "failed",
        reason: "Ce numéro ne reçoit pas de messages WhatsApp",
      },
      { kind: "stop", from: { phone: "+2250700000001", userId: null } },
    ]);
    expect(cloud().readDeliveryReceipt({ body: `${body} `, signature })).toBeNull();
  });
  it("passes on what people write, also of those who hide their number", () => {
    const contacts = [{ wa_id: "2250700000001", user_id: "CI.17" }, { user_id: "CI.18" }];
    const messages = [
      {
        ...{ from: "2250700000001", from_user_id: "CI.17", id: "wamid.a", type: "text" },
        ...{ text: { body: "À demain" }, context: { id: "wamid.17" } },
      },
      { from_user_id: "CI.18", id: "wamid.b", type: "image", image: { caption: "La salle" } },
      { from_user_id: "CI.18", id: "wamid.c", type: "audio", audio: { id: "1" } },
      { from_user_id: "CI.18", id: "wamid.d", type: "reaction", reaction: { emoji: "👍" } },
      { from_user_id: "CI.18", id: "wamid.e", type: "text", text: { body: "Désabonner." } },
      { from: "2250700000002", id: "wamid.f", type: "text", text: { body: "start" } },
    ];
    const user_preferences = [
      { wa_id: "2250700000003", category: "marketing_messages", value: "stop" },
    ];
    const value = { contacts, messages, user_preferences };
    const body = JSON.stringify({ entry: [{ changes: [{ value }] }] });
    const signature = signCloudReceipt("app secret", body);
    const hidden = { phone: null, userId: "CI.18" };
    expect(cloud().readDeliveryReceipt({ body, signature })).toEqual([
      { kind: "contact", phone: "+2250700000001", userId: "CI.17" },
      {
        kind: "reply",
        from: { phone: "+2250700000001", userId: "CI.17" },
        gatewayId: "wamid.a",
        about: "wamid.17",
        text: "À demain",
      },
      { kind: "reply", from: hidden, gatewayId: "wamid.b", about: null, text: "La salle" },
      { kind: "reply", from: hidden, gatewayId: "wamid.c", about: null, text: null },
      { kind: "stop", from: hidden },
      { kind: "resume", from: { phone: "+2250700000002", userId: null } },
      { kind: "stop", from: { phone: "+2250700000003", userId: null } },
    ]);
  });
  it("is answered its challenge when it presents our token", () => {
    const query = { mode: "subscribe", challenge: "17" };
    expect(cloud().confirmAddress({ ...query, token: "verify me" })).toBe("17");
    expect(cloud().confirmAddress({ ...query, token: "verify you" })).toBeNull();
  });
});
