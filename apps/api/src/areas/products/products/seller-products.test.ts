import {
  sellingMessages as sentences,
  stockReservedMessage,
} from "@jdj/contract/products/seller-messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import { addProduct, addZone, anyCategory } from "../../../testing/selling.ts";
import { sellers } from "../../providers/tables.ts";
import { products, productVariants } from "./tables.ts";

const app = testApp();

async function dress(changed: Record<string, unknown> = {}) {
  return {
    kind: "product",
    name: "Robe de mariée",
    category_id: await anyCategory(app),
    description: "Dentelle.\n\nFaite main.",
    price: "150 000",
    old_price: "180 000 FCFA",
    variants: [
      { size: "38", colour: "Ivoire", price: "", stock: "2" },
      { size: "40", colour: "Ivoire", price: "160 000", stock: "0" },
    ],
    day_capacity: "",
    ...changed,
  };
}

type Own = {
  version: number;
  state: string;
  variants: { id: number; size: string | null; stock: number | null; reserved: number }[];
};

async function added(changed?: Record<string, unknown>) {
  const seller = await openSeller(app);
  const { body } = await seller.call("POST", "articles", await dress(changed));
  const { id } = body as { id: number };
  const read = async () => (await seller.call("GET", `articles/${id}`)).body as Own;
  return { ...seller, id, read };
}

const errorsOf = ({ body }: { body: unknown }) => (body as { errors?: unknown }).errors;

