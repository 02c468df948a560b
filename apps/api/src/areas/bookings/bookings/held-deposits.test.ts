import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { eq, sum } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { answer, bookedPackage, bookingCast, cancel } from "../../../testing/bookings.ts";
import { earningsOf, payByWave } from "../../../testing/pay-deposit.ts";
import { givePayoutNumber } from "../../../testing/payout-numbers.ts";
import { releaseDeposits } from "../../ledger/deposits/release-deposits.ts";
import { ledgerEntries } from "../../ledger/entries/tables.ts";
import { payments } from "../../payments/payments/tables.ts";
import { pollRefunds } from "../../payments/refunds/send-refund.ts";
import { endBookings } from "./end-bookings.ts";
import { recordDeposit } from "./record-deposit.ts";

const app = testApp();
const cast = bookingCast(app);

/** A booking of 60 000 FCFA of deposit for a day, paid. */
async function paidBooking(day: string) {
  const { awa, pro } = cast();
  const { id } = await bookedPackage(app, cast(), {}, day);
  await answer(app, pro, id, "confirmed");
  const { body } = await app.call("GET", `/api/v1/booking-package/${id}`, { token: awa.token });
  const { reference } = (body as { deposit: { reference: string } }).deposit;
  await payByWave(app, awa, reference);
  return { id, reference };
}

const dayIn = (days: number) =>
  new Date(app.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const shopNumber: { id?: number } = {};

async function payout(amount: number) {
  const { providerId, token } = cast().pro;
  shopNumber.id ??= await givePayoutNumber(app, { account: "seller", providerId });
  const asked = { amount, number_id: shopNumber.id, current_password: "demo" };
  return app.call("POST", "/api/v1/pro/payouts", { token, body: asked });
}

describe("the deposit of a booking", () => {
  it("is held for a provider without products, then theirs two days after the service, once", async () => {
    const before = await earningsOf(app, cast().pro);
    const { reference } = await paidBooking(dayIn(1));
    expect(await earningsOf(app, cast().pro)).toMatchObject({
      balance: before.balance + 60_000,
      held: before.held + 60_000,
      available: before.available,
      items: [{ kind: "deposit", amount: 60_000, reference }, ...before.items],
    });
    expect((await payout(1000)).status).toBe(422);
    app.wait(3 * 86_400 - 36_000);
    await endBookings(app);
    await releaseDeposits(app);
    expect(await earningsOf(app, cast().pro)).toMatchObject({ available: before.available });
    app.wait(86_400);
    await Promise.all([releaseDeposits(app), releaseDeposits(app)]);
    await releaseDeposits(app);
    expect(await earningsOf(app, cast().pro)).toMatchObject({
      held: before.held,
      available: before.available + 60_000,
    });
    const asked = await Promise.all([payout(60_000), payout(60_000)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await earningsOf(app, cast().pro)).toMatchObject({ available: before.available });
  });

  it("goes back from what is held when the customer cancels in time", async () => {
    const before = await earningsOf(app, cast().pro);
    const { id } = await paidBooking(dayIn(15));
    await cancel(app, cast().awa, id);
    await app.work();
    await pollRefunds(app);
    await app.work();
    expect(await earningsOf(app, cast().pro)).toMatchObject({
      balance: before.balance,
      held: before.held,
      available: before.available,
      items: [
        { kind: "refund", amount: -60_000 },
        { kind: "deposit", amount: 60_000 },
        ...before.items,
      ],
    });
    app.wait(18 * 86_400);
    await releaseDeposits(app);
    expect(await earningsOf(app, cast().pro)).toMatchObject({ available: before.available });
  });

  it("stays the provider's when the customer cancels too late, not before 48 hours", async () => {
    const before = await earningsOf(app, cast().pro);
    const { id } = await paidBooking(dayIn(5));
    await cancel(app, cast().awa, id);
    await app.work();
    expect(await earningsOf(app, cast().pro)).toMatchObject({ held: before.held + 60_000 });
    app.wait(9 * 86_400);
    await releaseDeposits(app);
    expect(await earningsOf(app, cast().pro)).toMatchObject({
      available: before.available + 60_000,
    });
  });

  it("is the provider's by half when the customer cancels between 14 and 7 days before", async () => {
    const before = await earningsOf(app, cast().pro);
    const { id } = await paidBooking(dayIn(10));
    await cancel(app, cast().awa, id);
    await cancel(app, cast().awa, id);
    await app.work();
    expect(await earningsOf(app, cast().pro)).toMatchObject({ held: before.held + 30_000 });
    app.wait(14 * 86_400);
    await releaseDeposits(app);
    expect(await earningsOf(app, cast().pro)).toMatchObject({
      held: before.held,
      available: before.available + 30_000,
    });
  });

  it("that the ledger holds sums to zero with what was given back and paid out", async () => {
    const [row] = await app.db
      .select({ total: sum(ledgerEntries.amountFcfa).mapWith(Number) })
      .from(ledgerEntries);
    expect(row?.total).toBe(0);
    const [refunds] = await app.db
      .select({ total: sum(ledgerEntries.amountFcfa).mapWith(Number) })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.account, "refunds"));
    // No company refunds a part: staff still owe the half.
    expect(refunds?.total).toBe(-30_000);
  });

  it("is seen by nobody but the provider's owners", async () => {
    expect((await app.call("GET", "/api/v1/pro/earnings")).status).toBe(401);
    expect(
      (await app.call("GET", "/api/v1/pro/earnings", { token: cast().awa.token })).status,
    ).toBe(403);
    expect(await earningsOf(app, cast().other)).toMatchObject({ balance: 0, items: [] });
  });
});

