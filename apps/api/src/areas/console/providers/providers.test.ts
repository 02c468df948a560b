import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makeHandlers } from "../../../job-handlers.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { lastLinkTo, registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { quotePath } from "../../../testing/quotes.ts";
import { townId } from "../../../testing/town-id.ts";
import { providers } from "../../providers/tables.ts";

const app = testApp();

const kindsTo = async (email: string) => {
  await app.work();
  return (await listCaughtMessages(app.db)).filter(({ to }) => to === email);
};

const fanta = async (changed: Record<string, unknown> = {}) => ({
  kind: "provider",
  company: "Chez Fanta",
  contact_name: "Fanta Diabaté",
  activity: "catering",
  town_id: await townId(app.db, "Cocody"),
  phone: "07 01 02 03 04",
  email: "fanta@exemple.test",
  website: "",
  presentation: "Cuisine ivoirienne.",
  ...changed,
});

const listed = async () =>
  ((await app.call("GET", "/api/v1/wedding-providers")).body as { data: { id: number }[] }).data;

describe("a provider that staff create", () => {
  it("gets the link of activation, and each step is shown and told by email", async () => {
    const { call } = await asRole(app, "support", "p1@exemple.test");
    const added = await call("POST", "providers", await fanta());
    expect(added).toMatchObject({
      status: 200,
      body: { kind: "provider", state: "unpublished", waits_for: "activate", town: "Cocody" },
    });
    const { id } = added.body as { id: number };
    const first = (await lastLinkTo(app, "fanta@exemple.test")).split("/").at(-1) ?? "";
    expect(await call("POST", `providers/${id}/remind`)).toMatchObject({ status: 200 });
    const token = (await lastLinkTo(app, "fanta@exemple.test")).split("/").at(-1) ?? "";
    expect(token).not.toBe(first);
    await app.call("POST", `/api/v1/pro/invitations/${token}`, {
      body: {
        given_names: "Fanta",
        last_name: "Diabaté",
        password: "demo",
        password_confirmation: "demo",
        terms: true,
      },
    });
    const [welcome] = await kindsTo("fanta@exemple.test");
    expect(welcome).toMatchObject({ kind: "shop-activated" });
    expect(welcome?.text).toContain("Une photo au moins");
    expect((await call("GET", `providers/${id}`)).body).toMatchObject({
      waits_for: "fill",
      members: [{ email: "fanta@exemple.test", is_owner: true }],
      missing: expect.arrayContaining(["Une adresse"]),
    });
    await call("POST", `providers/${id}/remind`);
    expect((await kindsTo("fanta@exemple.test"))[0]).toMatchObject({ kind: "shop-reminder" });
    const admin = await asRole(app, "admin", "pa1@exemple.test");
    const log = await admin.call("GET", `audit?resource=providers&record_id=${id}`);
    expect((log.body as { items: { action: string }[] }).items.map(({ action }) => action)).toEqual(
      ["providers.remind", "providers.remind", "providers.add"],
    );
  });

  it("is refused at each wrong field, and to a role that only reads", async () => {
    const { call } = await asRole(app, "support", "p2@exemple.test");
    const wrong = { activity: "outfits", phone: "12", town_id: 999_999 };
    for (const [field, value] of Object.entries(wrong))
      expect(await call("POST", "providers", await fanta({ [field]: value }))).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    const finance = await asRole(app, "finance", "f1@exemple.test");
    expect((await finance.call("POST", "providers", await fanta())).status).toBe(403);
    expect((await finance.call("GET", "providers")).status).toBe(200);
    const { call: asEditor } = await asRole(app, "editor", "e1@exemple.test");
    expect((await asEditor("POST", "providers/1/suspend", { reason: "x" })).status).toBe(403);
    for (const path of ["providers", "applications"])
      expect((await asEditor("GET", path)).status).toBe(403);
    const grant = { kind: "subscription-1", starts_on: "2036-01-01", ends_on: "2036-02-01" };
    const { call: asSupport } = await asRole(app, "support", "s1@exemple.test");
    expect((await asSupport("POST", "providers/1/subscriptions", grant)).status).toBe(403);
  });
});

