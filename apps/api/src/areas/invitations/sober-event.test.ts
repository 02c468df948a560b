import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../mail-catcher/queries.ts";
import { testApp } from "../../testing/app.ts";
import { addGuests, postCard, sendTo } from "../../testing/cards.ts";
import { type CastMember, registerCouple, registrationForm } from "../../testing/cast.ts";
import { findRecipients } from "../../testing/deliveries.ts";
import { merryWordsIn } from "../../testing/merry-words.ts";
import { type Item, templateEditor } from "../notebook/templates/template-editor.fixture.ts";
import { giveCredit } from "../payments/credit/credit.ts";
import { everybody } from "./messages-to-guests/audience.ts";

const app = testApp();
const held: { editor?: Awaited<ReturnType<typeof templateEditor>>; family?: CastMember } = {};

async function funeral(): Promise<Item> {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from event_types where code = 'funeral'`,
  );
  const found = await held.editor?.call("GET", `templates/event-types/${rows[0]?.id ?? 0}`);
  return found?.body as Item;
}

/** A category of its guests. */
async function category(): Promise<number> {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select c.id from guest_categories c join event_types t on t.id = c.event_type_id where t.code = 'funeral' order by c.position`,
  );
  return rows[0]?.id ?? 0;
}

const offered = async () => {
  const { body } = await app.call("GET", "/api/v1/get-event-type");
  return (body as { data: { name: string }[] }).data.map(({ name }) => name);
};

beforeAll(async () => {
  held.editor = await templateEditor(app);
});

describe("the type of event « Obsèques »", () => {
  it("is closed at first: neither offered nor taken", async () => {
    const { id, archived, details } = await funeral();
    expect(archived).toBe(true);
    expect(details).toMatchObject({ tone: "sober", shows_brand: false, card_name: "faire-part" });
    expect(await offered()).not.toContain("Obsèques");
    const email = "trop-tot@exemple.test";
    const body = registrationForm({ email, event_type_id: id });
    expect(await app.call("POST", "/api/v1/register", { body })).toMatchObject({
      status: 422,
      body: { errors: { event_type_id: [expect.any(String)] } },
    });
  });

  it("keeps its voice when it is opened, and refuses words that do not fit", async () => {
    const type = await funeral();
    const wrong = {
      ...type,
      archived: false,
      details: { gathering: "obsèques", sms_sender: "Dé" },
    };
    const { status, body } = (await held.editor?.put("event-types", wrong)) ?? {};
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([
      422,
      ["details.gathering", "details.sms_sender"],
    ]);
    const opened = await held.editor?.put("event-types", { ...type, archived: false, details: {} });
    expect(opened?.status).toBe(200);
    expect((await funeral()).details).toEqual(type.details);
    expect(await offered()).toContain("Obsèques");
    const late = await held.editor?.put("event-types", { ...type, archived: false });
    expect(late?.status).toBe(409);
  });
});

