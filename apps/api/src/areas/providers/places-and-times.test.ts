import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { providerBusyDays } from "./availability/tables.ts";
import { providerViews } from "./views/tables.ts";

const app = testApp();

describe("an address", () => {
  const address = { name: "Atelier", street: "Rue 12", town_id: 1 };
  const listOf = async ({ call }: TestShop) =>
    ((await call("GET", "addresses")).body as { data: { id: number }[] }).data;

  it("is added, changed and deleted, with its point as people write it", async () => {
    const shop = await openShop(app);
    await shop.call("POST", "addresses", { ...address, latitude: "5,3364", longitude: "-4,0267" });
    const [added] = await listOf(shop);
    expect(added).toMatchObject({ latitude: 5.3364, longitude: -4.0267, street: "Rue 12" });
    await shop.call("PUT", `addresses/${added?.id}`, { ...address, name: "Boutique" });
    expect(await listOf(shop)).toMatchObject([{ name: "Boutique", latitude: null }]);
    await shop.call("DELETE", `addresses/${added?.id}`);
    expect(await listOf(shop)).toEqual([]);
  });

  it.each([
    [{ name: "" }, "name"],
    [{ town_id: "" }, "town_id"],
    [{ town_id: 999_999 }, "town_id"],
    [{ latitude: "5,3" }, "longitude"],
    [{ latitude: "nord", longitude: "1" }, "latitude"],
    [{ latitude: "91", longitude: "1" }, "latitude"],
    [{ latitude: "1", longitude: "181" }, "longitude"],
  ])("is refused at the field: %j", async (changed, field) => {
    const { call } = await openShop(app);
    const { status, body } = await call("POST", "addresses", { ...address, ...changed });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });

  it("of another shop is not found, and an eleventh is refused", async () => {
    const [own, other] = [await openShop(app), await openShop(app)];
    for (let time = 0; time < 10; time += 1) await other.call("POST", "addresses", address);
    expect((await other.call("POST", "addresses", address)).status).toBe(422);
    const [foreign] = await listOf(other);
    expect((await own.call("PUT", `addresses/${foreign?.id}`, address)).status).toBe(404);
    expect((await own.call("DELETE", `addresses/${foreign?.id}`)).status).toBe(404);
  });
});

describe("opening hours", () => {
  it("replace the former ones; a day without times is closed", async () => {
    const { call } = await openShop(app);
    const save = (days: unknown[]) => call("PUT", "hours", { days });
    await save([
      { weekday: 1, opens: "08:00", closes: "18:00" },
      { weekday: 2, opens: "09:00", closes: "12:30" },
    ]);
    await save([
      { weekday: 1, opens: "08:30", closes: "18:00" },
      { weekday: 2, opens: "", closes: "" },
    ]);
    expect((await call("GET", "hours")).body).toEqual({
      data: [{ weekday: 1, opens: "08:30", closes: "18:00" }],
    });
  });

  it.each([
    { weekday: 1, opens: "18:00", closes: "08:00" },
    { weekday: 1, opens: "08:00", closes: "" },
    { weekday: 8, opens: "08:00", closes: "18:00" },
    { weekday: 1, opens: "25:00", closes: "26:00" },
  ])("are refused: %j", async (day) => {
    const { call } = await openShop(app);
    expect((await call("PUT", "hours", { days: [day] })).status).toBe(422);
  });
});

it("what the page was seen and asked for is counted over the last 30 days", async () => {
  const { call, providerId } = await openShop(app);
  const days = [
    ["2026-10-21", 100],
    ["2026-10-22", 3],
    ["2026-11-20", 4],
  ] as const;
  await app.db
    .insert(providerViews)
    .values(days.map(([day, seen]) => ({ providerId, day, seen, requested: 1 })));
  const { body } = await call("GET", "figures");
  expect(body).toMatchObject({ seen: 7, requested: 2 });
  expect((body as { days: unknown[] }).days).toHaveLength(30);
});

describe("a day of the calendar", () => {
  const december = async ({ call }: TestShop) =>
    (await call("GET", "calendar?month=2026-12")).body as { data: unknown[] };

  it("is closed and opened, also twice", async () => {
    const shop = await openShop(app);
    const set = (closed: boolean) => shop.call("PUT", "calendar/2026-12-24", { closed });
    for (const closed of [true, true]) expect((await set(closed)).status).toBe(200);
    expect(await december(shop)).toEqual({ data: [{ day: "2026-12-24", reason: "closed" }] });
    for (const closed of [false, false]) expect((await set(closed)).status).toBe(200);
    expect(await december(shop)).toEqual({ data: [] });
  });

  it("that a customer booked is changed by the booking only", async () => {
    const shop = await openShop(app);
    const { providerId } = shop;
    await app.db
      .insert(providerBusyDays)
      .values({ providerId, day: "2026-12-24", reason: "booked" });
    const opened = await shop.call("PUT", "calendar/2026-12-24", { closed: false });
    expect(opened.status).toBe(409);
    expect(await december(shop)).toEqual({ data: [{ day: "2026-12-24", reason: "booked" }] });
  });

  it.each(["2026-11-19", "2029-01-01", "2026-02-30"])("is refused: %s", async (day) => {
    const { call } = await openShop(app);
    expect((await call("PUT", `calendar/${day}`, { closed: true })).status).toBe(422);
  });
});
