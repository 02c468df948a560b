import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { files } from "../../files/tables.ts";

const app = testApp();

const koffi = { married_id: 1, last_name: "Aka", given_names: "Koffi" };
const awa = { married_id: 2, last_name: "Koné", given_names: "Awa" };
const path = "/api/v1/marrieds/events-all";

/** A person of the page of whom nothing is written, as its form sends them. */
const nobody = (married_id: number, version = 0) => ({
  married_id,
  civility: "Monsieur",
  last_name: "",
  given_names: " ",
  email: "",
  phone_number_1: "",
  phone_number_2: "",
  version,
});

const saveAll = (member: CastMember, persons: object[]) =>
  app.call("POST", path, { token: member.token, body: { event_id: member.eventId, persons } });

async function couple({ token, eventId }: CastMember) {
  const { body } = await app.call("GET", `/api/v1/marrieds-by-event/${eventId}`, { token });
  return body as { id: number; code: string; pivot: Record<string, unknown> | null }[];
}

const pivots = async (member: CastMember) => (await couple(member)).map(({ pivot }) => pivot);

describe("a couple of whom nobody is stored", () => {
  const proposed = async (member: CastMember) =>
    (await couple(member)).map((place) => Reflect.get(place, "proposed"));

  it("begins with the account of who registered, in their own place", async () => {
    const member = await registerCouple(app);
    const account = {
      fills: true,
      civility: "Mlle",
      last_name: "Kouassi",
      given_names: "Awa",
      email: member.email,
      phone_number_1: null,
      phone_number_2: null,
    };
    expect(await proposed(member)).toEqual([null, account]);
    await saveAll(member, [koffi]);
    expect(await proposed(member)).toEqual([null, null]);
  });

  it("is only offered the account where it may be another's feast", async () => {
    const birthday = await registerCouple(app, { event_type_id: 2 });
    expect(await proposed(birthday)).toMatchObject([{ fills: false, given_names: "Awa" }]);
    const brunch = await registerCouple(app, { event_type_id: 4 });
    expect(await proposed(brunch)).toMatchObject([{ fills: true, civility: "Mlle" }]);
  });
});

describe("a couple of whom little is known", () => {
  it("is saved by names alone, by the page and by the specified call", async () => {
    const member = await registerCouple(app);
    expect(await saveAll(member, [koffi, awa])).toMatchObject({ status: 200 });
    const known = { email: null, phone_number_1: null, phone_number_2: null };
    expect(await pivots(member)).toMatchObject([known, known]);
    const body = { event_id: member.eventId, ...koffi, phone_number_1: "07 01 02 03 04" };
    expect(
      await app.call("POST", "/api/v1/marrieds/events", { token: member.token, body }),
    ).toMatchObject({ status: 200 });
    expect((await pivots(member))[0]).toMatchObject({
      email: null,
      phone_number_1: "+2250701020304",
    });
  });

  it("is saved with one person, while the other stays empty", async () => {
    const member = await registerCouple(app);
    const persons = [nobody(1), { ...awa, phone_number_1: "07 01 02 03 04", version: 0 }];
    expect(await saveAll(member, persons)).toMatchObject({ status: 200 });
    expect(await pivots(member)).toMatchObject([null, { given_names: "Awa", version: 1 }]);
  });

  it("is refused while nothing is written of anybody", async () => {
    const member = await registerCouple(app);
    expect(await saveAll(member, [nobody(1), nobody(2)])).toMatchObject({
      status: 422,
      body: {
        errors: {
          "persons.0.last_name": ["Ce champ est requis"],
          "persons.0.given_names": ["Ce champ est requis"],
        },
      },
    });
  });

  it("needs both names of whoever has a number, and stores neither person", async () => {
    const member = await registerCouple(app);
    const begun = { ...nobody(1), given_names: "Koffi", phone_number_1: "07 01 02 03 04" };
    expect(await saveAll(member, [begun, awa])).toMatchObject({
      status: 422,
      body: { errors: { "persons.0.last_name": ["Ce champ est requis"] } },
    });
    expect(await pivots(member)).toEqual([null, null]);
  });

  it("reports every error at once: of names, addresses and numbers, of both persons", async () => {
    const member = await registerCouple(app);
    const persons = [
      { ...koffi, last_name: "Aka 2", phone_number_1: "07 01", phone_number_2: "12" },
      { ...awa, email: "awa@", phone_number_1: "99 99 99 99 99" },
    ];
    const { status, body } = await saveAll(member, persons);
    expect([status, Object.keys((body as { errors: object }).errors).sort()]).toEqual([
      422,
      [
        "persons.0.last_name",
        "persons.0.phone_number_1",
        "persons.0.phone_number_2",
        "persons.1.email",
        "persons.1.phone_number_1",
      ],
    ]);
  });
});

