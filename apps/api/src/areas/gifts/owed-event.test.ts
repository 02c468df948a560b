import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { giveTo, openList, payAsGuestCheckout } from "../../testing/gifts.ts";

const app = testApp();

describe("an event whose guests paid", () => {
  it("is not deleted while its hosts are owed money", async () => {
    const { couple, path } = await openList(app);
    const remove = () =>
      app.call("DELETE", `/api/v1/events/${couple.eventId}`, { token: couple.token });
    const { body } = await giveTo(app, path, { amount: 50_000 });
    await payAsGuestCheckout(app, (body as { reference: string }).reference);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("De l’argent de vos invités vous attend") },
    });
    const open = await app.call("GET", `/api/v1/gift-lists/${couple.eventId}`, {
      token: couple.token,
    });
    expect(open).toMatchObject({ status: 200, body: { sums: { paid_fcfa: 50_000 } } });
  });
});
