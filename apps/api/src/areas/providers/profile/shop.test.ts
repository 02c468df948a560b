import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addPhoto, openShop } from "../../../testing/open-shop.ts";
import { shopForm } from "../../../testing/provider-profile-samples.ts";
import { providers } from "../tables.ts";

const app = testApp();

describe("the texts and prices of a shop", () => {
  it("are saved together, and read back", async () => {
    const { call } = await openShop(app);
    const saved = await call("PUT", "shop", shopForm(1));
    expect(saved).toMatchObject({ status: 200, body: { message: sentences.saved } });
    expect((await call("GET", "shop")).body).toMatchObject({
      ...{ version: 2, name: "Les Saveurs", min_price: 3500, max_price: 9500, town_id: 1 },
      ...{ served_town_ids: [2], service_type_ids: [1], phone: "+2250701020304" },
      missing: ["address", "photo"],
    });
  });

  it("say what the price is for; one on request has no amounts", async () => {
    const { call } = await openShop(app);
    const read = async () => (await call("GET", "shop")).body;
    expect(await read()).toMatchObject({ price_unit: null });
    expect((await call("PUT", "shop", { ...shopForm(1), price_unit: "person" })).status).toBe(200);
    // A client that does not know it leaves it.
    expect((await call("PUT", "shop", shopForm(2))).status).toBe(200);
    expect(await read()).toMatchObject({ price_unit: "person" });
    const asked = { ...shopForm(3), price_unit: "request" };
    expect((await call("PUT", "shop", asked)).body).toMatchObject({
      errors: { price_unit: [sentences.priceOnRequest] },
    });
    expect((await call("PUT", "shop", { ...asked, price_unit: "kilo" })).body).toMatchObject({
      errors: { price_unit: [sentences.unitRequired] },
    });
    const without = { ...asked, min_price: null, max_price: null };
    expect((await call("PUT", "shop", without)).status).toBe(200);
    expect(await read()).toMatchObject({ price_unit: "request", missing: ["address", "photo"] });
    // An amount ends it, until its unit is chosen.
    expect((await call("PUT", "shop", shopForm(4))).status).toBe(200);
    expect(await read()).toMatchObject({ price_unit: null, min_price: 3500 });
  });

  it("have a taxpayer number, and VAT only with one", async () => {
    const { call } = await openShop(app);
    const taxed = { taxpayer_number: "1234567 a", is_taxed: true };
    const read = async () => (await call("GET", "shop")).body;
    expect(await read()).toMatchObject({ taxpayer_number: null, is_taxed: false });
    expect((await call("PUT", "shop", { ...shopForm(1), ...taxed })).status).toBe(200);
    expect(await read()).toMatchObject({ taxpayer_number: "1234567A", is_taxed: true });
    // A client that does not know these fields leaves them.
    expect((await call("PUT", "shop", shopForm(2))).status).toBe(200);
    expect(await read()).toMatchObject({ taxpayer_number: "1234567A", is_taxed: true });
    const refused = async (fields: object) =>
      (await call("PUT", "shop", { ...shopForm(3), ...fields })).body;
    for (const number of ["123456A", "12345678", "1234567AB", "A1234567"])
      expect(await refused({ taxpayer_number: number })).toMatchObject({
        errors: { taxpayer_number: [sentences.taxpayerInvalid] },
      });
    expect(await refused({ taxpayer_number: "" })).toMatchObject({
      errors: { taxpayer_number: [sentences.taxpayerNeeded] },
    });
    const none = { ...shopForm(3), taxpayer_number: "", is_taxed: false };
    expect((await call("PUT", "shop", none)).status).toBe(200);
    expect(await read()).toMatchObject({ taxpayer_number: null, is_taxed: false });
  });

  it("are refused once somebody else has saved", async () => {
    const { call } = await openShop(app);
    await call("PUT", "shop", shopForm(1));
    const again = await call("PUT", "shop", { ...shopForm(1), name: "Autre" });
    expect(again.status).toBe(409);
    expect((await call("GET", "shop")).body).toMatchObject({ name: "Les Saveurs" });
  });

  it("keep no script: the description is reduced to harmless HTML", async () => {
    const { call, providerId } = await openShop(app);
    const evil = '<p onclick="x()">Bon<script>alert(1)</script></p><a href="javascript:x">ici</a>';
    await call("PUT", "shop", { ...shopForm(1), description: evil, name: "<b>Nom</b>" });
    const [row] = await app.db.select().from(providers).where(eq(providers.id, providerId));
    expect(row?.description).toBe("<p>Bon</p>ici");
    expect(row?.name).toBe("<b>Nom</b>");
  });

  it.each([
    [{ min_price: 9500, max_price: 3500 }, "max_price", sentences.pricesCrossed],
    [{ min_price: -1 }, "min_price", sentences.amountInvalid],
    [{ min_price: "beaucoup" }, "min_price", sentences.amountInvalid],
    [{ max_price: 1.5 }, "max_price", sentences.amountInvalid],
    [{ name: "" }, "name", sentences.nameRequired],
    [{ short_description: "a".repeat(301) }, "short_description", "300"],
    [{ description: `<p>${"mot ".repeat(1500)}</p>` }, "description", sentences.tooLong],
    [{ description: "<a".repeat(120_000) }, "description", sentences.tooLong],
    [{ town_id: "" }, "town_id", sentences.townRequired],
    [{ town_id: 999_999 }, "town_id", sentences.choiceUnknown],
    [{ served_town_ids: [999_999] }, "served_town_ids", sentences.choiceUnknown],
    [{ service_type_ids: [999_999] }, "service_type_ids", sentences.choiceUnknown],
    [{ phone: "12" }, "phone", sentences.phoneInvalid],
    [{ website: "javascript:alert(1)" }, "website", sentences.websiteInvalid],
    [{ email: "" }, "email", sentences.emailRequired],
  ])("are refused at the field: %j", async (changed, field, sentence) => {
    const { call } = await openShop(app);
    const { status, body } = await call("PUT", "shop", { ...shopForm(1), ...changed });
    expect(status).toBe(422);
    const { errors } = body as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.[0]).toContain(sentence);
  });

  it("report crossed prices beside the errors of other fields", async () => {
    const { call } = await openShop(app);
    const form = { ...shopForm(1), name: "", min_price: 2, max_price: 1 };
    const { body } = await call("PUT", "shop", form);
    expect(body).toMatchObject({
      errors: { name: [sentences.nameRequired], max_price: [sentences.pricesCrossed] },
    });
  });

  it("take amounts as people type them", async () => {
    const { call } = await openShop(app);
    await call("PUT", "shop", { ...shopForm(1), min_price: "41 500 Fcfa", max_price: "" });
    expect((await call("GET", "shop")).body).toMatchObject({ min_price: 41_500, max_price: null });
  });
});

describe("a page", () => {
  it("is published once nothing is missing, and withdrawn again", async () => {
    const shop = await openShop(app);
    const { call, providerId } = shop;
    await call("PUT", "shop", shopForm(1));
    expect((await call("POST", "shop/publish")).status).toBe(409);
    await addPhoto(shop);
    await call("POST", "addresses", { name: "Atelier", town_id: 1 });
    expect((await call("POST", "shop/publish")).status).toBe(200);
    const [row] = await app.db.select().from(providers).where(eq(providers.id, providerId));
    expect(row?.publishedAt).toEqual(app.clock());
    await call("DELETE", "shop/publish");
    expect((await call("GET", "shop")).body).toMatchObject({ published: false, missing: [] });
  });

  it("that staff withdrew is not published again by its team", async () => {
    const { call, providerId } = await openShop(app);
    const suspendedAt = app.clock();
    await app.db.update(providers).set({ suspendedAt }).where(eq(providers.id, providerId));
    expect((await call("POST", "shop/publish")).body).toMatchObject({
      message: expect.stringContaining("retirée"),
    });
  });
});
