import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import { sellerBalance } from "../../ledger/entries/balances.ts";
import { sellerPayouts } from "../../orders/earnings/tables.ts";

const app = testApp();

async function asked(amountFcfa: number, phone = "+2250701020304") {
  const { providerId } = await openSeller(app);
  const [payout] = await app.db
    .insert(sellerPayouts)
    .values({ providerId, amountFcfa, phone, method: "wave" })
    .returning();
  return { providerId, path: `seller-payouts/${payout?.id}` };
}

it("a payout is found by state and by number, and paid once with the reference of its transfer", async () => {
  const { path } = await asked(4000, "+2250709090909");
  const { call } = await asRole(app, "finance", "f1@exemple.test");
  expect((await call("GET", "seller-payouts?state=requested&phone=0709090909")).body).toMatchObject(
    { rows: [{ amount_fcfa: 4000, method: "Wave", approval: null }] },
  );
  expect(await call("POST", `${path}/pay`, { transfer_reference: "" })).toMatchObject({
    status: 422,
    body: { errors: { transfer_reference: [expect.any(String)] } },
  });
  expect(await call("POST", `${path}/pay`, { transfer_reference: "W-1" })).toMatchObject({
    body: { state: "paid", transfer_reference: "W-1", settled_by: "Serge Aka" },
  });
  expect((await call("POST", `${path}/pay`, { transfer_reference: "W-1" })).status).toBe(409);
  expect((await call("GET", "seller-payouts/999999999")).status).toBe(404);
});

it("a payout above the limit is paid by two people, and is owed again when it is refused", async () => {
  const { providerId, path } = await asked(app.settings.refundApprovalFcfa + 5);
  const first = await asRole(app, "finance", "f2@exemple.test");
  const second = await asRole(app, "admin", "a2@exemple.test");
  const pay = { transfer_reference: "W-2" };
  expect((await first.call("POST", `${path}/pay`, pay)).body).toMatchObject({
    state: "requested",
    approval: { reason: "W-2", requested_by: "Serge Aka" },
  });
  expect((await first.call("POST", `${path}/pay`, pay)).status).toBe(409);
  const owed = await sellerBalance(app.db, providerId);
  expect(
    (await second.call("POST", `${path}/refuse`, { reason: "Numéro faux" })).body,
  ).toMatchObject({ state: "refused", reason: "Numéro faux", approval: null });
  const again = app.settings.refundApprovalFcfa + 5;
  expect(await sellerBalance(app.db, providerId)).toBe(owed + again);
  const other = await asked(again);
  await first.call("POST", `${other.path}/pay`, pay);
  expect((await second.call("POST", `${other.path}/pay`, pay)).body).toMatchObject({
    state: "paid",
    settled_by: "Serge Aka, Serge Aka",
  });
  expect((await second.call("GET", "audit?resource=seller-payouts")).body).toMatchObject({
    rows: [
      { action: "seller-payouts.pay" },
      { action: "seller-payouts.request-pay" },
      { action: "seller-payouts.refuse" },
      { action: "seller-payouts.request-pay" },
      { action: "seller-payouts.pay" },
    ],
  });
});

it("payouts and refunds are refused to support, by each call", async () => {
  const { path } = await asked(5000);
  const { call } = await asRole(app, "support", "s@exemple.test");
  const answers = await Promise.all([
    call("GET", "seller-payouts"),
    call("GET", path),
    call("POST", `${path}/pay`, { transfer_reference: "x" }),
    call("POST", `${path}/refuse`, { reason: "x" }),
    call("GET", "refunds"),
    call("POST", "refunds/1/result", { made: true }),
    call("GET", "payment-overview"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
});
