import type { CommitteeMember } from "@jdj/contract/notebook/committee";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { files } from "../../files/tables.ts";

const app = testApp();

const PCO = 1;
const VICE = 2;
const person = {
  restricted_committee_id: PCO,
  civility: "Monsieur",
  last_name: "Kouadio",
  given_names: "Jean-Marc",
  email: "",
  phone_number_1: "+(225) 07 01 02 03 04",
  phone_number_2: "",
};

const save = (member: CastMember, fields: object = {}) =>
  app.call("POST", "/api/v1/restricted-committees/events", {
    token: member.token,
    body: { event_id: member.eventId, ...person, ...fields },
  });

const saveAll = (member: CastMember, members: object[]) =>
  app.call("POST", "/api/v1/restricted-committees/events-all", {
    token: member.token,
    body: { event_id: member.eventId, members },
  });

async function committeeOf({ token, eventId }: CastMember): Promise<CommitteeMember[]> {
  const path = `/api/v1/restricted-committees-by-event/${eventId}`;
  return (await app.call("GET", path, { token })).body as CommitteeMember[];
}

const pivots = async (member: CastMember) =>
  (await committeeOf(member)).slice(0, 2).map(({ pivot }) => pivot);

describe("the committee of an event", () => {
  it("shows its places, the PCO first, empty at first", async () => {
    const member = await registerCouple(app);
    const committee = await committeeOf(member);
    expect(committee[0]).toEqual({
      id: PCO,
      name: "Informations du PCO",
      gender: "M",
      own: null,
      pivot: null,
    });
    expect(committee.length).toBeGreaterThan(3);
  });

  it("finds one place by its label", async () => {
    const member = await registerCouple(app);
    await save(member);
    const ask = (restricted_committee_name: string) =>
      app.call("POST", "/api/v1/restricted-committees-by-name", {
        token: member.token,
        body: { event_id: member.eventId, restricted_committee_name },
      });
    expect(await ask("informations du pco")).toMatchObject({
      status: 200,
      body: { id: PCO, pivot: { last_name: "Kouadio" } },
    });
    expect(await ask("Informations du chauffeur")).toMatchObject({ status: 404 });
  });
});

describe("saving a member of the committee", () => {
  it("stores them with their civility and number, without an e-mail if there is none", async () => {
    const member = await registerCouple(app);
    expect(await save(member)).toEqual({
      status: 200,
      body: {
        success: true,
        message: "Informations enregistrées avec succès !",
        customer_id: member.customerId,
        data: {
          id: PCO,
          name: "Informations du PCO",
          gender: "M",
          own: null,
          pivot: {
            event_id: member.eventId,
            restricted_committee_id: PCO,
            civility: "M",
            last_name: "Kouadio",
            given_names: "Jean-Marc",
            email: null,
            phone_number_1: "+2250701020304",
            phone_number_2: null,
            image: null,
            version: 1,
          },
        },
      },
    });
  });

  it.each([
    ["civility", { civility: "" }, "Ce champ est requis"],
    ["last_name", { last_name: " " }, "Ce champ est requis"],
    ["given_names", { given_names: "" }, "Ce champ est requis"],
    ["email", { email: "jean@" }, "Veuillez entrer une adresse email valide"],
    ["phone_number_1", { phone_number_1: "" }, "Ce champ est requis"],
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
  ])("refuses a wrong %s: %o", async (field, wrong, message) => {
    const member = await registerCouple(app);
    expect(await save(member, wrong)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
    expect(await pivots(member)).toEqual([null, null]);
  });

  it("refuses a place that the type of event does not have", async () => {
    const strange = { restricted_committee_id: 999_999 };
    expect(await save(await registerCouple(app), strange)).toMatchObject({ status: 404 });
  });

  it("stores the photo until another replaces it, and deletes it with its member", async () => {
    const member = await registerCouple(app);
    const withPhoto = async (bytes?: Uint8Array | string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ event_id: member.eventId, ...person }))
        body.append(name, String(value));
      if (bytes !== undefined) body.append("image", upload(bytes));
      return app.call("POST", "/api/v1/restricted-committees/events", {
        token: member.token,
        body,
      });
    };
    const address = async () => String((await pivots(member))[0]?.image).split("?")[0];
    const stored = () => app.db.select({ id: files.id }).from(files);

    await withPhoto(await picture("jpeg"));
    const first = await address();
    expect(first).toMatch(/^\/files\/[0-9a-f-]{36}$/);
    await withPhoto();
    expect(await address()).toBe(first);
    // The same photo again, as a save whose answer was lost sends it.
    await withPhoto(await picture("jpeg"));
    expect(await address()).toBe(first);
    expect(await withPhoto("pas une photo")).toMatchObject({
      status: 422,
      body: { errors: { image: ["Veuillez sélectionner une image"] } },
    });
    const before = (await stored()).length;
    await withPhoto(await picture("png"));
    expect(await address()).not.toBe(first);
    expect(await stored()).toHaveLength(before);
    const path = `/api/v1/restricted-committees/events/${member.eventId}/${PCO}`;
    expect(await app.call("DELETE", path, { token: member.token })).toMatchObject({
      status: 200,
      body: { customer_id: member.customerId },
    });
    expect(await stored()).toHaveLength(before - 1);
    expect(await app.call("DELETE", path, { token: member.token })).toMatchObject({
      status: 404,
    });
  });
});

describe("saving the page of the committee", () => {
  const both = (pco: object = {}, vice: object = {}) => [
    { ...person, ...pco },
    { ...person, restricted_committee_id: VICE, ...vice },
  ];

  it("stores all members, or none when one is refused", async () => {
    const member = await registerCouple(app);
    expect(await saveAll(member, both({}, { last_name: "" }))).toMatchObject({
      status: 422,
      body: { errors: { "members.1.last_name": ["Ce champ est requis"] } },
    });
    expect(await saveAll(member, both({}, { phone_number_1: "12" }))).toMatchObject({
      status: 422,
      body: { errors: { "members.1.phone_number_1": [expect.any(String)] } },
    });
    expect(await pivots(member)).toEqual([null, null]);
    expect(await saveAll(member, both())).toMatchObject({ status: 200 });
    expect(await pivots(member)).toMatchObject([{ version: 1 }, { version: 1 }]);
  });

  it("refuses a place sent twice", async () => {
    const member = await registerCouple(app);
    const twice = [person, person];
    expect(await saveAll(member, twice)).toMatchObject({
      status: 422,
      body: { errors: { "members.1.restricted_committee_id": [expect.any(String)] } },
    });
  });

  it("stores none when somebody changed one meanwhile", async () => {
    const member = await registerCouple(app);
    await saveAll(member, both());
    const late = both({ given_names: "Yao", version: 1 }, { given_names: "Ali", version: 0 });
    expect(await saveAll(member, late)).toMatchObject({ status: 409 });
    expect(await pivots(member)).toMatchObject([
      { given_names: "Jean-Marc", version: 1 },
      { given_names: "Jean-Marc", version: 1 },
    ]);
  });

  it("lets one of two saves of the same version through", async () => {
    const member = await registerCouple(app);
    const names = ["Yao", "Ali"];
    for (let version = 0; version < 6; version += 1) {
      const rivals = names.map((name) =>
        save(member, { given_names: `${name} ${version}`, version }),
      );
      const statuses = (await Promise.all(rivals)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
    }
  });
});
