import type { OrderState } from "@jdj/contract/orders/order-states";
import { reviewRefusals } from "@jdj/contract/reviews/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../app-context.ts";
import { testApp } from "../../testing/app.ts";
import { type CastMember, registerCouple } from "../../testing/cast.ts";
import { asRole } from "../../testing/console.ts";
import { openSeller } from "../../testing/open-seller.ts";
import { reviewOf } from "../../testing/reviews.ts";
import { placeSellerOrder } from "../../testing/seller-orders.ts";
import { customers } from "../identity/users/tables.ts";
import { orderLines, type sellerOrders } from "../orders/orders/tables.ts";
import { eraseAccounts } from "../privacy/retention/erase-accounts.ts";
import { products } from "../products/products/tables.ts";
import { providers } from "../providers/tables.ts";
import { providerMembers } from "../providers/team/tables.ts";
import { reviews } from "./tables.ts";

const app = testApp();

/** A buyer of one product of a seller, whose order has come to a state, and the calls about its review. */
async function bought(fields: Partial<typeof sellerOrders.$inferInsert> = { state: "delivered" }) {
  const seller = await openSeller(app);
  const buyer = await registerCouple(app);
  const { customerId } = buyer;
  const placed = await placeSellerOrder(app, seller.providerId, fields, customerId);
  const [line] = await app.db.select().from(orderLines).where(eq(orderLines.id, placed.lineId));
  const productId = line?.productId ?? 0;
  await app.db.update(products).set({ publishedAt: app.clock() }).where(eq(products.id, productId));
  const path = `/api/v1/marketplace/articles/${productId}`;
  const call = (method: string, what: string, body?: unknown, by: CastMember | null = buyer) =>
    app.call(method, `${path}/${what}`, {
      ...(by ? { token: by.token } : {}),
      ...(body === undefined ? {} : { body }),
    });
  return { seller, buyer, productId, call, ...placed };
}

const given = { mark: 4, description: "De belles perles,\r\nbien montées." };

async function ratingOf(productId: number) {
  const [row] = await app.db
    .select({ mark: products.ratingTenths, count: products.reviewCount })
    .from(products)
    .where(eq(products.id, productId));
  return row;
}

