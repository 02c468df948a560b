import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { files } from "../../files/tables.ts";

const app = testApp();

const GROOM = 1;
const BRIDE = 2;
const person = {
  last_name: "N’Guessan Koné",
  given_names: "Éloïse-Aïcha",
  email: "eloise@exemple.ci",
  phone_number_1: "+(225) 07 01 02 03 04",
};

const save = (member: CastMember, fields: object) =>
  app.call("POST", "/api/v1/marrieds/events", {
    token: member.token,
    body: { event_id: member.eventId, married_id: BRIDE, ...person, ...fields },
  });

const saveAll = (member: CastMember, persons: object[]) =>
  app.call("POST", "/api/v1/marrieds/events-all", {
    token: member.token,
    body: { event_id: member.eventId, persons },
  });

async function pivots(member: CastMember) {
  const path = `/api/v1/marrieds-by-event/${member.eventId}`;
  const { body } = await app.call("GET", path, { token: member.token });
  return (body as { pivot: Record<string, unknown> | null }[]).map(({ pivot }) => pivot);
}

describe("reading the couple", () => {
  it("shows both places, empty at first", async () => {
    const { token, eventId } = await registerCouple(app);
    expect(await app.call("GET", `/api/v1/marrieds-by-event/${eventId}`, { token })).toMatchObject({
      status: 200,
      body: [
        { id: GROOM, name: "Informations du fiancé", gender: "M", pivot: null },
        { id: BRIDE, name: "Informations de la fiancée", gender: "F", pivot: null },
      ],
    });
  });

  it("finds one place by its label", async () => {
    const member = await registerCouple(app);
    await save(member, {});
    const ask = (married_name: string) =>
      app.call("POST", "/api/v1/marrieds-by-name", {
        token: member.token,
        body: { event_id: member.eventId, married_name },
      });
    expect(await ask("informations de la fiancée")).toMatchObject({
      status: 200,
      body: { id: BRIDE, pivot: { last_name: "N’Guessan Koné" } },
    });
    expect(await ask("Informations du témoin")).toMatchObject({ status: 404 });
  });
});

describe("saving a person of the couple", () => {
  it("stores them with their civility and their number in E.164, at version 1", async () => {
    const member = await registerCouple(app);
    expect(await save(member, { civility: "Monsieur", phone_number_2: "05 01 02 03 04" })).toEqual({
      status: 200,
      body: {
        success: true,
        message: "Informations enregistrées avec succès !",
        customer_id: member.customerId,
        data: {
          id: BRIDE,
          code: "bride",
          name: "Informations de la fiancée",
          gender: "F",
          civilities: ["Mlle"],
          optional: false,
          remembered: false,
          proposed: null,
          pivot: {
            ...person,
            event_id: member.eventId,
            married_id: BRIDE,
            civility: "Mlle",
            phone_number_1: "+2250701020304",
            phone_number_2: "+2250501020304",
            born_on: null,
            died_on: null,
            known_as: null,
            families: null,
            image: null,
            version: 1,
          },
        },
      },
    });
  });

  it.each([
    ["last_name", { last_name: "" }, "Ce champ est requis"],
    ["given_names", { given_names: " " }, "Ce champ est requis"],
    ["email", { email: "" }, "Ce champ est requis"],
    ["phone_number_1", { phone_number_1: "" }, "Ce champ est requis"],
    ["given_names", { given_names: "4wa" }, "Veuillez n’utiliser que des lettres et des espaces"],
    ["email", { email: "awa@" }, "Veuillez entrer une adresse email valide"],
    [
      "phone_number_1",
      { phone_number_1: "701020304" },
      "Veuillez entrer un numéro de téléphone valide (ex: +(225) 07 01 02 03 04)",
    ],
    [
      "phone_number_2",
      { phone_number_2: "12" },
      "Veuillez entrer un numéro de téléphone valide (ex: +(225) 07 01 02 03 04)",
    ],
  ])("refuses a wrong %s at its field", async (field, wrong, message) => {
    const member = await registerCouple(app);
    expect(await save(member, wrong)).toMatchObject({
      status: 422,
      body: { success: false, errors: { [field]: [message] } },
    });
    expect(await pivots(member)).toEqual([null, null]);
  });

  it("stores the photo until another replaces it, and deletes the one replaced", async () => {
    const member = await registerCouple(app);
    const withPhoto = async (bytes?: Uint8Array | string) => {
      const body = new FormData();
      const fields = { event_id: member.eventId, married_id: BRIDE, ...person };
      for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
      if (bytes !== undefined) body.append("image", upload(bytes));
      return app.call("POST", "/api/v1/marrieds/events", { token: member.token, body });
    };
    const stored = () => app.db.select({ id: files.id }).from(files);
    const address = async () => String((await pivots(member))[1]?.image).split("?")[0];

    await withPhoto(await picture("jpeg"));
    const first = await address();
    expect(first).toMatch(/^\/files\/[0-9a-f-]{36}$/);
    await withPhoto();
    expect(await address()).toBe(first);
    expect(await withPhoto("pas une photo")).toMatchObject({
      status: 422,
      body: { errors: { image: ["Veuillez sélectionner une image"] } },
    });
    const before = await stored();
    await withPhoto(await picture("png"));
    expect(await address()).not.toBe(first);
    expect(await stored()).toHaveLength(before.length);
  });
});

