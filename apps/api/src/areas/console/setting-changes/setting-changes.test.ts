import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { approveNewest, asRole } from "../../../testing/console.ts";
import { staffMembers } from "../../identity/staff/tables.ts";

const app = testApp();

type Call = Awaited<ReturnType<typeof asRole>>["call"];

const number = { operator: "Wave", number: "07 00 00 00 09", shown: true };

async function newest(call: Call): Promise<{ id: number; detail: string; is_own: boolean }> {
  const { body } = await call("GET", "setting-changes");
  const [row] = (body as { items: { id: number; detail: string; is_own: boolean }[] }).items;
  if (!row) throw new Error("Nothing waits");
  return row;
}

const approve = async (call: Call) =>
  call("POST", `setting-changes/${(await newest(call)).id}/approve`);

it("a number to which vendors pay is changed by two people of finance, never by an editor", async () => {
  const editor = await asRole(app, "editor", "e1@exemple.test");
  const first = await asRole(app, "finance", "f1@exemple.test");
  const second = await asRole(app, "admin", "a1@exemple.test");
  const { items: rows } = (await first.call("GET", "payment-numbers")).body as {
    items: { id: number; version: number; number: string }[];
  };
  const [stored] = rows;
  const change = { ...number, version: stored?.version };
  const path = `payment-numbers/${stored?.id}`;
  for (const [method, below] of [
    ["GET", "payment-numbers"],
    ["PUT", path],
    ["POST", "payment-numbers"],
    ["GET", "setting-changes"],
    ["PUT", "listing-prices/1"],
    ["POST", "channels/3/prices"],
  ] as const)
    expect((await editor.call(method, below, method === "GET" ? undefined : change)).status).toBe(
      403,
    );
  expect((await first.call("PUT", path, change)).body).toMatchObject({ waits_for_approval: true });
  expect((await first.call("GET", path)).body).toMatchObject({ number: stored?.number });
  expect(await newest(first.call)).toMatchObject({
    detail: expect.stringContaining("devient Wave, 07 00 00 00 09"),
    is_own: true,
  });
  expect(await approve(first.call)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("deuxième personne") },
  });
  expect((await first.call("GET", path)).body).toMatchObject({ number: stored?.number });
  expect((await approve(second.call)).status).toBe(200);
  expect((await first.call("GET", path)).body).toMatchObject({ number: number.number });
  expect((await first.call("GET", "setting-changes")).body).toMatchObject({ items: [] });
  expect((await second.call("POST", "setting-changes/999999999/approve")).status).toBe(404);
  expect((await first.call("GET", "setting-changes/999999999")).status).toBe(404);
});

it("whoever was reset or got a new role within a day approves nothing", async () => {
  const first = await asRole(app, "finance", "f2@exemple.test");
  const second = await asRole(app, "finance", "s2@exemple.test");
  await first.call("POST", "payment-numbers", number);
  const set = (accessChangedAt: Date) =>
    app.db.update(staffMembers).set({ accessChangedAt }).where(eq(staffMembers.userId, second.id));
  const hoursAgo = (hours: number) => new Date(app.clock().getTime() - hours * 3_600_000);
  await set(hoursAgo(23));
  expect(await approve(second.call)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("24\u00a0heures") },
  });
  await set(hoursAgo(24));
  expect((await approve(second.call)).status).toBe(200);
});

it("a change that waits is dropped, or replaced by the next one of the same setting", async () => {
  const { call } = await asRole(app, "finance", "f3@exemple.test");
  const price = (price_fcfa: number) =>
    call("POST", "channels/3/prices", { price_fcfa, from: "2026-12-24" });
  await price(1);
  await price(60);
  const { items: rows } = (await call("GET", "setting-changes?resource=channels")).body as {
    items: { id: number; detail: string }[];
  };
  expect(rows).toHaveLength(1);
  expect(rows[0]?.detail).toContain("60\u00a0FCFA au lieu de 25\u00a0FCFA, dès le 24/12/2026");
  expect((await call("POST", `setting-changes/${rows[0]?.id}/drop`)).status).toBe(200);
  expect((await call("POST", `setting-changes/${rows[0]?.id}/drop`)).status).toBe(404);
  expect((await call("GET", "channels/3")).body).toMatchObject({ next_prices: [] });
});

it("a change of what somebody else changed meanwhile is refused, and still waits", async () => {
  const { call } = await asRole(app, "finance", "f4@exemple.test");
  const set = { version: 1, price_fcfa: 6000, on_offer: true };
  await call("PUT", "listing-prices/1", set);
  expect((await approveNewest(app, "s4@exemple.test")).status).toBe(200);
  expect((await call("PUT", "listing-prices/1", set)).status).toBe(409);
  const later = { ...set, version: 2, price_fcfa: 7000 };
  await call("PUT", "listing-prices/1", later);
  expect((await call("GET", "listing-prices/1")).body).toMatchObject({ price_fcfa: 6000 });
});
