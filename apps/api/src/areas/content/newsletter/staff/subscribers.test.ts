import { expect, it } from "vitest";
import { testApp } from "../../../../testing/app.ts";
import { asRole } from "../../../../testing/console.ts";
import { newsletterSubscriptions } from "../tables.ts";

const app = testApp();

const asked = new Date("2026-11-01T10:00:00Z");
const later = new Date("2026-11-02T10:00:00Z");

it("are listed by state and by a part of the address, exported, and unsubscribed", async () => {
  const common = { sex: "F" as const, askedAt: asked };
  const [confirmed] = await app.db
    .insert(newsletterSubscriptions)
    .values([
      { ...common, email: "Awa_100%@exemple.test", confirmedAt: later },
      { ...common, email: "attend@exemple.test" },
      { ...common, email: "partie@exemple.test", confirmedAt: asked, leftAt: later },
      { ...common, email: "revient@exemple.test", leftAt: asked, askedAt: later },
    ])
    .returning();
  const { call } = await asRole(app, "support", "support@exemple.test");
  const emails = async (query: string) => {
    const { body } = await call("GET", `subscribers?${query}`);
    return (body as { items: { email: string }[] }).items.map(({ email }) => email);
  };
  expect(await emails("state=confirmed")).toEqual(["Awa_100%@exemple.test"]);
  expect(await emails("state=pending")).toEqual(["revient@exemple.test", "attend@exemple.test"]);
  expect(await emails("state=left")).toEqual(["partie@exemple.test"]);
  expect(await emails("q=AWA_100%25")).toEqual(["Awa_100%@exemple.test"]);
  expect(await emails("q=_%25_")).toEqual([]);

  const csv = (await call("GET", "subscribers/export?state=confirmed")).body;
  expect(csv).toContain("Awa_100%@exemple.test;Madame;Confirmé;");
  expect(csv).not.toContain("attend@");

  const path = `subscribers/${confirmed?.id}`;
  for (const _ of [1, 2])
    expect(await call("POST", `${path}/unsubscribe`)).toMatchObject({
      status: 200,
      body: { state: "left" },
    });
  const admin = await asRole(app, "admin", "admin@exemple.test");
  const log = (await admin.call("GET", "audit?resource=subscribers")).body;
  expect((log as { items: unknown[] }).items).toHaveLength(1);
  expect(JSON.stringify(log)).not.toContain("exemple.test");

  expect((await call("POST", "subscribers/999999/unsubscribe")).status).toBe(404);
  const editor = await asRole(app, "editor", "editor@exemple.test");
  for (const call of ["subscribers", "subscribers/export", path])
    expect((await editor.call("GET", call)).status).toBe(403);
});
