import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type ProviderActor, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { addPackage } from "../../../testing/booking-samples.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { packageFeatures, packages } from "../../providers/packages/tables.ts";
import { providers } from "../../providers/tables.ts";

const app = testApp();
const cast: { pro?: ProviderActor } = {};

function pro(): ProviderActor {
  if (!cast.pro) throw new Error("The provider is registered before the tests");
  return cast.pro;
}

beforeAll(async () => {
  cast.pro = await registerProvider(app, "fleurs@exemple.test");
  const { providerId } = cast.pro;
  for (let n = 1; n <= 14; n += 1)
    await addPackage(app, providerId, {
      name: n === 3 ? "Décor à la lagune" : `Package ${n}`,
      priceFcfa: n * 50_000,
      publishedAt: new Date(app.clock().getTime() + n * 1000),
    });
  await addPackage(app, providerId, { name: "Brouillon", publishedAt: null });
});

async function list(query = "") {
  const path = `/api/v1/get-package-wedding-providers${query}`;
  const { status, body } = await app.call("GET", path);
  const { data } = body as {
    data: { data: { id: number; name: string; price: number }[]; total: number };
  };
  return { status, body, data, names: data?.data?.map(({ name }) => name) };
}

describe("the list of packages", () => {
  it("shows the published ones, the newest first, 12 a page, with its pagination", async () => {
    const first = await list("?event_type_id=[]&service_type_id=[]&per_page=12&page=1");
    expect(first.data).toMatchObject({
      current_page: 1,
      from: 1,
      to: 12,
      total: 14,
      last_page: 2,
      per_page: 12,
    });
    expect(first.names?.[0]).toBe("Package 14");
    expect(first.names).not.toContain("Brouillon");
    expect((await list("?page=2")).data).toMatchObject({ from: 13, to: 14 });
    expect((await list("?page=99")).data).toMatchObject({ current_page: 2, from: 13 });
  });

  it("filters by event types and service types, as JSON arrays or single values", async () => {
    const one = await list("?event_type_id=[1]&service_type_id=[1,2]");
    expect(one.data.total).toBe(14);
    for (const query of ["?event_type_id=1", "?service_type_id=1", "?service_type_id=%5B1%5D"])
      expect((await list(query)).data.total).toBe(14);
    expect((await list("?event_type_id=[2]")).data.total).toBe(0);
    expect((await list("?service_type_id=[5]")).data).toMatchObject({ total: 0, from: null });
  });

  it("filters by price and by the words of a package and its provider, without accents", async () => {
    expect((await list("?min_price=100000&max_price=150 000")).names).toEqual([
      "Décor à la lagune",
      "Package 2",
    ]);
    expect((await list("?search=decor lagu")).names).toEqual(["Décor à la lagune"]);
    expect((await list("?search=FLEURS")).data.total).toBe(14);
    expect((await list("?search=introuvable")).data.total).toBe(0);
    expect((await list("?search=!!!")).data.total).toBe(0);
  });

  it("filters by what an event of so many guests pays", async () => {
    const { providerId } = pro();
    const id = await addPackage(app, providerId, {
      name: "Menu unique",
      priceFcfa: 7000,
      priceUnit: "person",
    });
    const found = async (query: string) => (await list(`?search=menu&${query}`)).names;
    expect(await found("min_price=1000000&guests=150")).toEqual(["Menu unique"]);
    expect(await found("max_price=1000000&guests=150")).toEqual([]);
    expect(await found("max_price=700000&guests=")).toEqual(["Menu unique"]);
    expect((await list("?guests=0")).status).toBe(422);
    await app.db.update(packages).set({ removedAt: app.clock() }).where(eq(packages.id, id));
  });

  it("forgives a misspelling, as long as no package has the word", async () => {
    expect((await list("?search=lagunne")).names).toEqual(["Décor à la lagune"]);
    expect((await list("?search=deccor lagune")).names).toEqual(["Décor à la lagune"]);
    expect((await list("?search=brouillonn")).data.total).toBe(0);
  });

  it.each([
    ["?event_type_id=[1", 200],
    ["?event_type_id=[1;drop]", 422],
    ["?service_type_id={}", 422],
    ["?service_type_id=[-1]", 422],
    ["?service_type_id=abc", 422],
    ["?min_price=cher", 422],
    ["?min_price=-5", 422],
    ["?min_price=300000&max_price=100000", 422],
    ["?page=0", 422],
    ["?page=x", 422],
  ])("answers %s with %i", async (query, status) => {
    expect((await list(query)).status).toBe(status);
  });

  it("says at the field, in French, what is wrong with a price", async () => {
    expect((await list("?min_price=cher")).body).toMatchObject({
      errors: { min_price: ["Entrez un prix en FCFA, en chiffres"] },
    });
    expect((await list("?min_price=3&max_price=2")).body).toMatchObject({
      errors: { max_price: ["Le prix maximum est plus petit que le prix minimum"] },
    });
  });

  it("loses the packages of a provider who is no longer shown", async () => {
    const other = await registerProvider(app, "cache@exemple.test");
    await addPackage(app, other.providerId, { name: "Caché" });
    expect((await list("?search=cache")).data.total).toBe(1);
    await app.db
      .update(providers)
      .set({ suspendedAt: app.clock() })
      .where(eq(providers.id, other.providerId));
    expect((await list("?search=cache")).data.total).toBe(0);
  });
});

