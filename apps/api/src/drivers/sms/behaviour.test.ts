import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { openGateway, type TestGateway } from "../../testing/http-gateway.ts";
import { embeddedSms } from "./embedded.ts";
import { orangeSms } from "./orange.ts";
import { orangeReceiptToken } from "./orange-receipt.ts";
import type { ShortMessage, SmsDriver } from "./port.ts";

const app = testApp();
const secret = "a secret of tests, long enough to be one";
const held: { gateway?: TestGateway } = {};
let tokens = 0;

/** Speaks as Orange does: a token for the right pair, 201 with the resource, 400 for a wrong number. */
beforeAll(async () => {
  held.gateway = await openGateway(({ path, headers, body }) => {
    if (path === "/oauth/v3/token") {
      tokens += 1;
      const pair = `Basic ${Buffer.from("id:key").toString("base64")}`;
      if (headers.authorization !== pair) return { status: 401, body: {} };
      return { status: 200, body: { access_token: `token-${tokens}`, expires_in: 3600 } };
    }
    // The first token is withdrawn before its time.
    if (headers.authorization === "Bearer token-1") return { status: 401, body: {} };
    if (path !== "/smsmessaging/v1/outbound/tel%3A%2B2250000/requests")
      return { status: 404, body: {} };
    const { address } = (body as { outboundSMSMessageRequest: { address: string } })
      .outboundSMSMessageRequest;
    if (JSON.stringify(body).includes("Inconnu")) {
      const serviceException = { messageId: "SVC0004", variables: ["senderName"] };
      return { status: 400, body: { requestError: { serviceException } } };
    }
    if (address.endsWith("9997"))
      return { status: 403, body: { requestError: { policyException: { messageId: "POL0001" } } } };
    if (address.endsWith("9995"))
      return { status: 403, body: { code: 53, message: "Too many requests" } };
    if (address.endsWith("9996")) return { status: 504, body: {} };
    if (address.endsWith("9998")) return { status: 400, body: { requestError: {} } };
    if (address.endsWith("9999")) return { status: 503, body: {} };
    const resourceURL = `https://api.orange.test${path}/r-17`;
    return { status: 201, body: { outboundSMSMessageRequest: { resourceURL } } };
  });
});
afterAll(() => held.gateway?.close());

const account = { clientId: "id", clientSecret: "key", sender: "+2250000", senderName: "JOIE" };
const orange = (url = held.gateway?.url ?? "") =>
  orangeSms({ ...account, url }, [secret], () => new Date());
const drivers: { name: string; open: () => SmsDriver }[] = [
  { name: "the embedded driver", open: () => embeddedSms(app.db, secret) },
  { name: "the Orange driver", open: () => orange() },
];

function message(to: string): ShortMessage {
  return { key: crypto.randomUUID(), kind: "card", to, text: "Venez !" };
}

describe.each(drivers)("$name", ({ open }) => {
  it("accepts a message and returns its own id for it", async () => {
    expect(await open().send(message("+2250700000001"))).toEqual({
      state: "sent",
      gatewayId: expect.any(String),
    });
  });
  it("does not blame the number for an operator that is away", async () => {
    const result = await open().send(message("+2250700009999"));
    expect(result).toMatchObject({ state: "failed", cause: expect.stringMatching(/later|ours/) });
  });
  it("does not claim a message that it never took", async () => {
    expect(await open().find(crypto.randomUUID())).not.toBe("sent");
  });
  it("reads the operator's delivery receipt, only at the secret address", () => {
    const body = JSON.stringify({
      deliveryInfoNotification: {
        callbackData: "r-17",
        deliveryInfo: { address: "tel:+2250700000001", deliveryStatus: "DeliveredToTerminal" },
      },
    });
    expect(open().readDeliveryReceipt({ body, signature: orangeReceiptToken(secret) })).toEqual([
      { kind: "state", gatewayId: "r-17", key: null, state: "delivered", reason: null },
    ]);
    expect(open().readDeliveryReceipt({ body, signature: "x" })).toBeNull();
    const waiting = body.replace("DeliveredToTerminal", "MessageWaiting");
    expect(
      open().readDeliveryReceipt({ body: waiting, signature: orangeReceiptToken(secret) }),
    ).toEqual([]);
  });
});

describe("a message by Orange", () => {
  it("bears the sender, the number and the text as Orange has them", async () => {
    await orange().send(message("+2250700000001"));
    expect(held.gateway?.requests.at(-1)?.body).toEqual({
      outboundSMSMessageRequest: {
        address: "tel:+2250700000001",
        senderAddress: "tel:+2250000",
        senderName: "JOIE",
        outboundSMSTextMessage: { message: "Venez !" },
      },
    });
  });
  it("bears the sender name of its campaign, and ours when Orange does not know that", async () => {
    const before = held.gateway?.requests.length ?? 0;
    const named = { ...message("+2250700000001"), senderName: "Awa et Yann" };
    expect(await orange().send(named)).toMatchObject({ state: "sent" });
    const unknown = { ...named, senderName: "Inconnu" };
    expect(await orange().send(unknown)).toMatchObject({ state: "sent" });
    const names = (held.gateway?.requests ?? [])
      .slice(before)
      .map(({ body }) => JSON.stringify(body).match(/"senderName":"([^"]*)"/)?.[1]);
    expect(names.filter(Boolean)).toEqual(["Awa et Yann", "Inconnu", "JOIE"]);
  });
  it("is refused for good when its number is", async () => {
    expect(await orange().send(message("+2250700009998"))).toMatchObject({
      state: "failed",
      cause: "recipient",
    });
  });
  it("is our own failure when the account has nothing left", async () => {
    expect(await orange().send(message("+2250700009997"))).toMatchObject({
      cause: "ours",
      code: "POL0001",
    });
  });
  it("says when it is given too much at once, and asks for one token for all of them", async () => {
    const before = tokens;
    const driver = orange();
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => driver.send(message("+2250700009995"))),
    );
    for (const result of sent) expect(result).toMatchObject({ cause: "ours", isThrottled: true });
    expect(tokens - before).toBe(1);
  });
  it("is unconfirmed when a proxy gave up waiting for Orange", async () => {
    expect(await orange().send(message("+2250700009996"))).toEqual({ state: "unknown" });
  });
  it("is a failure of ours when no server listens, or no token is given", async () => {
    const away = { state: "failed", cause: "ours" };
    expect(await orange("http://127.0.0.1:2").send(message("+2250700000001"))).toMatchObject(away);
  });
});
