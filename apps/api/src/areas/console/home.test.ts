import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { approveNewest, asRole } from "../../testing/console.ts";
import { writeReference } from "../../write-reference.ts";
import { picture, upload } from "../files/image-samples.ts";

const app = testApp();

type Staff = Awaited<ReturnType<typeof asRole>>;

const editor = (email: string) => asRole(app, "editor", email);

async function uploaded({ call }: Staff): Promise<string> {
  const form = new FormData();
  form.set("file", upload(await picture("png")));
  return ((await call("POST", "pictures", form)).body as { path: string }).path;
}

async function first<T>({ call }: Staff, resource: string): Promise<T> {
  const { body } = await call("GET", resource);
  return (body as { items: T[] }).items[0] as T;
}

const shown = async (path: string) => JSON.stringify((await app.call("GET", path)).body);

async function logged(resource: string) {
  const { call } = await asRole(app, "admin", `${resource}@exemple.test`);
  return ((await call("GET", `audit?resource=${resource}`)).body as { items: unknown[] }).items;
}

/** Every resource of the home page is read by support and changed by editors. */
const resources = {
  sliders: {
    image: "/files/tissages/carnet.svg",
    ...{ title: "Le carnet", advertisement: false, description: "Tout y est." },
    ...{ button_text: null, button_link: null, shown: true },
  },
  counters: { label: "fêtes", count: 7, since: null, image: null, shown: true },
  "site-links": { name: "Facebook", url: "https://fb.test/joie", shown: true },
};

const bannerOffer = {
  ...{ name: "Bannière", description: "Une image.", price_fcfa: 40_000, order_percent: 60 },
  ...{ offered_on: "2026-11-20", valid_days: 20, renews_itself: false, shown: true },
};

describe.each(Object.entries(resources))("a row of %s", (resource, form) => {
  it("is changed by an editor alone, once for each version, and logged", async () => {
    const staff = await editor(`e-${resource}@exemple.test`);
    const { id, version } = await first<{ id: number; version: number }>(staff, resource);
    const support = await asRole(app, "support", `s-${resource}@exemple.test`);
    expect((await support.call("GET", `${resource}/${id}`)).status).toBe(200);
    const change = { ...form, version };
    expect((await support.call("PUT", `${resource}/${id}`, change)).status).toBe(403);
    expect(await staff.call("PUT", `${resource}/${id}`, change)).toMatchObject({
      status: 200,
      body: { id, ...form, version: version + 1 },
    });
    expect((await staff.call("PUT", `${resource}/${id}`, change)).status).toBe(409);
    expect((await staff.call("PUT", `${resource}/999999`, change)).status).toBe(404);
    expect(await logged(resource)).toMatchObject([
      { action: `${resource}.update`, record_id: String(id) },
    ]);
    // A new version of the product writes its reference data again, and changes nothing.
    await writeReference(app.db);
    expect((await staff.call("GET", `${resource}/${id}`)).body).toMatchObject(form);
  });
});

describe("a slide", () => {
  it("is on the home page at once, with an uploaded picture", async () => {
    const staff = await editor("slide@exemple.test");
    const image = await uploaded(staff);
    const slide = { ...resources.sliders, image, title: "La saison des pluies" };
    const added = await staff.call("POST", "sliders", slide);
    expect(added.status).toBe(200);
    expect(await shown("/api/v1/sliders")).toContain("La saison des pluies");
    const { id, version } = added.body as { id: number; version: number };
    const advertisement = { ...slide, version, advertisement: true, description: null };
    await staff.call("PUT", `sliders/${id}`, advertisement);
    expect(await shown("/api/v1/sliders")).toContain(`"description":"PUB"`);
    await staff.call("PUT", `sliders/${id}`, { ...slide, version: 2, shown: false });
    expect(await shown("/api/v1/sliders")).not.toContain("La saison des pluies");
    expect(JSON.stringify((await staff.call("GET", "sliders?shown=false")).body)).toContain(image);
  });

  it("is refused at its field", async () => {
    const { call } = await editor("wrong-slide@exemple.test");
    const wrong = [
      [{ image: "https://ailleurs.test/a.png" }, "image"],
      [{ image: "/files/site/00000000-0000-4000-8000-000000000000.webp" }, "image"],
      [{ title: " " }, "title"],
      [{ description: null }, "description"],
      [{ description: "PUB" }, "description"],
      [{ button_text: "Voir" }, "button_link"],
      [{ button_link: "/blog" }, "button_text"],
      [{ button_text: "Voir", button_link: "javascript:alert(1)" }, "button_link"],
      [{ button_text: "Voir", button_link: "//ailleurs.test" }, "button_link"],
    ] as const;
    for (const [change, field] of wrong)
      expect(await call("POST", "sliders", { ...resources.sliders, ...change })).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
  });
});

