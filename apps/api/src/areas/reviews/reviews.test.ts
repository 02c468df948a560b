import { REVIEWS_A_PAGE } from "@jdj/contract/reviews/reviews";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type ProviderActor, registerProvider } from "../../testing/actors.ts";
import { testApp } from "../../testing/app.ts";
import { type CastMember, registerCouple } from "../../testing/cast.ts";
import { reviewOf } from "../../testing/reviews.ts";
import { customers } from "../identity/users/tables.ts";
import { providerServices, providers } from "../providers/tables.ts";
import { towns } from "../providers/towns/tables.ts";
import { serviceTypes } from "../service-types/tables.ts";
import { reviewReports, reviews } from "./tables.ts";

const app = testApp();
const held: { member?: CastMember; shops: ProviderActor[] } = { shops: [] };

beforeAll(async () => {
  held.member = await registerCouple(app, { last_name: "Kouassi", given_names: "Awa" });
  for (const name of ["un", "deux", "trois"])
    held.shops.push(await registerProvider(app, `${name}@exemple.test`));
});

const shop = (at: number) => held.shops[at]?.providerId ?? 0;
const call = (method: string, path: string, body?: unknown, token = held.member?.token ?? null) =>
  app.call(method, `/api/v1/${path}`, { token, ...(body === undefined ? {} : { body }) });

const given = (at: number, fields: Record<string, unknown> = {}) => ({
  wedding_provider_id: shop(at),
  professionalism_mark: 5,
  quality_price_ratio_mark: 4,
  recommendation_mark: 4,
  discovery_channel: "used_service",
  description: "Une équipe à l’écoute.",
  ...fields,
});

/** A customer who proved what the status says. */
async function write(rows: (typeof reviews.$inferInsert)[]): Promise<number[]> {
  const written = await app.db.insert(reviews).values(rows).returning({ id: reviews.id });
  return written.map(({ id }) => id);
}

async function ratingOf(at: number) {
  const [row] = await app.db
    .select()
    .from(providers)
    .where(eq(providers.id, shop(at)));
  return [row?.ratingTenths ?? null, row?.reviewCount];
}

type Listed = { data: { id: number; description: string; can: unknown }[]; total: number };
const list = async (query: string, token?: string) =>
  (await call("GET", `comments?${query}`, undefined, token ?? held.member?.token)).body as Listed;

