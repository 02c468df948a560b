import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { whatsAppTemplates } from "../../operations/whatsapp-account/tables.ts";
import { addWhatsAppPrice } from "../../operations/whatsapp-prices/staff/change-price.ts";
import { sendDeliveries } from "../deliveries/send-deliveries.ts";
import { recordReceipt } from "../delivery-receipts/record-receipt.ts";
import { whatsAppCostDays } from "./tables.ts";

const app = testApp();

beforeEach(async () => {
  await app.db.delete(whatsAppCostDays);
  await app.db.delete(whatsAppTemplates);
});

async function sending(member: CastMember, phones: string[], channel = 4) {
  const ids = await addGuests(
    app,
    member,
    phones.map((phone_number_1) => ({ phone_number_1 })),
  );
  await giveUnits(app, member, channel, phones.length);
  const campaignId = await sendTo(app, member, ids, { channel_id: channel, body: "Venez !" });
  return { ids, campaignId, send: () => sendDeliveries(app, campaignId) };
}

/** Country, category, cost and price of each delivery, in the order of the guests. */
async function costsOf(campaignId: number) {
  const rows = await findRecipients(app, campaignId);
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map((row) => [
      row.whatsAppCountry,
      row.whatsAppCategory,
      row.whatsAppCostMilliFcfa,
      row.whatsAppChargedFcfa,
    ]);
}

let count = 0;
async function finance() {
  count += 1;
  const { call } = await asRole(app, "finance", `costs${count}@exemple.test`);
  return async (path: string) => (await call("GET", path)).body as { items: object[] };
}

const receipt = (gatewayId: string | null, state: "delivered" | "failed") =>
  recordReceipt(
    app,
    { channel: "whatsapp", contract: 1 },
    { kind: "state", gatewayId, key: null, state, reason: null },
  );

describe("the cost of a delivery", () => {
  it("is that of its country and of marketing, until WhatsApp has named the template's category", async () => {
    const member = await registerCouple(app);
    const { campaignId, send } = await sending(member, [
      ...["+2250700000101", "+33612345678", "+4915112345678", "+81312345678"],
    ]);
    expect((await costsOf(campaignId))[0]).toEqual([null, null, null, null]);
    await send();
    expect(await costsOf(campaignId)).toEqual([
      ["CI", "marketing", 12_600, 50],
      ["FR", "marketing", 48_104, 50],
      ["DE", "marketing", 76_440, 50],
      ["JP", "marketing", 33_824, 50],
    ]);
  });

  it("is that of its template's category", async () => {
    const template = { account: "1", name: "carte_invitation", language: "fr" };
    await app.db.insert(whatsAppTemplates).values({ ...template, category: "utility" });
    const { campaignId, send } = await sending(await registerCouple(app), ["+2250700000103"]);
    await send();
    expect(await costsOf(campaignId)).toEqual([["CI", "utility", 2240, 50]]);
  });

  it("is none of another channel", async () => {
    const { campaignId, send } = await sending(await registerCouple(app), ["+2250700000105"], 3);
    await send();
    expect(await costsOf(campaignId)).toEqual([[null, null, null, null]]);
    expect(await app.db.select().from(whatsAppCostDays)).toEqual([]);
  });

  it("stays when prices change, and is counted once though its receipt comes twice", async () => {
    const { campaignId, send } = await sending(await registerCouple(app), ["+2250700000107"]);
    await send();
    await addWhatsAppPrice(
      requestContext(app),
      { id: null, name: "test" },
      {
        ...{ country: "CI", category: "marketing", cost_fcfa: 99, from: "2026-11-20" },
        source: null,
      },
    );
    const [delivery] = await findRecipients(app, campaignId);
    for (let time = 0; time < 2; time += 1) await receipt(delivery?.gatewayId ?? null, "delivered");
    expect(await costsOf(campaignId)).toEqual([["CI", "marketing", 12_600, 50]]);
    const read = await finance();
    expect((await read("whatsapp-costs")).items).toMatchObject([
      { id: "CI", messages: 1, cost_fcfa: 12.6, charged_fcfa: 50 },
    ]);
  });
});

describe("the figures of WhatsApp", () => {
  it("show a country by which we lose first, in its month and in its campaign", async () => {
    const { campaignId, send } = await sending(await registerCouple(app), [
      ...["+22370000011", "+4915112345679"],
    ]);
    await send();
    const read = await finance();
    const countries = [
      { id: "DE", messages: 1, cost_fcfa: 76.44, charged_fcfa: 50 },
      { id: "ML", messages: 1, cost_fcfa: 12.6, charged_fcfa: 50 },
    ];
    expect((await read("whatsapp-costs?month=2026-11")).items).toMatchObject(countries);
    expect((await read("whatsapp-costs?month=2026-10")).items).toEqual([]);
    expect((await read("whatsapp-months")).items).toEqual([
      { id: "2026-11", messages: 2, cost_fcfa: 89.04, charged_fcfa: 100 },
    ]);
    expect(await read(`campaigns/${campaignId}`)).toMatchObject({ whatsapp_costs: countries });
  });

  it("leave out what failed, and keep what left when its guest is removed", async () => {
    const { ids, campaignId, send } = await sending(await registerCouple(app), [
      ...["+22370000013", "+22370000015"],
    ]);
    await send();
    const rows = await findRecipients(app, campaignId);
    await receipt(rows.find(({ guestId }) => guestId === ids[0])?.gatewayId ?? null, "failed");
    const left = { id: "ML", messages: 1, cost_fcfa: 12.6, charged_fcfa: 50 };
    const read = await finance();
    expect((await read("whatsapp-costs")).items).toMatchObject([left]);
    await app.db.delete(guests).where(eq(guests.id, ids[1] ?? 0));
    expect((await read("whatsapp-costs")).items).toMatchObject([left]);
    expect(await read(`campaigns/${campaignId}`)).toMatchObject({ whatsapp_costs: [] });
  });

  it("are read by those who read prices, of a month that exists", async () => {
    const support = await asRole(app, "support", "support-costs@exemple.test");
    for (const path of ["whatsapp-costs", "whatsapp-months"])
      expect((await support.call("GET", path)).status).toBe(403);
    const admin = await asRole(app, "admin", "admin-costs@exemple.test");
    expect((await admin.call("GET", "whatsapp-costs?month=2026-13")).status).toBe(422);
  });
});
