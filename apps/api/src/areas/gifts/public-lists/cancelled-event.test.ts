import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { giveTo, openList, publicList } from "../../../testing/gifts.ts";

const app = testApp();

it("takes no gift for an event that does not take place", async () => {
  const { couple, path, item } = await openList(app);
  const cancellation = `/api/v1/events/${couple.eventId}/cancellation`;
  await app.call("PUT", cancellation, { token: couple.token });
  expect((await publicList(app, path)).body).toMatchObject({
    event: { is_cancelled: true },
    ...{ is_open: false, items: [], pot: null },
  });
  expect(await giveTo(app, path, { item_id: item, amount: 5000 })).toMatchObject({
    status: 409,
    body: { code: "event-cancelled" },
  });
  await app.call("DELETE", cancellation, { token: couple.token });
  expect((await giveTo(app, path, { item_id: item, amount: 5000 })).status).toBe(200);
});
