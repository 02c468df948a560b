import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../../mail-catcher/queries.ts";
import { addProduct } from "../../../../testing/add-product.ts";
import { testApp } from "../../../../testing/app.ts";
import { asRole } from "../../../../testing/console.ts";
import { openSeller } from "../../../../testing/open-seller.ts";

const app = testApp();

const mailsOf = async (kind: string) => {
  await app.work();
  return (await listCaughtMessages(app.db)).filter((message) => message.kind === kind);
};

describe("a product", () => {
  it("leaves the shop at once with a reason, which its seller reads, and comes back", async () => {
    const { call } = await asRole(app, "support", "m2@exemple.test");
    const { providerId } = await openSeller(app);
    const { id: productId } = await addProduct(app, providerId, { name: "Écharpe rare" });
    const path = `articles/${productId}`;
    const found = async () =>
      JSON.stringify(
        (await app.call("GET", "/api/v1/marketplace/articles?search=echarpe")).body,
      ).includes("Écharpe rare");
    expect(await found()).toBe(true);
    expect((await call("GET", "articles?q=echarpe+RARE")).body).toMatchObject({
      items: [{ id: productId, hidden_at: null }],
    });
    expect(await call("PUT", path, { hidden: true, reason: "Contrefaçon" })).toMatchObject({
      body: { hidden_reason: "Contrefaçon" },
    });
    expect(await found()).toBe(false);
    const [mail] = await mailsOf("article-hidden");
    expect(mail?.text).toContain("Contrefaçon");
    expect(mail?.text).toContain("Écharpe rare");
    await call("PUT", path, { hidden: false });
    expect(await found()).toBe(true);
    const admin = await asRole(app, "admin", "ma2@exemple.test");
    expect(
      (await admin.call("GET", `audit?resource=articles&record_id=${productId}`)).body,
    ).toMatchObject({
      items: [
        { action: "articles.show" },
        { action: "articles.hide", after: { reason: "Contrefaçon" } },
      ],
    });
  });

  it("of a suspended seller is not found either", async () => {
    const { call } = await asRole(app, "support", "m3@exemple.test");
    const { providerId } = await openSeller(app);
    await addProduct(app, providerId, { name: "Ombrelle unique" });
    const found = async () =>
      JSON.stringify(
        (await app.call("GET", "/api/v1/marketplace/articles?search=ombrelle")).body,
      ).includes("Ombrelle unique");
    expect(await found()).toBe(true);
    await call("POST", `providers/${providerId}/suspend`, { reason: "Contrefaçons" });
    expect(await found()).toBe(false);
    await call("POST", `providers/${providerId}/restore`, { reason: "Erreur" });
    expect(await found()).toBe(true);
  });
});
