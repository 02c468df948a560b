import { cardMessages } from "@jdj/contract/campaigns/messages";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noFurtherContracts } from "../../../drivers/gateway-contracts.ts";
import { cloudWhatsApp } from "../../../drivers/whatsapp/cloud.ts";
import { embeddedWhatsApp } from "../../../drivers/whatsapp/embedded.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { TEST_SECRET, testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, sendTo } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { openGateway, type TestGateway } from "../../../testing/http-gateway.ts";
import { postUpdate, templateStatus } from "../../../testing/whatsapp-updates.ts";
import { operatorAlerts } from "../../operations/alerts/tables.ts";
import { gatewayOutages } from "../../operations/gateway-outages/tables.ts";
import { whatsAppTemplates } from "../../operations/whatsapp-account/tables.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { sendDeliveries } from "./send-deliveries.ts";

const app = testApp();
const held: { seconds: number; gateway?: TestGateway; calls: number } = { seconds: 1000, calls: 0 };

/** WhatsApp as it answers while a template is paused, of which it told nothing. */
beforeAll(async () => {
  held.gateway = await openGateway(() => {
    held.calls += 1;
    return { status: 400, body: { error: { code: 132015 } } };
  });
});
afterAll(() => held.gateway?.close());

const say = (event: string, fields: object = {}) => {
  held.seconds += 1;
  const value = templateStatus(event, fields);
  return postUpdate(app, "message_template_status_update", value, held.seconds);
};

beforeEach(() => app.db.delete(whatsAppTemplates));

/** A campaign by WhatsApp that has not left yet. */
async function queue(phone: string) {
  const member = await registerCouple(app);
  const ids = await addGuests(app, member, [{ phone_number_1: phone }]);
  await giveUnits(app, member, 4, 1);
  const campaignId = await sendTo(app, member, ids, { channel_id: 4, body: "Venez !" });
  return { member, ids, campaignId };
}

const offers = async (token: string) => {
  const { body } = await app.call("GET", "/api/v1/customer-channels", { token });
  return (body as { id: number; can: { send: boolean } }[]).find(({ id }) => id === 4)?.can.send;
};

describe("a template that WhatsApp paused", () => {
  it("fails what waits, with its reason and its units, without asking the gateway", async () => {
    const { member, campaignId } = await queue("+2250700030001");
    await say("PAUSED");
    await app.work();
    const [delivery] = await findRecipients(app, campaignId);
    expect(delivery).toMatchObject({
      ...{ state: "failed", attempts: 0, reason: cardMessages.templateBlocked, isRefunded: true },
    });
    expect(await creditOf(app.db, member.customerId, 4)).toBe(1);
    expect(JSON.stringify(await listCaughtMessages(app.db))).not.toContain("+2250700030001");
  });

  it("closes the channel for new cards and for what is sent again, until it is approved", async () => {
    const { member, ids, campaignId } = await queue("+2250700030003");
    await say("DISABLED");
    await app.work();
    const { token } = member;
    expect(await offers(token)).toBe(false);
    const resend = () => app.call("POST", `/api/v1/messages/${campaignId}/resend`, { token });
    expect(await resend()).toMatchObject({ status: 409, body: { code: "channel-closed" } });
    await expect(sendTo(app, member, ids, { channel_id: 4, body: "Venez !" })).rejects.toThrow();
    await say("APPROVED");
    expect(await offers(token)).toBe(true);
    expect((await resend()).status).toBe(200);
    await app.work();
    expect((await findRecipients(app, campaignId))[0]?.state).toMatch(/sent|delivered|read/);
  });

  it("of another name or language changes nothing", async () => {
    await say("PAUSED", { message_template_name: "message_invites" });
    await say("REJECTED", { message_template_language: "en_US" });
    const { campaignId } = await queue("+2250700030005");
    await app.work();
    expect((await findRecipients(app, campaignId))[0]?.state).toMatch(/sent|delivered|read/);
  });
});

describe("a pause of which WhatsApp tells only when asked to send", () => {
  it("fails the whole campaign after a few messages, and alerts the operator", async () => {
    const member = await registerCouple(app);
    const phones = Array.from({ length: 30 }, (_, at) => `+22507000400${10 + at}`);
    const ids = await addGuests(
      app,
      member,
      phones.map((phone_number_1) => ({ phone_number_1 })),
    );
    await giveUnits(app, member, 4, 30);
    const campaignId = await sendTo(app, member, ids, { channel_id: 4, body: "Venez !" });
    const whatsapp = cloudWhatsApp({
      ...{ url: `${held.gateway?.url}/v23.0`, accessToken: "access", phoneId: "2250" },
      ...{ appSecret: "secret", verifyToken: "verify me" },
      ...{ template: "carte_invitation", noticeTemplate: null },
    });
    await sendDeliveries({ ...app, whatsapp }, campaignId);
    const states = (await findRecipients(app, campaignId)).map(({ state, reason }) => [
      state,
      reason,
    ]);
    expect(states).toHaveLength(30);
    expect(new Set(states.map(String))).toEqual(
      new Set([`failed,${cardMessages.templateBlocked}`]),
    );
    expect(held.calls).toBeLessThanOrEqual(8);
    expect(await creditOf(app.db, member.customerId, 4)).toBe(30);
    const alerts = await app.db.select().from(operatorAlerts);
    expect(alerts).toContainEqual(expect.objectContaining({ subject: "sending" }));
  });
});

describe("a template paused at one of two contracts", () => {
  /** Two numbers, each with a card template of its own. */
  function twoContracts(first = app.whatsapp) {
    const { api: _, ...rest } = app;
    const [ours] = app.settings.whatsAppTemplates;
    if (!ours) throw new Error("The embedded gateway has templates");
    const other = { ...ours, contract: 2, card: "autre_carte" };
    const second = { number: 2, driver: embeddedWhatsApp(app.db, TEST_SECRET, 2) };
    return {
      ...rest,
      whatsapp: first,
      furtherContracts: { ...noFurtherContracts, whatsapp: [second] },
      settings: { ...app.settings, whatsAppTemplates: [ours, other] },
    };
  }
  const contractOf = async (campaignId: number) => {
    const [delivery] = await findRecipients(app, campaignId);
    return [delivery?.state, delivery?.contract, delivery?.attempts];
  };

  it("lets the cards leave by the other", async () => {
    const { campaignId } = await queue("+2250700030007");
    await say("PAUSED");
    await sendDeliveries(twoContracts(), campaignId);
    expect(await contractOf(campaignId)).toEqual(["sent", 2, 1]);
  });

  it("sets its contract aside when WhatsApp tells only when asked to send", async () => {
    const { campaignId } = await queue("+2250700030009");
    const paused = cloudWhatsApp({
      ...{ url: `${held.gateway?.url}/v23.0`, accessToken: "access", phoneId: "2250" },
      ...{ appSecret: "secret", verifyToken: "verify me" },
      ...{ template: "carte_invitation", noticeTemplate: null },
    });
    await sendDeliveries(twoContracts(paused), campaignId);
    expect(await contractOf(campaignId)).toEqual(["sent", 2, 1]);
    const outages = await app.db.select().from(gatewayOutages);
    for (const { contract } of outages) expect(contract).toBe(1);
  });
});