describe("an event in mourning", () => {
  beforeAll(async () => {
    const { id } = await funeral();
    const family = await registerCouple(app, { event_type_id: id });
    held.family = family;
    const { rows } = await app.db.execute<{ id: number }>(
      sql`select id from celebrated_roles where code = 'deceased'`,
    );
    const body = {
      ...{ event_id: family.eventId, married_id: rows[0]?.id, civility: "Monsieur" },
      ...{ last_name: "Kouamé", given_names: "Yao Jean", born_on: "1948-03-02" },
      ...{ died_on: "2026-11-10", families: "Les familles Kouamé et Brou" },
    };
    const saved = await app.call("POST", "/api/v1/marrieds/events", { token: family.token, body });
    expect(saved.status).toBe(200);
    await app.db.execute(
      sql`update events set name = 'Obsèques de Yao Jean Kouamé' where id = ${family.eventId}`,
    );
    const { customerId } = family;
    const key = `gift:${customerId}`;
    await giveCredit(app.db, {
      customerId,
      channelId: channelIds.sms,
      units: 9,
      reason: "gift",
      key,
    });
  });

  it("is woven in sober colours, which follow the tone of its type", async () => {
    const seedOf = async () => {
      const { rows } = await app.db.execute<{ seed: string }>(
        sql`select seed from events where id = ${held.family?.eventId}`,
      );
      return rows[0]?.seed ?? "";
    };
    expect(await seedOf()).toMatch(/^sobre-/);
    const type = await funeral();
    await held.editor?.put("event-types", { ...type, details: { tone: "festive" } });
    expect(await seedOf()).not.toMatch(/^sobre-/);
    const merry = await funeral();
    await held.editor?.put("event-types", { ...merry, details: { tone: "sober" } });
    expect(await seedOf()).toMatch(/^sobre-/);
  });

  it("refuses a life that ends before it begins", async () => {
    const { rows } = await app.db.execute<{ id: number }>(
      sql`select id from celebrated_roles where code = 'deceased'`,
    );
    const body = {
      ...{ event_id: held.family?.eventId, married_id: rows[0]?.id, civility: "Monsieur" },
      ...{ last_name: "Kouamé", given_names: "Yao", born_on: "2026-11-10", died_on: "1948-03-02" },
    };
    const { token } = held.family ?? {};
    expect(await app.call("POST", "/api/v1/marrieds/events", { token, body })).toMatchObject({
      status: 422,
      body: { errors: { died_on: [expect.any(String)] } },
    });
  });

  it("offers sober designs and texts alone", async () => {
    const { token } = held.family ?? {};
    const designs = await app.call("GET", "/api/v1/designs", { token });
    const names = (designs.body as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(["Filet", "Souvenir", "Lisière sobre", "Nuit"]);
    const answer = await app.call("GET", "/api/v1/categories?category_for_customer=true", {
      token,
    });
    const categories = answer.body as { name: string; models: object[] }[];
    expect(categories.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Faire-part", "Veillée", "Remerciements"]),
    );
    expect(JSON.stringify(categories)).not.toContain("Réservez la date");
    expect(merryWordsIn(JSON.stringify(categories.map(({ models }) => models)))).toEqual([]);
  });

  it("takes no design of feasts", async () => {
    const family = held.family;
    if (!family) throw new Error("There is no family");
    const { body } = await app.call("GET", "/api/v1/designs");
    const [festive] = body as { id: number }[];
    const guests = await addGuests(app, family, [
      { guest_id: await category(), email: "paul@exemple.test" },
    ]);
    const fields = { message_design_id: festive?.id, body: "Décès de [défunt].", subject: "" };
    expect(await postCard(app, family, guests, fields)).toMatchObject({
      status: 422,
      body: { errors: { message_design_id: [expect.any(String)] } },
    });
  });

  it("writes by email and SMS without a merry word and without the product's name", async () => {
    const family = held.family;
    if (!family) throw new Error("There is no family");
    const guests = await addGuests(app, family, [
      { guest_id: await category(), email: "aya@exemple.test" },
      { guest_id: await category(), phone_number_1: "+2250101020304" },
    ]);
    const { body: designs } = await app.call("GET", "/api/v1/designs", { token: family.token });
    const message_design_id = (designs as { id: number }[])[0]?.id;
    const body = "Décès de [défunt]. Inhumation le [date de la cérémonie]. [lien]";
    const campaigns = [
      await sendTo(app, family, guests.slice(0, 1), { body, subject: "", message_design_id }),
      await sendTo(app, family, guests.slice(1), {
        body,
        message_design_id,
        channel_id: channelIds.sms,
      }),
    ];
    await app.work();
    for (const id of campaigns)
      expect(await findRecipients(app, id)).toMatchObject([
        { state: expect.stringMatching(/sent|delivered/) },
      ]);
    const caught = (await listCaughtMessages(app.db)).filter(({ kind }) => kind === "card");
    expect(caught).toHaveLength(2);
    for (const { subject, text, html, sender } of caught) {
      const all = [subject, text, html, sender].join(" ").replace(/https?:\/\/[^\s"<]+/g, "");
      expect(merryWordsIn(all)).toEqual([]);
    }
    const mail = caught.find(({ channel }) => channel === "mail");
    expect(mail?.subject?.replace(/\u00a0/g, " ")).toBe("Faire-part : Obsèques de Yao Jean Kouamé");
    expect(mail?.html).toContain("Les familles Kouamé et Brou");
    expect(caught.find(({ channel }) => channel === "sms")?.sender).toBe("FAIREPART");
    const { body: listed } = await app.call("GET", "/api/v1/messages", { token: family.token });
    expect(JSON.stringify(listed)).not.toContain("Joie du Jour");
  });

  it("has no messages that are counted from its date: none is proposed, written or planned", async () => {
    const { token, eventId = 0 } = held.family ?? {};
    const sequence = `/api/v1/events/${eventId}/message-sequence`;
    expect(await app.call("GET", sequence, { token })).toMatchObject({
      status: 200,
      body: { steps: [], proposals: [] },
    });
    const written = {
      audience: everybody,
      channel_id: channelIds.email,
      body: "La salle a changé.",
    };
    const saved = await app.call("POST", `/api/v1/events/${eventId}/guest-messages`, {
      token,
      body: written,
    });
    expect(saved.status).toBe(200);
    const { id } = (saved.body as { data: { id: number } }).data;
    const step = `/api/v1/guest-messages/${id}/sequence-step`;
    const answers = [
      await app.call("POST", sequence, { token, body: { purposes: ["thanks"], channel_id: 1 } }),
      await app.call("POST", `${sequence}/plan`, { token, body: {} }),
      await app.call("POST", step, { token, body: { offset_days: -1, hour: 9 } }),
      await app.call("GET", step, { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
