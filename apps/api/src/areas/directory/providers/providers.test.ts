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
    expect((await list("search=%25")).total).toBe(1);
    expect((await list("search=e_g")).total).toBe(1);
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

  it("refuses an invalid page and an unknown service", async () => {
    for (const query of ["page=0", "page=un", "service_type_id=-1", `search=${"a".repeat(81)}`])
      expect((await app.call("GET", `/api/v1/wedding-providers?${query}`)).status).toBe(422);
  });
});
