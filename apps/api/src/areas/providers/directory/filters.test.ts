import type { PriceUnit } from "@jdj/contract/prices/price-unit";
import { directoryMessages } from "@jdj/contract/providers/messages";
import { describe, expect, it } from "vitest";
import { addProvider, serviceTypeId } from "../../../testing/add-provider.ts";
import { testApp } from "../../../testing/app.ts";
import { townId } from "../../../testing/town-id.ts";
import { providerBusyDays } from "../availability/tables.ts";

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

describe("the filters of the directory", () => {
  it("select by service, town and text, and count the matches", async () => {
    await addProvider(app, "cake", { name: "Gâteaux Zaouli", town: "Korhogo" });
    await addProvider(app, "cake", { name: "100 % Sucre_glace", town: "Man" });
    const cake = await serviceTypeId(app, "cake");
    const korhogo = await townId(app.db, "Korhogo");
    const abengourou = await townId(app.db, "Abengourou");
    const cakes = await list(`service_type_id=${cake}`);
    expect(cakes.data.map(({ name }) => name)).toEqual(["100 % Sucre_glace", "Gâteaux Zaouli"]);
    expect((await list(`town_id=${korhogo}`)).data.map(({ name }) => name)).toEqual([
      "Gâteaux Zaouli",
    ]);
    expect((await list("search=zaouli")).total).toBe(1);
    expect((await list("search=100%20%25%20sucre_gla")).total).toBe(1);
    expect((await list("search=%25_")).total).toBe(0);
    const all = `search=zaouli&service_type_id=${cake}&town_id=${korhogo}`;
    expect((await list(all)).total).toBe(1);
    expect((await list(`service_type_id=${cake}&town_id=${abengourou}`)).total).toBe(0);
    expect(cakes.registered).toBeGreaterThanOrEqual(cakes.total);
    const types = (await app.call("GET", "/api/v1/wedding-provider-service-types")).body;
    expect(types).toEqual(
      expect.arrayContaining([{ id: cake, name: "Gâteaux et pièces montées", providers_count: 2 }]),
    );
    expect((await app.call("GET", "/api/v1/provider-towns")).body).toEqual(
      expect.arrayContaining([
        { id: korhogo, name: "Korhogo", district: "Savanes", providers_count: 1 },
        { id: abengourou, name: "Abengourou", district: "Comoé", providers_count: 0 },
      ]),
    );
  });

  it("says of each filter how many providers it would leave beside the others", async () => {
    await addProvider(app, "lodging", { name: "Nuit calme", town: "Divo" });
    await addProvider(app, "hostesses", { name: "Nuit claire", town: "Gagnoa" });
    const lodging = await serviceTypeId(app, "lodging");
    const { towns, service_types: types } = await list(`search=nuit&service_type_id=${lodging}`);
    const of = (all: { name: string; providers_count: number }[], name: string) =>
      all.find((one) => one.name === name)?.providers_count;
    expect([of(towns, "Divo"), of(towns, "Gagnoa"), of(towns, "Man")]).toEqual([1, 0, 0]);
    expect([of(types, "Hébergement"), of(types, "Hôtesses d’accueil")]).toEqual([1, 1]);
    expect(of(types, "Transport des invités")).toBe(0);
  });

  it("select by a range of prices; who names none is left out", async () => {
    await addProvider(app, "video", { name: "Cher", minPriceFcfa: 500_000, maxPriceFcfa: 900_000 });
    await addProvider(app, "video", {
      name: "Modeste",
      minPriceFcfa: 50_000,
      maxPriceFcfa: 120_000,
    });
    await addProvider(app, "video", { name: "Dès dix mille", minPriceFcfa: 10_000 });
    await addProvider(app, "video", { name: "Muet" });
    const found = async (query: string) =>
      (await list(`service_type_id=${await serviceTypeId(app, "video")}&${query}`)).data.map(
        ({ name }) => name,
      );
    expect(await found("min_price=100000")).toEqual(["Cher", "Modeste"]);
    expect(await found("max_price=50000")).toEqual(["Dès dix mille", "Modeste"]);
    expect(await found("min_price=120 001&max_price=499.999")).toEqual([]);
    expect(await found("min_price=&max_price=")).toHaveLength(4);
    expect(await found("sort=price")).toEqual(["Dès dix mille", "Modeste", "Cher", "Muet"]);
    expect(await found("sort=price-desc")).toEqual(["Cher", "Modeste", "Dès dix mille", "Muet"]);
  });

  it("compare what an event of so many guests pays, whatever the price is for", async () => {
    const add = (name: string, minPriceFcfa: number, priceUnit: PriceUnit) =>
      addProvider(app, "drinks", { name, minPriceFcfa, maxPriceFcfa: minPriceFcfa, priceUnit });
    await add("Par tête", 3000, "person");
    await add("À l’heure", 50_000, "hour");
    await add("Forfait", 250_000, "event");
    await addProvider(app, "drinks", { name: "Sur demande", priceUnit: "request" });
    const drinks = `service_type_id=${await serviceTypeId(app, "drinks")}`;
    const found = async (query: string) =>
      (await list(`${drinks}&${query}`)).data.map(({ name }) => name);
    // 100 guests unless it is said: 300 000, six hours: 300 000, and 250 000.
    expect(await found("sort=price")).toEqual(["Forfait", "À l’heure", "Par tête", "Sur demande"]);
    expect(await found("sort=price&guests=40")).toEqual([
      "Par tête",
      "Forfait",
      "À l’heure",
      "Sur demande",
    ]);
    expect(await found("sort=price-desc&guests=1 000")).toEqual([
      "Par tête",
      "À l’heure",
      "Forfait",
      "Sur demande",
    ]);
    expect(await found("max_price=130000&guests=40")).toEqual(["Par tête"]);
    expect(await found("min_price=280000&guests=40")).toEqual(["À l’heure"]);
    expect(await list(`${drinks}&guests=40`)).toMatchObject({ guests: 40 });
    expect(await list(drinks)).toMatchObject({ guests: 100 });
    for (const guests of ["0", "10001", "deux"])
      expect(
        (await app.call("GET", `/api/v1/wedding-providers?guests=${guests}`)).body,
      ).toMatchObject({ errors: { guests: [directoryMessages.guestsInvalid] } });
  });

  it("select by the least rating, and the list is sorted by rating", async () => {
    await addProvider(app, "travel", { name: "Bien", ratingTenths: 41, reviewCount: 3 });
    await addProvider(app, "travel", { name: "Parfait", ratingTenths: 50, reviewCount: 1 });
    await addProvider(app, "travel", { name: "Neuf" });
    const travel = `service_type_id=${await serviceTypeId(app, "travel")}`;
    const marked = await list(`${travel}&mark=4&sort=mark`);
    expect(marked.data).toMatchObject([
      { name: "Parfait", mark: 5, review_count: 1 },
      { name: "Bien", mark: 4.1, review_count: 3 },
    ]);
    expect((await list(`${travel}&mark=5`)).total).toBe(1);
    expect((await list(`${travel}&sort=mark`)).data.at(-1)).toMatchObject({ mark: null });
  });

  it("shows who is free on a day", async () => {
    const providerId = await addProvider(app, "live-music", { name: "Orchestre Samedi" });
    const busy = { providerId, day: "2027-02-13", reason: "booked" as const };
    await app.db.insert(providerBusyDays).values(busy);
    const total = async (day: string) => (await list(`search=orchestre&free_on=${day}`)).total;
    expect([await total("2027-02-13"), await total("2027-02-14")]).toEqual([0, 1]);
  });

  it("are refused when prices are crossed, negative or text, each at its field", async () => {
    const refused = async (query: string) =>
      (await app.call("GET", `/api/v1/wedding-providers?${query}`)) as {
        status: number;
        body: { errors: Record<string, string[]> };
      };
    const cases: [query: string, field: string, sentence: string][] = [
      ["min_price=200&max_price=100", "max_price", directoryMessages.pricesCrossed],
      ["min_price=-1", "min_price", directoryMessages.priceNegative],
      ["max_price=-1", "max_price", directoryMessages.priceNegative],
      ["min_price=cher", "min_price", directoryMessages.priceInvalid],
      ["max_price=10,5", "max_price", directoryMessages.priceInvalid],
      ["max_price=1.5", "max_price", directoryMessages.priceInvalid],
      ["max_price=99999999999", "max_price", directoryMessages.priceTooHigh],
    ];
    for (const [query, field, sentence] of cases) {
      const { status, body } = await refused(query);
      expect([query, status, body.errors[field]]).toEqual([query, 422, [sentence]]);
    }
  });

  it("refuses an invalid page, rating, day, order and service", async () => {
    for (const query of [
      "page=0",
      "page=un",
      "service_type_id=-1",
      "town_id=Cocody",
      "mark=6",
      "mark=0",
      "free_on=2027-02-30",
      "sort=taille",
      `search=${"a".repeat(81)}`,
    ])
      expect((await app.call("GET", `/api/v1/wedding-providers?${query}`)).status).toBe(422);
  });
});