describe("a review of a product", () => {
  it("is given by who received it, seen by everybody, and changed", async () => {
    const { call, productId, buyer } = await bought();
    expect((await call("GET", "review")).body).toMatchObject({
      review: null,
      can: { review: true },
    });
    const stored = await call("PUT", "review", given);
    expect(stored).toMatchObject({ status: 200, body: { data: { mark: 4, updated_at: null } } });
    const shown = (await call("GET", "reviews", undefined, null)).body as { data: object[] };
    expect(shown).toMatchObject({
      ...{ mark: 4, total: 1, from: 1, to: 1 },
      data: [{ mark: 4, description: "De belles perles,\nbien montées.", reply: null }],
    });
    expect(JSON.stringify(shown)).not.toContain(buyer.email);
    const changed = await call("PUT", "review", { ...given, mark: 2 });
    expect(changed.body).toMatchObject({ data: { mark: 2, updated_at: expect.any(String) } });
    expect(await ratingOf(productId)).toEqual({ mark: 20, count: 1 });
    expect((await app.call("GET", `/api/v1/marketplace/articles/${productId}`)).body).toMatchObject(
      {
        ...{ mark: 2, reviews_count: 1 },
      },
    );
  });

  it.each([
    ["paid", {}, false],
    ["shipped", {}, false],
    ["cancelled", {}, false],
    ["refunded", {}, false],
    ["delivered", {}, true],
    ["returned", {}, true],
    ["refunded", { confirmedAt: new Date(), confirmedBy: "customer" as const }, true],
  ] satisfies [OrderState, object, boolean][])(
    "of an order that is %s %o is possible: %s",
    async (state, fields, isPossible) => {
      const { call } = await bought({ state, ...fields });
      expect((await call("GET", "review")).body).toMatchObject({ can: { review: isPossible } });
      expect((await call("PUT", "review", given)).status).toBe(isPossible ? 200 : 409);
    },
  );

  it("is refused to others, and says at which field what is missing", async () => {
    const { call } = await bought();
    const stranger = await registerCouple(app);
    expect((await call("PUT", "review", given, null)).status).toBe(401);
    expect(await call("PUT", "review", given, stranger)).toMatchObject({
      ...{ status: 409, body: { message: reviewRefusals["not-bought"].message } },
    });
    expect(await call("PUT", "review", { description: "x".repeat(601) })).toMatchObject({
      status: 422,
      body: { errors: { mark: [expect.any(String)], description: [expect.any(String)] } },
    });
    expect((await app.call("GET", "/api/v1/marketplace/articles/999999/reviews")).status).toBe(404);
  });

  it("leaves the mark of its seller as it is, and theirs the mark of the product", async () => {
    const { call, productId, seller } = await bought();
    await call("PUT", "review", given);
    await app.db.insert(reviews).values(reviewOf(seller.providerId, { recommendation: 1 }));
    const [provider] = await app.db
      .select()
      .from(providers)
      .where(eq(providers.id, seller.providerId));
    expect(provider).toMatchObject({ ratingTenths: 30, reviewCount: 1 });
    expect(await ratingOf(productId)).toEqual({ mark: 40, count: 1 });
    expect((await seller.call("GET", "comments")).body).toMatchObject({ total: 1 });
  });

  it("is read and answered by its seller's team, by who may", async () => {
    const { call, seller, productId } = await bought();
    const stored = (await call("PUT", "review", given)).body as { data: { id: number } };
    const received = await seller.call("GET", "article-reviews");
    expect(received.body).toMatchObject({
      ...{ mark: 4, total: 1 },
      data: [{ id: stored.data.id, article: { id: productId } }],
    });
    const path = `comments/${stored.data.id}/reply`;
    expect((await seller.call("PUT", path, { reply: "Merci !" })).status).toBe(200);
    expect((await call("GET", "reviews", undefined, null)).body).toMatchObject({
      data: [{ reply: { description: "Merci !" } }],
    });
    await app.db
      .update(providerMembers)
      .set({ role: "member" })
      .where(eq(providerMembers.providerId, seller.providerId));
    expect((await seller.call("PUT", path, { reply: "Non" })).status).toBe(403);
    const other = await openSeller(app);
    expect((await other.call("PUT", path, { reply: "Non" })).status).toBe(404);
    expect((await other.call("GET", "article-reviews")).body).toMatchObject({
      total: 0,
      mark: null,
    });
  });

  it("is reported and hidden like all others: nobody sees or counts it, its author knows", async () => {
    const { call, productId } = await bought();
    const { data } = (await call("PUT", "review", given)).body as { data: { id: number } };
    const reader = await registerCouple(app);
    const report = { token: reader.token, body: { reason: "Propos injurieux" } };
    expect((await app.call("POST", `/api/v1/comments/${data.id}/report`, report)).status).toBe(200);
    const staff = await asRole(app, "support", "avis-articles@exemple.test");
    const waiting = (await staff.call("GET", "work?kind=reviews")).body as { items: object[] };
    expect(waiting.items).toMatchObject([{ record_id: String(data.id) }]);
    const hide = { hidden: true, reason: "Injures" };
    expect((await staff.call("PUT", `reviews/${data.id}`, hide)).body).toMatchObject({
      article: "Collier de perles",
    });
    expect(await ratingOf(productId)).toEqual({ mark: null, count: 0 });
    expect((await call("GET", "reviews", undefined, null)).body).toMatchObject({ data: [] });
    expect((await call("GET", "review")).body).toMatchObject({ is_hidden: true });
  });

  it("goes with its author's account, and the product's mark with it", async () => {
    const { call, productId, buyer } = await bought();
    await call("PUT", "review", given);
    const { data } = (await call("PUT", "review", given)).body as { data: { id: number } };
    const deleted = await app.call("DELETE", `/api/v1/comments/${data.id}`, { token: buyer.token });
    expect(deleted.status).toBe(200);
    expect(await ratingOf(productId)).toEqual({ mark: null, count: 0 });
    await call("PUT", "review", given);
    await app.db
      .update(customers)
      .set({ archivedAt: new Date(0) })
      .where(eq(customers.id, buyer.customerId));
    expect(await eraseAccounts(requestContext(app))).toBe(1);
    expect(await ratingOf(productId)).toEqual({ mark: null, count: 0 });
  });
});
