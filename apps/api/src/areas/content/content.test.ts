import { contentMessages } from "@jdj/contract/content/messages";
import { dateAfter } from "@jdj/french/dates";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { calendarDate, requestContext } from "../../app-context.ts";
import { testApp } from "../../testing/app.ts";
import { describeVideos } from "./site/describe-videos.ts";
import { counters, sliders, videos } from "./site/tables.ts";
import { renewOffers } from "./vendors/renew-offers.ts";
import { offerPaymentNumbers, visibilityOffers } from "./vendors/tables.ts";

const app = testApp();

describe("the parts of the home page", () => {
  it("are a slider with one advertisement", async () => {
    const { status, body } = await app.call("GET", "/api/v1/sliders");
    expect(status).toBe(200);
    expect(body).toHaveLength(3);
    expect(body).toContainEqual(
      expect.objectContaining({
        image: "/files/tissages/annonce.svg",
        title: "Votre publicité ici, avec Joy Visibility",
        description: "PUB",
        btn1_text: "Votre publicité ici",
        btn1_link: "/joy-visibility",
      }),
    );
  });

  it("omit a slider that staff removed", async () => {
    await app.db.update(sliders).set({ isShown: false }).where(eq(sliders.position, 0));
    const { body } = await app.call("GET", "/api/v1/sliders");
    expect(body).toHaveLength(2);
  });

  it("have pictures that the site serves itself", async () => {
    const { status, body } = await app.call("GET", "/files/tissages/mairies.svg");
    expect(status).toBe(200);
    expect(body).toMatch(/^<svg /);
    expect((await app.call("GET", "/files/tissages/..%2Fsecret.svg")).status).toBe(404);
  });

  it("count years since a date in the counter with id 2, and figures in the others", async () => {
    await app.db.update(counters).set({ since: "2021-11-21" }).where(eq(counters.id, 2));
    const { body } = await app.call("GET", "/api/v1/social-count");
    expect(body).toContainEqual(
      expect.objectContaining({ id: 2, count: 4, label: "ans à vos côtés" }),
    );
    expect(body).toContainEqual(expect.objectContaining({ id: 3, count: 14 }));
    app.wait(86_400);
    const { body: later } = await app.call("GET", "/api/v1/social-count");
    expect(later).toContainEqual(expect.objectContaining({ id: 2, count: 5 }));
  });

  it("have no video until one is activated, then the newest", async () => {
    expect((await app.call("GET", "/api/v1/video-is_activated")).body).toEqual({ data: null });
    await app.db.insert(videos).values([
      { label: "Ancienne", url: "aaaaaaaaaaa", isActivated: true },
      { label: "Nouvelle", url: "bbbbbbbbbbb", isActivated: true },
      { label: "Pas encore", url: "ccccccccccc" },
    ]);
    expect((await app.call("GET", "/api/v1/video-is_activated")).body).toMatchObject({
      data: { label: "Nouvelle", url: "bbbbbbbbbbb", cover: null },
    });
  });
});

describe("the video of the home page", () => {
  const shown = async () => (await app.call("GET", "/api/v1/video-is_activated")).body;
  const activate = async (film: { url: string; label?: string; cover?: string }) => {
    const [row] = await app.db
      .insert(videos)
      .values({ ...film, isActivated: true })
      .returning();
    await describeVideos(requestContext(app));
    return row?.id ?? 0;
  };

  it("has the title and a copy of the picture of its host", async () => {
    const id = await activate({ url: "6718335390845095173" });
    const cover = `/files/videos/${id}.webp`;
    expect(await shown()).toEqual({
      data: { id, url: "6718335390845095173", label: "Film de démonstration", cover },
    });
    const { headers } = await app.api.fetch(new Request(`http://joie.test${cover}`), {
      address: "127.0.0.1",
    });
    expect(headers.get("content-type")).toBe("image/webp");
    expect((await app.call("GET", `/files/videos/${id + 1}.webp`)).status).toBe(404);
  });

  it("keeps the title and picture that the operator set", async () => {
    await activate({ url: "abcdefghijk", label: "Le carnet", cover: "/files/a.jpg" });
    expect(await shown()).toMatchObject({ data: { label: "Le carnet", cover: "/files/a.jpg" } });
  });

  it("is shown without either when its host no longer has it", async () => {
    await activate({ url: "absent00000" });
    expect(await shown()).toMatchObject({ data: { label: "Notre film", cover: null } });
  });

  it("is looked up again when its host was unavailable, and never again after an answer", async () => {
    const id = await activate({ url: "panne000000" });
    const asked = async () => {
      const [row] = await app.db.select().from(videos).where(eq(videos.id, id));
      return row?.describedAt ?? null;
    };
    expect(await asked()).toBeNull();
    await app.db.update(videos).set({ url: "guerie00000" }).where(eq(videos.id, id));
    await describeVideos(requestContext(app));
    const firstAnswer = await asked();
    expect(firstAnswer).toEqual(app.clock());
    app.wait(600);
    await describeVideos(requestContext(app));
    expect(await asked()).toEqual(firstAnswer);
  });
});

