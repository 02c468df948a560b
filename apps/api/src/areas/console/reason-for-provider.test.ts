import { expect, it } from "vitest";
import { addProduct } from "../../testing/add-product.ts";
import { testApp } from "../../testing/app.ts";
import { asRole } from "../../testing/console.ts";
import { openSeller } from "../../testing/open-seller.ts";
import { providerMedia } from "../providers/media/tables.ts";
import { reviews } from "../reviews/tables.ts";

const app = testApp();

it("a provider reads in their space why staff hid a photo, a product and a review", async () => {
  const staff = await asRole(app, "support", "why@exemple.test");
  const { call, providerId } = await openSeller(app);
  const photo = { providerId, type: "photo" as const, path: "/api/v1/drawings/a.svg", position: 1 };
  const [medium] = await app.db.insert(providerMedia).values(photo).returning();
  const { id: productId } = await addProduct(app, providerId);
  const [review] = await app.db
    .insert(reviews)
    .values({
      providerId,
      ...{ authorGivenNames: "Awa", authorLastName: "Koné", verified: false },
      ...{ professionalism: 2, qualityPriceRatio: 2, recommendation: 2 },
      ...{ discoveryChannel: "by_jdj", description: "Injures." },
    })
    .returning();
  const hide = async (path: string, change: object) =>
    expect((await staff.call("PUT", path, change)).status).toBe(200);
  const read = async () => ({
    media: (await call("GET", "media")).body,
    product: (await call("GET", `articles/${productId}`)).body,
    products: (await call("GET", "articles")).body,
    reviews: (await call("GET", "comments")).body,
  });
  await hide(`provider-media/${medium?.id}`, { hidden: true, reason: "Photo d’autrui" });
  await hide(`articles/${productId}`, { hidden: true, reason: "Contrefaçon" });
  await hide(`reviews/${review?.id}`, { hidden: true, reason: "Propos injurieux" });
  const hidden = await read();
  expect(hidden).toMatchObject({
    media: { data: [{ hidden: true, hidden_reason: "Photo d’autrui" }] },
    product: { state: "suspended", suspension_reason: "Contrefaçon" },
    products: { data: [{ suspension_reason: "Contrefaçon" }] },
    reviews: { data: [], hidden: [{ id: review?.id, reason: "Propos injurieux" }] },
  });
  // What was hidden for its text is not shown by another way.
  expect(JSON.stringify(hidden.reviews)).not.toContain("Injures.");
  for (const path of [`provider-media/${medium?.id}`, `articles/${productId}`])
    await hide(path, { hidden: false });
  await hide(`reviews/${review?.id}`, { hidden: false });
  expect(await read()).toMatchObject({
    media: { data: [{ hidden: false, hidden_reason: null }] },
    product: { suspension_reason: null },
    products: { data: [{ suspension_reason: null }] },
    reviews: { data: [{ id: review?.id }], hidden: [] },
  });
});
