import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type ProviderActor, registerProvider } from "../../testing/actors.ts";
import { addBooking } from "../../testing/add-booking.ts";
import { testApp } from "../../testing/app.ts";
import { registerCouple } from "../../testing/cast.ts";
import { addQuoteRequest } from "../../testing/quote-requests.ts";
import { bookings } from "../bookings/bookings/tables.ts";
import { quoteRequests } from "../quotes/requests/tables.ts";

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
  it.each(["REFUSED", "QUOTE_REFUSED", "DONE_REFUSED"] as const)(
    "for a customer whose request ended as %s, unverified",
    async (status) => {
      const { token } = await customerOf(0, status);
      const own = await call(token, "GET", `wedding-providers/${shop(0)}/comment`);
      expect(own.body).toEqual({ review: null, can: { review: true } });
      const { body } = await call(token, "POST", "comments", given(0));
      expect(body).toMatchObject({ success: true, data: { verified: false, global_mark: 4.3 } });
    },
  );

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

  it.each(["TO_BE_TREATED", "QUOTE_SEND", "IN_PROGRESS", "DONE", "CANCEL"] as const)(
    "not for a customer whose request is at %s",
    async (status) => {
      const { token } = await customerOf(0, status);
      expect((await call(token, "POST", "comments", given(0))).status).toBe(409);
      expect((await call(token, "POST", "comments", given(1))).status).toBe(409);
    },
  );

  it("as verified after a booking that took place, and not before", async () => {
    const { token, customerId } = await registerCouple(app);
    const booked = { customerId, providerId: shop(0) };
    const id = await addBooking(app, { ...booked, state: "paid" });
    expect((await call(token, "POST", "comments", given(0))).status).toBe(409);
    await app.db.update(bookings).set({ state: "done" }).where(eq(bookings.id, id));
    const { body } = await call(token, "POST", "comments", given(0));
    expect(body).toMatchObject({ data: { verified: true } });
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