describe("the list of providers", () => {
  it("is searched by a part of the name, without accents, by address and by number", async () => {
    const { call } = await asRole(app, "support", "p3@exemple.test");
    const email = "traiteur@exemple.test";
    const values = {
      name: "Élégance Traiteur",
      shortDescription: "T",
      email,
      phone: "+2250708091011",
    };
    const [row] = await app.db.insert(providers).values(values).returning();
    for (const q of ["legance tra", "ELEGANCE", "TRAITEUR@exemple.test", "07 08 09 10 11"])
      expect((await call("GET", `providers?q=${encodeURIComponent(q)}`)).body).toMatchObject({
        items: [{ id: row?.id }],
      });
    expect((await call("GET", "providers?q=100%25")).body).toMatchObject({ items: [] });
  });

  it("is filtered by state, town, service and subscription, and paged", async () => {
    const { call } = await asRole(app, "support", "p4@exemple.test");
    const one = await registerProvider(app, "filtre@exemple.test");
    const ids = async (query: string) =>
      (
        (await call("GET", `providers?per_page=100&${query}`)).body as { items: { id: number }[] }
      ).items.map(({ id }) => id);
    expect(await ids("state=visible")).toContain(one.providerId);
    expect(await ids("state=suspended")).not.toContain(one.providerId);
    expect(await ids("state=unpublished")).not.toContain(one.providerId);
    expect(await ids(`town_id=${await townId(app.db, "Cocody")}`)).toContain(one.providerId);
    expect(await ids("service_type_id=1")).not.toContain(one.providerId);
    expect(await ids("subscription=1")).not.toContain(one.providerId);
    expect((await call("GET", "providers?per_page=1")).body).toMatchObject({ has_more: true });
  });
});

describe("a provider's record", () => {
  it("is changed once by two who edit it, and the log has what changed", async () => {
    const { call } = await asRole(app, "support", "p5@exemple.test");
    const { providerId: id } = await registerProvider(app, "fiche@exemple.test");
    const change = {
      version: 1,
      name: "Nouveau nom",
      short_description: "Une phrase",
      description: "<p>Bien</p><script>non</script>",
      town_id: await townId(app.db, "Yopougon"),
      service_type_ids: [1, 2],
      phone: "07 01 02 03 04",
      whatsapp: null,
      email: "contact@exemple.test",
      website: null,
      min_price: 1000,
      max_price: 2000,
    };
    expect(await call("PUT", `providers/${id}`, change)).toMatchObject({
      status: 200,
      body: { name: "Nouveau nom", version: 2, town: "Yopougon", phone: "+2250701020304" },
    });
    expect((await call("PUT", `providers/${id}`, change)).status).toBe(409);
    expect((await call("PUT", "providers/999999", change)).status).toBe(404);
    const crossed = { ...change, version: 2, max_price: 10, service_type_ids: [9999] };
    expect(await call("PUT", `providers/${id}`, crossed)).toMatchObject({
      status: 422,
      body: { errors: { max_price: [expect.any(String)], service_type_ids: [expect.any(String)] } },
    });
    expect((await listed()).find((row) => row.id === id)).toMatchObject({ name: "Nouveau nom" });
    const admin = await asRole(app, "admin", "pa5@exemple.test");
    const [entry] = (
      (await admin.call("GET", `audit?resource=providers&record_id=${id}`)).body as {
        items: { after: Record<string, unknown> }[];
      }
    ).items;
    expect(entry?.after).toMatchObject({ name: "Nouveau nom", service_type_ids: [1, 2] });
    expect(entry?.after.description).not.toContain("script");
  });

  it("says that staff checked it", async () => {
    const { call } = await asRole(app, "support", "p6@exemple.test");
    const { providerId: id } = await registerProvider(app, "verif@exemple.test");
    await call("POST", `providers/${id}/verify`, { verified: true });
    const { token } = await registerCouple(app);
    const page = await app.call("GET", `/api/v1/wedding-providers/${id}`, { token });
    expect(JSON.stringify(page.body)).toContain('"verified":true');
  });
});