describe("a person who is emptied on the page", () => {
  it("leaves the event, with their photo", async () => {
    const member = await registerCouple(app);
    const body = new FormData();
    body.append("event_id", String(member.eventId));
    for (const [name, value] of Object.entries(koffi))
      body.append(`persons[0][${name}]`, String(value));
    body.append("persons[0][image]", upload(await picture("jpeg")));
    const before = await app.db.select({ id: files.id }).from(files);
    expect((await app.call("POST", path, { token: member.token, body })).status).toBe(200);
    expect(await saveAll(member, [nobody(1, 1), { ...awa, version: 0 }])).toMatchObject({
      status: 200,
    });
    expect(await pivots(member)).toMatchObject([null, { given_names: "Awa" }]);
    expect(await app.db.select({ id: files.id }).from(files)).toEqual(before);
  });

  it("stays when somebody changed them meanwhile", async () => {
    const member = await registerCouple(app);
    await saveAll(member, [koffi]);
    await saveAll(member, [{ ...koffi, given_names: "Yao", version: 1 }]);
    expect(await saveAll(member, [nobody(1, 1)])).toMatchObject({ status: 409 });
    expect((await pivots(member))[0]).toMatchObject({ given_names: "Yao" });
  });

  it("stays when they were written meanwhile, and were never shown", async () => {
    const member = await registerCouple(app);
    await saveAll(member, [koffi]);
    expect(await saveAll(member, [nobody(1, 0), awa])).toMatchObject({ status: 200 });
    expect((await pivots(member))[0]).toMatchObject({ given_names: "Koffi" });
  });
});

describe("the celebrated persons of other events", () => {
  const register = async (event_type_id: number) => {
    const member = await registerCouple(app, { event_type_id });
    return { member, places: await couple(member) };
  };

  it("have their civility asked where the template does not know it", async () => {
    const { member, places } = await register(2);
    const someone = { married_id: places[0]?.id, last_name: "Aka", given_names: "Koffi" };
    expect(await saveAll(member, [someone])).toMatchObject({
      status: 422,
      body: { errors: { "persons.0.civility": ["Ce champ est requis"] } },
    });
    await saveAll(member, [{ ...someone, civility: "Monsieur" }]);
    expect(await pivots(member)).toMatchObject([{ civility: "M", email: null }]);
  });

  it("are at a christening the child, whose parents may be missing, and a mother is Madame", async () => {
    const { member, places } = await register(3);
    expect(places).toMatchObject([
      { code: "child", optional: false },
      { code: "father", optional: true },
      { code: "mother", optional: true, civilities: ["Mme", "Mlle"] },
    ]);
    const [child, , mother] = places.map(({ id }) => ({ married_id: id, last_name: "Aka" }));
    const persons = [
      { ...child, given_names: "Yann", civility: "M" },
      { ...mother, given_names: "Awa" },
    ];
    expect(await saveAll(member, persons)).toMatchObject({ status: 200 });
    expect(await pivots(member)).toMatchObject([
      { civility: "M", given_names: "Yann" },
      null,
      { civility: "Mme", given_names: "Awa" },
    ]);
  });
});
