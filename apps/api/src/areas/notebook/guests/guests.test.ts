import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { FRIENDS, guestCalls, guestForm, phoneInvalid } from "./guest-samples.ts";

const app = testApp();
const { add, addOne, listOf } = guestCalls(app);

describe("the categories of guests", () => {
  it("are those of the current event's type", async () => {
    const { token } = await registerCouple(app);
    const { body } = await app.call("GET", "/api/v1/guests", { token });
    expect(body).toMatchObject({
      0: { id: 1, name: "Famille du fiancé" },
      2: { id: FRIENDS, name: "Amis du fiancé" },
      8: { name: "À classer" },
      length: 9,
    });
  });
});

describe("one category", () => {
  it("has the guests of the current event, and is none of another type of event", async () => {
    const [member, other] = [await registerCouple(app), await registerCouple(app)];
    await add(other, [guestForm(other)]);
    const phones = ["+(225) 05 99 88 00 01", "+(225) 05 99 88 00 02", "+(225) 05 99 88 00 03"];
    const rows = phones.map((phone_number_1, at) =>
      guestForm(member, { phone_number_1, guest_id: at === 0 ? 1 : FRIENDS }),
    );
    await add(member, rows);
    const { token } = member;
    const { body } = await app.call("GET", `/api/v1/get-single-guest/${FRIENDS}`, { token });
    expect(body).toMatchObject({
      id: FRIENDS,
      name: "Amis du fiancé",
      guests: [
        { id: FRIENDS, name: "Amis du fiancé", pivot: { last_name: expect.any(String) } },
        { pivot: { event_id: member.eventId } },
      ],
    });
    const missing = await app.call("GET", "/api/v1/get-single-guest/999999", { token });
    expect(missing.status).toBe(404);
    const count = async (ids: number[]) => {
      const asked = ids.map((guestId) => ({ guestId }));
      return (await app.call("POST", "/api/v1/guests-people-count", { token, body: asked })).body;
    };
    expect(await count([FRIENDS])).toBe(2);
    expect(await count([1, FRIENDS, FRIENDS])).toBe(3);
    expect(await count([])).toBe(0);
  });
});

describe("adding guests", () => {
  it("stores every row, in order, with phones in E.164 and the civility read", async () => {
    const member = await registerCouple(app);
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
            last_name: "Koffi",
            given_names: "Aya",
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
    const member = await registerCouple(app);
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

  it("lists all errors of numbers, categories and duplicate phones at once", async () => {
    const member = await registerCouple(app);
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
    for (const member of [await registerCouple(app), await registerCouple(app)])
      expect((await add(member, [guestForm(member, { phone_number_1 })])).status).toBe(200);
  });

  it("lets one of two pages with the same number through, and names the guest to the other", async () => {
    const member = await registerCouple(app);
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
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    expect(await add(awa, [guestForm(awa), guestForm(koffi)])).toMatchObject({ status: 404 });
    expect(await listOf(awa)).toEqual([]);
    expect(await listOf(koffi)).toEqual([]);
  });
});

describe("the list of guests", () => {
  it("is sorted by name, and answered in both historical shapes", async () => {
    const member = await registerCouple(app);
    const { token, eventId } = member;
    for (const last_name of ["Zadi", "Éhui", "Abé"]) await addOne(member, { last_name });
    const plain = await app.call("GET", `/api/v1/guests-by-event-get/${eventId}`, { token });
    expect(plain).toMatchObject({
      status: 200,
      body: [{ last_name: "Abé" }, { last_name: "Éhui" }, { last_name: "Zadi" }],
    });
    const ofCurrent = await app.call("GET", "/api/v1/guests-by-event", { token });
    const ofEvent = await app.call("GET", `/api/v1/guests-by-event?event_id=${eventId}`, {
      token,
    });
    expect(ofCurrent.body).toMatchObject({
      0: { id: FRIENDS, name: "Amis du fiancé", pivot: { last_name: "Abé" } },
      length: 3,
    });
    expect(ofEvent).toEqual(ofCurrent);
  });

  it("is counted, with its first guest by name, without being read", async () => {
    const member = await registerCouple(app);
    const { token, eventId } = member;
    const ask = () => app.call("GET", `/api/v1/guests-events-count/${eventId}`, { token });
    expect(await ask()).toEqual({ status: 200, body: { count: 0, first: null } });
    for (const last_name of ["Zadi", "éhui", "Koné"]) await addOne(member, { last_name });
    expect(await ask()).toMatchObject({ body: { count: 3, first: { last_name: "éhui" } } });
  });
});