describe("a suspension", () => {
  it("hides a provider at once, keeps what runs, tells why, and ends as it was", async () => {
    const { call } = await asRole(app, "support", "p7@exemple.test");
    const couple = await registerCouple(app);
    const { providerId: id, email } = await registerProvider(app, "retrait@exemple.test");
    const ask = () =>
      app.call("POST", quotePath, {
        token: couple.token,
        body: {
          given_names: "Awa",
          email: "awa@exemple.test",
          phone_number: "+(225) 07 01 02 03 04",
          message: "Êtes-vous libre ?",
          type: "MESSAGE",
          wedding_provider_id: id,
          shop_id: null,
          service: "Traiteur",
          service_type_id: null,
          package_id: null,
        },
      });
    expect((await listed()).map((row) => row.id)).toContain(id);
    const running = ((await ask()).body as { data: { id: number } }).data.id;
    expect(await call("POST", `providers/${id}/suspend`, { reason: " " })).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.any(String)] } },
    });
    expect(
      await call("POST", `providers/${id}/suspend`, { reason: "Photos d’autrui" }),
    ).toMatchObject({
      status: 200,
      body: { state: "suspended", suspension_reason: "Photos d’autrui" },
    });
    expect((await call("POST", `providers/${id}/suspend`, { reason: "x" })).status).toBe(409);
    expect((await listed()).map((row) => row.id)).not.toContain(id);
    expect((await ask()).status).toBe(404);
    expect(await app.call("GET", `${quotePath}/${running}`, { token: couple.token })).toMatchObject(
      {
        status: 200,
      },
    );
    const message = (await kindsTo(email)).find(({ kind }) => kind === "shop-suspended");
    expect(message?.text).toContain("Photos d’autrui");
    await call("POST", `providers/${id}/restore`, { reason: "Photos remplacées" });
    expect((await listed()).map((row) => row.id)).toContain(id);
    expect((await kindsTo(email))[0]).toMatchObject({ kind: "shop-restored" });
  });
});

describe("a subscription", () => {
  it("orders the directory from its first day to its last, and the provider is told", async () => {
    const { call } = await asRole(app, "finance", "p9@exemple.test");
    const { providerId: id, email } = await registerProvider(app, "abonnee@exemple.test");
    await app.db.update(providers).set({ name: "Zzz" }).where(eq(providers.id, id));
    const today = app.clock().toISOString().slice(0, 10);
    const grant = { kind: "subscription-1", starts_on: today, ends_on: today };
    expect(await call("POST", `providers/${id}/subscriptions`, grant)).toMatchObject({
      status: 200,
      body: {
        subscription: 1,
        subscriptions: expect.arrayContaining([
          expect.objectContaining({ state: "running", kind: "subscription-1", reason: null }),
        ]),
      },
    });
    expect((await listed())[0]).toMatchObject({ id, order: 3, subscriptions: [{ order: 1 }] });
    expect((await kindsTo(email)).map(({ kind }) => kind)).toContain("subscription-started");
    expect(await call("POST", `providers/${id}/subscriptions`, grant)).toMatchObject({
      status: 422,
      body: { errors: { starts_on: [expect.any(String)] } },
    });
    const highlight = { ...grant, kind: "highlight" };
    const both = (await call("POST", `providers/${id}/subscriptions`, highlight)).body as {
      subscriptions: { id: number; kind: string }[];
    };
    expect((await listed())[0]).toMatchObject({ id, order: 1 });
    const granted = both.subscriptions.find(({ kind }) => kind === "highlight");
    expect(await call("DELETE", `providers/${id}/subscriptions/${granted?.id}`)).toMatchObject({
      body: { highlighted: false, subscription: 1 },
    });
    expect((await call("DELETE", `providers/${id}/subscriptions/${granted?.id}`)).status).toBe(404);
    app.wait(86_400);
    await makeHandlers(app)["send-scheduled"]({}, { id: "0", isLast: true });
    const [row] = await app.db.select().from(providers).where(eq(providers.id, id));
    expect(row).toMatchObject({ subscription: null, rank: 5 });
    const ended = (await kindsTo(email)).filter(({ kind }) => kind === "subscription-ended");
    expect(ended.map(({ text }) => /Or|Vivement/.exec(text)?.[0]).toSorted()).toEqual([
      "Or",
      "Vivement",
    ]);
  });

  it("waits for its first day, and is refused for days that are over or crossed", async () => {
    const { call } = await asRole(app, "finance", "p10@exemple.test");
    const { providerId: id } = await registerProvider(app, "plus-tard@exemple.test");
    const path = `providers/${id}/subscriptions`;
    const grant = (starts_on: string, ends_on: string) =>
      call("POST", path, { kind: "subscription-2", starts_on, ends_on });
    expect(await grant("2020-01-01", "2020-02-01")).toMatchObject({ status: 422 });
    expect(await grant("2036-02-01", "2036-01-01")).toMatchObject({ status: 422 });
    expect(await grant("2036-01-01", "2036-02-01")).toMatchObject({
      body: { subscription: null, subscriptions: [{ state: "coming" }, { kind: "listing" }] },
    });
  });
});
