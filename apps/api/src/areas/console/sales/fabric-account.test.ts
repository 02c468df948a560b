import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { subjectsTo } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { collectedMoney } from "../../../testing/fabric-money.ts";
import { purchaseCalls } from "../../../testing/fabric-purchases.ts";
import { fabricBalance } from "../../ledger/entries/balances.ts";
import { sellerOrders } from "../../orders/orders/tables.ts";
import { orderInstalments } from "../../orders/payment/tables.ts";

const app = testApp();

it("a transfer that waits because its seller's balance is short is returned by staff, by the sum that they read", async () => {
  const { fabric, owner, treasurer, money } = await collectedMoney(app);
  const { reference } = await fabric.place();
  const purchase = purchaseCalls(app, reference, owner);
  await purchase.transfer(61_500);
  const waiting = { waitingFcfa: 20_000 };
  const ofFabric = eq(orderInstalments.fabricOrderId, fabric.id);
  await app.db.update(orderInstalments).set(waiting).where(ofFabric);
  const isOfShop = eq(sellerOrders.providerId, fabric.shop.providerId);
  const returned = { state: "returned" as const, refundedFcfa: 20_000 };
  await app.db.update(sellerOrders).set(returned).where(isOfShop);
  for (const member of [owner, treasurer])
    expect((await money(member)).purchases).toMatchObject([
      { collected_fcfa: 41_500 - 1500, back_fcfa: 0, waiting_fcfa: 20_000 },
    ]);
  const { call } = await asRole(app, "finance", "f2@exemple.test");
  const path = `fabric-orders/${fabric.id}`;
  const { body } = await call("GET", path);
  const [transfer] = (body as { waiting: { instalment_id: number }[] }).waiting;
  expect(transfer).toMatchObject({ reference, amount_fcfa: 20_000, approval: null });
  const send = (amount_fcfa: number) =>
    call("POST", `${path}/return-transfer`, {
      ...{ instalment_id: transfer?.instalment_id, amount_fcfa, reason: "Vendeur parti" },
    });
  expect((await send(15_000)).status).toBe(409);
  // Above the limit of the settings a second person asks for it too.
  expect(await send(20_000)).toMatchObject({
    status: 200,
    body: { waiting: [{ approval: { reason: "Vendeur parti" } }] },
  });
  expect(await fabricBalance(app.db, fabric.id)).toBe(0);
  expect((await send(20_000)).status).toBe(409);
  const second = await asRole(app, "finance", "f3@exemple.test");
  const sent = { instalment_id: transfer?.instalment_id, amount_fcfa: 20_000, reason: "Oui" };
  const approved = await second.call("POST", `${path}/return-transfer`, sent);
  expect(approved).toMatchObject({ status: 200, body: { waiting: [] } });
  expect((await second.call("POST", `${path}/return-transfer`, sent)).status).toBe(409);
  expect(await fabricBalance(app.db, fabric.id)).toBe(20_000);
  await app.work();
  for (const { email } of [owner, treasurer])
    expect(await subjectsTo(app, email)).toContain(
      "20\u00a0000\u00a0FCFA sont revenus à l’argent collecté",
    );
  for (const member of [owner, treasurer])
    expect((await money(member)).purchases).toMatchObject([
      { state_label: "Remboursée en partie", back_fcfa: 20_000, waiting_fcfa: 0 },
    ]);
  const support = await asRole(app, "support", "s2@exemple.test");
  expect((await support.call("POST", `${path}/return-transfer`, {})).status).toBe(403);
});

it("a fabric order shows staff its account, its movements and its withdrawals", async () => {
  const { fabric, owner, treasurer, ask, answer } = await collectedMoney(app);
  await ask(owner);
  await answer(treasurer, "confirm");
  const { call } = await asRole(app, "support", "s1@exemple.test");
  const account = { id: `fabric-${fabric.id}`, available_fcfa: 20_000, paid_out_fcfa: 40_000 };
  expect((await call("GET", `fabric-orders/${fabric.id}`)).body).toMatchObject({
    account: { ...account, kind: "fabric", short_fcfa: 0 },
    withdrawals: [{ amount_fcfa: 40_000, state: "confirmed", payout_id: expect.any(Number) }],
  });
  expect((await call("GET", `ledger-accounts/fabric-${fabric.id}`)).body).toMatchObject(account);
  expect((await call("GET", `ledger-moves?account_id=fabric-${fabric.id}`)).body).toMatchObject({
    items: [
      { kind: "payout", account: "fabric", amount_fcfa: -40_000 },
      { kind: "payment", subject: { kind: "fabric-share" } },
      {},
      {},
      {},
    ],
  });
  const { body } = await call("GET", `ledger-accounts?kind=fabric&q=${fabric.id}`);
  expect(body).toMatchObject({ items: [account] });
  const editor = await asRole(app, "editor", "e1@exemple.test");
  expect((await editor.call("GET", `fabric-orders/${fabric.id}`)).status).toBe(403);
});
