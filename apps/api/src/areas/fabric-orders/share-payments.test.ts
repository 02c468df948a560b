import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../app-context.ts";
import { testApp } from "../../testing/app.ts";
import {
  chooseShare,
  openFabricOrder,
  payShare,
  referenceIn,
  startPayment,
} from "../../testing/fabric.ts";
import { atFakeGateway, press } from "../../testing/payments.ts";
import { fabricBalance } from "../ledger/entries/balances.ts";
import { lockBalance } from "../ledger/entries/debit-account.ts";
import { askedPayout } from "../ledger/entries/moves.ts";
import { recordTransaction } from "../ledger/entries/record-transaction.ts";
import { events } from "../notebook/events/tables.ts";
import { operatorAlerts } from "../operations/alerts/tables.ts";
import { findPayment } from "../payments/payments/queries.ts";
import { paymentAttempts } from "../payments/payments/tables.ts";
import { requestRefund } from "../payments/refunds/request-refund.ts";
import { pollRefunds } from "../payments/refunds/send-refund.ts";
import { refunds } from "../payments/refunds/tables.ts";
import { fabricOrders } from "./orders/tables.ts";
import { endFabricOrders } from "./orders/transition-order.ts";

const app = testApp();

const passDeadline = (id: number) =>
  app.db.update(fabricOrders).set({ deadline: "2026-01-01" }).where(eq(fabricOrders.id, id));

describe("a payment of a share", () => {
  /** Begins a payment and returns what ends it as paid. */
  async function begin(token: string) {
    const reference = referenceIn(await startPayment(app, token));
    const payment = await findPayment(app.db, reference);
    if (payment === null) throw new Error("There is no such order");
    const pay = `/api/v1/payments/stranger-orders/${reference}/pay`;
    await app.call("POST", pay, { body: { method: "WAVE" } });
    return async () => {
      await press(app, await atFakeGateway(app, payment, "wave"), "pay");
      await app.work();
    };
  }

  async function prepared() {
    const order = await openFabricOrder(app);
    await order.add("Aya");
    const { token, id } = await order.share("Aya");
    await chooseShare(app, token, "M", 2);
    return { ...order, token, shareId: id };
  }

  const refundsNow = async () => (await app.db.select().from(refunds)).length;

  it("cannot be begun, nor changed, for an event that does not take place", async () => {
    const { token } = await prepared();
    await app.db.update(events).set({ cancelledAt: app.clock() });
    const path = `/api/v1/fabric-shares/${token}`;
    expect((await app.call("GET", path)).body).toMatchObject({
      event: { is_cancelled: true },
      can: { choose: false, pay: false },
    });
    const cancelled = { status: 409, body: { code: "event-cancelled" } };
    expect(await app.call("POST", `${path}/payment`)).toMatchObject(cancelled);
    const body = { size: "M", quantity: 1 };
    expect(await app.call("PUT", path, { body })).toMatchObject(cancelled);
    await app.db.update(events).set({ cancelledAt: null });
  });

  it("cannot be begun after the last day; one begun before is honoured", async () => {
    const { id, token, read } = await prepared();
    const reference = referenceIn(await startPayment(app, token));
    const finish = await begin(token);
    await passDeadline(id);
    expect((await read()).state).toBe("closed");
    expect(await startPayment(app, token)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("est close") },
    });
    await endFabricOrders(app);
    const pay = `/api/v1/payments/stranger-orders/${reference}/pay`;
    expect(await app.call("POST", pay, { body: { method: "CINETPAY" } })).toMatchObject({
      status: 409,
    });
    await finish();
    expect((await read()).totals).toMatchObject({ paid_fcfa: 30_000 });
  });

  it("is given back when the cash was taken, the quantity changed, or the order ended meanwhile", async () => {
    const changes = [
      async ({ call, shareId }: Awaited<ReturnType<typeof prepared>>) =>
        call("POST", `/people/${shareId}/cash`, { paid: true }),
      async ({ token }: Awaited<ReturnType<typeof prepared>>) => chooseShare(app, token, "M", 3),
      async ({ call }: Awaited<ReturnType<typeof prepared>>) =>
        call("POST", "/state", { to: "cancelled" }),
      async ({ call, shareId }: Awaited<ReturnType<typeof prepared>>) =>
        call("DELETE", `/people/${shareId}`),
    ];
    for (const change of changes) {
      const order = await prepared();
      const finish = await begin(order.token);
      expect(await change(order)).toMatchObject({ status: 200 });
      const before = await refundsNow();
      await finish();
      expect(await refundsNow()).toBe(before + 1);
      const { shares } = await order.read();
      expect(shares.filter(({ paid_by }) => paid_by === "mobile-money")).toEqual([]);
      expect(await fabricBalance(app.db, order.id)).toBe(0);
    }
  });

  it("is asked for again once a payment of another quantity was given back", async () => {
    const { token, read, id } = await prepared();
    const finish = await begin(token);
    await chooseShare(app, token, "M", 3);
    await finish();
    await pollRefunds(app);
    await app.work();
    expect((await read()).totals).toMatchObject({ paid_fcfa: 0 });
    await payShare(app, token);
    expect((await read()).totals).toMatchObject({ paid_fcfa: 45_000 });
    expect(await fabricBalance(app.db, id)).toBe(45_000);
  });

  it("is asked for again after an operator gave it back", async () => {
    const { token, read } = await prepared();
    await payShare(app, token);
    const [paid] = await app.db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.state, "paid"))
      .orderBy(desc(paymentAttempts.id))
      .limit(1);
    await requestRefund(requestContext(app), paid?.id ?? 0, "Mariam");
    await app.work();
    await pollRefunds(app);
    await app.work();
    expect((await read()).totals).toMatchObject({ paid_fcfa: 0 });
    await payShare(app, token);
    expect((await read()).totals).toMatchObject({ paid_fcfa: 30_000 });
  });

  it("is given back when the order is cancelled, and the ledger is even then", async () => {
    const { id, call, token, read } = await prepared();
    await payShare(app, token);
    expect(await fabricBalance(app.db, id)).toBe(30_000);
    await call("POST", "/state", { to: "cancelled" });
    await app.work();
    await pollRefunds(app);
    await app.work();
    expect(await read()).toMatchObject({ state: "cancelled", totals: { paid_fcfa: 0 } });
    expect(await fabricBalance(app.db, id)).toBe(0);
  });

  it("waits for staff when the hosts withdrew it before they cancelled, and nothing is sent by itself", async () => {
    const { id, call, token } = await prepared();
    await payShare(app, token);
    await app.db.transaction((tx) =>
      recordTransaction(tx, {
        ...{ key: `payout-of:${id}`, kind: "payout", subject: null, now: app.clock() },
        entries: askedPayout({ account: "fabric", fabricOrderId: id }, 20_000),
      }),
    );
    expect((await call("POST", "/state", { to: "cancelled" })).status).toBe(200);
    await app.work();
    await pollRefunds(app);
    const [refund] = await app.db.select().from(refunds).orderBy(desc(refunds.id)).limit(1);
    expect(refund).toMatchObject({ state: "by-hand", amountFcfa: 30_000, shortFcfa: 20_000 });
    expect(
      await app.db.transaction((tx) => lockBalance(tx, { account: "fabric", fabricOrderId: id })),
    ).toBe(0);
    expect(await fabricBalance(app.db, id)).toBe(-20_000);
    const alerts = await app.db.select().from(operatorAlerts);
    expect(alerts).toEqual([
      expect.objectContaining({ kind: "refund-short", subject: `refund:${refund?.id}` }),
    ]);
  });
});
