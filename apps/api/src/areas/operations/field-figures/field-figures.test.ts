import { dateAfter } from "@jdj/french/dates";
import { describe, expect, it } from "vitest";
import { calendarDate, requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { runRetention } from "../../privacy/retention/run-retention.ts";
import { mondayOf } from "./buckets.ts";
import { fieldErrors, fieldFigures } from "./tables.ts";

const app = testApp();

const report = (fields: object) =>
  app.call("POST", "/api/v1/field-figures", {
    body: { page: "guests/list", device: "phone", ...fields },
  });

describe("the figures of real visits", () => {
  it("are what three quarters of the visits had, by page, device and week", async () => {
    for (const lcp of [900, 1000, 1100, 9000])
      expect((await report({ lcp, inp: 40, cls: 0.02 })).body).toEqual({ received: true });
    await report({ page: "home", device: "phone-3g", lcp: 3000 });
    const place = "TypeError /assets/main-hlRKL7D0.js:1:20";
    await report({ page: "home", device: "phone-3g", errors: [place, place] });
    const admin = await asRole(app, "admin", "figures@exemple.test");
    const { body } = await admin.call("GET", "field-figures");
    const week = mondayOf(calendarDate(app.clock()));
    expect(body).toMatchObject({
      items: [
        { page: "guests/list", device: "phone", week, visits: 4, errors: 0 },
        { page: "home", device: "phone-3g", visits: 2, inp: null, cls: null },
      ],
    });
    const [guests, home] = (body as { items: { lcp: number; error_places: string[] }[] }).items;
    expect(guests?.lcp).toBeGreaterThanOrEqual(1100);
    expect(guests?.lcp).toBeLessThan(1160);
    expect(home?.error_places).toEqual([`${place} (1)`]);
    const filtered = await admin.call("GET", "field-figures?device=phone-3g&q=hom");
    expect((filtered.body as { items: object[] }).items).toHaveLength(1);
  });

  it.each([
    [{ page: "https://exemple.test/i/secret" }],
    [{ page: "/carnet/1" }],
    [{ device: "watch" }],
    [{ lcp: -1 }],
    [{ cls: 1e9 }],
    [{ errors: ["Awa Kouassi was not found"] }],
    [{ errors: Array(6).fill("TypeError /assets/a.js:1:1") }],
  ])("are refused where they might name somebody, or make no sense: %j", async (fields) => {
    expect((await report(fields)).status).toBe(422);
  });

  it("are read by those who operate the site only", async () => {
    expect((await app.call("GET", "/api/v1/console/field-figures")).status).toBe(401);
    const { token } = await registerCouple(app);
    expect((await app.call("GET", "/api/v1/console/field-figures", { token })).status).toBe(403);
    const editor = await asRole(app, "editor", "figures-editor@exemple.test");
    expect((await editor.call("GET", "field-figures")).status).toBe(403);
  });

  it("are deleted after eight weeks", async () => {
    const week = mondayOf(dateAfter(calendarDate(app.clock()), -63, "days"));
    const of = { week, page: "old", device: "phone" } as const;
    await app.db.insert(fieldFigures).values({ ...of, metric: "visits", bucket: 0 });
    await app.db.insert(fieldErrors).values({ ...of, place: "TypeError /assets/a.js:1:1" });
    await runRetention(requestContext(app));
    const left = [
      ...(await app.db.select().from(fieldFigures)),
      ...(await app.db.select().from(fieldErrors)),
    ];
    expect(left.filter(({ page }) => page === "old")).toEqual([]);
  });
});