describe("the site's texts", () => {
  it.each([
    [3, "Conditions générales d’utilisation", "12. Nous joindre"],
    [5, "Questions fréquentes", "<h3>Est-ce payant"],
    [7, "Vos données", "2013-450"],
  ])("of id %i are « %s »", async (id, title, excerpt) => {
    const { status, body } = await app.call("GET", `/api/v1/info_site/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, title, value: expect.stringContaining(excerpt) });
  });

  it.each(["1", "4", "999999"])("are three, and %s is not one of them", async (id) => {
    expect((await app.call("GET", `/api/v1/info_site/${id}`)).status).toBe(404);
  });

  it("state the legal rights, the retention periods and the contact for personal data", async () => {
    const { body } = await app.call("GET", "/api/v1/info_site/7");
    const text = JSON.stringify(body);
    for (const word of ["rectifier", "vous opposer", "effacer", "Combien de temps", "ARTCI"])
      expect(text).toContain(word);
    expect(text).toContain(app.settings.contacts.email);
  });
});

describe("the blog", () => {
  it("is listed by page, with the total count", async () => {
    const { body } = await app.call("GET", "/api/v1/blog-posts?page=2&per_page=4");
    expect(body).toMatchObject({
      meta: { current_page: 2, last_page: 2, per_page: 4, total: 6 },
    });
  });

  it("returns an article by its address, and 404 for an unknown one", async () => {
    const found = await app.call("GET", "/api/v1/blog-posts/tenir-le-budget-de-sa-fete");
    expect(found.body).toMatchObject({ title: expect.stringContaining("budget") });
    expect((await app.call("GET", "/api/v1/blog-posts/rien")).status).toBe(404);
  });

  it("is reported as unavailable, without an internal error", async () => {
    const away = () => Promise.reject(new Error("away"));
    const { createApi } = await import("../../app.ts");
    const api = createApi({ ...app, blog: { list: away, find: away } });
    const response = await api.fetch(new Request("http://joie.test/api/v1/blog-posts"), {
      address: "127.0.0.1",
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ success: false });
  });
});

describe("the offers of Joy Visibility", () => {
  const offeredOn = (day: string) => app.db.update(visibilityOffers).set({ offeredOn: day });
  const onOffer = async () => {
    const { body } = await app.call("GET", "/api/v1/visibility-offers");
    return (body as { data: unknown[] }).data.length;
  };

  it("cost 41 500 and 29 500 FCFA, 70 % at the order", async () => {
    await offeredOn("2026-11-01");
    const { body } = await app.call("GET", "/api/v1/visibility-offers");
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
    });
  });

  it("are paid on the numbers that staff show, and never on the invented ones of a new site", async () => {
    await offeredOn("2026-11-01");
    const numbers = async () => {
      const { body } = await app.call("GET", "/api/v1/visibility-offers");
      return (body as { payment_numbers: { number: string }[] }).payment_numbers;
    };
    expect(await numbers()).toEqual([]);
    await app.db
      .update(offerPaymentNumbers)
      .set({ number: "07 07 07 07 07", isShown: true })
      .where(eq(offerPaymentNumbers.code, "orange"));
    expect(await numbers()).toEqual([{ operator: "Orange Money", number: "07 07 07 07 07" }]);
  });

  it("are not shown any more after 30 days, nor where to pay", async () => {
    await offeredOn("2026-10-01");
    const { body } = await app.call("GET", "/api/v1/visibility-offers");
    expect(body).toEqual({ data: [], payment_numbers: [] });
  });

  it("return from the day that an operator sets, for thirty days", async () => {
    await offeredOn("2026-10-01");
    await renewOffers(requestContext(app));
    expect(await onOffer()).toBe(0);
    await offeredOn("2026-11-20");
    expect(await onOffer()).toBe(2);
  });

  it("renew themselves where configured, the day after their last", async () => {
    const dates = async () => {
      await renewOffers(requestContext(app));
      const rows = await app.db.select().from(visibilityOffers);
      return rows.map(({ offeredOn: date }) => date);
    };
    const today = calendarDate(app.clock());
    await app.db.update(visibilityOffers).set({ renewsItself: true });
    await offeredOn(dateAfter(today, -29, "days"));
    expect(await dates()).toEqual(Array(2).fill(dateAfter(today, -29, "days")));
    await offeredOn(dateAfter(today, -30, "days"));
    expect(await onOffer()).toBe(0);
    expect(await dates()).toEqual([today, today]);
    expect(await onOffer()).toBe(2);
  });
});

it("uses the exact sentences of the specification", () => {
  expect(contentMessages.contactSent).toBe("Votre message à été envoyé avec succès");
  expect(contentMessages.newsletterTaken).toBe("Votre demande a été prise en compte");
  expect(contentMessages.newsletterConfirmed).toBe("Abonnement réussi");
  expect(contentMessages.newsletterMember).toBe("Vous êtes maintenant abonné à notre Newsletter.");
});
