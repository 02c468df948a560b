import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { answer, bookedPackage, bookingCast } from "../../../testing/bookings.ts";

const app = testApp();
const cast = bookingCast(app);

const nextOf = async ({ token }: { token: string }) =>
  (await app.call("GET", "/api/v1/pro/booking-packages/next", { token })).body;

describe("the next bookings of a provider", () => {
  it("are those that they confirmed, the nearest first, beside how many wait", async () => {
    const { pro, other } = cast();
    const near = await bookedPackage(app, cast(), { depositPercent: 0 });
    const far = await bookedPackage(app, cast(), { depositPercent: 0 });
    for (const { id } of [far, near]) await answer(app, pro, id, "confirmed");
    await bookedPackage(app, cast());
    expect(await nextOf(pro)).toMatchObject({
      items: [
        { id: near.id, date_reservation: near.day, status: "confirmed", status_label: "Confirmée" },
        { id: far.id, customer_name: "Awa Kouassi" },
      ],
      waiting: 1,
    });
    expect(await nextOf(other)).toEqual({ items: [], waiting: 0 });
  });
});
