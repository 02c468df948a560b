import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { addPhoto, openShop } from "../../../testing/open-shop.ts";
import { shopForm } from "../../../testing/provider-profile-samples.ts";

const app = testApp();

describe("the preview of a shop's page", () => {
  it("shows its team what customers will see, before it is published and after", async () => {
    const shop = await openShop(app);
    await shop.call("PUT", "shop", shopForm(1));
    await addPhoto(shop);
    await shop.call("POST", "addresses", { name: "Cuisine", street: "Rue 12", town_id: 1 });
    const before = await shop.call("GET", "shop/page");
    expect(before).toMatchObject({
      status: 200,
      body: {
        provider: { id: shop.providerId, name: "Les Saveurs", description: "<p>Depuis 2010.</p>" },
        medias: [{ type: "photo" }],
        addresses: [{ name: "Cuisine" }],
      },
    });
    const { token } = await registerCouple(app);
    const seen = (path: string) =>
      app.call("GET", `/api/v1/wedding-providers/${shop.providerId}${path}`, { token });
    expect((await seen("")).status).toBe(404);
    expect((await shop.call("POST", "shop/publish")).status).toBe(200);
    const customers = {
      provider: (await seen("")).body,
      medias: (await seen("/medias")).body,
      addresses: (await seen("/addresses")).body,
    };
    expect((await shop.call("GET", "shop/page")).body).toEqual(customers);
  });

  it("is not counted as a view, and shows nobody else's page", async () => {
    const [mine, other] = [await openShop(app), await openShop(app)];
    await mine.call("GET", "shop/page");
    expect((await mine.call("GET", "figures")).body).toMatchObject({ seen: 0 });
    const { body } = await other.call("GET", "shop/page");
    expect(body).toMatchObject({ provider: { id: other.providerId } });
  });
});
