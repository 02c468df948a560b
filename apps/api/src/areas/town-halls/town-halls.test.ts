import type { TownHall } from "@jdj/contract/town-halls/town-halls";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { writeDemoTownHalls } from "../../../demo/write-demo-town-halls.ts";
import { testApp } from "../../testing/app.ts";
import { isHarmlessHtml } from "./harmless-html.ts";
import { countries, districts, townHalls } from "./tables.ts";
import { writeTownHalls } from "./write-reference.ts";

const app = testApp();

interface Named {
  id: number;
  name: string;
  show: number;
}

async function get<T>(path: string): Promise<T> {
  const { status, body } = await app.call("GET", path);
  expect([path, status]).toEqual([path, 200]);
  return body as T;
}

async function hallNamed(name: string): Promise<TownHall> {
  const names = await get<Named[]>("/api/v1/towns-names");
  const id = names.find((row) => row.name === name)?.id;
  return get<TownHall>(`/api/v1/town-halls/${id}`);
}

beforeAll(() => writeDemoTownHalls(app.db));

describe("the search for a town hall", () => {
  it("goes from a country to its districts to their town halls", async () => {
    const [country] = await get<Named[]>("/api/v1/countries?show=1");
    expect(country).toMatchObject({ name: "Côte d’Ivoire", show: 1 });
    const { districts: found } = await get<{ districts: Named[] }>(
      `/api/v1/countries/${country?.id}`,
    );
    expect(found).toHaveLength(14);
    const abidjan = found.find(({ name }) => name === "Abidjan");
    const { town_halls } = await get<{ town_halls: Named[] }>(`/api/v1/districts/${abidjan?.id}`);
    expect(town_halls).toHaveLength(13);
    expect(town_halls.map(({ name }) => name)).toContain("Mairie du Plateau");
    expect(town_halls.map(({ name }) => name)).toContain("Mairie d’Attécoubé");
  });

  it("finds a town hall in every district", async () => {
    const names = await get<{ district: Named }[]>("/api/v1/towns-names");
    expect(new Set(names.map(({ district }) => district.name)).size).toBe(14);
  });

  it("returns where a town is", async () => {
    const { id } = await hallNamed("Mairie de Man");
    expect(await get(`/api/v1/towns/${id}`)).toMatchObject({
      town: "Man",
      district: { name: "Montagnes" },
      country: { name: "Côte d’Ivoire" },
    });
  });
});

describe("a town hall", () => {
  it("is returned in full, with prices of zero omitted and the cheapest day named", async () => {
    const hall = await hallNamed("Mairie de Cocody");
    expect(hall.days_celebration_costs).toMatch(/:0(;|$)/);
    expect(hall.celebration_costs.every(({ amount }) => amount > 0)).toBe(true);
    expect(hall.cheapest?.amount).toBe(15_000);
    expect(hall).toMatchObject({
      latitude: 5.354,
      longitude: -3.986,
      demonstration: true,
      checked_on: "2026-11-20",
    });
    expect(hall.photos.filter((photo) => photo.on_top)).toHaveLength(1);
    expect(hall.photos.length).toBeGreaterThan(3);
  });

  it("is found at the address of the historical API too", async () => {
    const hall = await hallNamed("Mairie de Cocody");
    expect(await get(`/town-halls/${hall.id}`)).toEqual(hall);
  });

  it("has demonstration numbers and addresses that nobody can own", async () => {
    for (const { id } of await get<Named[]>("/api/v1/towns-names")) {
      const hall = await get<TownHall>(`/api/v1/town-halls/${id}`);
      expect(hall.phone_numbers).toMatch(/^\+22500\d{8};\+22500\d{8}$/);
      expect(hall.website_link).toMatch(/\.example\/$/);
      expect(hall.email).toMatch(/\.example$/);
      expect(isHarmlessHtml(hall.supplementary_conditions ?? "<none>")).toBe(true);
      expect(isHarmlessHtml(hall.note_well ?? "<none>")).toBe(true);
    }
  });

  it("serves its drawn views, and none for an unknown hall", async () => {
    const { photos } = await hallNamed("Mairie de Cocody");
    for (const { path } of photos) expect(await get<string>(path)).toMatch(/^<svg /);
    for (const path of ["cocody/cave.svg", "atlantis/facade.svg", "..%2f/facade.svg"])
      expect((await app.call("GET", `/api/v1/town-hall-views/${path}`)).status).toBe(404);
  });

  it("keeps the changes of staff when reference and demonstration data are written again", async () => {
    const { id } = await hallNamed("Mairie de Daloa");
    const own = { name: "Hôtel de ville de Daloa", generalities: "Relu avec la mairie." };
    await app.db.update(townHalls).set(own).where(eq(townHalls.id, id));
    await writeTownHalls(app.db);
    await writeDemoTownHalls(app.db);
    expect(await get(`/api/v1/town-halls/${id}`)).toMatchObject(own);
  });

  it("shows unsafe HTML as plain text", async () => {
    const { id } = await hallNamed("Mairie de Divo");
    const noteWell = "<img src=x onerror=alert(1)>";
    await app.db.update(townHalls).set({ noteWell }).where(eq(townHalls.id, id));
    const { note_well } = await get<TownHall>(`/api/v1/town-halls/${id}`);
    expect(note_well).not.toContain("<img");
  });
});