describe("a product", () => {
  it("is written with its variants and seen by its team alone", async () => {
    const { read, call } = await added();
    expect(await read()).toMatchObject({
      kind: "product",
      state: "draft",
      price: 150_000,
      old_price: 180_000,
      day_capacity: null,
      variants: [
        { size: "38", colour: "Ivoire", price: null, stock: 2, reserved: 0 },
        { size: "40", price: 160_000, stock: 0 },
      ],
      images: [],
    });
    expect((await call("GET", "articles?search=MARIEE")).body).toMatchObject({
      total: 1,
      data: [{ name: "Robe de mariée", available: 2, low: true, variants: 2, image: null }],
      counts: { all: 1, online: 0, draft: 1, low: 1 },
    });
    expect((await call("GET", "articles/counts")).body).toEqual({
      all: 1,
      online: 0,
      draft: 1,
      low: 1,
      zones: 0,
    });
    expect((await call("GET", "articles?search=costume")).body).toMatchObject({ total: 0 });
    expect((await call("GET", "articles?show=online")).body).toMatchObject({ total: 0 });
  });

  it.each([
    ["a price below 100 FCFA", { price: "95" }, { price: [sentences.priceInvalid] }],
    ["a price that is no multiple of 5", { price: 1001 }, { price: [sentences.priceInvalid] }],
    ["a price of letters", { price: "mille" }, { price: [sentences.priceInvalid] }],
    ["no price", { price: "" }, { price: [sentences.priceInvalid] }],
    ["an old price below it", { old_price: 100_000 }, { old_price: [sentences.oldPriceInvalid] }],
    ["no name", { name: " " }, { name: [sentences.nameRequired] }],
    ["no category", { category_id: "" }, { category_id: [sentences.categoryRequired] }],
    ["another category", { category_id: 999_999 }, { category_id: [sentences.choiceUnknown] }],
    ["no variant", { variants: [] }, { variants: [sentences.stockInvalid] }],
    ["no kind", { kind: "gift" }, { kind: [sentences.kindRequired] }],
    [
      "a stock below zero",
      { variants: [{ stock: "-1" }] },
      { "variants.0.stock": [sentences.stockInvalid] },
    ],
    [
      "a variant twice",
      {
        variants: [
          { size: "M", stock: 1 },
          { size: "m", stock: 1 },
        ],
      },
      { "variants.1.size": [sentences.optionsTwice] },
    ],
  ])("is refused at the field for %s", async (_, changed, errors) => {
    const { call } = await openSeller(app);
    const answer = await call("POST", "articles", await dress(changed));
    expect([answer.status, errorsOf(answer)]).toEqual([422, errors]);
  });

  it("has all its errors said at once", async () => {
    const { call } = await openSeller(app);
    const answer = await call("POST", "articles", {
      ...(await dress({ name: "", price: "200000" })),
      old_price: "100",
    });
    expect(Object.keys(Object(errorsOf(answer))).toSorted()).toEqual(["name", "old_price"]);
  });

  it("keeps what was sold while its form was open", async () => {
    const { id, read, call } = await added();
    const { version, variants } = await read();
    const [first, second] = variants;
    await app.db
      .update(productVariants)
      .set({ stock: 1, reserved: 1 })
      .where(eq(productVariants.id, first?.id ?? 0));
    const form = (stock: number) => ({
      version,
      variants: [
        { id: first?.id, size: "38", colour: "Ivoire", stock, stock_seen: 2 },
        { id: second?.id, size: "40", colour: "Ivoire", stock: 5, stock_seen: 0 },
      ],
    });
    const refused = await call("PUT", `articles/${id}`, await dress(form(1)));
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      { "variants.0.stock": [stockReservedMessage(1)] },
    ]);
    expect((await call("PUT", `articles/${id}`, await dress(form(4)))).status).toBe(200);
    expect((await read()).variants).toMatchObject([{ stock: 3, reserved: 1 }, { stock: 5 }]);
  });

  it("changes, adds, exchanges and drops variants, whose orders stand", async () => {
    const { id, read, call } = await added();
    const { version, variants } = await read();
    const [first, second] = variants;
    await call(
      "PUT",
      `articles/${id}`,
      await dress({
        version,
        variants: [
          { id: second?.id, size: "38", colour: "Ivoire", stock: 0 },
          { id: first?.id, size: "40", colour: "Ivoire", stock: 2, stock_seen: 2 },
          { size: "42", stock: 7 },
        ],
      }),
    );
    expect((await read()).variants).toMatchObject([
      { id: second?.id, size: "38" },
      { id: first?.id, size: "40", stock: 2 },
      { size: "42", stock: 7 },
    ]);
    await call("PUT", `articles/${id}`, await dress({ version: 2, variants: [{ stock: 1 }] }));
    expect((await read()).variants).toHaveLength(1);
    const rows = await app.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.productId, id));
    expect(rows).toHaveLength(4);
  });

  it("is not written over when another version was shown", async () => {
    const { id, call } = await added();
    const save = async () => call("PUT", `articles/${id}`, await dress({ version: 1 }));
    const statuses = (await Promise.all([save(), save()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it("has no variant of another product", async () => {
    const { id, call } = await added();
    const other = await added();
    const [foreign] = (await other.read()).variants;
    const answer = await call(
      "PUT",
      `articles/${id}`,
      await dress({ version: 1, variants: [{ id: foreign?.id, stock: 3 }] }),
    );
    expect(errorsOf(answer)).toEqual({ "variants.0.size": [sentences.choiceUnknown] });
  });
});

describe("a service", () => {
  const service = { kind: "service", name: "Coiffure", variants: [], day_capacity: "2" };

  it("has orders for a day and no stock", async () => {
    const { id, call, read } = await added({ ...service, notice_days: "3" });
    expect(await read()).toMatchObject({
      day_capacity: 2,
      notice_days: 3,
      variants: [{ stock: null }],
    });
    const form = await dress({ ...service, day_capacity: "4", version: 1 });
    expect((await call("PUT", `articles/${id}`, form)).status).toBe(200);
    expect(await read()).toMatchObject({ day_capacity: 4, variants: [{ stock: null }] });
    const product = await call("PUT", `articles/${id}`, await dress({ version: 2 }));
    expect(errorsOf(product)).toEqual({ kind: [sentences.kindRequired] });
  });

  it("has variants with a name and a price of their own, for the same places of a day", async () => {
    const { id, call, read } = await added({
      ...service,
      variants: [
        { size: "2 h", colour: "Bleu", stock: "9" },
        { size: "4 h", price: "250 000" },
      ],
    });
    const { variants } = await read();
    expect(variants).toMatchObject([
      { size: "2 h", colour: null, price: null, stock: null },
      { size: "4 h", colour: null, price: 250_000, stock: null },
    ]);
    const [short, long] = variants;
    const save = async (version: number, changed: Record<string, unknown>[]) =>
      call("PUT", `articles/${id}`, await dress({ ...service, version, variants: changed }));
    const swapped = [
      { id: long?.id, size: "2 h", price: "250 000" },
      { id: short?.id, size: "4 h" },
      { size: "La journée", price: "400 000" },
    ];
    expect((await save(1, swapped)).status).toBe(200);
    expect((await read()).variants).toMatchObject([
      { id: long?.id, size: "2 h" },
      { id: short?.id, size: "4 h" },
      { size: "La journée", price: 400_000, stock: null },
    ]);
    const foreign = await save(2, [{ id: 999_999, size: "2 h" }]);
    expect(errorsOf(foreign)).toEqual({ "variants.0.size": [sentences.choiceUnknown] });
    const unnamed = await save(2, [{ id: short?.id }, { id: long?.id, size: "2 h" }]);
    expect(errorsOf(unnamed)).toEqual({ "variants.0.size": [sentences.formulaRequired] });
    expect((await save(2, [])).status).toBe(200);
    expect((await read()).variants).toMatchObject([{ id: short?.id, size: null }]);
    expect((await call("GET", "articles")).body).toMatchObject({
      data: [{ variants: 1, available: null, low: false }],
    });
  });

  it("is refused without a capacity", async () => {
    const { call } = await openSeller(app);
    const answer = await call("POST", "articles", await dress({ ...service, day_capacity: "" }));
    expect(errorsOf(answer)).toEqual({ day_capacity: [sentences.capacityInvalid] });
  });
});

describe("a product", () => {
  it("goes on sale with a photo and a place of delivery, and off again", async () => {
    const { call, providerId, id, read } = await added();
    const publish = () => call("POST", `articles/${id}/publish`);
    expect((await publish()).body).toMatchObject({ message: expect.stringContaining("photo") });
    const own = await addProduct(app, providerId, { publishedAt: null });
    const online = () => call("POST", `articles/${own.productId}/publish`);
    expect((await online()).body).toMatchObject({ message: expect.stringContaining("livrez") });
    await addZone(app, providerId);
    expect((await online()).status).toBe(200);
    const shown = async () => (await call("GET", `articles/${own.productId}`)).body as Own;
    expect((await shown()).state).toBe("online");
    expect((await call("DELETE", `articles/${own.productId}/publish`)).status).toBe(200);
    expect((await shown()).state).toBe("draft");
    expect((await read()).state).toBe("draft");
  });

  it("that staff withdrew is not put back by its seller", async () => {
    const { call, providerId } = await openSeller(app);
    const { productId } = await addProduct(app, providerId, {
      publishedAt: null,
      suspendedAt: app.clock(),
    });
    await addZone(app, providerId);
    expect((await call("POST", `articles/${productId}/publish`)).status).toBe(409);
    await app.db.update(products).set({ suspendedAt: null }).where(eq(products.id, productId));
    const suspended = { suspendedAt: app.clock() };
    await app.db.update(sellers).set(suspended).where(eq(sellers.providerId, providerId));
    expect((await call("POST", `articles/${productId}/publish`)).body).toMatchObject({
      message: expect.stringContaining("suspendues"),
    });
  });

  it("is deleted for its team, and stays for its orders", async () => {
    const { call, providerId } = await openSeller(app);
    const { productId } = await addProduct(app, providerId);
    expect((await call("DELETE", `articles/${productId}`)).status).toBe(200);
    expect((await call("GET", `articles/${productId}`)).status).toBe(404);
    expect((await call("DELETE", `articles/${productId}`)).status).toBe(404);
    const [row] = await app.db.select().from(products).where(eq(products.id, productId));
    expect(row).toMatchObject({ publishedAt: null, removedAt: app.clock() });
  });
});
