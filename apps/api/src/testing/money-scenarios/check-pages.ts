import type { FabricMoney } from "@jdj/contract/fabric-orders/money";
import { expect } from "vitest";
import type { Fixture } from "./fixture.ts";
import { amounts, type Scenario } from "./read-scenario.ts";

/** The provider's page, the hosts', and the staff's say the same sums. */
export async function expectSamePages(fixture: Fixture, scenario: Scenario): Promise<void> {
  const { couple, pro, finance, send } = fixture;
  const { moves, payments, attempts, given } = scenario;
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
  await expectSameFabric(fixture, scenario);
  await expectSameRefunds(fixture, scenario);
  if (!payments.some(({ subjectKind }) => subjectKind === "gift")) return;
  const hosts = await send(couple, "GET", `/api/v1/gift-lists/${couple.eventId}/payouts`);
  if (hosts.status !== 200) return;
  const balance_fcfa = 0 - amounts(moves.filter(({ eventId }) => eventId === couple.eventId));
  expect(hosts.body, "what the hosts read").toMatchObject({ balance_fcfa });
}

/** The committee's page of each fabric order, and staff's of its account, say the same sums. */
async function expectSameFabric({ couple, finance, send }: Fixture, scenario: Scenario) {
  for (const id of scenario.fabricIds) {
    const own = scenario.moves.filter(({ fabricOrderId }) => fabricOrderId === id);
    const balance_fcfa = 0 - amounts(own);
    const kindOf = (...kinds: string[]) => amounts(own.filter(({ kind }) => kinds.includes(kind)));
    const path = `/api/v1/fabric-orders/${couple.eventId}/${id}/money`;
    const committee = await send(couple, "GET", path);
    if (committee.status !== 200) continue;
    const paidOut = kindOf("payout", "payout-refused", "payout-reversed");
    expect(committee.body, "what the committee reads").toMatchObject({
      balance_fcfa,
      bought_fcfa: kindOf("transfer"),
      withdrawn_fcfa: paidOut,
    });
    const page = committee.body as FabricMoney;
    expect(amounts(page.entries.map(({ amount_fcfa }) => ({ amountFcfa: amount_fcfa })))).toBe(
      balance_fcfa,
    );
    const waiting = page.purchases.map((one) => one.collected_fcfa + one.waiting_fcfa);
    expect(waiting.reduce((sum, one) => sum + one, 0)).toBe(page.bought_fcfa);
    const staff = await send(finance, "GET", `/api/v1/console/ledger-accounts/fabric-${id}`);
    expect(staff.body, "what staff read of what was collected").toMatchObject({
      available_fcfa: 0 - amounts(own.filter(({ account }) => account === "fabric")),
      paid_out_fcfa: paidOut,
    });
  }
}

/** The page of each payment says to its payer what was given back of it. */
async function expectSameRefunds({ couple, send }: Fixture, scenario: Scenario) {
  const { payments, attempts, given } = scenario;
  for (const { id, reference, customerId, paidAt } of payments) {
    if (paidAt === null) continue;
    const path = `/api/v1/payments/${customerId === null ? "stranger-orders" : "orders"}/${reference}`;
    const page = await send(customerId === null ? { token: null } : couple, "GET", path);
    if (page.status !== 200) continue;
    const own = attempts
      .filter(({ paymentId: orderId }) => orderId === id)
      .map((attempt) => attempt.id);
    const done = given.filter(
      ({ attemptId, state }) => state === "done" && own.includes(attemptId),
    );
    const { credit_notes = [] } = page.body as { credit_notes?: { amount_fcfa: number }[] };
    expect(
      credit_notes.reduce((sum, { amount_fcfa }) => sum + amount_fcfa, 0),
      "what the payer reads of their refunds",
    ).toBe(amounts(done));
  }
}
