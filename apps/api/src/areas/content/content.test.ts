import { contentMessages } from "@jdj/contract/content/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testWorld } from "../../testing/world.ts";
import { counters, sliders, videos } from "./site/tables.ts";
import { visibilityOffers } from "./vendors/tables.ts";

const world = testWorld();

describe("the home page's pieces", () => {
  it("are a slider with one advertisement", async () => {
    const { status, body } = await world.call("GET", "/api/v1/sliders");
    expect(status).toBe(200);
    expect(body).toHaveLength(3);
    expect(body).toContainEqual(
      expect.objectContaining({ description: "PUB", btn1_link: "/joy-visibility" }),
    );
  });

  it("leave out a slider that staff took away", async () => {
    await world.db.update(sliders).set({ isShown: false }).where(eq(sliders.position, 0));
    const { body } = await world.call("GET", "/api/v1/sliders");
    expect(body).toHaveLength(2);
  });

  it("have pictures of ours", async () => {
    const { status, body } = await world.call("GET", "/files/tissages/mairies.svg");
    expect(status).toBe(200);
    expect(body).toMatch(/^<svg /);
    expect((await world.call("GET", "/files/tissages/..%2Fsecret.svg")).status).toBe(404);
  });

  it("count years since a date in the counter with id 2, and figures in the others", async () => {
    await world.db.update(counters).set({ since: "2021-11-21" }).where(eq(counters.id, 2));
    const { body } = await world.call("GET", "/api/v1/social-count");
    expect(body).toContainEqual(expect.objectContaining({ id: 2, count: 4 }));
    expect(body).toContainEqual(expect.objectContaining({ id: 3, count: 14 }));
    world.wait(86_400);
    const { body: later } = await world.call("GET", "/api/v1/social-count");
    expect(later).toContainEqual(expect.objectContaining({ id: 2, count: 5 }));
  });

  it("have no video until one is activated, then the newest", async () => {
    expect((await world.call("GET", "/api/v1/video-is_activated")).body).toEqual({ data: null });
    await world.db.insert(videos).values([
      { label: "Ancienne", url: "aaaaaaaaaaa", isActivated: true },
      { label: "Nouvelle", url: "bbbbbbbbbbb", isActivated: true },
      { label: "Pas encore", url: "ccccccccccc" },
    ]);
    expect((await world.call("GET", "/api/v1/video-is_activated")).body).toMatchObject({
      data: { label: "Nouvelle", url: "bbbbbbbbbbb", cover: null },
    });
  });
});

describe("the site's texts", () => {
  it.each([
    [3, "Conditions générales d’utilisation", "11. Nous joindre"],
    [5, "Questions fréquentes", "<h3>Est-ce payant"],
    [7, "Vos données", "2013-450"],
  ])("of id %i are « %s »", async (id, title, words) => {
    const { status, body } = await world.call("GET", `/api/v1/info_site/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, title });
    expect(JSON.stringify(body)).toContain(words);
  });

  it.each(["1", "4", "999999"])("are three, and %s is none of them", async (id) => {
    expect((await world.call("GET", `/api/v1/info_site/${id}`)).status).toBe(404);
  });

  it("tell the rights that the law gives, how long data are kept and whom to ask", async () => {
    const { body } = await world.call("GET", "/api/v1/info_site/7");
    const text = JSON.stringify(body);
    for (const word of ["rectifier", "vous opposer", "effacer", "Combien de temps", "ARTCI"])
      expect(text).toContain(word);
    expect(text).toContain(world.settings.contacts.email);
  });
});

describe("the blog", () => {
  it("is given page by page, with how many there are", async () => {
    const { body } = await world.call("GET", "/api/v1/blog-posts?page=2&per_page=4");
    expect(body).toMatchObject({
      meta: { current_page: 2, last_page: 2, per_page: 4, total: 6 },
    });
  });

  it("gives an article by its address and 404 for another", async () => {
    const found = await world.call("GET", "/api/v1/blog-posts/tenir-le-budget-de-sa-fete");
    expect(found.body).toMatchObject({ title: expect.stringContaining("budget") });
    expect((await world.call("GET", "/api/v1/blog-posts/rien")).status).toBe(404);
  });

  it("that is away is told as such, and is no fault of ours", async () => {
    const away = () => Promise.reject(new Error("away"));
    const { createApi } = await import("../../app.ts");
    const api = createApi({ ...world, blog: { list: away, find: away } });
    const response = await api.fetch(new Request("http://joie.test/api/v1/blog-posts"), {
      address: "127.0.0.1",
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ success: false });
  });
});

describe("the offers of Joy Visibility", () => {
  const offeredOn = (day: string) => world.db.update(visibilityOffers).set({ offeredOn: day });

  it("cost 41 500 and 29 500 FCFA, 70 % at the order", async () => {
    await offeredOn("2026-11-01");
    const { body } = await world.call("GET", "/api/v1/visibility-offers");
    expect(body).toMatchObject({
      data: [
        {
          priceFcfa: 41_500,
          atOrderFcfa: 29_050,
          atDeliveryFcfa: 12_450,
          validUntil: "2026-11-30",
        },
        { priceFcfa: 29_500, atOrderFcfa: 20_650, atDeliveryFcfa: 8_850 },
      ],
      payment_numbers: [{ number: "00 00 00 00 07" }, {}, {}],
    });
  });

  it("are not shown any more after 30 days, nor where to pay", async () => {
    await offeredOn("2026-10-01");
    const { body } = await world.call("GET", "/api/v1/visibility-offers");
    expect(body).toEqual({ data: [], payment_numbers: [] });
  });
});

it("states its messages to the letter", () => {
  expect(contentMessages.contactSent).toBe("Votre message à été envoyé avec succès");
  expect(contentMessages.newsletterTaken).toBe("Votre demande a été prise en compte");
  expect(contentMessages.newsletterConfirmed).toBe("Abonnement réussi");
  expect(contentMessages.newsletterMember).toBe("Vous êtes maintenant abonné à notre Newsletter.");
});
