import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makeCaller } from "../../../http/caller.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { guestCalls, guestForm, phoneInvalid } from "./guest-samples.ts";
import { guests } from "./tables.ts";

const app = testApp();
const { addOne, update, listOf } = guestCalls(app);

describe("changing a guest", () => {
  it("stores the change and grows the version; the e-mail may go", async () => {
    const member = await registerCouple(app);
    const { id } = await addOne(member);
    expect(
      await update(member, id, { last_name: "Koffi-Yao", email: "", version: 1 }),
    ).toMatchObject({
      status: 200,
      body: {
        message: "Informations enregistrées avec succès !",
        customer_id: member.customerId,
        event: { customer_id: member.customerId },
        data: { id, last_name: "Koffi-Yao", email: null, version: 2 },
      },
    });
  });

  it("confirms the guest and takes it back, but leaves a no alone", async () => {
    const member = await registerCouple(app);
    const { id } = await addOne(member);
    const answerOf = async () => (await app.db.select().from(guests).where(eq(guests.id, id)))[0];
    expect(await update(member, id, { has_confirmed: 1 })).toMatchObject({
      body: { data: { has_confirmed: 1, answer: "yes" } },
    });
    expect((await answerOf())?.answeredAt).toEqual(app.clock());
    expect(await update(member, id, { has_confirmed: 0 })).toMatchObject({
      body: { data: { has_confirmed: 0, answer: "none" } },
    });
    await app.db.update(guests).set({ answer: "no" }).where(eq(guests.id, id));
    await update(member, id, { has_confirmed: 0 });
    expect((await answerOf())?.answer).toBe("no");
  });

  it("is refused when somebody changed them meanwhile", async () => {
    const member = await registerCouple(app);
    const { id } = await addOne(member);
    await update(member, id, { last_name: "Yao", version: 1 });
    expect(await update(member, id, { last_name: "Zadi", version: 1 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Rechargez la page") },
    });
    expect(await listOf(member)).toMatchObject([{ last_name: "Yao", version: 2 }]);
  });

  it("changes nothing when it is sent again, as a save whose answer was lost is", async () => {
    const member = await registerCouple(app);
    const { id } = await addOne(member);
    const phone_number_1 = "05 01 02 03 04";
    const change = { last_name: "Yao", phone_number_1, has_confirmed: 1, version: 1 };
    const answers = await Promise.all([update(member, id, change), update(member, id, change)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await update(member, id, change)).toMatchObject({
      status: 200,
      body: { data: { id, last_name: "Yao", answer: "yes", version: 2 } },
    });
  });

  it("lets one of two saves of the same version through", async () => {
    const member = await registerCouple(app);
    const { id } = await addOne(member);
    for (let version = 1; version <= 8; version += 1) {
      const rivals = ["Yao", "Zadi"].map((last_name) => update(member, id, { last_name, version }));
      const statuses = (await Promise.all(rivals)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
    }
  });

  it.each([
    ["last_name", { last_name: "" }, "Ce champ est requis"],
    ["given_names", { given_names: " " }, "Ce champ est requis"],
    ["phone_number_1", { phone_number_1: "" }, "Ce champ est requis"],
    ["phone_number_1", { phone_number_1: "12" }, phoneInvalid],
    ["phone_number_2", { phone_number_2: "non" }, phoneInvalid],
    ["guest_id", { guest_id: 9 }, "Veuillez choisir une catégorie de la liste"],
    ["email", { email: "aya@" }, "Veuillez entrer une adresse email valide"],
    ["civility", { civility: "Docteur" }, "Ce champ est requis"],
  ])("is refused for a wrong %s", async (field, wrong, message) => {
    const member = await registerCouple(app);
    const { id } = await addOne(member);
    expect(await update(member, id, wrong)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
  });

  it("names who already has the number", async () => {
    const member = await registerCouple(app);
    const { phone_number_1 } = await addOne(member, { given_names: "Issa" });
    const { id } = await addOne(member);
    expect(await update(member, id, { phone_number_1 })).toMatchObject({
      status: 422,
      body: {
        errors: { phone_number_1: ["Ce numéro est déjà celui d’Issa Koffi dans votre liste"] },
      },
    });
  });
});

describe("deleting a guest", () => {
  const historical = (id: number) => `/api/v1/guests-events-delete/${id}`;

  it("takes them off the list, by either call", async () => {
    const member = await registerCouple(app);
    const [first, second] = [await addOne(member), await addOne(member)];
    const deleted = {
      status: 200,
      body: {
        success: true,
        message: "Invité supprimé avec succès !",
        customer_id: member.customerId,
        event: { customer_id: member.customerId },
      },
    };
    const { token } = member;
    expect(await app.call("DELETE", `/api/v1/guests/events/${first.id}`, { token })).toEqual(
      deleted,
    );
    expect(await app.call("GET", historical(second.id), { token })).toEqual(deleted);
    expect(await listOf(member)).toEqual([]);
    expect(await app.call("GET", historical(second.id), { token })).toMatchObject({
      status: 404,
    });
  });

  it("is never done by a link that bears the token", async () => {
    const member = await registerCouple(app);
    const { id } = await addOne(member);
    const link = `${historical(id)}?api_token=${member.token}`;
    expect((await app.call("GET", link)).status).toBeGreaterThanOrEqual(400);
    for (const tokenFrom of ["cookie", "query"] as const) {
      const caller = makeCaller({ token: member.token, tokenFrom, address: "", device: "" });
      const { guests: calls } = app.api.client(caller).notebook;
      await expect(calls.deleteGuestByGet({ eventGuestId: id })).rejects.toMatchObject({
        status: 401,
      });
    }
    expect(await listOf(member)).toHaveLength(1);
  });
});

describe("the guests of somebody else", () => {
  const calls = (member: CastMember, id: number): [string, string, unknown?][] => [
    ["GET", `/api/v1/guests-by-event-get/${member.eventId}`],
    ["GET", `/api/v1/guests-by-event?event_id=${member.eventId}`],
    ["GET", `/api/v1/guests/events/${id}`],
    ["POST", "/api/v1/guests-events-store", [guestForm(member)]],
    ["POST", "/api/v1/guests-events-update", { ...guestForm(member), id, has_confirmed: 1 }],
    ["GET", `/api/v1/guests-events-delete/${id}`],
    ["DELETE", `/api/v1/guests/events/${id}`],
  ];

  it("are closed to strangers, to other customers and to the unverified", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    const newcomer = await registerUnverified(app);
    const { id } = await addOne(awa);
    const before = await listOf(awa);
    for (const [method, path, body] of calls(awa, id)) {
      expect((await app.call(method, path, { body })).status).toBe(401);
      expect((await app.call(method, path, { body, token: koffi.token })).status).toBe(404);
    }
    for (const [method, path, body] of [...calls(newcomer, id), ["GET", "/api/v1/guests"] as const])
      expect((await app.call(method, path, { body, token: newcomer.token })).status).toBe(403);
    expect(await listOf(awa)).toEqual(before);
  });

  it("cannot be taken over into one's own event", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    const { id } = await addOne(awa);
    const second = await app.call("POST", "/api/v1/events", {
      token: awa.token,
      body: { event_type_id: 1, name: "Dot", description: "À Bouaké" },
    });
    const { data } = second.body as { data: { id: number } };
    expect((await update(koffi, id, {})).status).toBe(404);
    expect((await update(awa, id, { event_id: data.id })).status).toBe(404);
  });
});
