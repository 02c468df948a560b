import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import {
  giftListOf,
  giveTo,
  openList,
  payAsGuestCheckout,
  publicList,
} from "../../testing/gifts.ts";
import { atFakeGateway, press } from "../../testing/payments.ts";
import { findPayment } from "../payments/payments/queries.ts";
import { refunds } from "../payments/refunds/tables.ts";
import { endGifts } from "./gifts/end-gifts.ts";
import { gifts } from "./gifts/tables.ts";

const app = testApp();

const referenceIn = ({ body }: { body: unknown }) => (body as { reference: string }).reference;

/** Lets every gift's hold end, as if half an hour had passed. */
async function letHoldsEnd() {
  await app.db
    .update(gifts)
    .set({ holdUntil: app.clock(), createdAt: sql`${gifts.createdAt} - interval '1 day'` })
    .where(eq(gifts.state, "pending"));
  await endGifts(app);
}

describe("a gift that is not paid in time", () => {
  it("gives its part back, and can no longer be paid", async () => {
    const { couple, path, item } = await openList(app);
    const reference = referenceIn(await giveTo(app, path, { item_id: item, amount: 45_000 }));
    await letHoldsEnd();
    expect(await giftListOf(app, couple).read()).toMatchObject({
      gifts: [],
      items: [{ free_fcfa: 45_000 }],
    });
    const body = { method: "WAVE" };
    const pay = `/api/v1/payments/stranger-orders/${reference}/pay`;
    expect(await app.call("POST", pay, { body })).toMatchObject({ status: 409 });
  });

  it("takes its part again when its payment comes late and nobody else gave it", async () => {
    const { couple, path, item } = await openList(app);
    const reference = referenceIn(await giveTo(app, path, { item_id: item, amount: 45_000 }));
    await payLate(reference);
    expect(await giftListOf(app, couple).read()).toMatchObject({
      gifts: [{ state: "paid", item: "Service de table", came_late: false }],
      items: [{ free_fcfa: 0 }],
    });
  });

  it("goes to the cagnotte when its payment comes late and somebody else gave its part", async () => {
    const { couple, path, item } = await openList(app);
    const reference = referenceIn(await giveTo(app, path, { item_id: item, amount: 45_000 }));
    await payLate(reference, async () => {
      const other = await giveTo(app, path, { item_id: item, amount: 45_000 });
      await payAsGuestCheckout(app, referenceIn(other));
    });
    expect(await giftListOf(app, couple).read()).toMatchObject({
      gifts: [
        { state: "paid", item: "Service de table", came_late: false },
        { state: "paid", item: null, came_late: true },
      ],
      items: [{ taken_fcfa: 45_000 }],
      sums: { paid_fcfa: 90_000, pot_paid_fcfa: 45_000 },
    });
  });

  /** Begins the payment, lets the hold end, and pays then. */
  async function payLate(reference: string, meanwhile?: () => Promise<void>) {
    const payment = await findPayment(app.db, reference);
    if (payment === null) throw new Error("There is no such payment");
    const pay = `/api/v1/payments/stranger-orders/${reference}/pay`;
    await app.call("POST", pay, { body: { method: "WAVE" } });
    await letHoldsEnd();
    await meanwhile?.();
    await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await app.work();
  }
});

describe("a gift whose wish or event goes", () => {
  it("stays, in the cagnotte, when the wish is removed", async () => {
    const { couple, list, path, item } = await openList(app);
    await payAsGuestCheckout(
      app,
      referenceIn(await giveTo(app, path, { item_id: item, amount: 5000 })),
    );
    const smaller = { name: "Assiette", price: 1000, quantity: 1, version: 1 };
    expect(await list.call("PUT", `/items/${item}`, smaller)).toMatchObject({
      status: 422,
      body: { errors: { quantity: [expect.stringContaining("déjà offerte")] } },
    });
    await list.call("DELETE", `/items/${item}`);
    expect(await giftListOf(app, couple).read()).toMatchObject({
      gifts: [{ item: null, amount_fcfa: 5000 }],
    });
  });

  it("is given back when its payment comes after the event was deleted", async () => {
    const { couple, path } = await openList(app);
    const reference = referenceIn(await giveTo(app, path, { amount: 5000 }));
    await app.call("DELETE", `/api/v1/events/${couple.eventId}`, { token: couple.token });
    expect(await publicList(app, path)).toMatchObject({ status: 410 });
    expect(await giveTo(app, path, { amount: 5000 })).toMatchObject({ status: 410 });
    const before = (await app.db.select().from(refunds)).length;
    await payAsGuestCheckout(app, reference);
    expect(await app.db.select().from(refunds)).toHaveLength(before + 1);
  });
});

describe("a gift list in a shared notebook", () => {
  it("is linked from the cards of the event while it is open", async () => {
    const { couple, list, path } = await openList(app);
    const made = await app.call("PUT", `/api/v1/attendance/${couple.eventId}/public-card`, {
      token: couple.token,
      body: { open: true },
    });
    const card = (made.body as { path: string }).path.split("/").at(-1);
    const link = async () =>
      (
        (await app.call("GET", `/api/v1/event-cards/${card}`)).body as {
          event: { gift_list: string | null };
        }
      ).event.gift_list;
    expect(await link()).toBe(path);
    await list.save({ is_open: false, version: 2 });
    expect(await link()).toBeNull();
  });
});
