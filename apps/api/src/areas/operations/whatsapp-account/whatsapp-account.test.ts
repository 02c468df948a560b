import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";
import { postUpdate, TEST_ACCOUNT, templateStatus } from "../../../testing/whatsapp-updates.ts";
import { operatorAlerts } from "../alerts/tables.ts";
import { whatsAppAccountEvents, whatsAppNumbers, whatsAppTemplates } from "./tables.ts";

const app = testApp();
const held: { support?: Awaited<ReturnType<typeof asRole>> } = {};

beforeAll(async () => {
  held.support = await asRole(app, "support");
});

/** What support reads at a path of the console. */
const read = async (path: string) => (await held.support?.call("GET", path))?.body;

beforeEach(async () => {
  for (const table of [whatsAppTemplates, whatsAppNumbers, whatsAppAccountEvents, operatorAlerts])
    await app.db.delete(table);
});

const status = (seconds: number, event: string, fields: object = {}) =>
  postUpdate(app, "message_template_status_update", templateStatus(event, fields), seconds);

const templates = async () => ((await read("whatsapp-templates")) as { items: object[] }).items;

describe("updates of templates", () => {
  it("are stored by name and language, the newest counts whatever comes late or again", async () => {
    expect((await status(1000, "APPROVED", { message_template_category: "UTILITY" })).status).toBe(
      200,
    );
    await status(3000, "PAUSED", { reason: "FIRST_PAUSE" });
    await status(2000, "APPROVED");
    await status(1000, "APPROVED", { message_template_category: "UTILITY" });
    expect(await templates()).toMatchObject([
      {
        ...{ account: TEST_ACCOUNT, name: "carte_invitation", language: "fr", category: "utility" },
        ...{ approval: "paused", approval_at: "1970-01-01T00:50:00.000Z", reason: "FIRST_PAUSE" },
        ...{ use: "card", is_blocked: true },
      },
    ]);
    await status(4000, "APPROVED", { message_template_language: "en_US" });
    expect(await templates()).toMatchObject([
      { language: "fr", approval: "paused" },
      { language: "en_US", approval: "approved", use: null },
    ]);
  });

  it("keep what WhatsApp will make of its category, until it has done so", async () => {
    const { message_template_name, message_template_language } = templateStatus("");
    const change = (seconds: number, fields: object) =>
      postUpdate(
        app,
        "template_category_update",
        { message_template_name, message_template_language, ...fields },
        seconds,
      );
    const coming = { new_category: "UTILITY", correct_category: "MARKETING" };
    await change(1000, { ...coming, category_update_timestamp: 90_000 });
    const shown = {
      ...{ category: "utility", next_category: "marketing" },
      next_category_from: "1970-01-02T01:00:00.000Z",
    };
    expect(await templates()).toMatchObject([{ approval: null, is_blocked: false, ...shown }]);
    await change(2000, { previous_category: "UTILITY", new_category: "MARKETING" });
    await change(1000, { ...coming, category_update_timestamp: 90_000 });
    expect(await templates()).toMatchObject([{ category: "marketing", next_category: null }]);
  });

  it("that block a template alert the operator once a day", async () => {
    for (const seconds of [1000, 2000, 2000]) await status(seconds, "PAUSED");
    const alerts = await app.db.select().from(operatorAlerts);
    expect(alerts).toMatchObject([{ kind: "whatsapp-template", subject: "carte_invitation" }]);
    expect(alerts[0]?.detail).toContain("carte_invitation");
  });

  it("are refused without the signature, and change nothing", async () => {
    const entry = [
      { changes: [{ field: "message_template_status_update", value: templateStatus("PAUSED") }] },
    ];
    const body = { body: { entry }, headers: { "x-hub-signature-256": "sha256=00" } };
    expect((await app.call("POST", "/api/v1/delivery/whatsapp", body)).status).toBe(401);
    expect(await templates()).toEqual([]);
  });
});

it("updates of a number store quality and limit, each with its own date", async () => {
  const say = (seconds: number, fields: object) =>
    postUpdate(
      app,
      "phone_number_quality_update",
      { display_phone_number: "2252722000000", ...fields },
      seconds,
    );
  await say(1000, { event: "UPGRADE", max_daily_conversations_per_business: "TIER_10K" });
  await say(3000, { event: "FLAGGED" });
  await say(2000, { event: "UNFLAGGED" });
  await say(500, { event: "ONBOARDING", current_limit: "TIER_250" });
  expect(await read("whatsapp-numbers")).toMatchObject({
    items: [
      {
        ...{ number: "2252722000000", account: TEST_ACCOUNT },
        ...{ quality: "red", quality_at: "1970-01-01T00:50:00.000Z" },
        ...{ limit: "TIER_10K", limit_at: "1970-01-01T00:16:40.000Z" },
      },
    ],
  });
});

it("of the events of an account the latest of each kind is stored", async () => {
  const say = (seconds: number, value: object) => postUpdate(app, "account_update", value, seconds);
  const ban_info = { waba_ban_state: "SCHEDULE_FOR_DISABLE" };
  await say(1000, { event: "DISABLED_UPDATE", ban_info });
  await say(2000, { event: "VERIFIED_ACCOUNT" });
  await say(900, { event: "DISABLED_UPDATE", ban_info: { waba_ban_state: "REINSTATE" } });
  expect(await read("whatsapp-account-events")).toMatchObject({
    items: [
      { event: "VERIFIED_ACCOUNT", detail: null },
      { event: "DISABLED_UPDATE", detail: "SCHEDULE_FOR_DISABLE" },
    ],
  });
  expect(await app.db.select().from(operatorAlerts)).toMatchObject([{ kind: "whatsapp-account" }]);
});

describe("a template that staff restore", () => {
  it("serves again, by those only who run the product, and is logged", async () => {
    await status(1000, "PAUSED");
    const [{ id } = { id: 0 }] = await app.db.select().from(whatsAppTemplates);
    const restore = `whatsapp-templates/${id}/restore`;
    expect((await held.support?.call("POST", restore))?.status).toBe(403);
    const { call } = await asRole(app, "admin");
    expect((await call("POST", restore)).body).toMatchObject({
      approval: "approved",
      is_blocked: false,
    });
    expect((await call("POST", "whatsapp-templates/999999/restore")).status).toBe(404);
    expect((await call("GET", "audit")).body).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ action: "whatsapp-templates.restore" }),
      ]),
    });
  });
});
