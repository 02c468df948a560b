import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type ProviderActor, registerProvider } from "../../testing/actors.ts";
import { addBooking } from "../../testing/add-booking.ts";
import { testApp } from "../../testing/app.ts";
import { registerCouple } from "../../testing/cast.ts";
import { addQuoteRequest } from "../../testing/quote-requests.ts";
import { bookings } from "../bookings/bookings/tables.ts";
import { providers } from "../providers/tables.ts";
import { quoteRequests } from "../quotes/quote-requests/tables.ts";

const app = testApp();
const held: { shops: ProviderActor[] } = { shops: [] };

beforeAll(async () => {
  for (const name of ["un", "deux"])
    held.shops.push(await registerProvider(app, `${name}@exemple.test`));
});

const shop = (at: number) => held.shops[at]?.providerId ?? 0;
const call = (token: string, method: string, path: string, body?: unknown) =>
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

/** A customer whose request to a provider has that status. */
async function customerOf(at: number, status: (typeof quoteRequests.$inferInsert)["status"]) {
  const member = await registerCouple(app);
  const { customerId } = member;
  await addQuoteRequest(app, { customerId, providerId: shop(at), status: status ?? "CANCEL" });
  return member;
}

describe("a review is stored", () => {
  it.each(["ACCEPTED", "QUOTE_SEND", "IN_PROGRESS", "DONE", "DONE_REFUSED"] as const)(
    "for a customer whose request is at %s, as one whom the provider answered",
    async (status) => {
      const { token } = await customerOf(0, status);
      const own = await call(token, "GET", `wedding-providers/${shop(0)}/comment`);
      expect(own.body).toEqual({ review: null, can: { review: true } });
      const { body } = await call(token, "POST", "comments", given(0));
      expect(body).toMatchObject({ data: { verified: false, contacted: true, global_mark: 4.3 } });
    },
  );

  it.each(["TO_BE_TREATED", "REFUSED", "QUOTE_REFUSED", "CANCEL"] as const)(
    "without proof for a customer whose request is at %s",
    async (status) => {
      const { token } = await customerOf(0, status);
      const { body } = await call(token, "POST", "comments", given(0));
      expect(body).toMatchObject({ data: { verified: false, contacted: false } });
    },
  );

  it("and counts by its proof: four times when served, twice when answered", async () => {
    const { providerId } = await registerProvider(app, "poids@exemple.test");
    const rating = async () => {
      const [row] = await app.db
        .select({ tenths: providers.ratingTenths })
        .from(providers)
        .where(eq(providers.id, providerId));
      return row?.tenths;
    };
    const stars = (n: number) => ({
      wedding_provider_id: providerId,
      ...{ professionalism_mark: n, quality_price_ratio_mark: n, recommendation_mark: n },
    });
    const stranger = await registerCouple(app);
    await call(stranger.token, "POST", "comments", given(0, stars(1)));
    expect(await rating()).toBe(10);
    const served = await registerCouple(app);
    const { customerId } = served;
    await addQuoteRequest(app, { customerId, providerId, status: "DONE_ACCEPTED" });
    await call(served.token, "POST", "comments", given(0, stars(5)));
    // (1 × 10 + 4 × 50) / 5
    expect(await rating()).toBe(42);
    await addQuoteRequest(app, { customerId: stranger.customerId, providerId, status: "ACCEPTED" });
    const { id } = (
      (await call(stranger.token, "GET", `wedding-providers/${providerId}/comment`)).body as {
        review: { id: number };
      }
    ).review;
    await call(stranger.token, "PUT", `comments/${id}`, given(0, stars(1)));
    // (2 × 10 + 4 × 50) / 6
    expect(await rating()).toBe(37);
  });

  it("as verified once the service was confirmed", async () => {
    const { token } = await customerOf(0, "DONE_ACCEPTED");
    const { body } = await call(
      token,
      "POST",
      "comments",
      given(0, { description: " Bravo !\r\nMerci " }),
    );
    expect(body).toMatchObject({ data: { verified: true, description: "Bravo !\nMerci" } });
  });

  it("as verified after a booking that took place, and not before", async () => {
    const { token, customerId } = await registerCouple(app);
    const booked = { customerId, providerId: shop(0) };
    const id = await addBooking(app, { ...booked, state: "paid" });
    const before = (await call(token, "POST", "comments", given(0))).body as {
      data: { id: number };
    };
    expect(before).toMatchObject({ data: { verified: false, contacted: true } });
    await app.db.update(bookings).set({ state: "done" }).where(eq(bookings.id, id));
    const { wedding_provider_id: _, ...fields } = given(0);
    const { body } = await call(token, "PUT", `comments/${before.data.id}`, fields);
    expect(body).toMatchObject({ data: { verified: true, contacted: true } });
  });

  it("once for each customer and shop, also when two arrive at once", async () => {
    const { token } = await customerOf(1, "DONE_ACCEPTED");
    const both = await Promise.all([1, 2].map(() => call(token, "POST", "comments", given(1))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("unverified, and is verified when it is changed after the service took place", async () => {
    const { token, customerId } = await customerOf(1, "QUOTE_REFUSED");
    const { body } = await call(token, "POST", "comments", given(1));
    const { id } = (body as { data: { id: number } }).data;
    await app.db
      .update(quoteRequests)
      .set({ status: "DONE_ACCEPTED" })
      .where(eq(quoteRequests.customerId, customerId));
    const { wedding_provider_id: _, ...fields } = given(1);
    const changed = await call(token, "PUT", `comments/${id}`, fields);
    expect(changed.body).toMatchObject({ data: { verified: true } });
  });
});
