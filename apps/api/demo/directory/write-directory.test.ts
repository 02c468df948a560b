import { count, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { calendarDate } from "../../src/app-context.ts";
import { providerBusyDays } from "../../src/areas/providers/availability/tables.ts";
import { providerHours } from "../../src/areas/providers/hours/tables.ts";
import { providerMedia } from "../../src/areas/providers/media/tables.ts";
import { providers, providerTowns } from "../../src/areas/providers/tables.ts";
import { testApp } from "../../src/testing/app.ts";
import { DEMO_PROVIDERS, writeDemoBusyDays, writeDemoProviders } from "./write-directory.ts";
import { writeDemoOpening } from "./write-opening-hours.ts";

const app = testApp();
const today = () => calendarDate(app.clock());

type Listed = {
  data: { cover: string }[];
  registered: number;
  service_types: { name: string; providers_count: number }[];
  towns: { name: string; providers_count: number }[];
};

const list = async (query = ""): Promise<Listed> =>
  (await app.call("GET", `/api/v1/wedding-providers?${query}`)).body as Listed;

beforeAll(async () => {
  await writeDemoProviders(app.db, app.clock());
  await writeDemoBusyDays(app.db, today());
});

describe("the providers of the demonstration", () => {
  it("are three hundred, of every service type and nearly every town", async () => {
    const { registered, service_types: types, towns } = await list();
    expect(registered).toBe(DEMO_PROVIDERS);
    for (const { name, providers_count: offered } of types)
      expect([name, offered > 4]).toEqual([name, true]);
    const empty = towns.filter(({ providers_count: working }) => working === 0);
    expect(empty.length).toBeLessThan(4);
  });

  it("are marked as examples, no two alike, with prices from least to most", async () => {
    const rows = await app.db.select().from(providers);
    expect(rows.filter(({ name }) => !name.endsWith("(exemple)"))).toEqual([]);
    const pages = rows.map((row) => `${row.shortDescription} ${row.townId} ${row.minPriceFcfa}`);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(DEMO_PROVIDERS);
    expect(new Set(pages).size).toBe(DEMO_PROVIDERS);
    for (const { minPriceFcfa: min, maxPriceFcfa: max } of rows)
      expect((min ?? 1) <= (max ?? 1)).toBe(true);
    expect(rows.filter(({ subscription }) => subscription === 1).length).toBeGreaterThan(10);
    expect(rows.filter(({ subscription }) => subscription === 2).length).toBeGreaterThan(10);
    // « Vivement recommandé » is for a few: not for the whole first page.
    const recommended = rows.filter(({ rank }) => rank === 1).length;
    expect(recommended).toBeGreaterThan(2);
    expect(recommended).toBeLessThan(10);
  });

  it("have three to eight pictures each, no two alike, that open", async () => {
    const rows = await app.db
      .select({ provider: providerMedia.providerId, pictures: count() })
      .from(providerMedia)
      .groupBy(providerMedia.providerId);
    expect(rows).toHaveLength(DEMO_PROVIDERS);
    for (const { pictures } of rows) expect([3, 4, 5, 6, 7, 8]).toContain(pictures);
    const [paths] = await app.db
      .select({ all: count(), different: sql`count(distinct path)`.mapWith(Number) })
      .from(providerMedia);
    expect(paths?.different).toBe(paths?.all);
    for (const { cover } of (await list("page=7")).data)
      expect(await app.call("GET", cover)).toMatchObject({ status: 200 });
  });

  it("are busy on some days of the next half year, also months later", async () => {
    const [before] = await app.db.select({ days: count() }).from(providerBusyDays);
    expect(before?.days).toBeGreaterThan(1000);
    await writeDemoBusyDays(app.db, today());
    expect(await app.db.select({ days: count() }).from(providerBusyDays)).toEqual([before]);
    app.wait(100 * 86_400);
    await writeDemoBusyDays(app.db, today());
    const [after] = await app.db.select({ days: count() }).from(providerBusyDays);
    expect(after?.days).toBeGreaterThan(before?.days ?? 0);
  });

  it("have opening hours as their page says them, and most of Abidjan serve other communes", async () => {
    await writeDemoOpening(app.db);
    const hours = await app.db.select().from(providerHours);
    // The caterer's owner writes their own.
    expect(new Set(hours.map(({ providerId }) => providerId)).size).toBe(DEMO_PROVIDERS - 1);
    const rows = await app.db.select().from(providers);
    for (const { id, description } of rows.filter((row) => /tous les jours/.test(row.description)))
      expect([description, hours.filter(({ providerId }) => providerId === id).length]).toEqual([
        description,
        7,
      ]);
    const served = await app.db.select().from(providerTowns);
    expect(new Set(served.map(({ providerId }) => providerId)).size).toBeGreaterThan(60);
    const townOf = new Map(rows.map(({ id, townId }) => [id, townId]));
    for (const { providerId, townId } of served) expect(townId).not.toBe(townOf.get(providerId));
    await writeDemoOpening(app.db);
    expect(await app.db.select().from(providerHours)).toHaveLength(hours.length);
  });

  it("are written once, and one that somebody changed stays", async () => {
    await app.db.update(providers).set({ rank: 1 }).where(eq(providers.id, 40));
    await writeDemoProviders(app.db, app.clock());
    expect((await list()).registered).toBe(DEMO_PROVIDERS);
    const [after] = await app.db.select().from(providers).where(eq(providers.id, 40));
    expect(after?.rank).toBe(1);
  });
});
