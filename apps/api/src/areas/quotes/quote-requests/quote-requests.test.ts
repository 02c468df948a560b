import { quoteMessages as sentences } from "@jdj/contract/quotes/messages";
import type { Inbox } from "@jdj/contract/quotes/shapes";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addPackage } from "../../../testing/booking-samples.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { requestQuote } from "../../../testing/quote-samples.ts";
import { proQuotePath, quoteCast, quotePath } from "../../../testing/quotes.ts";
import { users } from "../../identity/users/tables.ts";
import { providers } from "../../providers/tables.ts";

const app = testApp();
const { cast, read, requestIn } = quoteCast(app);

function form(changed: Record<string, unknown> = {}) {
  return {
    given_names: "Awa",
    email: "awa@exemple.test",
    phone_number: "+(225) 07 01 02 03 04",
    message: "Bonjour, êtes-vous libre le 20 mars ?",
    type: "MESSAGE",
    wedding_provider_id: cast().tantie.providerId,
    shop_id: null,
    service: "Traiteur",
    service_type_id: null,
    package_id: null,
    ...changed,
  };
}

const create = (changed?: Record<string, unknown>, token: string | null = cast().awa.token) =>
  app.call("POST", quotePath, { token, body: form(changed) });

describe("a quote request", () => {
  it("is said to the provider by an email at once", async () => {
    await app.db
      .update(users)
      .set({ emailVerifiedAt: app.clock() })
      .where(eq(users.id, cast().tantie.userId));
    await create({ message: "Bonjour, une première question." });
    await app.work();
    const caught = await listCaughtMessages(app.db, 9, "tantie@exemple.test");
    const notice = caught.find(({ kind }) => kind === "quote-requested");
    expect(notice?.text).toMatch(/Awa\s:\sTraiteur/);
  });

  it("opens a conversation that both sides read", async () => {
    const made = await create({ message: "Bonjour Tantie, êtes-vous libre ?" });
    expect(made).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: "Merci pour votre message. Le prestataire vous recontactera dès que possible.",
        data: { follow_up: null },
      },
    });
    const { id } = (made.body as { data: { id: number } }).data;
    const shown = await read(id);
    expect(shown).toMatchObject({
      provider: { id: cast().tantie.providerId, name: "Chez tantie@exemple.test" },
      shop_id: cast().tantie.providerId,
      service: "Traiteur",
      status: "TO_BE_TREATED",
      given_names: "Awa",
      package: null,
      quote: null,
      unread: 0,
      can: { move: ["CANCEL"], write: true },
      timeline: [{ status: "TO_BE_TREATED" }],
    });
    expect(shown.conversations.at(-1)).toMatchObject({
      user_id: cast().awa.userId,
      message: "Bonjour Tantie, êtes-vous libre ?",
      is_file: false,
      status: "TO_BE_TREATED",
      user: { email: "awa@exemple.test" },
      side: "customer",
    });
    const { body } = await app.call("GET", `${proQuotePath}/${id}`, { token: cast().tantie.token });
    expect(body).toMatchObject({
      phone_number: "+2250701020304",
      email: "awa@exemple.test",
      event: { type: "Mariage", date: "2027-03-20" },
      unread: 1,
      can: { move: ["ACCEPTED", "REFUSED"], write: true },
    });
  });

  it("needs its four fields, each with its own error", async () => {
    const { status, body } = await create({
      given_names: "",
      email: "",
      phone_number: "",
      message: " ",
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: {
        given_names: [sentences.givenNamesRequired],
        email: [sentences.emailRequired],
        phone_number: [sentences.phoneRequired],
        message: [sentences.messageRequired],
      },
    });
  });

  it.each([
    ["an address that is none", { email: "awa@" }],
    ["a number that nobody has", { phone_number: "12" }],
    ["a number of the old plan", { phone_number: "07010203" }],
    ["a message of 10,000 characters", { message: "a".repeat(10_000) }],
    ["another type", { type: "FAX" }],
  ])("is refused with %s", async (_, changed) => {
    expect((await create(changed)).status).toBe(422);
  });

  it("is refused to strangers, and for providers who are not shown", async () => {
    expect((await create({}, null)).status).toBe(401);
    expect((await create({}, cast().tantie.token)).status).toBe(403);
    expect((await create({ wedding_provider_id: 999_999 })).status).toBe(404);
    for (const wedding_provider_id of [undefined, null, "", "null"])
      expect(await create({ wedding_provider_id })).toMatchObject({
        status: 422,
        body: { errors: { wedding_provider_id: ["Veuillez choisir un prestataire"] } },
      });
    const { rival } = cast();
    await app.db
      .update(providers)
      .set({ suspendedAt: app.clock() })
      .where(eq(providers.id, rival.providerId));
    expect((await create({ wedding_provider_id: rival.providerId })).status).toBe(404);
    await app.db
      .update(providers)
      .set({ suspendedAt: null })
      .where(eq(providers.id, rival.providerId));
  });

  it("names the package that it is about, of that provider alone", async () => {
    const package_id = await addPackage(app, cast().tantie.providerId);
    const made = await create({ message: "Ce package ?", package_id, service: null });
    const { id } = (made.body as { data: { id: number } }).data;
    expect(await read(id)).toMatchObject({
      package: { id: package_id, name: "Mariage complet" },
      service: "Mariage complet",
    });
    const elsewhere = { package_id, wedding_provider_id: cast().rival.providerId };
    expect((await create(elsewhere)).status).toBe(404);
    expect((await create({ package_id: 999_999 })).status).toBe(404);
  });

  it("is one when it is sent twice, also at the same time", async () => {
    const message = "Une seule demande, envoyée deux fois";
    const made = await Promise.all([create({ message }), create({ message })]);
    const again = await create({ message });
    const ids = [...made, again].map(({ body }) => (body as { data: { id: number } }).data.id);
    expect(new Set(ids).size).toBe(1);
  });

  it("goes on by phone, WhatsApp or the site of the provider", async () => {
    const { tantie } = cast();
    const contact = { phone: "+2250701010101", website: "https://tantie.test" };
    await app.db.update(providers).set(contact).where(eq(providers.id, tantie.providerId));
    const followUp = async (type: string) =>
      ((await create({ type, message: type })).body as { data: { follow_up: string } }).data
        .follow_up;
    expect(await followUp("PHONE")).toBe("tel:+2250701010101");
    expect(await followUp("WHATSAPP")).toBe("https://wa.me/2250701010101");
    expect(await followUp("WEBSITE")).toBe("https://tantie.test");
  });

  it("is refused after fifteen in an hour", async () => {
    const couple = await registerCouple(app);
    const ask = (count: number) => create({ message: `Demande ${count}` }, couple.token);
    for (let count = 0; count < 15; count += 1) expect((await ask(count)).status).toBe(200);
    expect((await ask(15)).status).toBe(429);
  });

  it("of somebody else is not found, by either side", async () => {
    const id = await requestIn("TO_BE_TREATED");
    const { other, rival } = cast();
    const calls = [
      ["GET", "", undefined],
      ["PUT", "", { status: "CANCEL" }],
      ["POST", "/messages", { message: "Bonjour" }],
      ["POST", "/read", { message_id: 1 }],
    ] as const;
    for (const [method, suffix, body] of calls) {
      const mine = await app.call(method, `${quotePath}/${id}${suffix}`, {
        token: other.token,
        body,
      });
      expect(mine.status).toBe(404);
      const theirs = await app.call(method, `${proQuotePath}/${id}${suffix}`, {
        token: rival.token,
        body,
      });
      expect(theirs.status).toBe(404);
    }
  });
});

