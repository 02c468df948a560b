import { desc, eq, inArray, or, sql } from "drizzle-orm";
import { expect } from "vitest";
import { bookings } from "../../areas/bookings/bookings/tables.ts";
import { disputes } from "../../areas/disputes/tables.ts";
import { ledgerBalances } from "../../areas/ledger/entries/tables.ts";
import { marketplaceOrders, sellerOrders } from "../../areas/orders/orders/tables.ts";
import { quotes } from "../../areas/quotes/offers/tables.ts";
import { sandboxTransfers } from "../../drivers/payouts/embedded/tables.ts";
import { expectHoldsObeyed } from "./check-holds.ts";
import { expectKnownSums, expectWritten } from "./check-messages.ts";
import { expectSamePages } from "./check-pages.ts";
import type { Fixture } from "./fixture.ts";
import { amounts, readScenario, type Scenario } from "./read-scenario.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

const isFor =
  ({ subjectKind, subjectId }: { subjectKind: string | null; subjectId: number | null }) =>
  (move: Scenario["moves"][number]) =>
    move.subjectKind === subjectKind && move.subjectId === subjectId;

/** Everything that a company took is on an order, given back, or known as of a wrong amount. */
function expectTaken({ attempts, given, atCompanies }: Scenario) {
  for (const taken of atCompanies) {
    if (taken.state !== "paid" && taken.state !== "refunded") continue;
    const attempt = attempts.find(({ reference }) => reference === taken.reference);
    const back = given.filter(({ attemptId }) => attemptId === attempt?.id);
    const backFcfa = amounts(back.filter(({ state }) => state !== "refused"));
    expect(attempt, "a payment that nobody began").toBeDefined();
    const known = ["paid", "refunded", "mismatch"].includes(attempt?.state ?? "");
    expect(
      known || backFcfa === taken.amountFcfa,
      `a payment of ${taken.amountFcfa} is ${attempt?.state}, ${backFcfa} goes back`,
    ).toBe(true);
    expect(backFcfa).toBeLessThanOrEqual(taken.amountFcfa);
  }
}

/** No payout was sent twice, and none is made that its company does not know. */
async function expectSentOnce({ app }: Fixture, { asked }: Scenario) {
  const transfers = await app.db.select().from(sandboxTransfers);
  for (const { key, state, amountFcfa } of asked) {
    const own = transfers.filter((one) => one.key === key);
    expect(own.length, "transfers of one payout").toBeLessThanOrEqual(1);
    if (state === "confirmed")
      expect(own, "the transfer of a payout").toMatchObject([{ amountFcfa }]);
  }
}

/** The payment of an order; a surplus one is given back whole, and is in no ledger. */
function paymentOf({ attempts }: Scenario, orderId: number): Scenario["attempts"] {
  const tried = attempts.filter((attempt) => attempt.paymentId === orderId);
  const paid =
    tried.find(({ state }) => state === "paid") ?? tried.find(({ state }) => state === "refunded");
  return paid ? [paid] : [];
}