describe("a review", () => {
  it("needs a session", async () => {
    for (const token of [null, "forged"])
      expect(await app.call("POST", "/api/v1/comments", { token, body: given(0) })).toMatchObject({
        status: 401,
      });
    expect(await app.db.select().from(reviews)).toEqual([]);
  });

  it("may be given by any customer, of a provider who is shown", async () => {
    const own = await call("GET", `wedding-providers/${shop(0)}/comment`);
    expect(own.body).toEqual({ review: null, can: { review: true } });
    expect(
      (await call("POST", "comments", given(0, { wedding_provider_id: 999_999 }))).status,
    ).toBe(404);
  });

  it("names its author by an initial to others", async () => {
    const { customerId, token } = held.member as CastMember;
    await write([reviewOf(shop(0), { customerId, description: "Bravo !", professionalism: 5 })]);
    expect((await list(`wedding_provider_id=${shop(0)}`, token)).data[0]).toMatchObject({
      customer: { id: customerId, last_name: "Kouassi", given_names: "Awa" },
      professionalism_mark: 5,
      quality_price_ratio_mark: 4,
      recommendation_mark: 4,
      global_mark: 4.3,
      discovery_channel: "by_jdj",
      wedding_provider_id: shop(0),
      verified: false,
      reply: null,
      can: { edit: true, delete: true, report: false },
    });
    const reader = await registerCouple(app);
    expect((await list(`wedding_provider_id=${shop(0)}`, reader.token)).data[0]).toMatchObject({
      customer: { last_name: "K.", given_names: "Awa" },
      can: { edit: false, delete: false, report: true },
    });
  });

  it("is changed by its author alone", async () => {
    const { customerId } = held.member as CastMember;
    const [id = 0] = await write([reviewOf(shop(1), { customerId })]);
    const { wedding_provider_id: _, ...fields } = given(1, { recommendation_mark: "1" });
    const { status, body } = await call("PUT", `comments/${id}`, fields);
    expect([status, body]).toMatchObject([200, { data: { global_mark: 3.3 } }]);
    expect(await ratingOf(1)).toEqual([33, 1]);
    const { token } = await registerCouple(app);
    expect((await call("PUT", `comments/${id}`, fields, token)).status).toBe(404);
  });

  it.each([
    ["professionalism_mark", 0],
    ["quality_price_ratio_mark", 6],
    ["recommendation_mark", undefined],
    ["recommendation_mark", 2.5],
    ["recommendation_mark", ""],
    ["discovery_channel", "ailleurs"],
    ["description", "a".repeat(243)],
  ])("is refused at its field: %s as %s", async (field, value) => {
    const { status, body } = await call("POST", "comments", given(2, { [field]: value }));
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });

  it("has 242 characters at most, a line end being one, and may have none", async () => {
    const { customerId } = held.member as CastMember;
    const [id = 0] = await write([reviewOf(shop(2), { customerId })]);
    const { wedding_provider_id: _, ...fields } = given(2);
    const lines = `${"a".repeat(120)}\r\n${"é".repeat(121)}`;
    for (const description of [lines, undefined])
      expect((await call("PUT", `comments/${id}`, { ...fields, description })).status).toBe(200);
  });

  it("is deleted by its author alone", async () => {
    const { token, customerId } = await registerCouple(app);
    const [id = 0] = await write([reviewOf(shop(2), { customerId })]);
    const [, before] = await ratingOf(2);
    expect((await call("DELETE", `comments/${id}`)).status).toBe(404);
    expect((await call("DELETE", `comments/${id}`, undefined, token)).status).toBe(200);
    expect((await call("DELETE", `comments/${id}`, undefined, token)).status).toBe(404);
    expect((await ratingOf(2))[1]).toBe(Number(before) - 1);
  });

  it("is reported by others, once each", async () => {
    const [id = 0] = await write([reviewOf(shop(2))]);
    for (const reason of ["Propos injurieux", "Publicité"])
      expect((await call("POST", `comments/${id}/report`, { reason })).status).toBe(200);
    const rows = await app.db.select().from(reviewReports).where(eq(reviewReports.reviewId, id));
    expect(rows.map(({ reason }) => reason)).toEqual(["Publicité"]);
    expect((await call("POST", `comments/${id}/report`, { reason: " " })).status).toBe(422);
    const own = (await list(`wedding_provider_id=${shop(0)}`)).data[0]?.id;
    expect((await call("POST", `comments/${own}/report`, { reason: "x" })).status).toBe(404);
  });
});

describe("the rating of a provider", () => {
  const invented = (
    [professionalism, qualityPriceRatio, recommendation]: [number, number, number],
    row: Partial<typeof reviews.$inferInsert> = {},
  ) => reviewOf(shop(1), { professionalism, qualityPriceRatio, recommendation, ...row });

  it("is the mean of what is shown, in the same transaction, whoever changes it", async () => {
    await app.db.delete(reviews).where(eq(reviews.providerId, shop(1)));
    expect(await ratingOf(1)).toEqual([null, 0]);
    await app.db
      .insert(reviews)
      .values([invented([5, 5, 5]), invented([4, 4, 3]), invented([1, 1, 1])]);
    expect(await ratingOf(1)).toEqual([32, 3]);
    const worst = and(eq(reviews.providerId, shop(1)), eq(reviews.recommendation, 1));
    await app.db.update(reviews).set({ hiddenAt: app.clock() }).where(worst);
    expect(await ratingOf(1)).toEqual([44, 2]);
    await app.db.update(reviews).set({ hiddenAt: null }).where(worst);
    expect(await ratingOf(1)).toEqual([32, 3]);
  });

  it("follows when an account is erased with its review", async () => {
    const { customerId } = await registerCouple(app);
    await write([invented([3, 3, 3], { customerId })]);
    expect((await ratingOf(1))[1]).toBe(4);
    await app.db.delete(customers).where(eq(customers.id, customerId));
    expect((await ratingOf(1))[1]).toBe(3);
  });

  it("counts every one of several reviews that arrive at once", async () => {
    const before = Number((await ratingOf(1))[1]);
    await Promise.all(
      Array.from({ length: 6 }, () => app.db.insert(reviews).values(invented([2, 2, 2]))),
    );
    expect((await ratingOf(1))[1]).toBe(before + 6);
  });
});

