import { beforeAll, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { openShop, orderFrom, payOrder } from "../../../testing/orders.ts";
import { askedPayout, contributionPayment } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { readAccountId } from "./queries.ts";

const app = testApp();
let providerId = 0;
let orderId = 0;

beforeAll(async () => {
  const awa = await registerCouple(app);
  const shop = await openShop(app, "perles");
  providerId = shop.providerId;
  const { order, payment } = await orderFrom(app, awa.customerId, [shop]);
  orderId = order.id;
  await payOrder(app, awa, payment);
});

it("an account is named by its kind and its number", () => {
  expect(readAccountId("provider-12")).toEqual({ kind: "provider", id: 12 });
  expect(readAccountId("hosts-7")).toEqual({ kind: "hosts", id: 7 });
  for (const name of ["provider-", "seller-1", "12"]) expect(readAccountId(name)).toBeNull();
});

it("the account of a provider says what is held, available and paid out, with every move", async () => {
  const { call } = await asRole(app, "support", "s1@exemple.test");
  const id = `provider-${providerId}`;
  const read = async () => (await call("GET", `ledger-accounts/${id}`)).body;
  const held = 10_000 + 1500 - 1000;
  expect(await read()).toMatchObject({ held_fcfa: held, available_fcfa: 0, paid_out_fcfa: 0 });
  expect((await call("GET", `ledger-moves?account_id=${id}`)).body).toMatchObject({
    items: [
      {
        kind: "payment",
        account: "held",
        amount_fcfa: held,
        subject: { kind: "order", id: orderId },
      },
    ],
    has_more: false,
  });
  await app.db.transaction((tx) =>
    recordTransaction(tx, {
      key: "test:release",
      kind: "release",
      subject: { kind: "order", id: orderId },
      entries: [
        { account: "held", providerId, amountFcfa: held },
        { account: "seller", providerId, amountFcfa: -held },
      ],
      now: app.clock(),
    }),
  );
  await app.db.transaction((tx) =>
    recordTransaction(tx, {
      key: "test:payout",
      kind: "payout",
      subject: null,
      entries: askedPayout({ account: "seller", providerId }, 4000),
      now: app.clock(),
    }),
  );
  expect(await read()).toMatchObject({
    held_fcfa: 0,
    available_fcfa: held - 4000,
    paid_out_fcfa: 4000,
  });
});

it("the account of contributions is another than that of the hosts of the event", async () => {
  const { call } = await asRole(app, "support", "s2@exemple.test");
  const { eventId } = await registerCouple(app);
  await app.db.transaction((tx) =>
    recordTransaction(tx, {
      ...{ key: "test:contribution", kind: "payment", subject: null, now: app.clock() },
      entries: contributionPayment(eventId, 10_000),
    }),
  );
  const read = async (kind: string) =>
    (await call("GET", `ledger-accounts/${kind}-${eventId}`)).body;
  expect(await read("contributions")).toMatchObject({ available_fcfa: 10_000 });
  expect(await read("hosts")).toMatchObject({ available_fcfa: 0 });
  const moves = await call("GET", `ledger-moves?account_id=contributions-${eventId}`);
  expect(moves.body).toMatchObject({
    items: [{ kind: "payment", account: "contributions", amount_fcfa: 10_000 }],
  });
});

it("accounts are found by name and by number, of providers or of hosts", async () => {
  const { call } = await asRole(app, "finance", "f1@exemple.test");
  const ids = async (query: string) => {
    const { body } = await call("GET", `ledger-accounts?${query}`);
    return (body as { items: { id: string }[] }).items.map(({ id }) => id);
  };
  expect(await ids(`q=${providerId}`)).toEqual([`provider-${providerId}`]);
  expect(await ids("kind=hosts&q=personne%20de%20ce%20nom")).toEqual([]);
  expect((await ids("kind=hosts")).every((id) => id.startsWith("hosts-"))).toBe(true);
  expect((await call("GET", "ledger-accounts/provider-999999999")).status).toBe(404);
  expect((await call("GET", "ledger-accounts/other-1")).status).toBe(422);
});

it("the ledger is closed to editors and strangers", async () => {
  const { call } = await asRole(app, "editor", "e1@exemple.test");
  const id = `provider-${providerId}`;
  for (const path of [
    "ledger-accounts",
    `ledger-accounts/${id}`,
    `ledger-moves?account_id=${id}`,
  ]) {
    expect((await call("GET", path)).status).toBe(403);
    expect((await app.call("GET", `/api/v1/console/${path}`)).status).toBe(401);
  }
});
