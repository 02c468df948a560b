import { PROVIDERS_A_PAGE } from "@jdj/contract/directory/providers";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { budgetLines } from "../../notebook/budget/tables.ts";
import { summaryGroups } from "../../notebook/summary/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerServices, providers } from "./tables.ts";

const app = testApp();

type Listed = {
  data: { name: string; service_type: { id: number }[] }[];
  total: number;
  page: number;
  last_page: number;
  registered: number;
  towns: string[];
};

const typeId = async (code: string) => {
  const [row] = await app.db.select().from(serviceTypes).where(eq(serviceTypes.code, code));
  return row?.id ?? 0;
};

const list = async (query: string): Promise<Listed> =>
  (await app.call("GET", `/api/v1/wedding-providers?${query}`)).body as Listed;

/** Registers a provider and returns its name. */
async function register(
  service: string,
  row: Partial<typeof providers.$inferInsert> = {},
): Promise<string> {
  const [added] = await app.db
    .insert(providers)
    .values({ name: "Chez Adjoua", shortDescription: "Cuisine", town: "Cocody", ...row })
    .returning();
  if (!added) return "";
  const link = { providerId: added.id, serviceTypeId: await typeId(service) };
  await app.db.insert(providerServices).values(link);
  return added.name;
}

describe("the directory of providers", () => {
  it("has every service type that the notebook refers to", async () => {
    const unknown = (code: typeof budgetLines.categoryCode | typeof summaryGroups.categoryCode) =>
      and(isNotNull(code), isNull(serviceTypes.id));
    const lines = await app.db
      .select({ code: budgetLines.categoryCode })
      .from(budgetLines)
      .leftJoin(serviceTypes, eq(serviceTypes.code, budgetLines.categoryCode))
      .where(unknown(budgetLines.categoryCode));
    const groups = await app.db
      .select({ code: summaryGroups.categoryCode })
      .from(summaryGroups)
      .leftJoin(serviceTypes, eq(serviceTypes.code, summaryGroups.categoryCode))
      .where(unknown(summaryGroups.categoryCode));
    expect([...lines, ...groups]).toEqual([]);
  });

  it("is filtered by service, town and text, and counts the matches", async () => {
    await register("cake", { name: "Gâteaux Zaouli", town: "Korhogo" });
    await register("cake", { name: "100 % Sucre_glace", town: "Man" });
    const cake = await typeId("cake");
    const cakes = await list(`service_type_id=${cake}`);
    expect(cakes.data.map(({ name }) => name)).toEqual(["100 % Sucre_glace", "Gâteaux Zaouli"]);
    expect(cakes.data[0]?.service_type).toEqual([{ id: cake, name: "Gâteaux et pièces montées" }]);
    expect((await list("town=Korhogo")).data.map(({ name }) => name)).toEqual(["Gâteaux Zaouli"]);
    expect((await list("search=zaouli")).total).toBe(1);
    expect((await list("search=100%20%25%20sucre_gla")).total).toBe(1);
    expect((await list("search=%25_")).total).toBe(0);
    expect((await list(`search=zaouli&service_type_id=${cake}&town=Korhogo`)).total).toBe(1);
    expect((await list(`service_type_id=${cake}&town=Abengourou`)).total).toBe(0);
    expect(cakes.registered).toBeGreaterThanOrEqual(cakes.total);
    expect(cakes.towns).toEqual(expect.arrayContaining(["Korhogo", "Man"]));
    const types = (await app.call("GET", "/api/v1/wedding-provider-service-types")).body;
    expect(types).toEqual(
      expect.arrayContaining([{ id: cake, name: "Gâteaux et pièces montées", providers_count: 2 }]),
    );
  });

  it("is paged, the highly recommended first; a page after the last is the last", async () => {
    for (let at = 0; at <= PROVIDERS_A_PAGE; at += 1)
      await register("security", { name: `Garde ${String(at).padStart(2, "0")}` });
    await register("security", { name: "Vigie", rank: 1 });
    const asked = `service_type_id=${await typeId("security")}`;
    const first = await list(asked);
    expect(first.data).toHaveLength(PROVIDERS_A_PAGE);
    expect(first.data[0]?.name).toBe("Vigie");
    expect(first).toMatchObject({ total: PROVIDERS_A_PAGE + 2, page: 1, last_page: 2 });
    const last = await list(`${asked}&page=9`);
    expect([last.page, last.data.length]).toEqual([2, 2]);
  });

  it("is searched by words, whatever their order, accents, capitals and plural", async () => {
    await register("drinks", { name: "Élégance du Bœuf", town: "Bouaké", shortDescription: "Thé" });
    const found = async (text: string) =>
      (await list(`search=${encodeURIComponent(text)}`)).data.map(({ name }) => name);
    for (const text of [
      "elegance",
      "BOEUF élégances",
      "boissons bouake",
      "l'élég",
      "él",
      "du boeuf à Bouaké",
    ])
      expect([text, await found(text)]).toEqual([text, ["Élégance du Bœuf"]]);
    expect(await found("bœuf korhogo")).toEqual([]);
    expect(await found("\\'&|!():*")).toEqual([]);
  });

  it("forgives a misspelled word", async () => {
    await register("catering", {
      name: "Délices de Zokou",
      town: "Daloa",
      shortDescription: "Plats",
    });
    for (const text of ["traitteur zokou", "zoko daloua", "dellices zokou", "plas zokou"])
      expect([text, (await list(`search=${text}`)).data.map(({ name }) => name)]).toEqual([
        text,
        ["Délices de Zokou"],
      ]);
    expect((await list("search=xylophonique")).total).toBe(0);
  });

  it("follows a change of a provider, of its services and of a service's name", async () => {
    const name = await register("gifts", { name: "Kpangui", town: "Bondoukou" });
    const [row] = await app.db.select().from(providers).where(eq(providers.name, name));
    const id = row?.id ?? 0;
    const gifts = await typeId("gifts");
    const flowers = await typeId("flowers");
    const total = async (query: string) => (await list(query)).total;
    await app.db.update(serviceTypes).set({ name: "Présents" }).where(eq(serviceTypes.id, gifts));
    expect(await total("search=présents kpangui")).toBe(1);
    await app.db
      .update(providers)
      .set({ name: "Soumbala", town: "Odienné" })
      .where(eq(providers.id, id));
    expect([await total("search=kpangui"), await total("search=soumbala")]).toEqual([0, 1]);
    const towns = (await list("")).towns;
    expect([towns.includes("Bondoukou"), towns.includes("Odienné")]).toEqual([false, true]);
    const flowersBefore = await total(`service_type_id=${flowers}`);
    await app.db.update(providerServices).set({ serviceTypeId: flowers });
    expect(await total(`service_type_id=${flowers}`)).toBeGreaterThan(flowersBefore);
    expect(await total(`service_type_id=${gifts}`)).toBe(0);
    const registered = (await list("")).registered;
    await app.db.delete(providers).where(eq(providers.id, id));
    expect(await list("town=Odienné")).toMatchObject({ total: 0, registered: registered - 1 });
    expect(await total("search=soumbala")).toBe(0);
  });

  it("refuses an invalid page and an unknown service", async () => {
    for (const query of ["page=0", "page=un", "service_type_id=-1", `search=${"a".repeat(81)}`])
      expect((await app.call("GET", `/api/v1/wedding-providers?${query}`)).status).toBe(422);
  });
});