describe("the list of reviews", () => {
  it("is filtered by provider, service type and town, the newest first, in pages", async () => {
    const [town] = await app.db.select().from(towns).limit(1);
    const [type] = await app.db.select().from(serviceTypes).limit(1);
    if (!town || !type) throw new Error("No reference data");
    await app.db
      .update(providers)
      .set({ townId: town.id })
      .where(eq(providers.id, shop(1)));
    await app.db.insert(providerServices).values({ providerId: shop(1), serviceTypeId: type.id });
    const [, count] = await ratingOf(1);
    await app.db.insert(reviews).values(
      Array.from({ length: REVIEWS_A_PAGE }, (_, at) =>
        reviewOf(shop(1), {
          description: `Avis ${at}`,
          createdAt: new Date(app.clock().getTime() - (at + 1) * 86_400_000),
        }),
      ),
    );
    const total = Number(count) + REVIEWS_A_PAGE;
    for (const query of [
      `wedding_provider_id=${shop(1)}`,
      `town_id=${town.id}`,
      `service_type_id=${type.id}`,
    ])
      expect(await list(query)).toMatchObject({
        total,
        current_page: 1,
        from: 1,
        to: REVIEWS_A_PAGE,
        last_page: Math.ceil(total / REVIEWS_A_PAGE),
        per_page: REVIEWS_A_PAGE,
      });
    const last = await list(`wedding_provider_id=${shop(1)}&page=99`);
    expect(last.data.at(-1)).toMatchObject({
      description: `Avis ${REVIEWS_A_PAGE - 1}`,
      service: type.name,
      customer: { id: null, last_name: "K.", given_names: "Ya" },
    });
    expect((await list("")).total).toBeGreaterThan(total);
  });

  it("leaves out what staff hid, and providers who are not shown", async () => {
    const [row] = await app.db.select().from(reviews).where(eq(reviews.description, "Avis 3"));
    await app.db
      .update(reviews)
      .set({ hiddenAt: app.clock() })
      .where(eq(reviews.id, row?.id ?? 0));
    const { data } = await list(`wedding_provider_id=${shop(1)}&page=2`);
    expect(data.map(({ description }) => description)).not.toContain("Avis 3");
    await app.db
      .update(providers)
      .set({ publishedAt: null })
      .where(eq(providers.id, shop(1)));
    expect((await call("GET", `comments?wedding_provider_id=${shop(1)}`)).status).toBe(404);
    await app.db.update(providers).set({ publishedAt: app.clock() });
  });
});

describe("a provider's team", () => {
  it("reads the reviews of its shop, and answers and withdraws its answer", async () => {
    const token = held.shops[0]?.token ?? "";
    const received = (await call("GET", "pro/comments", undefined, token)).body as Listed;
    expect(received).toMatchObject({ total: 1, mark: 4.3 });
    const id = received.data[0]?.id ?? 0;
    const reply = (text: string, by = token) =>
      call("PUT", `pro/comments/${id}/reply`, { reply: text }, by);
    expect((await reply("Merci à vous !")).status).toBe(200);
    const shown = await list(`wedding_provider_id=${shop(0)}`);
    expect(shown.data.find((one) => one.id === id)).toMatchObject({
      reply: { description: "Merci à vous !" },
    });
    expect((await reply("Bien joué", held.shops[1]?.token)).status).toBe(404);
    expect((await reply("a".repeat(501))).status).toBe(422);
    expect((await reply("")).status).toBe(200);
    const [row] = await app.db.select().from(reviews).where(eq(reviews.id, id));
    expect([row?.reply, row?.repliedAt]).toEqual([null, null]);
  });
});
