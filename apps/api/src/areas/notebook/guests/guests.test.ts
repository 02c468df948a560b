import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makeCaller } from "../../../http/caller.ts";
import { type CastMember, registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { testWorld } from "../../../testing/world.ts";
import { listGuests } from "./queries.ts";
import { guests } from "./tables.ts";

const world = testWorld();

const FRIENDS = 3;
const phoneInvalid = "Veuillez entrer un numéro de téléphone valide (ex: +(225) 07 01 02 03 04)";

let written = 0;

/** A guest whose fields are right and whose phone nobody else has. */
function guestForm(member: CastMember, fields: object = {}) {
  written += 1;
  return {
    event_id: member.eventId,
    guest_id: FRIENDS,
    civility: "Madame",
    last_name: "Koffi",
    given_names: "Aya",
    email: "aya@Exemple.CI",
    phone_number_1: `07 00 00 ${String(written).padStart(4, "0")}`,
    phone_number_2: "",
    ...fields,
  };
}

const add = (member: CastMember, rows: object[]) =>
  world.call("POST", "/api/v1/guests-events-store", { token: member.token, body: rows });

async function addOne(member: CastMember, fields: object = {}) {
  const { body } = await add(member, [guestForm(member, fields)]);
  const [guest] = (body as { data: { id: number; phone_number_1: string }[] }).data;
  if (guest === undefined) throw new Error("The guest was not added");
  return guest;
}

const update = (member: CastMember, id: number, fields: object) =>
  world.call("POST", "/api/v1/guests-events-update", {
    token: member.token,
    body: { ...guestForm(member), id, has_confirmed: 0, ...fields },
  });

const listOf = ({ customerId, eventId }: CastMember) => listGuests(world.db, customerId, eventId);

describe("the categories of guests", () => {
  it("are those of the current event's type", async () => {
    const { token } = await registerCouple(world);
    const { body } = await world.call("GET", "/api/v1/guests", { token });
    expect(body).toMatchObject({
      0: { id: 1, name: "Famille du fiancé" },
      2: { id: FRIENDS, name: "Amis du fiancé" },
      length: 8,
    });
  });
});

describe("adding guests", () => {
  it("stores every row, in order, with phones in E.164 and the civility read", async () => {
    const member = await registerCouple(world);
    const rows = [
      guestForm(member, { phone_number_1: "+(225) 05 99 99 99 01" }),
      guestForm(member, { civility: "Mlle", phone_number_1: "+33 6 12 34 56 78" }),
    ];
    expect(await add(member, rows)).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: "Informations ajouté avec succès !",
        customer_id: member.customerId,
        data: [
          {
            event_id: member.eventId,
            guest_id: FRIENDS,
            category: "Amis du fiancé",
            civility: "Mme",
            email: "aya@exemple.ci",
            phone_number_1: "+2250599999901",
            phone_number_2: null,
            has_confirmed: 0,
            answer: "none",
            version: 1,
          },
          { civility: "Mlle", phone_number_1: "+33612345678" },
        ],
      },
    });
  });

  it("stores none when one row is wrong, and names each field by its row", async () => {
    const member = await registerCouple(world);
    const blank = {
      guest_id: "",
      civility: "",
      last_name: "",
      given_names: "",
      email: "",
      phone_number_1: "",
    };
    const required = ["Ce champ est requis"];
    expect(await add(member, [guestForm(member), guestForm(member, blank)])).toMatchObject({
      status: 422,
      body: {
        errors: {
          "1.guest_id": required,
          "1.civility": required,
          "1.last_name": required,
          "1.given_names": required,
          "1.email": required,
          "1.phone_number_1": required,
        },
      },
    });
    expect(await listOf(member)).toEqual([]);
  });

  it("tells all that is wrong with numbers, categories and phones met twice at once", async () => {
    const member = await registerCouple(world);
    await addOne(member, { phone_number_1: "0711111111", last_name: "Koné", given_names: "Issa" });
    const rows = [
      guestForm(member, { phone_number_1: "0722222222" }),
      guestForm(member, { phone_number_1: "+225 07 22 22 22 22" }),
      guestForm(member, { phone_number_1: "07 11 11 11 11" }),
      guestForm(member, { guest_id: 9, phone_number_2: "12" }),
    ];
    expect(await add(member, rows)).toMatchObject({
      status: 422,
      body: {
        errors: {
          "1.phone_number_1": ["Ce numéro est déjà celui d’Aya Koffi (ligne 1)"],
          "2.phone_number_1": ["Ce numéro est déjà celui d’Issa Koné dans votre liste"],
          "3.guest_id": ["Veuillez choisir une catégorie de la liste"],
          "3.phone_number_2": [phoneInvalid],
        },
      },
    });
    expect(await listOf(member)).toHaveLength(1);
  });

  it("lets the same number stand in the lists of two couples", async () => {
    const phone_number_1 = "0733333333";
    for (const member of [await registerCouple(world), await registerCouple(world)])
      expect((await add(member, [guestForm(member, { phone_number_1 })])).status).toBe(200);
  });

  it("lets one of two pages with the same number through, and names the guest to the other", async () => {
    const member = await registerCouple(world);
    for (let round = 0; round < 8; round += 1) {
      const phone_number_1 = `074444444${round}`;
      const page = () => add(member, [guestForm(member), guestForm(member, { phone_number_1 })]);
      const answers = (await Promise.all([page(), page()])).sort((a, b) => a.status - b.status);
      expect(answers).toMatchObject([
        { status: 200 },
        {
          status: 422,
          body: {
            errors: {
              "1.phone_number_1": ["Ce numéro est déjà celui d’Aya Koffi dans votre liste"],
            },
          },
        },
      ]);
    }
    expect(await listOf(member)).toHaveLength(16);
  });

  it("refuses rows of two events", async () => {
    const [awa, koffi] = [await registerCouple(world), await registerCouple(world)];
    expect(await add(awa, [guestForm(awa), guestForm(koffi)])).toMatchObject({ status: 404 });
    expect(await listOf(awa)).toEqual([]);
    expect(await listOf(koffi)).toEqual([]);
  });
});

