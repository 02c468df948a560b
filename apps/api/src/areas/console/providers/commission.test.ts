import { expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { addBuyers } from "../../../testing/buyers.ts";
import { approveNewest, asRole } from "../../../testing/console.ts";
import { openShop, orderFrom, suborderOf } from "../../../testing/orders.ts";

const app = testApp();

it("the commission of a seller is set by two people, told to the seller, and changes no order that exists", async () => {
  const shop = await openShop(app, "perles");
  const [buyer = 0] = await addBuyers(app, 1);
  const { order: older } = await orderFrom(app, buyer, [shop]);
  const { call } = await asRole(app, "finance", "rate@exemple.test");
  const path = `providers/${shop.providerId}`;
  const shown = async () =>
    ((await call("GET", path)).body as { commission: { percent: number; is_own: boolean } })
      .commission;
  expect(await shown()).toEqual({ percent: 10, is_own: false });
  for (const percent of [-1, 51, 2.5])
    expect(await call("POST", `${path}/commission`, { percent })).toMatchObject({
      status: 422,
      body: { errors: { percent: [expect.stringContaining("de 0 à 50")] } },
    });
  expect(await call("POST", `${path}/commission`, { percent: 4 })).toMatchObject({
    status: 200,
    body: { waits_for_approval: true },
  });
  expect(await shown()).toEqual({ percent: 10, is_own: false });
  await approveNewest(app, "rate-second@exemple.test");
  expect(await shown()).toEqual({ percent: 4, is_own: true });
  const { order: newer } = await orderFrom(app, buyer, [shop]);
  expect(await suborderOf(app, older.id, shop)).toMatchObject({ commissionFcfa: 1000 });
  expect(await suborderOf(app, newer.id, shop)).toMatchObject({ commissionFcfa: 400 });
  await app.work();
  const emails = await listCaughtMessages(app.db, 10, "perles@exemple.test");
  const notice = emails.find(({ kind }) => kind === "commission-changed");
  expect(notice?.text).toContain("4\u00a0% du prix des articles");
  const other = await registerProvider(app, "sans-boutique@exemple.test");
  expect(
    (await call("POST", `providers/${other.providerId}/commission`, { percent: 4 })).status,
  ).toBe(404);
  const support = await asRole(app, "support", "rate-support@exemple.test");
  expect((await support.call("POST", `${path}/commission`, { percent: 4 })).status).toBe(403);
});
