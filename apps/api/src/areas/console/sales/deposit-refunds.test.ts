import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { castBookings } from "../../../testing/bookings.ts";
import { asRole } from "../../../testing/console.ts";
import { paidBooking } from "../../../testing/disputes.ts";

const app = testApp();

it("a refund asked for on the page of a booking shows its sum there to the second person", async () => {
  const { id } = await paidBooking(app, await castBookings(app), "2027-05-14");
  const first = await asRole(app, "finance", "deposit1@exemple.test");
  const second = await asRole(app, "finance", "deposit2@exemple.test");
  const read = async () => {
    const { body } = await second.call("GET", `bookings/${id}`);
    const [payment] = (body as { payments: { id: number; left_fcfa: number }[] }).payments;
    return payment ?? { id: 0, left_fcfa: 0 };
  };
  const { id: paymentId, left_fcfa } = await read();
  const asked = { reason: "Dix couverts de moins", amount_fcfa: 20_000, left_fcfa };
  await first.call("POST", `payments/${paymentId}/refund`, asked);
  expect(await read()).toMatchObject({
    left_fcfa: 60_000,
    approval: { amount_fcfa: 20_000, requested_by: "Serge Aka", reason: "Dix couverts de moins" },
  });
  await second.call("POST", `payments/${paymentId}/refund`, asked);
  expect(await read()).toMatchObject({ left_fcfa: 40_000, approval: null });
});
