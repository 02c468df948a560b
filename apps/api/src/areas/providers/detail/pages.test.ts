import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { type ProviderActor, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerAddresses } from "../addresses/tables.ts";
import { providerHours } from "../hours/tables.ts";
import { describeFilms } from "../media/describe-films.ts";
import { providerMedia } from "../media/tables.ts";
import { providerServices, providers, providerTowns } from "../tables.ts";
import { towns } from "../towns/tables.ts";
import { countRequest } from "../views/count-views.ts";
import { providerViews } from "../views/tables.ts";

const app = testApp();
const held: { member?: CastMember; shop?: ProviderActor } = {};

beforeAll(async () => {
  held.member = await registerCouple(app);
  held.shop = await registerProvider(app, "boutique@exemple.test");
});

const shopId = () => held.shop?.providerId ?? 0;
const see = (path: string, token = held.member?.token ?? null) =>
  app.call("GET", `/api/v1/wedding-providers/${path}`, { token });

async function change(row: Partial<typeof providers.$inferInsert>): Promise<void> {
  await app.db.update(providers).set(row).where(eq(providers.id, shopId()));
}

describe("a provider's page", () => {
  it("has the prices, the services, the mark and whether it is a favourite", async () => {
    await change({
      minPriceFcfa: 150_000,
      maxPriceFcfa: 900_000,
      description: "<p onclick=alert(1)>Deux salles</p><script>alert(1)</script>",
      subscription: 2,
      verifiedAt: app.clock(),
      ratingTenths: 43,
      reviewCount: 7,
    });
    const types = await app.db.select().from(serviceTypes).limit(2);
    await app.db
      .insert(providerServices)
      .values(types.map(({ id }) => ({ providerId: shopId(), serviceTypeId: id })));
    const monday = { weekday: 1, opens: "08:30", closes: "18:00" };
    await app.db.insert(providerHours).values({ providerId: shopId(), ...monday });
    const { status, body } = await see(String(shopId()));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: shopId(),
      wedding_provider_id: shopId(),
      description: "<p>Deux salles</p>",
      min_price: 150_000,
      max_price: 900_000,
      mark: 4.3,
      review_count: 7,
      opening_hours: [monday],
      verified: true,
      favorite: false,
      subscriptions: [{ order: 2, name: "Argent" }],
    });
    const { service_type: services } = body as { service_type: { id: number; name: string }[] };
    expect(services.map(({ name }) => name).sort()).toEqual(types.map(({ name }) => name).sort());
  });

  it("names the other towns that they serve", async () => {
    expect((await see(String(shopId()))).body).toMatchObject({ served_towns: [] });
    const served = await app.db.select().from(towns).orderBy(towns.position).limit(2);
    await app.db
      .insert(providerTowns)
      .values(served.toReversed().map(({ id }) => ({ providerId: shopId(), townId: id })));
    expect((await see(String(shopId()))).body).toMatchObject({
      served_towns: served.map(({ name }) => name),
    });
  });

  it("tells nobody the provider's phone and email", async () => {
    await change({ phone: "+2250700000001", whatsapp: "+2250700000002", email: "a@exemple.test" });
    const { body } = await see(String(shopId()));
    expect(JSON.stringify(body)).not.toMatch(/070000|a@exemple/);
    expect(body).toMatchObject({ contact: { phone: true, whatsapp: true, website: false } });
  });

  it("has the media that staff did not withdraw, the cover first", async () => {
    const media = (position: number, row: Partial<typeof providerMedia.$inferInsert> = {}) => ({
      providerId: shopId(),
      type: "photo" as const,
      path: `/files/p${position}.webp`,
      position,
      ...row,
    });
    await app.db.insert(providerMedia).values([
      media(1),
      media(2, { hiddenAt: app.clock() }),
      media(3, { cover: true, caption: "La salle", width: 1200, height: 800 }),
      media(4, {
        type: "tiktok_video",
        path: "https://www.tiktok.com/@a/video/6718335390845095173",
      }),
    ]);
    const { body } = await see(`${shopId()}/medias`);
    const listed = body as { path: string; thumbnail: string | null; caption: string }[];
    expect(listed.map(({ path }) => path)).toEqual([
      "/files/p3.webp",
      "/files/p1.webp",
      "https://www.tiktok.com/@a/video/6718335390845095173",
    ]);
    expect(listed[0]).toMatchObject({
      type: "photo",
      caption: "La salle",
      width: 1200,
      height: 800,
    });
  });

  it("has the picture of a film, fetched once by the job and served from here", async () => {
    await describeFilms(requestContext(app));
    const { body } = await see(`${shopId()}/medias`);
    const film = (body as { type: string; thumbnail: string; caption: string }[]).at(-1);
    expect(film).toMatchObject({ type: "tiktok_video", caption: "Film de démonstration" });
    const picture = await app.call("GET", film?.thumbnail ?? "/");
    expect(picture.status).toBe(200);
    const [row] = await app.db
      .select()
      .from(providerMedia)
      .where(eq(providerMedia.type, "tiktok_video"));
    expect(row?.describedAt).toEqual(app.clock());
    expect((await app.call("GET", "/files/films/999999.webp")).status).toBe(404);
  });

  it("keeps asking for a film whose host is away, and not for one that is gone", async () => {
    const film = (id: string, position: number) => ({
      providerId: shopId(),
      type: "youtube_video" as const,
      path: `https://www.youtube.com/watch?v=${id}`,
      position,
    });
    await app.db.insert(providerMedia).values([film("panne000000", 5), film("absent00000", 6)]);
    await describeFilms(requestContext(app));
    const rows = await app.db
      .select()
      .from(providerMedia)
      .where(eq(providerMedia.type, "youtube_video"))
      .orderBy(providerMedia.position);
    expect(rows.map(({ describedAt, coverKey }) => [describedAt, coverKey])).toEqual([
      [null, null],
      [app.clock(), null],
    ]);
  });

  it("has addresses with their town and district, with or without coordinates", async () => {
    const [town] = await app.db.select().from(towns).limit(1);
    if (!town) throw new Error("No town");
    await app.db.insert(providerAddresses).values([
      { providerId: shopId(), name: "Bureau", townId: town.id, position: 2 },
      {
        providerId: shopId(),
        name: "Salle",
        street: "Rue des Jardins",
        townId: town.id,
        latitude: 5.36,
        longitude: -3.98,
        position: 1,
      },
    ]);
    const { body } = await see(`${shopId()}/addresses`);
    expect(body).toMatchObject([
      { name: "Salle", street: "Rue des Jardins", latitude: 5.36, longitude: -3.98 },
      {
        name: "Bureau",
        latitude: null,
        town_name: town.name,
        district_name: town.district,
        town_latitude: town.latitude,
      },
    ]);
  });

  it("is counted for the day, as are requests", async () => {
    const day = app.clock().toISOString().slice(0, 10);
    const seen = async () => {
      const rows = await app.db
        .select()
        .from(providerViews)
        .where(eq(providerViews.providerId, shopId()));
      return rows.find((row) => row.day === day);
    };
    const before = (await seen())?.seen ?? 0;
    await see(String(shopId()));
    await see(String(shopId()));
    await countRequest(app.db, shopId(), app.clock());
    await expect.poll(seen).toMatchObject({ seen: before + 2, requested: 1 });
  });

  it("is for signed-in customers, and only while it is shown", async () => {
    for (const path of [`${shopId()}`, `${shopId()}/medias`, `${shopId()}/addresses`])
      expect((await see(path, null)).status).toBe(401);
    for (const hidden of [{ publishedAt: null }, { suspendedAt: app.clock() }]) {
      await change(hidden);
      for (const path of [`${shopId()}`, `${shopId()}/medias`, `${shopId()}/addresses`])
        expect((await see(path)).status).toBe(404);
      await change({ publishedAt: app.clock(), suspendedAt: null });
    }
    expect((await see("999999999")).status).toBe(404);
    expect((await see("un")).status).toBe(422);
  });
});