describe("a hidden entry", () => {
  it("answers 404: a hall, its district or its country may be hidden", async () => {
    const { id, district, country } = await hallNamed("Mairie de Bouna");
    const paths = [`/api/v1/town-halls/${id}`, `/town-halls/${id}`, `/api/v1/towns/${id}`];
    const statuses = () =>
      Promise.all(paths.map(async (path) => (await app.call("GET", path)).status));
    const named = async () =>
      (await get<Named[]>("/api/v1/towns-names")).some((row) => row.id === id);
    const drawn = async () =>
      (await app.call("GET", "/api/v1/town-hall-views/bouna/facade.svg")).status;
    for (const [table, row] of [
      [townHalls, id],
      [districts, district.id],
      [countries, country.id],
    ] as const) {
      await app.db.update(table).set({ shown: false }).where(eq(table.id, row));
      expect(await statuses()).toEqual([404, 404, 404]);
      expect([await named(), await drawn()]).toEqual([false, 404]);
      await app.db.update(table).set({ shown: true }).where(eq(table.id, row));
      expect(await statuses()).toEqual([200, 200, 200]);
    }
  });

  it("hides a district from its country, and a country from the list", async () => {
    const [country] = await get<Named[]>("/api/v1/countries");
    if (!country) throw new Error("There is one country");
    const found = await get<{ districts: Named[] }>(`/api/v1/countries/${country.id}`);
    const lacs = found.districts.find(({ name }) => name === "Lacs");
    if (!lacs) throw new Error("There is a district of lakes");
    await app.db.update(districts).set({ shown: false }).where(eq(districts.id, lacs.id));
    expect((await app.call("GET", `/api/v1/districts/${lacs.id}`)).status).toBe(404);
    const after = await get<{ districts: Named[] }>(`/api/v1/countries/${country.id}`);
    expect(after.districts).toHaveLength(13);
    await app.db.update(countries).set({ shown: false }).where(eq(countries.id, country.id));
    expect(await get("/api/v1/countries")).toEqual([]);
    expect((await app.call("GET", `/api/v1/countries/${country.id}`)).status).toBe(404);
  });
});

describe("the address of an unknown town hall", () => {
  it.each(["countries", "districts", "towns", "town-halls"])("is 404 under %s", async (noun) => {
    const { status, body } = await app.call("GET", `/api/v1/${noun}/999999`);
    expect([status, body]).toEqual([404, expect.objectContaining({ success: false })]);
  });

  it.each(["abc", "0", "-1", "1.5", "9".repeat(30)])(
    "is refused when %j is not an id",
    async (id) => {
      for (const path of [`/town-halls/${id}`, `/api/v1/towns/${id}`]) {
        const { status } = await app.call("GET", path);
        expect([404, 422]).toContain(status);
      }
    },
  );
});
