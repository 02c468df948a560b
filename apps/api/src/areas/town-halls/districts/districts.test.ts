import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";

const app = testApp();

const editor = (email: string) => asRole(app, "editor", email);
const shown = async (path: string) => JSON.stringify((await app.call("GET", path)).body);

describe("a district", () => {
  it("is added, renamed and hidden with its town halls, seen at once", async () => {
    const { call } = await editor("e1@exemple.test");
    const place = { name: "Lagunes du Sud", shown: true, position: 90 };
    const added = await call("POST", "districts", { ...place, country_id: 1 });
    expect(added).toMatchObject({ status: 200, body: { halls: 0, version: 1 } });
    const { id } = added.body as { id: number };
    expect(await shown("/api/v1/countries/1")).toContain("Lagunes du Sud");
    const change = { ...place, name: "Grand Sud", version: 1 };
    expect((await call("PUT", `districts/${id}`, change)).status).toBe(200);
    expect((await call("PUT", `districts/${id}`, change)).status).toBe(409);
    expect((await call("PUT", "districts/999999", change)).status).toBe(404);
    await call("PUT", `districts/${id}`, { ...change, shown: false, version: 2 });
    expect(await shown("/api/v1/countries/1")).not.toContain("Grand Sud");
    const admin = await asRole(app, "admin", "a1@exemple.test");
    const log = (await admin.call("GET", `audit?resource=districts&record_id=${id}`)).body;
    expect((log as { items: unknown[] }).items).toHaveLength(3);
  });

  it("has a name of its own in its country, and a country", async () => {
    const { call } = await editor("e2@exemple.test");
    const place = { name: "abidjan", shown: true, position: 90, country_id: 1 };
    expect(await call("POST", "districts", place)).toMatchObject({
      status: 422,
      body: { errors: { name: ["Ce pays a déjà un district de ce nom"] } },
    });
    expect((await call("POST", "districts", { ...place, name: "X", country_id: 99 })).status).toBe(
      404,
    );
    expect((await call("POST", "districts", { ...place, name: " " })).status).toBe(422);
    const support = await asRole(app, "support", "s1@exemple.test");
    expect((await support.call("POST", "districts", place)).status).toBe(403);
  });
});

describe("a country", () => {
  it("is added once, and hidden with all that is in it", async () => {
    const { call } = await editor("e3@exemple.test");
    const place = { name: "Ghana", code: "gh", shown: true, position: 5 };
    const added = await call("POST", "countries", place);
    expect(added).toMatchObject({ status: 200, body: { code: "GH", districts: 0 } });
    expect(await shown("/api/v1/countries")).toContain("Ghana");
    expect(await call("POST", "countries", place)).toMatchObject({
      status: 422,
      body: { errors: { code: ["Ce pays existe déjà"] } },
    });
    const { id } = added.body as { id: number };
    const change = { name: "Ghana", shown: false, position: 5, version: 1 };
    expect((await call("PUT", `countries/${id}`, change)).status).toBe(200);
    expect(await shown("/api/v1/countries")).not.toContain("Ghana");
    expect((await call("PUT", `countries/${id}`, change)).status).toBe(409);
    expect((await call("PUT", "countries/999999", change)).status).toBe(404);
  });
});
