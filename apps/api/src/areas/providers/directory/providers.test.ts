import { PROVIDERS_A_PAGE } from "@jdj/contract/providers/directory";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addProvider, serviceTypeId } from "../../../testing/add-provider.ts";
import { testApp } from "../../../testing/app.ts";
import { townId } from "../../../testing/town-id.ts";
import { budgetLines } from "../../notebook/budget/tables.ts";
import { summaryGroups } from "../../notebook/summary/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerAddresses } from "../addresses/tables.ts";
import { providerMedia } from "../media/tables.ts";
import { providerServices, providers } from "../tables.ts";
import { towns } from "../towns/tables.ts";

const app = testApp();

type Counted = { name: string; providers_count: number };

type Listed = {
  data: { name: string; services: { id: number }[] }[];
  total: number;
  page: number;
  last_page: number;
  registered: number;
  service_types: Counted[];
  towns: Counted[];
};

const list = async (query: string): Promise<Listed> =>
  (await app.call("GET", `/api/v1/wedding-providers?${query}`)).body as Listed;

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

  it("leaves out who is not published or was withdrawn, until they are shown", async () => {
    const { registered } = await list("");
    await addProvider(app, "gifts", { name: "Brouillon", publishedAt: null });
    await addProvider(app, "gifts", { name: "Retirée", suspendedAt: app.clock() });
    expect(await list("search=brouillon")).toMatchObject({ total: 0, registered });
    expect((await list("search=retiree")).total).toBe(0);
    await app.db
      .update(providers)
      .set({ publishedAt: app.clock() })
      .where(eq(providers.name, "Brouillon"));
    expect(await list("search=brouillon")).toMatchObject({ total: 1, registered: registered + 1 });
  });

  it("carries all that a card shows", async () => {
    const providerId = await addProvider(app, "flowers", {
      name: "Fleurs du matin",
      town: "Dabou",
      website: "https://fleurs.exemple.test/",
      subscription: 1,
      rank: 1,
    });
    const dabou = await townId(app.db, "Dabou");
    await app.db.insert(providerAddresses).values({
      providerId,
      name: "La serre",
      street: "Route de la lagune",
      townId: dabou,
      latitude: 5.33,
      longitude: -4.38,
      position: 1,
    });
    const media = { providerId, type: "photo" as const };
    await app.db.insert(providerMedia).values([
      { ...media, path: "/files/un.webp", position: 1 },
      { ...media, path: "/files/deux.webp", position: 2, cover: true },
      { ...media, path: "/files/retire.webp", position: 3, hiddenAt: app.clock() },
    ]);
    const flowers = { id: await serviceTypeId(app, "flowers"), name: "Fleurs" };
    expect((await list("search=matin")).data).toEqual([
      {
        id: providerId,
        name: "Fleurs du matin",
        type: "provider",
        website: "https://fleurs.exemple.test/",
        order: 1,
        sponsored: false,
        subscriptions: [{ order: 1, name: "Or" }],
        short_description: "Cuisine",
        service_type: flowers,
        service_names: ["Fleurs"],
        services: [flowers],
        town_id: dabou,
        town: "Dabou",
        addresses: [
          {
            name: "La serre",
            street: "Route de la lagune",
            town_name: "Dabou",
            district_name: "Lagunes",
            latitude: 5.33,
            longitude: -4.38,
          },
        ],
        mark: null,
        review_count: 0,
        min_price: null,
        max_price: null,
        price_unit: null,
        cover: "/files/deux.webp",
        medias: [
          { type: "photo", path: "/files/un.webp" },
          { type: "photo", path: "/files/deux.webp" },
        ],
        demonstration: false,
      },
    ]);
  });

  it("is paged, the highly recommended first; a page after the last is the last", async () => {
    for (let at = 0; at <= PROVIDERS_A_PAGE; at += 1)
      await addProvider(app, "security", { name: `Garde ${String(at).padStart(2, "0")}` });
    await addProvider(app, "security", { name: "Vigie", rank: 1 });
    const asked = `service_type_id=${await serviceTypeId(app, "security")}`;
    const first = await list(asked);
    expect(first.data).toHaveLength(PROVIDERS_A_PAGE);
    expect(first.data[0]?.name).toBe("Vigie");
    expect(first).toMatchObject({ total: PROVIDERS_A_PAGE + 2, page: 1, last_page: 2 });
    const last = await list(`${asked}&page=9`);
    expect([last.page, last.data.length]).toEqual([2, 2]);
  });

  it("is searched by words, whatever their order, accents, capitals and plural", async () => {
    await addProvider(app, "drinks", {
      name: "Élégance du Bœuf",
      town: "Bouaké",
      shortDescription: "Thé",
    });
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
    await addProvider(app, "catering", {
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

  it("follows a change of a provider, of its services and of the names of services and towns", async () => {
    const id = await addProvider(app, "gifts", { name: "Kpangui", town: "Bondoukou" });
    const gifts = await serviceTypeId(app, "gifts");
    const flowers = await serviceTypeId(app, "flowers");
    const bondoukou = await townId(app.db, "Bondoukou");
    const odienne = await townId(app.db, "Odienné");
    const total = async (query: string) => (await list(query)).total;
    await app.db.update(serviceTypes).set({ name: "Présents" }).where(eq(serviceTypes.id, gifts));
    expect(await total("search=présents kpangui")).toBe(1);
    await app.db.update(towns).set({ name: "Gontougo" }).where(eq(towns.id, bondoukou));
    expect(await total("search=gontougo kpangui")).toBe(1);
    await app.db
      .update(providers)
      .set({ name: "Soumbala", townId: odienne })
      .where(eq(providers.id, id));
    expect([await total("search=kpangui"), await total("search=soumbala")]).toEqual([0, 1]);
    expect([await total(`town_id=${bondoukou}`), await total(`town_id=${odienne}`)]).toEqual([
      0, 1,
    ]);
    const flowersBefore = await total(`service_type_id=${flowers}`);
    await app.db
      .update(providerServices)
      .set({ serviceTypeId: flowers })
      .where(eq(providerServices.providerId, id));
    expect(await total(`service_type_id=${flowers}`)).toBe(flowersBefore + 1);
    const registered = (await list("")).registered;
    await app.db.delete(providers).where(eq(providers.id, id));
    expect(await list(`town_id=${odienne}`)).toMatchObject({
      total: 0,
      registered: registered - 1,
    });
    expect(await total("search=soumbala")).toBe(0);
  });
});
