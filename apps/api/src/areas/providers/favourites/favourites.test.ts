import { MOST_FAVOURITES } from "@jdj/contract/providers/favourites";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerMedia } from "../media/tables.ts";
import { providerServices, providers } from "../tables.ts";
import { favourites } from "./tables.ts";

const app = testApp();
const held: { member?: CastMember; shops: number[] } = { shops: [] };

beforeAll(async () => {
  held.member = await registerCouple(app);
  for (const name of ["un", "deux", "trois"])
    held.shops.push((await registerProvider(app, `${name}@exemple.test`)).providerId);
});

const call = (method: string, path: string, body?: unknown) =>
  app.call(method, `/api/v1/favorites${path}`, {
    token: held.member?.token ?? null,
    ...(body === undefined ? {} : { body }),
  });
const own = () => `customer_id=${held.member?.customerId}`;
const ids = async () => (await call("GET", `?${own()}&ids_only=true`)).body as number[];
const shop = (at: number) => held.shops[at] ?? 0;

describe("a customer's favourites", () => {
  it("need a session", async () => {
    const path = `/api/v1/favorites/${shop(0)}`;
    for (const token of [null, "forged"])
      expect(await app.call("PUT", path, { token, body: { favorite: true } })).toMatchObject({
        status: 401,
      });
    expect(await ids()).toEqual([]);
  });

  it("are added and removed one by one, as often as one likes", async () => {
    for (const at of [0, 1, 1])
      expect((await call("PUT", `/${shop(at)}`, { favorite: true })).status).toBe(200);
    expect((await ids()).sort()).toEqual([shop(0), shop(1)].sort());
    for (const _ of [1, 2])
      expect((await call("PUT", `/${shop(0)}`, { favorite: false })).status).toBe(200);
    expect(await ids()).toEqual([shop(1)]);
  });

  it("are replaced as a whole, without those that nobody sees", async () => {
    await app.db
      .update(providers)
      .set({ publishedAt: null })
      .where(eq(providers.id, shop(2)));
    const sent = { favorite_ids: [shop(0), shop(2), 999_999_999] };
    expect((await call("PUT", "", sent)).body).toEqual({ success: true, favorite_ids: [shop(0)] });
    await app.db.update(providers).set({ publishedAt: app.clock() });
    expect(await ids()).toEqual([shop(0)]);
    expect((await call("PUT", "", { favorite_ids: [] })).body).toMatchObject({ favorite_ids: [] });
  });

  it("come by category, each with its cover", async () => {
    const [first, second] = await app.db.select().from(serviceTypes).limit(2);
    if (!first || !second) throw new Error("No service types");
    await app.db.insert(providerServices).values([
      { providerId: shop(0), serviceTypeId: first.id },
      { providerId: shop(0), serviceTypeId: second.id },
    ]);
    const photo = { providerId: shop(0), type: "photo" as const };
    await app.db.insert(providerMedia).values([
      { ...photo, path: "/files/a.webp", position: 1 },
      { ...photo, path: "/files/b.webp", position: 2, cover: true },
    ]);
    await call("PUT", "", { favorite_ids: [shop(0), shop(1)] });
    const listed = {
      id: shop(0),
      name: "Chez un@exemple.test",
      path: "/files/b.webp",
      short_description: "Un prestataire de test.",
      ...{ min_price: null, max_price: null, price_unit: null },
    };
    expect((await call("GET", `?${own()}`)).body).toEqual({
      [first.name]: [listed],
      [second.name]: [listed],
      Autres: [{ ...listed, id: shop(1), name: "Chez deux@exemple.test", path: null }],
    });
  });

  it("are their own alone, of shops that exist, and five hundred at most", async () => {
    const other = await registerCouple(app);
    expect((await call("GET", `?customer_id=${other.customerId}`)).status).toBe(404);
    const foreign = { customer_id: other.customerId, favorite_ids: [] };
    expect((await call("PUT", "", foreign)).status).toBe(404);
    expect((await call("PUT", "/999999999", { favorite: true })).status).toBe(404);
    expect((await call("PUT", `/${shop(0)}`, { favorite: "oui" })).status).toBe(422);
    await app.db.execute(sql`
      insert into providers (name, short_description, published_at)
      select 'P' || n, '', now() from generate_series(1, ${MOST_FAVOURITES}) n`);
    await app.db.execute(sql`
      insert into favourites (customer_id, provider_id)
      select ${held.member?.customerId}::bigint, id from providers where name like 'P%'`);
    await app.db.delete(favourites).where(eq(favourites.providerId, shop(2)));
    expect((await call("PUT", `/${shop(2)}`, { favorite: true })).status).toBe(409);
  });
});