describe("a film", () => {
  const film = { label: null, cover: null, activated: true };

  it("replaces the one on the home page, described by its host", async () => {
    const { call } = await editor("film@exemple.test");
    const add = (address: string) => call("POST", "videos", { ...film, address });
    const { id } = (await add("https://youtu.be/abcdefghijk")).body as { id: number };
    await app.work();
    expect(await shown("/api/v1/video-is_activated")).toContain('"url":"abcdefghijk"');
    expect((await call("GET", `videos/${id}`)).body).toMatchObject({
      address: "https://www.youtube.com/watch?v=abcdefghijk",
      host_title: "Film de démonstration",
      version: 1,
    });
    await add("https://www.tiktok.com/@joie/video/6718335390845095173");
    expect(await shown("/api/v1/video-is_activated")).toContain('"url":"6718335390845095173"');
    expect((await call("GET", `videos/${id}`)).body).toMatchObject({
      activated: false,
      version: 2,
    });

    const address = "https://www.youtube.com/watch?v=bbbbbbbbbbb";
    const change = { ...film, address, label: "Le carnet", activated: false, version: 2 };
    expect(await call("PUT", `videos/${id}`, change)).toMatchObject({
      status: 200,
      body: { address, label: "Le carnet", host_title: null, described_at: null },
    });
    expect((await call("PUT", `videos/${id}`, change)).status).toBe(409);
    expect((await call("PUT", "videos/999999", change)).status).toBe(404);
    expect(await logged("videos")).toHaveLength(4);
  });

  it("is one of YouTube or TikTok", async () => {
    const { call } = await editor("wrong-film@exemple.test");
    for (const address of ["", "https://ailleurs.test/film", "abcdefghijk"])
      expect(await call("POST", "videos", { ...film, address })).toMatchObject({
        status: 422,
        body: { errors: { address: [expect.any(String)] } },
      });
  });
});

describe("a figure", () => {
  it("counts the years since a date, and may be hidden", async () => {
    const { call } = await editor("figure@exemple.test");
    const figure = { ...resources.counters, label: "ans de fêtes", since: "2016-01-01" };
    const added = await call("POST", "counters", figure);
    expect(added).toMatchObject({ status: 200, body: { shown_count: 10 } });
    expect(await shown("/api/v1/social-count")).toContain("ans de fêtes");
    const { id, version } = added.body as { id: number; version: number };
    expect(id).toBeGreaterThanOrEqual(100);
    await call("PUT", `counters/${id}`, { ...figure, version, shown: false });
    expect(await shown("/api/v1/social-count")).not.toContain("ans de fêtes");
    expect((await call("POST", "counters", { ...figure, count: -1 })).status).toBe(422);
  });
});