/** Amount = refunded + paid out + held + available + commission, for each payment and each beneficiary. */
function expectBalanced({ couple, pro }: Fixture, scenario: Scenario) {
  const { payments, given, moves, asked } = scenario;
  const isOfFabric = (id: number | null) => id !== null && scenario.fabricIds.includes(id);
  let earned = { provider: 0, hosts: 0, fabric: 0 };
  const subjects = new Map(
    payments.map(({ subjectKind, subjectId }) => [
      `${subjectKind} ${subjectId}`,
      { subjectKind, subjectId },
    ]),
  );
  for (const [label, subject] of subjects) {
    const own = moves.filter(isFor(subject));
    if (own.length === 0) continue;
    // A share whose quantity was changed has several payments.
    const paid = payments
      .filter((payment) => `${payment.subjectKind} ${payment.subjectId}` === label)
      .flatMap((payment) => paymentOf(scenario, payment.id));
    const paidFcfa = amounts(paid);
    const isOfThem = ({ attemptId }: { attemptId: number }) =>
      paid.some(({ id }) => id === attemptId);
    const refundedFcfa = amounts(
      given.filter((refund) => refund.state === "done" && isOfThem(refund)),
    );
    const on = (account: string) => amounts(own.filter((move) => move.account === account));
    expect(amounts(own), label).toBe(0);
    expect(on("gateway"), `what the companies have of ${label}`).toBe(paidFcfa - refundedFcfa);
    const owedFcfa = 0 - on("refunds");
    expect(owedFcfa, `what is still owed to the payer of ${label}`).toBeGreaterThanOrEqual(0);
    const shareFcfa = paidFcfa - refundedFcfa - owedFcfa + on("commission");
    const transferredFcfa = subject.subjectKind === "order" ? on("fabric") : 0;
    if (own.some(({ providerId }) => providerId === pro.providerId))
      earned = { ...earned, provider: earned.provider + shareFcfa + transferredFcfa };
    if (own.some(({ eventId }) => eventId === couple.eventId))
      earned = { ...earned, hosts: earned.hosts + shareFcfa };
    if (subject.subjectKind === "fabric-share")
      earned = { ...earned, fabric: earned.fabric + shareFcfa };
    // What was collected pays an order of the shop by a transfer, which a cancellation takes back.
    earned = { ...earned, fabric: earned.fabric - transferredFcfa };
  }
  const left = (whose: (move: Scenario["moves"][number]) => boolean) =>
    0 - amounts(moves.filter(whose));
  const out = (whose: (row: (typeof asked)[number]) => boolean) =>
    amounts(
      asked.filter((row) => whose(row) && !["failed", "refused", "reversed"].includes(row.state)),
    );
  expect(earned.provider, "what the provider earned").toBe(
    left(({ providerId }) => providerId === pro.providerId) +
      out(({ providerId }) => providerId === pro.providerId),
  );
  expect(earned.hosts, "what the hosts were given").toBe(
    left(({ eventId }) => eventId === couple.eventId) +
      out(({ eventId, fabricOrderId }) => eventId === couple.eventId && fabricOrderId === null),
  );
  expect(earned.fabric, "what was collected for fabric").toBe(
    left(({ fabricOrderId }) => isOfFabric(fabricOrderId)) +
      out(({ fabricOrderId }) => isOfFabric(fabricOrderId)),
  );
}

/** When the provider's money of a subject may be released at the earliest, by its own facts. */
async function earliestRelease({ app }: Fixture, kind: string, id: number): Promise<number[]> {
  const { db } = app;
  const ofDay = (day: string | null | undefined) =>
    day == null ? [] : [Date.parse(`${day}T00:00:00Z`) + 3 * DAY];
  const instants = (...given: (Date | null | undefined)[]) =>
    given.flatMap((one) => (one == null ? [] : [one.getTime()]));
  if (kind === "order") {
    const rows = await db.select().from(sellerOrders).where(eq(sellerOrders.orderId, id));
    return rows.flatMap(({ deliveredAt, confirmedAt }) => [
      ...instants(confirmedAt),
      ...instants(deliveredAt).map((at) => at + 5 * DAY),
    ]);
  }
  if (kind === "booking") {
    const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
    return [...ofDay(row?.day), ...(row?.state === "cancelled" ? [0] : [])];
  }
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id)).orderBy(desc(quotes.id));
  const { rows } = await db.execute<{ at: string }>(
    sql`select m.created_at as at from quote_messages m join quotes q on q.request_id = m.request_id
      where q.id = ${id} and m.is_transition and m.status in ('DONE_ACCEPTED', 'CANCEL')`,
  );
  return [...ofDay(row?.serviceDay), ...rows.map(({ at }) => Date.parse(`${at}`))];
}

/** When an order was paid; one that was bought by a transfer has no payment of its own. */
async function paidAtOf(
  { app }: Fixture,
  { paidAt, subjectKind, subjectId }: Scenario["payments"][number],
): Promise<Date | null> {
  if (paidAt !== null || subjectKind !== "order" || subjectId === null) return paidAt;
  const [bought] = await app.db
    .select({ paidAt: marketplaceOrders.paidAt })
    .from(marketplaceOrders)
    .where(eq(marketplaceOrders.id, subjectId));
  return bought?.paidAt ?? null;
}