describe("saving the page of the couple", () => {
  const both = (groom: object = {}, bride: object = {}) => [
    { married_id: GROOM, ...person, ...groom },
    { married_id: BRIDE, ...person, ...bride },
  ];

  it("stores both persons", async () => {
    const member = await registerCouple(app);
    expect(await saveAll(member, both({ given_names: "Koffi" }))).toMatchObject({
      status: 200,
      body: {
        customer_id: member.customerId,
        data: [
          { pivot: { civility: "M", given_names: "Koffi" } },
          { pivot: { civility: "Mlle", given_names: "Éloïse-Aïcha" } },
        ],
      },
    });
  });

  it("stores none when one is refused, and names the field with its person", async () => {
    const member = await registerCouple(app);
    expect(await saveAll(member, both({}, { email: "non" }))).toMatchObject({
      status: 422,
      body: { errors: { "persons.1.email": ["Veuillez entrer une adresse email valide"] } },
    });
    expect(await saveAll(member, both({ phone_number_1: "12" }))).toMatchObject({
      status: 422,
      body: { errors: { "persons.0.phone_number_1": [expect.any(String)] } },
    });
    expect(await pivots(member)).toEqual([null, null]);
  });

  it("stores none when somebody changed one meanwhile, nor a photo of the refused save", async () => {
    const member = await registerCouple(app);
    await saveAll(member, both());
    const before = await app.db.select({ id: files.id }).from(files);
    const body = new FormData();
    body.append("event_id", String(member.eventId));
    both({ given_names: "Yao", version: 1 }, { given_names: "Aya", version: 0 }).forEach(
      (one, index) => {
        for (const [name, value] of Object.entries(one))
          body.append(`persons[${index}][${name}]`, String(value));
      },
    );
    body.append("persons[0][image]", upload(await picture("png")));
    const path = "/api/v1/marrieds/events-all";
    expect(await app.call("POST", path, { token: member.token, body })).toMatchObject({
      status: 409,
      body: { success: false, message: expect.stringContaining("Quelqu’un d’autre") },
    });
    expect(await pivots(member)).toMatchObject([
      { given_names: person.given_names, version: 1 },
      { given_names: person.given_names, version: 1 },
    ]);
    expect(await app.db.select({ id: files.id }).from(files)).toEqual(before);
  });

  it("lets one of two saves of the same version through, and refuses the other", async () => {
    const member = await registerCouple(app);
    await saveAll(member, both());
    for (let version = 1; version <= 8; version += 1) {
      const named = (given_names: string) =>
        both({ given_names, version }, { given_names, version });
      const rivals = [
        named(version % 2 ? "Yao" : "Ali"),
        named(version % 2 ? "Aya" : "Eva").reverse(),
      ];
      const answers = await Promise.all(rivals.map((persons) => saveAll(member, persons)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    expect(await pivots(member)).toMatchObject([{ version: 9 }, { version: 9 }]);
  });

  it("lets one of two first saves through", async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await registerCouple(app);
      const rivals = ["Yao", "Ali", "Aya"].map((given_names) =>
        save(member, { given_names, version: 0 }),
      );
      const answers = await Promise.all(rivals);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
  });

  it("refuses a place that is sent twice", async () => {
    const member = await registerCouple(app);
    expect(await saveAll(member, [...both(), ...both()])).toMatchObject({
      status: 422,
      body: { errors: { "persons.2.married_id": [expect.any(String)] } },
    });
  });

  it("refuses a place of another type of event", async () => {
    const member = await registerCouple(app);
    expect(await save(member, { married_id: 3 })).toMatchObject({ status: 404 });
  });
});

describe("the couple of somebody else", () => {
  const calls = (eventId: number): [string, string, unknown?][] => [
    ["GET", `/api/v1/marrieds-by-event/${eventId}`],
    [
      "POST",
      "/api/v1/marrieds-by-name",
      { event_id: eventId, married_name: "Informations du fiancé" },
    ],
    ["POST", "/api/v1/marrieds/events", { event_id: eventId, married_id: BRIDE, ...person }],
    [
      "POST",
      "/api/v1/marrieds/events-all",
      { event_id: eventId, persons: [{ married_id: BRIDE, ...person }] },
    ],
  ];

  it("is closed to strangers, to other customers and to the unverified", async () => {
    const awa = await registerCouple(app);
    const koffi = await registerCouple(app);
    const newcomer = await registerUnverified(app);
    for (const [method, path, body] of calls(awa.eventId)) {
      expect((await app.call(method, path, { body })).status).toBe(401);
      expect((await app.call(method, path, { body, token: koffi.token })).status).toBe(404);
    }
    for (const [method, path, body] of calls(newcomer.eventId))
      expect(await app.call(method, path, { body, token: newcomer.token })).toMatchObject({
        status: 403,
        body: { message: "Veuillez activer votre compte pour accéder à votre carnet." },
      });
    expect(await pivots(awa)).toEqual([null, null]);
  });
});