describe("the cash book of the event", () => {
  const bookOf = async () => {
    const { token, eventId } = cast().awa;
    const { body } = await app.call("GET", `/api/v1/cash-book/${eventId}`, { token });
    return body as { entries: CashBookEntry[]; totals: object };
  };
  const entryOf = async (id: number) =>
    (await bookOf()).entries.filter(({ deposit }) => deposit?.page === id);

  it("has a paid deposit once, on the line of its service, and not its money to change", async () => {
    const { id, reference } = await paidBooking(dayIn(40));
    const { awa } = cast();
    const [payment] = await app.db.select().from(payments).where(eq(payments.reference, reference));
    await recordDeposit(app, id, payment?.id ?? 0);
    const entries = await entryOf(id);
    expect(entries).toMatchObject([
      { amount: 60_000, returned: 0, means: "wave", paid_on: dayIn(0), state: "paid" },
    ]);
    expect(entries[0]?.budget_id).not.toBeNull();
    const path = `/api/v1/cash-book/${awa.eventId}/entries/${entries[0]?.id}`;
    const sent = { budget_id: 1, amount: 60_000, paid_on: dayIn(0), means: "wave" };
    const save = (fields: object) =>
      app.call("PUT", path, { token: awa.token, body: { ...sent, ...fields } });
    expect(await save({ amount: 1 })).toMatchObject({ body: { code: "deposit-stays" } });
    expect(await app.call("DELETE", path, { token: awa.token })).toMatchObject({ status: 409 });
    expect(await save({ note: "Fleurs" })).toMatchObject({ status: 200 });
    expect(await entryOf(id)).toMatchObject([{ budget_id: 1, note: "Fleurs", version: 2 }]);
  });

  it("counts a deposit no longer that was given back", async () => {
    const { id } = await paidBooking(dayIn(80));
    const before = await bookOf();
    await cancel(app, cast().awa, id);
    await app.work();
    await pollRefunds(app);
    await app.work();
    expect(await entryOf(id)).toMatchObject([{ returned: 60_000, state: "returned" }]);
    expect(before.totals).toMatchObject({ paid: expect.any(Number) });
    expect((await bookOf()).totals).toMatchObject({
      paid: (before.totals as { paid: number }).paid - 60_000,
    });
  });
});
