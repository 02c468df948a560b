import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { listCaughtMessages } from "../../mail-catcher/queries.ts";
import type { Fixture } from "./fixture.ts";
import { amounts, type Scenario } from "./read-scenario.ts";

/** A sum as messages write it. */
const french = (amountFcfa: number) => String(amountFcfa).replace(/\B(?=(\d{3})+$)/g, "\u00a0");

/** Each refund that was made, and each payout that arrived, was written to its receiver with its sum. */
export async function expectWritten(
  fixture: Fixture,
  { attempts, given, asked, payments }: Scenario,
) {
  const { app, couple, pro } = fixture;
  await app.work();
  const toCouple = await messagesTo(fixture, couple.email);
  const toPro = await messagesTo(fixture, pro.email);
  for (const payment of payments) {
    if (payment.paidAt === null || payment.customerId !== couple.customerId) continue;
    if (!attempts.some(({ paymentId, state }) => paymentId === payment.id && state === "paid"))
      continue;
    expect(
      toCouple.some((text) => text.includes(french(payment.payableFcfa))),
      `an email about the ${payment.subjectKind} payment of ${payment.payableFcfa}`,
    ).toBe(true);
  }
  for (const { attemptId, amountFcfa, state } of given) {
    const attempt = attempts.find(({ id }) => id === attemptId);
    const payment = payments.find(({ id }) => id === attempt?.paymentId);
    if (state !== "done" || payment?.customerId !== couple.customerId) continue;
    expect(
      toCouple.some((text) => text.includes(french(amountFcfa))),
      `an email about the refund of ${amountFcfa}`,
    ).toBe(true);
  }
  for (const { state, amountFcfa, eventId } of asked) {
    if (state !== "confirmed") continue;
    const email = (eventId === null ? toPro : toCouple).some((text) =>
      text.includes(french(amountFcfa)),
    );
    expect(email, `an email about the payout of ${amountFcfa}`).toBe(true);
  }
}

/** What was sent to somebody: subject and text of each. */
async function messagesTo({ app }: Fixture, to: string): Promise<string[]> {
  const sent = await listCaughtMessages(app.db, 500, to);
  return sent.map(({ text, subject }) => `${subject} ${text}`);
}

/** Every sum that a text names, in FCFA. */
export function sumsIn(text: string): number[] {
  return [...text.matchAll(/(\d{1,3}(?:[\u00a0\u202f ]\d{3})*)[\u00a0\u202f ]FCFA/g)].map(
    ([, sum = ""]) => Number(sum.replace(/\D/g, "")),
  );
}

/** Every sum that a message names is one of a movement, a price or a rule: none says another one. */
export async function expectKnownSums(fixture: Fixture, scenario: Scenario): Promise<void> {
  const { couple, pro } = fixture;
  const { payments, attempts, given, moves, asked } = scenario;
  const known = new Set<number>([
    ...payments.flatMap(({ payableFcfa, totalFcfa }) => [payableFcfa, totalFcfa]),
    ...[...attempts, ...given, ...asked].map(({ amountFcfa }) => amountFcfa),
    ...given.map(({ shortFcfa }) => shortFcfa),
    ...attempts.flatMap((attempt) => listRemainders(attempt, given)),
    ...moves.map(({ amountFcfa }) => Math.abs(amountFcfa)),
    ...(await listPrices(fixture)),
  ]);
  for (const to of [couple.email, pro.email])
    for (const text of await messagesTo(fixture, to))
      for (const sum of sumsIn(text))
        expect(known.has(sum), `${sum} FCFA in « ${text} »`).toBe(true);
}

/** What was left of a payment after each of its refunds, in FCFA. */
function listRemainders(
  { id, amountFcfa }: Scenario["attempts"][number],
  given: Scenario["given"],
): number[] {
  const own = given.filter(({ attemptId }) => attemptId === id).toSorted((a, b) => a.id - b.id);
  return own.map((_, index) => amountFcfa - amounts(own.slice(0, index + 1)));
}

/** The prices of what is sold in a scenario, and the sums of its disputes, in FCFA. */
async function listPrices({ app, couple, pro }: Fixture): Promise<number[]> {
  const { rows } = await app.db.execute<{ sum: string }>(sql`
    select unnest(array[price_fcfa, deposit_fcfa]::bigint[]) as sum from bookings
      where provider_id = ${pro.providerId}
    union select unnest(array[q.total_fcfa, q.deposit_fcfa]::bigint[]) from quotes q
      join quote_requests r on r.id = q.request_id where r.provider_id = ${pro.providerId}
    union select unnest(array[goods_fcfa, delivery_fcfa, goods_fcfa + delivery_fcfa, refunded_fcfa]::bigint[])
      from seller_orders where provider_id = ${pro.providerId}
    union select unnest(array[amount_fcfa, refund_fcfa, released_fcfa]::bigint[])
      from disputes where provider_id = ${pro.providerId}
    union select w.amount_fcfa from fabric_withdrawals w
      join fabric_orders o on o.id = w.order_id where o.event_id = ${couple.eventId}
    union select total_fcfa from marketplace_orders where customer_id = ${couple.customerId}`);
  return rows.map(({ sum }) => Number(sum));
}
