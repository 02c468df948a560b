import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { hostPayouts } from "../../gifts/payouts/tables.ts";
import { hostsBalance } from "../../ledger/entries/balances.ts";

const app = testApp();

async function asked(amountFcfa: number) {
  const { eventId } = await registerCouple(app);
  const holder = "Awa Kouassi";
  const [payout] = await app.db
    .insert(hostPayouts)
    .values({ eventId, amountFcfa, holder, phone: "+2250701020304", method: "wave" })
    .returning();
  return { eventId, path: `host-payouts/${payout?.id}` };
}

it("a payout of gifts is paid once, with its reference and in the log", async () => {
  const { path } = await asked(4000);
  const { call } = await asRole(app, "finance", "f1@exemple.test");
  expect((await call("GET", "host-payouts?state=requested&phone=0701020304")).body).toMatchObject({
    rows: [{ amount_fcfa: 4000, method: "Wave", holder: "Awa Kouassi", event: expect.any(String) }],
  });
  expect(await call("POST", `${path}/pay`, { transfer_reference: "" })).toMatchObject({
    status: 422,
    body: { errors: { transfer_reference: [expect.any(String)] } },
  });
  expect(await call("POST", `${path}/pay`, { transfer_reference: "W-1" })).toMatchObject({
    body: { state: "paid", transfer_reference: "W-1", settled_by: "Serge Aka" },
  });
  expect((await call("POST", `${path}/pay`, { transfer_reference: "W-1" })).status).toBe(409);
  expect((await call("GET", "host-payouts/999999999")).status).toBe(404);
  const { body } = await call("GET", "audit?resource=host-payouts");
  expect(body).toMatchObject({ rows: [{ action: "host-payouts.pay" }] });
});

it("a payout of gifts above the limit needs two people, and is owed again when it is refused", async () => {
  const amount = app.settings.refundApprovalFcfa + 5;
  const { eventId, path } = await asked(amount);
  const first = await asRole(app, "finance", "f2@exemple.test");
  const pay = { transfer_reference: "W-2" };
  expect((await first.call("POST", `${path}/pay`, pay)).body).toMatchObject({
    state: "requested",
    approval: { reason: "W-2" },
  });
  expect((await first.call("POST", `${path}/pay`, pay)).status).toBe(409);
  const owed = await hostsBalance(app.db, eventId);
  const second = await asRole(app, "admin", "a2@exemple.test");
  const { body } = await second.call("POST", `${path}/refuse`, { reason: "Numéro faux" });
  expect(body).toMatchObject({ state: "refused", reason: "Numéro faux", approval: null });
  expect(await hostsBalance(app.db, eventId)).toBe(owed + amount);
});

it("payouts of gifts are refused to support, by each call", async () => {
  const { path } = await asked(5000);
  const { call } = await asRole(app, "support", "s@exemple.test");
  const answers = await Promise.all([
    call("GET", "host-payouts"),
    call("GET", path),
    call("POST", `${path}/pay`, { transfer_reference: "x" }),
    call("POST", `${path}/refuse`, { reason: "x" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