describe("the lists", () => {
  it("show each side its own requests, newest message first, with what is unread", async () => {
    const couple = await registerCouple(app);
    const id = await requestQuote(app, couple, cast().rival.providerId);
    const mine = async () =>
      (await app.call("GET", "/api/v1/quote-inbox", { token: couple.token })).body as Inbox;
    expect(await mine()).toMatchObject({
      data: [{ id, name: "Chez rival@exemple.test", status: "TO_BE_TREATED", unread: 0 }],
      unread: 0,
    });
    const write = (message: string) =>
      app.call("POST", `${proQuotePath}/${id}/messages`, {
        token: cast().rival.token,
        body: { message },
      });
    const sent = await write("Oui, nous sommes libres.");
    await write("Combien serez-vous ?");
    expect(await mine()).toMatchObject({
      data: [{ id, unread: 2, last_message: "Combien serez-vous ?" }],
      unread: 2,
    });
    const message_id = (sent.body as { data: { id: number } }).data.id;
    const markRead = (to: number) =>
      app.call("POST", `${quotePath}/${id}/read`, {
        token: couple.token,
        body: { message_id: to },
      });
    expect((await markRead(message_id)).status).toBe(200);
    expect(await mine()).toMatchObject({ unread: 1 });
    await markRead(999_999_999);
    expect(await mine()).toMatchObject({ unread: 0 });
    await write("Vous êtes là ?");
    expect(await mine()).toMatchObject({ unread: 1 });
    const theirs = (await app.call("GET", proQuotePath, { token: cast().rival.token }))
      .body as Inbox;
    expect(theirs.data.map((row) => row.id)).toEqual([id]);
    const listed = await app.call("GET", quotePath, { token: couple.token });
    expect(listed.body).toMatchObject([
      { id, conversations: [{}, {}, {}, {}, { message: "Vous êtes là ?" }] },
    ]);
  });
});