describe("a package", () => {
  it("is shown with its provider, types and features, and a drawing of its own", async () => {
    const id = await addPackage(app, pro().providerId);
    await app.db
      .insert(packageFeatures)
      .values({ packageId: id, position: 0, value: "Deux buffets" });
    const { body } = await app.call("GET", `/api/v1/get-package-wedding-providers/${id}`);
    expect(body).toMatchObject({
      data: {
        id,
        name: "Mariage complet",
        price: 200_000,
        description: "Tout pour le jour J.",
        shop_id: pro().providerId,
        shop: { provider: { name: "Chez fleurs@exemple.test" } },
        event_type: [{ name: "Mariage" }],
        service_type: { name: "Salles et lieux de réception" },
        features: [{ value: "Deux buffets" }],
        image: `/files/packages/dessin-${id}.svg`,
      },
    });
    const drawn = await app.call("GET", `/files/packages/dessin-${id}.svg`);
    expect(drawn.status).toBe(200);
    for (const name of ["dessin-999999.svg", "dessin-x.svg", "../images/x.webp", "none.webp"])
      expect((await app.call("GET", `/files/packages/${name}`)).status).toBe(404);
  });

  it("that is missing, or not published, is not found", async () => {
    const draft = await addPackage(app, pro().providerId, { publishedAt: null });
    for (const id of [draft, 999_999])
      expect((await app.call("GET", `/api/v1/get-package-wedding-providers/${id}`)).status).toBe(
        404,
      );
  });
});

const form = (fields: Record<string, string | File | string[]> = {}) => {
  const body = new FormData();
  const all = {
    name: "Photos et film",
    description: "Deux photographes.",
    price: "350 000",
    deposit_percent: "20",
    capacity: "2",
    service_type_id: "1",
    "event_type_id[]": ["1", "2"],
    features: "Deux photographes\n\nUn album",
    is_published: "on",
    ...fields,
  };
  for (const [name, value] of Object.entries(all))
    for (const one of Array.isArray(value) ? value : [value]) body.append(name, one);
  return body;
};

const save = (body: FormData, id?: number) =>
  app.call("POST", `/api/v1/pro/packages${id === undefined ? "" : `/${id}`}`, {
    token: pro().token,
    body,
  });

const read = async (id: number) =>
  (await app.call("GET", `/api/v1/pro/packages/${id}`, { token: pro().token })).body;

describe("a provider", () => {
  it("adds a package with an image, which is encoded again and shown to everybody", async () => {
    const image = upload(await picture("jpeg"), "photo.exe");
    const { status, body } = await save(form({ image }));
    expect({ status, body }).toMatchObject({ status: 200 });
    const { id } = (body as { data: { id: number } }).data;
    const stored = (await read(id)) as { image: string };
    expect(stored).toMatchObject({
      price: 350_000,
      capacity: 2,
      deposit_percent: 20,
      is_published: true,
      event_type: [{ id: 1 }, { id: 2 }],
      features: [{ value: "Deux photographes" }, { value: "Un album" }],
      image: expect.stringMatching(/^\/files\/packages\/[0-9a-f-]{36}\.webp$/),
    });
    expect((await app.call("GET", stored.image)).status).toBe(200);
    const other = upload(await picture("png"), "autre.png");
    await save(form({ image: other }), id);
    expect((await app.call("GET", stored.image)).status).toBe(404);
  });

  it.each([
    [{ name: " " }, "name", "Donnez un nom au package"],
    [{ price: "500" }, "price", "Le prix est de 1 000 FCFA au moins"],
    [{ price: "cher" }, "price", "Entrez le prix du package en FCFA"],
    [{ capacity: "0" }, "capacity", "Entrez un nombre de réservations par jour, de 1 à 100"],
    [{ deposit_percent: "101" }, "deposit_percent", "Entrez un pourcentage de 0 à 100"],
    [{ service_type_id: "9999" }, "service_type_id", "Choisissez le type de service"],
    [{ "event_type_id[]": ["9999"] }, "event_type_id", "Choisissez au moins un type d’événement"],
    [
      { features: Array.from({ length: 21 }, (_, n) => `élément ${n}`).join("\n") },
      "features",
      "Un package a 20 éléments au plus",
    ],
    [
      { image: new File(["<svg/>"], "photo.png", { type: "image/png" }) },
      "image",
      expect.stringContaining("image"),
    ],
  ])("is told at the field what a form lacks: %o", async (fields, field, message) => {
    const stored = async () => (await app.db.select({ id: packages.id }).from(packages)).length;
    const before = await stored();
    const { status, body } = await save(form(fields));
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
    expect(await stored()).toBe(before);
  });

  it("does not write over what a colleague changed meanwhile", async () => {
    const { body } = await save(form());
    const { id } = (body as { data: { id: number } }).data;
    expect((await save(form({ version: "1", name: "À deux" }), id)).status).toBe(200);
    expect(await save(form({ version: "1", name: "Trop tard" }), id)).toMatchObject({
      status: 409,
    });
    expect(await read(id)).toMatchObject({ name: "À deux", version: 2 });
  });

  it("withdraws a package from the public, and reaches no other provider's", async () => {
    const id = await addPackage(app, pro().providerId);
    const other = await registerProvider(app, "autre@exemple.test");
    const remove = (token: string) => app.call("DELETE", `/api/v1/pro/packages/${id}`, { token });
    expect((await remove(other.token)).status).toBe(404);
    expect((await remove(pro().token)).status).toBe(200);
    expect((await app.call("GET", `/api/v1/get-package-wedding-providers/${id}`)).status).toBe(404);
    expect((await read(id)) as object).toMatchObject({ message: expect.any(String) });
  });
});
