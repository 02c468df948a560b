import { afterEach, describe, expect, it } from "vitest";
import type { SendResult } from "../../../drivers/delivery-receipt.ts";
import type { Email, MailDriver } from "../../../drivers/mail/port.ts";
import { makeHandlers } from "../../../job-handlers.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, sendTo, withGateway } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { sendDeliveries } from "../../campaigns/deliveries/send-deliveries.ts";
import { operatorAlerts } from "../alerts/tables.ts";
import { recipientHash } from "../outgoing-messages/recipient-hash.ts";
import { outgoingMessages } from "../outgoing-messages/tables.ts";
import { gatewayOutages } from "./tables.ts";

const app = testApp();
const ours: SendResult = {
  state: "failed",
  cause: "ours",
  reason: "Injoignable",
  code: "EAUTH 535",
};

/** A mail gateway whose answers are given one after the other; the last one holds. */
function answering(...answers: SendResult[]) {
  const handed: Email[] = [];
  const mail: MailDriver = {
    async send(email) {
      handed.push(email);
      return answers[Math.min(handed.length, answers.length) - 1] ?? { state: "sent" };
    },
    find: () => Promise.resolve("unknown"),
  };
  return { mail, handed, app: withGateway(app, mail) };
}

function attempt(on: ReturnType<typeof answering>, isLast = false) {
  const email = { kind: "email-verification", to: "awa@exemple.test", props: { link: "x" } };
  return makeHandlers(on.app)["send-email"](email, { id: crypto.randomUUID(), isLast });
}

afterEach(async () => {
  for (const table of [gatewayOutages, outgoingMessages, operatorAlerts])
    await app.db.delete(table);
});

describe("an account email", () => {
  it("waits, with all others, while our own account is refused, and leaves once it is mended", async () => {
    const on = answering(ours, { state: "sent" });
    await expect(attempt(on)).rejects.toThrow();
    await expect(attempt(on)).rejects.toThrow("Gateway paused");
    expect(on.handed).toHaveLength(1);
    expect(await app.db.select().from(outgoingMessages)).toEqual([]);
    app.wait(61);
    await attempt(on);
    expect(await app.db.select().from(gatewayOutages)).toEqual([]);
    const [noted, ...more] = await app.db.select().from(outgoingMessages);
    expect(noted).toMatchObject({
      ...{ kind: "email-verification", outcome: "sent", recipient: "aw…@exemple.test" },
      recipientHash: recipientHash(app.settings.secret, "Awa@exemple.test"),
    });
    expect(more).toEqual([]);
  });

  it("is noted for the operator when the recipient refuses it, or a day was not enough", async () => {
    await attempt(answering({ state: "failed", cause: "recipient", reason: "Refusée" }));
    await attempt(answering(ours), true);
    expect(await app.db.select().from(outgoingMessages)).toMatchObject([
      { outcome: "refused", recipient: "aw…@exemple.test" },
      { outcome: "too-late" },
    ]);
  });

  it("is never repeated by itself when nobody knows whether it left", async () => {
    const on = answering({ state: "unknown" });
    await attempt(on);
    expect(await app.db.select().from(outgoingMessages)).toMatchObject([
      { outcome: "unconfirmed" },
    ]);
    const breaking = withGateway(app, {
      ...on.mail,
      send: () => Promise.reject(new Error("reset")),
    });
    const email = { kind: "email-verification", to: "awa@exemple.test", props: { link: "x" } };
    await makeHandlers(breaking)["send-email"](email, { id: "1", isLast: false });
    expect(await app.db.select().from(outgoingMessages)).toHaveLength(2);
  });
});

describe("a code by SMS", () => {
  it("does not leave once it is over, and pauses only its own gateway", async () => {
    const sms = { ...app.sms, send: () => Promise.resolve(ours) };
    const handlers = makeHandlers({ ...withGateway(app, app.mail), sms });
    const until = new Date(app.clock().getTime() + 120_000).toISOString();
    const code = { kind: "otp", to: "+2250700000001", text: "1234", until };
    const job = { id: crypto.randomUUID(), isLast: false };
    await expect(handlers["send-short-message"](code, job)).rejects.toThrow();
    await attempt(answering({ state: "sent" }));
    app.wait(121);
    await handlers["send-short-message"](code, job);
    expect(await app.db.select().from(outgoingMessages)).toMatchObject([
      { outcome: "sent" },
      { outcome: "too-late" },
    ]);
  });
});

