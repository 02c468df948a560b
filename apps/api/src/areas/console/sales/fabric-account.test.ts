import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";
import { collectedMoney } from "../../../testing/fabric-money.ts";

const app = testApp();

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
    rows: [
      { kind: "payout", account: "fabric", amount_fcfa: -40_000 },
      { kind: "payment", subject: { kind: "fabric-share" } },
      {},
      {},
      {},
    ],
  });
  const { body } = await call("GET", `ledger-accounts?kind=fabric&q=${fabric.id}`);
  expect(body).toMatchObject({ rows: [account] });
  const editor = await asRole(app, "editor", "e1@exemple.test");
  expect((await editor.call("GET", `fabric-orders/${fabric.id}`)).status).toBe(403);
});
