import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { townHalls } from "../tables.ts";

const app = testApp();

interface Hall {
  id: number;
  version: number;
  district_id: number;
  photos: { path: string; caption: string; on_top: boolean }[];
}

const common = {
  name: "Mairie de Cocody",
  town: "Cocody",
  shown: true,
  address: "Boulevard de France",
  email: null,
  phone_numbers: "07 01 02 03 04; +225 05 01 02 03 04",
  website_link: null,
  generalities: "<p>Ouverte le matin.</p>",
  supplementary_conditions: null,
  note_well: "",
  ...{ latitude: 5.354, longitude: -3.986, wiki_link: null, archived: false },
  costs: [
    { label: "Samedi", amount: 25_000 },
    { label: "Lundi à jeudi", amount: 10_000 },
  ],
  checked_on: "2026-11-20",
};

async function cocody(email: string) {
  const editor = await asRole(app, "editor", email);
  const { body } = await editor.call("GET", "town-halls?q=COCÔDY");
  const { items: rows } = body as { items: Hall[] };
  const [hall] = rows;
  if (!hall) throw new Error("Cocody is in the directory");
  const form = { ...common, district_id: hall.district_id, photos: hall.photos };
  return { ...editor, ...hall, form };
}

describe("a town hall", () => {
  it("is changed for its visitors at once, with its prices as rows", async () => {
    const { call, id, version, form } = await cocody("e1@exemple.test");
    expect(await call("PUT", `town-halls/${id}`, { ...form, version })).toMatchObject({
      status: 200,
      body: {
        phone_numbers: "+2250701020304;+2250501020304",
        costs: form.costs,
        demonstration: false,
        version: version + 1,
      },
    });
    const shown = await app.call("GET", `/town-halls/${id}`);
    expect(JSON.stringify(shown.body)).toContain("Samedi:25000;Lundi à jeudi:10000");
    expect((await call("PUT", `town-halls/${id}`, { ...form, version })).status).toBe(409);
    const admin = await asRole(app, "admin", "a1@exemple.test");
    expect(
      (await admin.call("GET", `audit?resource=town-halls&record_id=${id}`)).body,
    ).toMatchObject({
      items: [{ action: "town-halls.update", after: { checkedOn: "2026-11-20" } }],
    });
  });

  it("keeps numbers that nobody changed, also invented ones", async () => {
    const { call, id, form } = await cocody("e3@exemple.test");
    await app.db
      .update(townHalls)
      .set({ phoneNumbers: "+2250000000011" })
      .where(eq(townHalls.id, id));
    const { version } = (await call("GET", `town-halls/${id}`)).body as { version: number };
    const change = { ...form, version, phone_numbers: "+2250000000011" };
    expect((await call("PUT", `town-halls/${id}`, change)).status).toBe(200);
  });

  it("is refused at the field with HTML that may harm, a wrong number and a wrong price", async () => {
    const { call, id, version, form } = await cocody("e2@exemple.test");
    const save = (changed: object) =>
      call("PUT", `town-halls/${id}`, { ...form, version, ...changed });
    expect(await save({ generalities: "<script>x</script>", phone_numbers: "12" })).toMatchObject({
      status: 422,
      body: { errors: { generalities: [expect.any(String)], phone_numbers: [expect.any(String)] } },
    });
    for (const costs of [
      [{ label: "", amount: 5 }],
      [{ label: "a;b", amount: 5 }],
      [{ label: "a", amount: 0 }],
    ])
      expect((await save({ costs })).status).toBe(422);
    expect((await call("PUT", "town-halls/999999", { ...form, version: 1 })).status).toBe(404);
  });

  it("has pictures in an order, one of them on top", async () => {
    const { call, id, photos, form } = await cocody("e4@exemple.test");
    const sent = new FormData();
    sent.set("file", upload(await picture("jpeg", { width: 800, height: 400 })));
    const { path } = (await call("POST", "pictures", sent)).body as { path: string };
    const [facade, hall] = photos;
    const own = { path, caption: "La salle, un samedi", on_top: true };
    const chosen = [{ ...hall, on_top: false }, own, { ...facade, on_top: false }];
    const version = async () => ((await call("GET", `town-halls/${id}`)).body as Hall).version;
    const save = async (list: unknown[]) =>
      call("PUT", `town-halls/${id}`, { ...form, photos: list, version: await version() });
    expect(await save(chosen)).toMatchObject({ status: 200, body: { photos: chosen } });
    const shown = (await app.call("GET", `/town-halls/${id}`)).body;
    expect(shown).toMatchObject({
      photos: [{}, { path, on_top: true, width: 800, height: 400 }, {}],
    });
    for (const wrong of [
      chosen.map((photo) => ({ ...photo, on_top: true })),
      chosen.map((photo) => ({ ...photo, on_top: false })),
      [own, { ...own, on_top: false }],
      [{ ...own, path: "https://ailleurs.test/a.png" }],
    ])
      expect(await save(wrong)).toMatchObject({
        status: 422,
        body: { errors: { photos: [expect.any(String)] } },
      });
  });

  it("that is archived leaves the directory and the list, and comes back", async () => {
    const { call, id, form } = await cocody("e5@exemple.test");
    const { version } = (await call("GET", `town-halls/${id}`)).body as Hall;
    await call("PUT", `town-halls/${id}`, { ...form, version, archived: true });
    expect((await app.call("GET", `/town-halls/${id}`)).status).toBe(404);
    const names = JSON.stringify((await app.call("GET", "/api/v1/towns-names")).body);
    expect(names).not.toContain("Cocody");
    const list = async (query: string) =>
      ((await call("GET", `town-halls?${query}`)).body as { items: Hall[] }).items.length;
    expect([await list("q=cocody"), await list("q=cocody&archived=true")]).toEqual([0, 1]);
    await call("PUT", `town-halls/${id}`, { ...form, version: version + 1, archived: false });
    expect((await app.call("GET", `/town-halls/${id}`)).status).toBe(200);
  });

  it("is created with its drawn pictures, once for each code", async () => {
    const { call, form, district_id } = await cocody("e6@exemple.test");
    const hall = { ...form, town: "Île Boulay", name: "Mairie d’Île Boulay", district_id };
    const added = await call("POST", "town-halls", hall);
    expect(added).toMatchObject({
      status: 200,
      body: { code: "ile-boulay", demonstration: false },
    });
    const { id } = added.body as Hall;
    const shown = (await app.call("GET", `/town-halls/${id}`)).body as { photos: unknown[] };
    expect(shown.photos).toHaveLength(5);
    expect(await call("POST", "town-halls", hall)).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
    expect((await call("POST", "town-halls", { ...hall, latitude: 91 })).status).toBe(422);
    const elsewhere = { ...hall, code: "ile", district_id: 999_999 };
    expect((await call("POST", "town-halls", elsewhere)).status).toBe(404);
    const support = await asRole(app, "support", "s1@exemple.test");
    expect((await support.call("POST", "town-halls", hall)).status).toBe(403);
  });
});