describe("a campaign", () => {
  async function prepare(count: number) {
    const member = await registerCouple(app);
    const guests = await addGuests(
      app,
      member,
      Array.from({ length: count }, () => ({})),
    );
    return { member, campaignId: await sendTo(app, member, guests) };
  }
  const states = async (campaignId: number) =>
    (await findRecipients(app, campaignId)).map(({ state, attempts }) => `${state} ${attempts}`);

  it("stops at the first refusal of our account, and is whole once it is mended", async () => {
    const { campaignId } = await prepare(6);
    const on = answering(ours, ours, { state: "sent" });
    await sendDeliveries(on.app, campaignId);
    expect(on.handed.length).toBeLessThanOrEqual(2);
    expect(new Set(await states(campaignId))).toEqual(new Set(["queued 0"]));
    await sendDeliveries(on.app, campaignId);
    expect(on.handed.length).toBeLessThanOrEqual(2);
    app.wait(61);
    await sendDeliveries({ ...on.app, mail: answering({ state: "sent" }).mail }, campaignId);
    expect(new Set(await states(campaignId))).toEqual(new Set(["sent 1"]));
  });

  it("fails after a day, and says why", async () => {
    const { campaignId } = await prepare(3);
    const on = answering(ours);
    await sendDeliveries(on.app, campaignId);
    app.wait(86_401);
    await sendDeliveries(on.app, campaignId);
    const copies = await findRecipients(app, campaignId);
    expect(copies.map(({ state, reason }) => [state, reason])).toEqual(
      Array(3).fill(["failed", "Notre service d’envoi n’a pas répondu pendant une journée"]),
    );
  });

  it("leaves alone what is unconfirmed; only its host sends it again, by itself", async () => {
    const { member, campaignId } = await prepare(2);
    await sendDeliveries(answering({ state: "unknown" }, { state: "sent" }).app, campaignId);
    const [unconfirmed] = (await findRecipients(app, campaignId)).filter(
      ({ state }) => state === "unknown",
    );
    const again = answering({ state: "sent" });
    await sendDeliveries(again.app, campaignId);
    expect(again.handed).toEqual([]);
    const { token } = member;
    const path = `/api/v1/messages/${campaignId}`;
    const seen = await app.call("GET", path, { token });
    expect(seen.body).toMatchObject({ can: { resend_failed: false } });
    const guest_id = unconfirmed?.guestId;
    const body = { resend: 1, message_id: campaignId, guest_id };
    const answer = await app.call("POST", "/api/v1/messages", { token, body });
    expect(answer.status).toBe(200);
    await sendDeliveries(again.app, campaignId);
    expect(again.handed).toHaveLength(1);
  });
});

describe("the operator", () => {
  it("is told once, sees which gateway is paused and lets it go on", async () => {
    const on = answering(ours);
    for (let time = 0; time < 3; time += 1) await expect(attempt(on)).rejects.toThrow();
    expect(await app.db.select().from(operatorAlerts)).toMatchObject([{ count: 1 }]);
    const { call } = await asRole(app, "admin");
    const shown = await call("GET", "outages");
    expect(shown.body).toMatchObject({
      items: [
        { id: "mail", name: "E-mail", code: "EAUTH 535", paused_until: expect.any(String) },
        { id: "sms", since: null },
        { id: "whatsapp", since: null },
        { id: "invoices", since: null },
      ],
    });
    expect((await call("GET", "alerts")).body).toMatchObject({ items: [{ count: 1 }] });
    expect((await call("POST", "outages/mail/resume")).status).toBe(200);
    expect((await call("GET", "audit?resource=outages")).body).toMatchObject({
      items: [{ action: "outages.resume", record_id: "mail" }],
    });
    await attempt(answering({ state: "sent" }));
    await app.work();
  });
});
