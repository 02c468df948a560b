import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";
import { townHalls } from "../../town-halls/tables.ts";

const app = testApp();

const form = {
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
  costs: [
    { label: "Samedi", amount: 25_000 },
    { label: "Lundi à jeudi", amount: 10_000 },
  ],
  checked_on: "2026-11-20",
};

async function cocody(email: string) {
  const editor = await asRole(app, "editor", email);
  const { body } = await editor.call("GET", "town-halls?q=COCÔDY");
  const { rows } = body as { rows: { id: number; version: number }[] };
  return { ...editor, id: rows[0]?.id ?? 0, version: rows[0]?.version ?? 0 };
}

describe("a town hall", () => {
  it("is changed for its visitors at once, with its prices as rows", async () => {
    const { call, id, version } = await cocody("e1@exemple.test");
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
      rows: [{ action: "town-halls.update", after: { checkedOn: "2026-11-20" } }],
    });
  });

  it("keeps numbers that nobody changed, also invented ones", async () => {
    const { call, id } = await cocody("e3@exemple.test");
    await app.db
      .update(townHalls)
      .set({ phoneNumbers: "+2250000000011" })
      .where(eq(townHalls.id, id));
    const { version } = (await call("GET", `town-halls/${id}`)).body as { version: number };
    const change = { ...form, version, phone_numbers: "+2250000000011" };
    expect((await call("PUT", `town-halls/${id}`, change)).status).toBe(200);
  });

  it("is refused at the field with HTML that may harm, a wrong number and a wrong price", async () => {
    const { call, id, version } = await cocody("e2@exemple.test");
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
});
