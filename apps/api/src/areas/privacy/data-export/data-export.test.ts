import { describe, expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { addProvider } from "../../../testing/add-provider.ts";
import { testApp } from "../../../testing/app.ts";
import { addPackage } from "../../../testing/booking-samples.ts";
import { addGuests, inviteOne } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { groupCalls, visitorCalls } from "../../../testing/groups.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { requestQuote } from "../../../testing/quote-samples.ts";
import { reviewOf } from "../../../testing/reviews.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { favourites } from "../../providers/favourites/tables.ts";
import { reviews } from "../../reviews/tables.ts";

const app = testApp();

interface Exported {
  exported_at: string;
  sections: { name: string; title: string; rows: Record<string, unknown>[] }[];
}

const exportOf = async (token: string) =>
  (await app.call("GET", "/api/v1/account/export", { token })).body as Exported;

const close = (token: string, password: unknown) =>
  app.call("POST", "/api/v1/account/close", { token, body: { password } });

describe("the data export", () => {
  it("contains the photo of the hosts, at an address that opens", async () => {
    const awa = await registerCouple(app);
    const body = new FormData();
    body.append("image", upload(await picture("jpeg")));
    const path = `/api/v1/events/${awa.eventId}/photo`;
    await app.call("POST", path, { token: awa.token, body });
    const { sections } = await exportOf(awa.token);
    const photo = String(sections.find(({ name }) => name === "events")?.rows[0]?.photo);
    const file = await app.api.fetch(new Request(photo), { address: "127.0.0.1" });
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it("contains everything that the user wrote, and nothing of anybody else", async () => {
    const [awa, other] = [await registerCouple(app), await registerCouple(app)];
    await inviteOne(app, awa);
    await addGuests(app, other, [{ last_name: "Étranger" }]);
    const provider = await registerProvider(app, "tantie@exemple.test");
    await requestQuote(app, awa, provider.providerId);
    const payment = await paymentFor(app, awa);
    await initiate(app, awa, "mtn", payment.reference);
    await press(app, await atFakeGateway(app, payment, "mtn"), "pay");
    await app.work();
    const providerId = await addProvider(app, "catering", { name: "Chez Tantie" });
    const { customerId } = awa;
    await app.db.insert(favourites).values({ providerId, customerId });
    await app.db
      .insert(reviews)
      .values([reviewOf(providerId, { customerId, description: "Bravo" }), reviewOf(providerId)]);
    await app.call("POST", "/api/v1/booking-package", {
      token: awa.token,
      body: { package_id: await addPackage(app, providerId), date_reservation: "2027-06-05" },
    });
    for (const { token, eventId } of [awa, other])
      await app.call("POST", `/api/v1/cash-book/${eventId}/entries`, {
        token,
        body: { budget_id: 1, amount: 5000, paid_on: "2026-01-02", means: "cash", paid_by: "Awa" },
      });
    for (const { token, eventId } of [awa, other])
      await app.call("PUT", `/api/v1/civil-file/${eventId}`, {
        token,
        body: { town_hall_name: "Mairie de Bonoua" },
      });
    for (const { token, eventId } of [awa, other])
      await app.call("POST", `/api/v1/contributions/${eventId}/people`, {
        token,
        body: {
          ...{ name: "Tantie Rose", group: "Famille", pledged: "50 000", note: "" },
          phone_number_1: "+(225) 07 08 00 00 01",
        },
      });
    for (const { token, eventId } of [awa, other])
      await app.call("POST", `/api/v1/dowry/${eventId}/items`, {
        token,
        body: { stage: "dowry", kind: "food", name: "Sel", bringer: "Tantie Rose" },
      });
    for (const { token, eventId } of [awa, other])
      await app.call("POST", `/api/v1/seating/${eventId}/tables`, {
        token,
        body: { shape: "round", places: 8 },
      });
    for (const member of [awa, other]) {
      const group = await groupCalls(app, member).make();
      const contact = { phone_number_1: "0701020304", email: "brou@exemple.ci" };
      await visitorCalls(app).registered(group.token, { people: 2, ...contact });
    }
    const { exported_at, sections } = await exportOf(awa.token);
    expect(exported_at).toBe(app.clock().toISOString());
    const rowsOf = (name: string) => sections.find((section) => section.name === name)?.rows;
    expect(rowsOf("account")).toMatchObject([
      { civility: "Mademoiselle", lastName: "Kouassi", email: awa.email, dob: "1996-05-14" },
    ]);
    expect(rowsOf("consents")).toMatchObject([
      { termsAcceptedAt: expect.any(String), newsletterAskedAt: null },
    ]);
    expect(rowsOf("events")).toMatchObject([{ type: "Mariage", weddingDate: "2027-03-20" }]);
    expect(rowsOf("guests")).toMatchObject([
      { lastName: "Kouassi", answer: "sans réponse" },
      { lastName: "Tanoh", category: "Famille de la mariée" },
    ]);
    expect(rowsOf("group-registrations")).toEqual([
      {
        ...{ event: expect.any(String), group: "Famille de la mariée", people: 2 },
        ...{ lastName: "Tanoh", givenNames: "Brou", state: "Inscrit" },
        ...{ phone: "+2250701020304", email: "brou@exemple.ci" },
        registeredAt: app.clock().toISOString(),
      },
    ]);
    expect(rowsOf("cash-book")).toEqual([
      {
        ...{ event: expect.any(String), line: "Kôkôkô\u00a0: présents de la demande" },
        ...{ amountFcfa: 5000, returnedFcfa: 0, paidOn: "2026-01-02", dueOn: null },
        ...{ means: "Espèces", paidBy: "Awa", note: null, receipt: null },
      },
    ]);
    expect(rowsOf("civil-files")).toMatchObject([
      { townHallName: "Mairie de Bonoua", regime: null, depositedOn: null },
    ]);
    expect(rowsOf("seating-tables")).toMatchObject([
      { name: "Table 1", shape: "Ronde", places: 8 },
    ]);
    expect(rowsOf("civil-file-papers")).toHaveLength(9);
    expect(rowsOf("contributors")).toMatchObject([
      { name: "Tantie Rose", group: "Famille", phone: "+2250708000001", pledged: 50_000 },
    ]);
    expect(rowsOf("dowry")).toMatchObject([
      { stage: "Dot", kind: "Vivres", name: "Sel", bringer: "Tantie Rose", state: "À discuter" },
    ]);
    expect(rowsOf("cards")).toMatchObject([{ deliveries: 1 }]);
    expect(rowsOf("payments")).toMatchObject([
      {
        channel: "SMS",
        totalFcfa: 561,
        method: "MTN MoMo",
        phone: "+2250501020304",
        state: "payé",
      },
    ]);
    expect(rowsOf("credits")).toEqual([{ channel: "SMS", units: 19, restFcfa: 0 }]);
    expect(rowsOf("favourites")).toMatchObject([{ provider: "Chez Tantie" }]);
    expect(rowsOf("reviews")).toMatchObject([
      { provider: "Chez Tantie", description: "Bravo", discoveryChannel: "Par Joie du Jour" },
    ]);
    expect(rowsOf("bookings")).toMatchObject([
      { package: "Mariage complet", day: "2027-06-05", state: "En attente de confirmation" },
    ]);
    expect(rowsOf("quotes")).toMatchObject([{ status: "À traiter", phone: "+2250701020304" }]);
    expect(rowsOf("quote-messages")?.at(-1)).toMatchObject({
      side: "vous",
      body: expect.stringContaining("150 personnes"),
    });
    expect(rowsOf("sessions")).toHaveLength(1);
    expect(JSON.stringify(sections)).not.toMatch(/Étranger|argon2|Hash/);
  });
});

describe("a page of the export", () => {
  it("has the first rows of each section, and says how many follow", async () => {
    const awa = await registerCouple(app);
    await addGuests(app, awa, [
      { last_name: "Abé" },
      { last_name: "Brou" },
      { last_name: "Coulibaly" },
    ]);
    const { body } = await app.call("GET", "/api/v1/account/export?rows=2", { token: awa.token });
    const guests = (body as Exported).sections.find(({ name }) => name === "guests");
    expect(guests).toMatchObject({ rows: [{ lastName: "Abé" }, { lastName: "Brou" }], further: 1 });
    const account = (body as Exported).sections.find(({ name }) => name === "account");
    expect(account).not.toHaveProperty("further");
  });
});

describe("closing the account", () => {
  it("requires the password", async () => {
    const awa = await registerCouple(app);
    expect(await close(awa.token, "faux")).toMatchObject({
      status: 422,
      body: { errors: { password: ["Ce mot de passe est incorrect"] } },
    });
    expect(await close(awa.token, "")).toMatchObject({
      status: 422,
      body: { errors: { password: ["Veuillez entrer votre mot de passe"] } },
    });
    expect(await close(awa.token, "é".repeat(201))).toMatchObject({ status: 422 });
    expect(await exportOf(awa.token)).toMatchObject({ exported_at: expect.any(String) });
  });

  it("ends every session, and sign-in then answers as for an unknown account", async () => {
    const awa = await registerCouple(app);
    expect(await close(awa.token, "demo")).toEqual({
      status: 200,
      body: { success: true, message: "Votre compte est fermé." },
    });
    expect(await app.call("GET", "/api/v1/profile", { token: awa.token })).toMatchObject({
      status: 401,
    });
    const enter = (email: string) =>
      app.call("POST", "/api/v1/login", { body: { email, password: "demo" } });
    expect(await enter(awa.email)).toEqual(await enter("personne@exemple.test"));
    expect(await close(awa.token, "demo")).toMatchObject({ status: 401 });
  });

  it("allows ten password attempts in a quarter of an hour", async () => {
    const awa = await registerCouple(app);
    for (let time = 0; time < 10; time += 1)
      expect(await close(awa.token, "faux")).toMatchObject({ status: 422 });
    expect(await close(awa.token, "demo")).toMatchObject({ status: 429 });
    app.wait(900);
    expect(await close(awa.token, "demo")).toMatchObject({ status: 200 });
  });
});