/** Nothing left what is held before its time, within 48 hours of its payment, or while it was disputed. */
async function expectReleased(fixture: Fixture, { payments, moves, asked }: Scenario) {
  const { app, couple } = fixture;
  const contested = await app.db.select().from(disputes);
  for (const payment of payments) {
    const own = moves.filter(isFor(payment));
    const released = own.filter(
      ({ kind, account, amountFcfa }) => kind === "release" && account === "held" && amountFcfa > 0,
    );
    for (const { at } of released) {
      const label = `${payment.subjectKind} ${payment.subjectId} released at ${at.toISOString()}`;
      const paidAt = (await paidAtOf(fixture, payment))?.getTime() ?? Number.POSITIVE_INFINITY;
      expect(at.getTime(), `${label} within 48 hours`).toBeGreaterThanOrEqual(paidAt + 48 * HOUR);
      const from = await earliestRelease(
        fixture,
        payment.subjectKind ?? "",
        payment.subjectId ?? 0,
      );
      const ended = contested
        .filter(({ decision }) => decision !== "")
        .map(({ endedAt }) => endedAt);
      const decided = ended.flatMap((one) => (one === null ? [] : [one.getTime()]));
      expect(at.getTime(), `${label} too early`).toBeGreaterThanOrEqual(
        Math.min(...from, ...decided),
      );
    }
  }
  const gifts = payments.filter(({ subjectKind }) => subjectKind === "gift");
  const ofHosts = asked.filter(
    ({ eventId, fabricOrderId }) => eventId === couple.eventId && fabricOrderId === null,
  );
  for (const payout of ofHosts) {
    const old = gifts.filter(
      ({ paidAt }) => paidAt !== null && paidAt.getTime() + 48 * HOUR <= payout.createdAt.getTime(),
    );
    const before = ofHosts.filter(
      (row) => row.id <= payout.id && !["failed", "refused", "reversed"].includes(row.state),
    );
    expect(amounts(before), "gifts paid out within 48 hours").toBeLessThanOrEqual(
      sumOf(old.map(({ payableFcfa }) => payableFcfa)),
    );
  }
}

/** No beneficiary is below zero, and what is kept of each is the sum of their entries. */
async function expectCovered({ app, couple, pro }: Fixture, { moves, fabricIds }: Scenario) {
  const rows = await app.db
    .select()
    .from(ledgerBalances)
    .where(
      or(
        eq(ledgerBalances.providerId, pro.providerId),
        eq(ledgerBalances.eventId, couple.eventId),
        inArray(ledgerBalances.fabricOrderId, [0, ...fabricIds]),
      ),
    );
  for (const { account, balanceFcfa, fabricOrderId } of rows) {
    const own = moves.filter(
      (move) =>
        move.account === account &&
        move.fabricOrderId === fabricOrderId &&
        (account === "fabric" ||
          (account === "hosts"
            ? move.eventId === couple.eventId
            : move.providerId === pro.providerId)),
    );
    expect(balanceFcfa, `the balance of ${account}`).toBe(0 - amounts(own));
    expect(balanceFcfa, `the balance of ${account}`).toBeGreaterThanOrEqual(0);
  }
}

/** Expects the money of a scenario to be where it should be, and everybody to read the same of it. */
export async function expectConsistent(fixture: Fixture): Promise<Scenario & { holds: number }> {
  const scenario = await readScenario(fixture);
  expectTaken(scenario);
  expectBalanced(fixture, scenario);
  await expectCovered(fixture, scenario);
  await expectReleased(fixture, scenario);
  const holds = await expectHoldsObeyed(fixture, scenario);
  await expectSamePages(fixture, scenario);
  await expectSentOnce(fixture, scenario);
  await expectWritten(fixture, scenario);
  await expectKnownSums(fixture, scenario);
  return { ...scenario, holds };
}
