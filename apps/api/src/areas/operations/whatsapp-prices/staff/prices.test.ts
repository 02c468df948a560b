import { consoleMessages } from "@jdj/contract/console/messages";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../testing/app.ts";
import { asRole } from "../../../../testing/console.ts";

const app = testApp();

interface Priced {
  id: string;
  to_check: boolean;
  current: { id: number; category: string; cost_fcfa: number; from: string }[];
  next: { id: number; category: string; cost_fcfa: number }[];
  past: { category: string; cost_fcfa: number }[];
}

let count = 0;
async function finance() {
  count += 1;
  const { call } = await asRole(app, "finance", `finance${count}@exemple.test`);
  const read = async (id: string) => (await call("GET", `whatsapp-prices/${id}`)).body as Priced;
  const add = (fields: object) =>
    call("POST", "whatsapp-prices", {
      ...{ country: "SN", category: "marketing", cost_fcfa: 13.44, from: "2026-12-01", source: "" },
      ...fields,
    });
  return { call, read, add };
}

describe("the prices of WhatsApp", () => {
  it("are listed by country, ours first and all others last, to be checked at first", async () => {
    const { call } = await finance();
    const { items } = (await call("GET", "whatsapp-prices?per_page=100")).body as {
      items: Priced[];
    };
    expect(items.at(0)).toMatchObject({ id: "CI", name: "Côte d’Ivoire", to_check: true });
    expect(items.at(-1)).toMatchObject({ id: "ZZ", name: "Autres pays", calling_code: null });
    expect(items[0]?.current).toMatchObject([
      { category: "marketing", cost_fcfa: 12.6 },
      { category: "utility", cost_fcfa: 2.24 },
      { category: "authentication", cost_fcfa: 2.24 },
      { category: "service", cost_fcfa: 2.24, from: "2026-10-01" },
    ]);
  });

  it("change on their day, and the former stays as history", async () => {
    const { read, add } = await finance();
    expect((await add({ country: "TG" })).body).toMatchObject({
      next: [{ cost_fcfa: 13.44, from: "2026-12-01", source: null }],
    });
    expect((await read("TG")).current[0]).toMatchObject({ cost_fcfa: 12.6 });
    app.wait(12 * 86_400);
    const later = await (await finance()).read("TG");
    expect(later.current[0]).toMatchObject({ category: "marketing", cost_fcfa: 13.44 });
    expect(later.next).toEqual([]);
    expect(later.past).toMatchObject([{ cost_fcfa: 12.6 }, { category: "service", cost_fcfa: 0 }]);
    app.wait(-12 * 86_400);
  });

  it("of a country without any begin on the day that staff give", async () => {
    const { call, read, add } = await finance();
    expect((await call("GET", "whatsapp-prices/JP")).status).toBe(404);
    expect((await add({ country: "JP", from: "2026-11-20" })).status).toBe(200);
    expect(await read("JP")).toMatchObject({ current: [{ cost_fcfa: 13.44 }], to_check: false });
  });

  it("are refused at their fields", async () => {
    const { add } = await finance();
    const errors = async (fields: object) =>
      ((await add(fields)).body as { errors: unknown }).errors;
    for (const country of [null, "", "XX", "ci"])
      expect(await errors({ country })).toEqual({
        country: [consoleMessages.whatsAppCountryUnknown],
      });
    expect(await errors({ category: null })).toEqual({
      category: [consoleMessages.whatsAppCategoryRequired],
    });
    for (const cost_fcfa of [null, "dix", -1, 10_001, 1.2345])
      expect(await errors({ cost_fcfa })).toEqual({
        cost_fcfa: [consoleMessages.whatsAppCostWrong],
      });
    expect(await errors({ from: "2026-11-19" })).toEqual({ from: [consoleMessages.dateInPast] });
    expect(await errors({ from: "demain" })).toMatchObject({ from: [expect.any(String)] });
    await add({ from: "2027-02-01" });
    expect(await errors({ from: "2027-02-01", cost_fcfa: 1 })).toEqual({
      from: [consoleMessages.whatsAppPriceThatDay],
    });
  });

  it("that are to come are taken back, those that hold are not", async () => {
    const { call, read, add } = await finance();
    await add({ country: "ML" });
    const { current, next } = await read("ML");
    const path = "whatsapp-prices/ML/prices";
    expect((await call("DELETE", `${path}/${current[0]?.id}`)).status).toBe(404);
    const other = `whatsapp-prices/CI/prices/${next[0]?.id}`;
    expect((await call("DELETE", other)).status).toBe(404);
    expect((await call("DELETE", `${path}/${next[0]?.id}`)).status).toBe(200);
    expect((await call("DELETE", `${path}/${next[0]?.id}`)).status).toBe(404);
    expect((await read("ML")).next).toEqual([]);
  });

  it("are confirmed once, and stay what they are", async () => {
    const { call, read } = await finance();
    const before = await read("GH");
    expect((await call("POST", "whatsapp-prices/GH/confirm")).status).toBe(200);
    const after = await read("GH");
    expect(after.to_check).toBe(false);
    expect(after.current.map(({ cost_fcfa }) => cost_fcfa)).toEqual(
      before.current.map(({ cost_fcfa }) => cost_fcfa),
    );
    expect((await call("POST", "whatsapp-prices/GH/confirm")).status).toBe(200);
    expect((await call("POST", "whatsapp-prices/JM/confirm")).status).toBe(404);
    const admin = await asRole(app, "admin", "admin-prices@exemple.test");
    expect(
      (await admin.call("GET", "audit?resource=whatsapp-prices&record_id=GH")).body,
    ).toMatchObject({
      items: [{ action: "whatsapp-prices.confirm" }],
    });
  });

  it("are no matter of support, nor of customers", async () => {
    const { call } = await asRole(app, "support", "support-prices@exemple.test");
    for (const path of ["whatsapp-prices", "whatsapp-prices/CI", "whatsapp-countries"])
      expect((await call("GET", path)).status).toBe(403);
    expect((await call("POST", "whatsapp-prices/CI/confirm")).status).toBe(403);
    expect((await app.call("GET", "/api/v1/console/whatsapp-prices")).status).toBe(401);
  });
});
