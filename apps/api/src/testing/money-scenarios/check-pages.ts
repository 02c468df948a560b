import { expect } from "vitest";
import { listCaughtMessages } from "../../mail-catcher/queries.ts";
import type { Fixture } from "./fixture.ts";
import { amounts, type Scenario } from "./read-scenario.ts";

/** The provider's page, the hosts', and the staff's say the same sums. */
export async function expectSamePages({ couple, pro, finance, send }: Fixture, scenario: Scenario) {
  const { moves, orders, attempts, given } = scenario;
  const of = (...accounts: string[]) =>
    0 -
    amounts(
      moves.filter(
        ({ account, providerId }) => accounts.includes(account) && providerId === pro.providerId,
      ),
    );
  const sums = { held: of("held"), available: of("seller", "shortfall") };
  const earnings = await send(pro, "GET", "/api/v1/pro/earnings");
  expect(earnings.body, "what the provider reads").toMatchObject({
    held: sums.held,
    // What they owe us is not shown as money that may be withdrawn.
    available: Math.max(0, sums.available),
    balance: sums.held + sums.available,
  });
  const account = `/api/v1/console/ledger-accounts/provider-${pro.providerId}`;
  const staff = await send(finance, "GET", account);
  expect(staff.body, "what staff read of the provider").toMatchObject({
    held_fcfa: sums.held,
    available_fcfa: of("seller"),
    short_fcfa: 0 - of("shortfall"),
  });
  for (const { id, amountFcfa, state } of attempts) {
    if (state !== "paid") continue;
    const back = given.filter((one) => one.attemptId === id && one.state !== "refused");
    const page = await send(finance, "GET", `/api/v1/console/payments/${id}`);
    expect(page.body, "what staff read of a payment").toMatchObject({
      left_fcfa: amountFcfa - amounts(back),
    });
  }
  if (!orders.some(({ subjectKind }) => subjectKind === "gift")) return;
  const hosts = await send(couple, "GET", `/api/v1/gift-lists/${couple.eventId}/payouts`);
  if (hosts.status !== 200) return;
  const balance_fcfa = 0 - amounts(moves.filter(({ eventId }) => eventId === couple.eventId));
  expect(hosts.body, "what the hosts read").toMatchObject({ balance_fcfa });
}

const french = (amountFcfa: number) => String(amountFcfa).replace(/\B(?=(\d{3})+$)/g, "\u00a0");

/** Each refund that was made, and each payout that arrived, was written to its receiver with its sum. */
export async function expectWritten(
  fixture: Fixture,
  { attempts, given, asked, orders }: Scenario,
) {
  const { app, couple, pro } = fixture;
  await app.work();
  const emailsTo = async (to: string) =>
    (await listCaughtMessages(app.db, 500, to)).map(({ text, subject }) => `${subject} ${text}`);
  const toCouple = await emailsTo(couple.email);
  const toPro = await emailsTo(pro.email);
  for (const { attemptId, amountFcfa, state } of given) {
    const attempt = attempts.find(({ id }) => id === attemptId);
    const order = orders.find(({ id }) => id === attempt?.orderId);
    if (state !== "done" || order?.customerId !== couple.customerId) continue;
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