describe("the list of guests", () => {
  it("is sorted by name, and told in both historical shapes", async () => {
    const member = await registerCouple(world);
    const { token, eventId } = member;
    for (const last_name of ["Zadi", "Éhui", "Abé"]) await addOne(member, { last_name });
    const plain = await world.call("GET", `/api/v1/guests-by-event-get/${eventId}`, { token });
    expect(plain).toMatchObject({
      status: 200,
      body: [{ last_name: "Abé" }, { last_name: "Éhui" }, { last_name: "Zadi" }],
    });
    const ofCurrent = await world.call("GET", "/api/v1/guests-by-event", { token });
    const ofEvent = await world.call("GET", `/api/v1/guests-by-event?event_id=${eventId}`, {
      token,
    });
    expect(ofCurrent.body).toMatchObject({
      0: { id: FRIENDS, name: "Amis du fiancé", pivot: { last_name: "Abé" } },
      length: 3,
    });
    expect(ofEvent).toEqual(ofCurrent);
  });
});

describe("changing a guest", () => {
  it("stores the change and grows the version; the e-mail may go", async () => {
    const member = await registerCouple(world);
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
    const member = await registerCouple(world);
    const { id } = await addOne(member);
    const answerOf = async () => (await listOf(member))[0];
    expect(await update(member, id, { has_confirmed: 1 })).toMatchObject({
      body: { data: { has_confirmed: 1, answer: "yes" } },
    });
    expect((await answerOf())?.answeredAt).toEqual(world.clock());
    expect(await update(member, id, { has_confirmed: 0 })).toMatchObject({
      body: { data: { has_confirmed: 0, answer: "none" } },
    });
    await world.db.update(guests).set({ answer: "no" }).where(eq(guests.id, id));
    await update(member, id, { has_confirmed: 0 });
    expect((await answerOf())?.answer).toBe("no");
  });

  it("is refused when somebody changed them meanwhile", async () => {
    const member = await registerCouple(world);
    const { id } = await addOne(member);
    await update(member, id, { last_name: "Yao", version: 1 });
    expect(await update(member, id, { last_name: "Zadi", version: 1 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Rechargez la page") },
    });
    expect(await listOf(member)).toMatchObject([{ lastName: "Yao", version: 2 }]);
  });

  it("lets one of two saves of the same version through", async () => {
    const member = await registerCouple(world);
    const { id } = await addOne(member);
    for (let version = 1; version <= 8; version += 1) {
      const rivals = ["Yao", "Zadi"].map((last_name) => update(member, id, { last_name, version }));
      const statuses = (await Promise.all(rivals)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
    }
  });

  it.each([
    ["phone_number_1", { phone_number_1: "12" }, phoneInvalid],
    ["phone_number_2", { phone_number_2: "non" }, phoneInvalid],
    ["guest_id", { guest_id: 9 }, "Veuillez choisir une catégorie de la liste"],
    ["email", { email: "aya@" }, "Veuillez entrer une adresse email valide"],
    ["civility", { civility: "Docteur" }, "Ce champ est requis"],
  ])("is refused for a wrong %s", async (field, wrong, message) => {
    const member = await registerCouple(world);
    const { id } = await addOne(member);
    expect(await update(member, id, wrong)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
  });

  it("names who already has the number", async () => {
    const member = await registerCouple(world);
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
    const member = await registerCouple(world);
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
    expect(await world.call("DELETE", `/api/v1/guests/events/${first.id}`, { token })).toEqual(
      deleted,
    );
    expect(await world.call("GET", historical(second.id), { token })).toEqual(deleted);
    expect(await listOf(member)).toEqual([]);
    expect(await world.call("GET", historical(second.id), { token })).toMatchObject({
      status: 404,
    });
  });

  it("is never done by a link that bears the token", async () => {
    const member = await registerCouple(world);
    const { id } = await addOne(member);
    const link = `${historical(id)}?api_token=${member.token}`;
    expect((await world.call("GET", link)).status).toBeGreaterThanOrEqual(400);
    for (const tokenFrom of ["cookie", "query"] as const) {
      const caller = makeCaller({ token: member.token, tokenFrom, address: "", device: "" });
      const { guests: calls } = world.api.client(caller).notebook;
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
    const [awa, koffi] = [await registerCouple(world), await registerCouple(world)];
    const newcomer = await registerUnverified(world);
    const { id } = await addOne(awa);
    const before = await listOf(awa);
    for (const [method, path, body] of calls(awa, id)) {
      expect((await world.call(method, path, { body })).status).toBe(401);
      expect((await world.call(method, path, { body, token: koffi.token })).status).toBe(404);
    }
    for (const [method, path, body] of [...calls(newcomer, id), ["GET", "/api/v1/guests"] as const])
      expect((await world.call(method, path, { body, token: newcomer.token })).status).toBe(403);
    expect(await listOf(awa)).toEqual(before);
  });

  it("cannot be taken over into one's own event", async () => {
    const [awa, koffi] = [await registerCouple(world), await registerCouple(world)];
    const { id } = await addOne(awa);
    const second = await world.call("POST", "/api/v1/events", {
      token: awa.token,
      body: { event_type_id: 1, name: "Dot", description: "À Bouaké" },
    });
    const { data } = second.body as { data: { id: number } };
    expect((await update(koffi, id, {})).status).toBe(404);
    expect((await update(awa, id, { event_id: data.id })).status).toBe(404);
  });
});