describe("a network or an app store", () => {
  it("is linked from every page, with the address of staff or of the settings", async () => {
    const { call } = await editor("link@exemple.test");
    const { items: rows } = (await call("GET", "site-links")).body as {
      items: { id: number; name: string; kind: string; settings_url: string | null }[];
    };
    const store = rows.find(({ name }) => name.includes("Android"));
    expect(store).toMatchObject({ kind: "store", settings_url: "https://joie.test/android" });
    const form = { name: "Application Android", position: 4, shown: true };
    const save = (version: number, url: string | null, isShown = true) =>
      call("PUT", `site-links/${store?.id}`, { ...form, url, shown: isShown, version });
    const links = () => shown("/api/v1/site-links");
    expect(await links()).toContain('"android":"https://joie.test/android"');
    await save(1, "https://play.example.test/joie");
    expect(await links()).toContain('"android":"https://play.example.test/joie"');
    await save(2, null);
    expect(await links()).toContain('"android":"https://joie.test/android"');
    await save(3, null, false);
    expect(await links()).toContain('"android":null');
    const added = { name: "LinkedIn", url: "https://linkedin.test/joie", shown: true };
    expect((await call("POST", "site-links", added)).status).toBe(200);
    expect(await links()).toContain("https://linkedin.test/joie");
    for (const url of [null, "ftp://a.test", "javascript:alert(1)"])
      expect(await call("POST", "site-links", { ...added, url })).toMatchObject({
        status: 422,
        body: { errors: { url: [expect.any(String)] } },
      });
  });
});

describe("an offer of Joy Visibility", () => {
  const offers = () => shown("/api/v1/visibility-offers");
  const finance = (email: string) => asRole(app, "finance", `${email}@exemple.test`);

  it("is added by two people of finance, and is on its page between its dates", async () => {
    const { call } = await finance("offer");
    const offer = { ...bannerOffer, name: "Pleine page" };
    const asked = await call("POST", "visibility-offers", offer);
    expect(asked).toMatchObject({ status: 200, body: { waits_for_approval: true } });
    expect(await offers()).not.toContain("Pleine page");
    await approveNewest(app, "offer-second@exemple.test");
    expect(await offers()).toContain(`"atOrderFcfa":24000`);
    // The numbers of a new site are invented: none is shown before staff enter their own.
    expect(await offers()).not.toContain("Moov Money");
    const number = { operator: "Djamo", number: "00 00 00 00 09", shown: true };
    await call("POST", "payment-numbers", number);
    expect(await offers()).not.toContain("Djamo");
    await approveNewest(app, "numbers-second@exemple.test");
    expect(await offers()).toContain("Djamo");
    const { items: rows } = (await call("GET", "visibility-offers")).body as {
      items: { id: number; name: string; version: number }[];
    };
    const { id, version } = rows.find(({ name }) => name === "Pleine page") ?? {};
    const late = { ...offer, version, offered_on: "2026-12-24" };
    expect((await call("PUT", `visibility-offers/${id}`, late)).body).toMatchObject({
      on_offer: false,
    });
    expect((await call("PUT", `visibility-offers/${id}`, late)).status).toBe(409);
    expect(await offers()).not.toContain("Pleine page");
    const support = await asRole(app, "support", "offer-support@exemple.test");
    expect((await support.call("PUT", `visibility-offers/${id}`, late)).status).toBe(403);
    for (const wrong of [{ order_percent: 100 }, { valid_days: 0 }, { price_fcfa: 0 }])
      expect((await call("POST", "visibility-offers", { ...offer, ...wrong })).status).toBe(422);
  });

  it("costs another price once a second person approves it, and no save of its texts changes that", async () => {
    const { call } = await finance("price");
    const read = async () => (await call("GET", "visibility-offers/1")).body as { version: number };
    const before = await read();
    const cheap = { price_fcfa: 1, order_percent: 1 };
    await call("PUT", "visibility-offers/1", { ...bannerOffer, ...cheap, version: before.version });
    expect(await read()).toMatchObject({ name: "Bannière", price_fcfa: 41_500, order_percent: 70 });
    const price = { price_fcfa: 50_000, order_percent: 50 };
    expect((await call("POST", "visibility-offers/1/price", price)).status).toBe(200);
    expect((await call("POST", "visibility-offers/999999/price", price)).status).toBe(404);
    expect(await read()).toMatchObject({ price_fcfa: 41_500 });
    const { items: rows } = (await call("GET", "setting-changes")).body as {
      items: { id: number; detail: string }[];
    };
    expect(rows[0]?.detail).toContain("50\u00a0000\u00a0FCFA, dont 50\u00a0%");
    expect((await call("POST", `setting-changes/${rows[0]?.id}/approve`)).status).toBe(409);
    await approveNewest(app, "price-second@exemple.test");
    expect(await read()).toMatchObject(price);
  });
});
