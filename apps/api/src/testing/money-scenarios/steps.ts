import type { ConsoleOrderDetail } from "@jdj/contract/console/orders";
import { eq, inArray } from "drizzle-orm";
import { requestContext } from "../../app-context.ts";
import { endBookings } from "../../areas/bookings/bookings/end-bookings.ts";
import { releaseDeposits } from "../../areas/ledger/deposits/release-deposits.ts";
import { endOrders } from "../../areas/orders/orders/end-orders.ts";
import { releaseOrders } from "../../areas/orders/release/release-orders.ts";
import { findPayment, listAttempts } from "../../areas/payments/payments/queries.ts";
import { recordRefundResult } from "../../areas/payments/refunds/record-refund-result.ts";
import { pollRefunds } from "../../areas/payments/refunds/send-refund.ts";
import { refunds } from "../../areas/payments/refunds/tables.ts";
import { pollPayments } from "../../areas/payments/settlement/check-payment.ts";
import { payouts } from "../../areas/payouts/payouts/tables.ts";
import { pollPayouts } from "../../areas/payouts/sending/check-payout.ts";
import { sandboxPayments } from "../../drivers/payments/embedded/tables.ts";
import { sandboxTransfers } from "../../drivers/payouts/embedded/tables.ts";
import type { CastMember } from "../cast.ts";
import { initiate, press } from "../payments.ts";
import type { Deal } from "./deal.ts";
import { type Fixture, setSuspended, signInAgain } from "./fixture.ts";

type Gateway = "wave" | "cinetpay";

/** Begins a payment of a deal and lets its company answer. */
async function pay(
  fixture: Fixture,
  deal: Deal,
  gateway: Gateway,
  outcome: "pay" | "refuse" | "late",
) {
  const { app, couple, send } = fixture;
  const reference = await deal.reference();
  if (reference === null) return;
  if (deal.isGuestCheckout) {
    const method = gateway === "wave" ? "WAVE" : "CINETPAY";
    const path = `/api/v1/payments/stranger-orders/${reference}/pay`;
    await send({ token: null }, "POST", path, { method, pay_anyway: true });
  } else await initiate(app, couple as CastMember, gateway, reference);
  await answerAt(fixture, reference, gateway, outcome === "late" ? null : outcome);
}

/** What a company says of the newest attempt of a payment; null leaves its payer on its page. */
async function answerAt(
  { app }: Fixture,
  reference: string,
  gateway: Gateway,
  outcome: "pay" | "refuse" | null,
) {
  const payment = await findPayment(app.db, reference);
  const attempts = payment === null ? [] : await listAttempts(app.db, [payment.id]);
  const last = attempts.findLast((one) => one.gateway === gateway);
  if (!last || outcome === null) return;
  const isOf = eq(sandboxPayments.reference, last.reference);
  const [atCompany] = await app.db.select().from(sandboxPayments).where(isOf);
  if (atCompany?.state === "waiting") await press(app, atCompany, outcome);
}

/** Pays on a page that was left open: late, in another amount, or beside another payment. */
async function payLeftPage(fixture: Fixture, deal: Deal, change: { short: boolean }) {
  const { app } = fixture;
  const reference = await deal.reference();
  const payment = reference === null ? null : await findPayment(app.db, reference);
  for (const { reference: own } of payment === null
    ? []
    : await listAttempts(app.db, [payment.id])) {
    const isOf = eq(sandboxPayments.reference, own);
    const [atCompany] = await app.db.select().from(sandboxPayments).where(isOf);
    if (atCompany?.state !== "waiting") continue;
    if (change.short)
      await app.db
        .update(sandboxPayments)
        .set({ amountFcfa: atCompany.amountFcfa - 500 })
        .where(eq(sandboxPayments.id, atCompany.id));
    await press(app, atCompany, "pay");
    return;
  }
}

/** Both of the staff say the same, as they must above the limit of one. */
async function both({ finance, admin, send }: Fixture, path: string, body: object) {
  for (const by of [finance, admin]) await send(by, "POST", `/api/v1/console/${path}`, body);
}

async function decide(fixture: Fixture, deal: Deal, share: number) {
  const id = await deal.disputeId();
  if (id === null) return;
  const { body } = await fixture.send(fixture.finance, "GET", `/api/v1/console/disputes/${id}`);
  const left = (body as { left_fcfa?: number }).left_fcfa ?? 0;
  const decision = { refund_fcfa: Math.floor(left * share), decision: "Vu les photos." };
  await both(fixture, `disputes/${id}/decision`, decision);
}

/** Staff hold the money of a deal, or end that. */
async function sayOfHold({ finance, send }: Fixture, { holdCalls }: Deal, what: "hold" | "lift") {
  if (holdCalls === null) return;
  const body = { ...holdCalls.named, reason: "Une vérification est en cours." };
  await send(finance, "POST", `/api/v1/console/${holdCalls[what]}`, body);
}

async function refundByStaff(fixture: Fixture, deal: Deal, share: number) {
  const { app, finance, send } = fixture;
  const reference = await deal.reference();
  const payment = reference === null ? null : await findPayment(app.db, reference);
  const attempts = payment === null ? [] : await listAttempts(app.db, [payment.id]);
  const paid = attempts.find(({ state }) => state === "paid");
  if (!paid) return;
  const { body } = await send(finance, "GET", `/api/v1/console/payments/${paid.id}`);
  const left_fcfa = (body as { left_fcfa?: number }).left_fcfa ?? 0;
  const amount_fcfa = Math.max(1, Math.floor(left_fcfa * share));
  await both(fixture, `payments/${paid.id}/refund`, { reason: "Geste", amount_fcfa, left_fcfa });
}

/** Staff give a share of what is left of a part of a paid order back, outside a dispute. */
async function refundPart(fixture: Fixture, deal: Deal, share: number) {
  await pay(fixture, deal, "wave", "pay");
  await fixture.app.work();
  const id = await deal.orderId();
  if (id === null) return;
  const { finance, send } = fixture;
  const path = `orders/${id}`;
  const { body } = await send(finance, "GET", `/api/v1/console/${path}`);
  const [part] = (body as Partial<ConsoleOrderDetail>).suborders ?? [];
  if (!part?.refundable) return;
  const { left_fcfa, most_fcfa } = part.refundable;
  const amount_fcfa = Math.max(1, Math.floor(most_fcfa * share));
  const asked = { suborder_id: part.id, reason: "Emballage abîmé", amount_fcfa, left_fcfa };
  await both(fixture, `${path}/refund-suborder`, asked);
}

/** Somebody asks for a payout of what the page says that they may have, or of a piece of it. */
export async function askPayout(fixture: Fixture, whose: "seller" | "hosts", share: number) {
  const { couple, pro, numbers, send } = fixture;
  const path = `/api/v1/gift-lists/${couple.eventId}/payouts`;
  const asked = { number_id: numbers[whose], current_password: "demo" };
  if (whose === "hosts") {
    const { body } = await send(couple, "GET", path);
    const { available_fcfa: left = 0 } = body as { available_fcfa?: number };
    return send(couple, "POST", path, { ...asked, amount: Math.floor(left * share) });
  }
  const { body } = await send(pro, "GET", "/api/v1/pro/earnings");
  const amount = Math.floor(((body as { available?: number }).available ?? 0) * share);
  return send(pro, "POST", "/api/v1/pro/payouts", { ...asked, amount });
}

/** The payouts of the scenario that staff have still to decide. */
async function waitingPayouts({ app, couple, pro }: Fixture) {
  const rows = await app.db
    .select()
    .from(payouts)
    .where(inArray(payouts.state, ["requested", "approved"]));
  return rows.filter(
    ({ providerId, eventId }) => providerId === pro.providerId || eventId === couple.eventId,
  );
}

/** Both of the staff approve and send what was asked for. */
async function sendPayouts(fixture: Fixture) {
  const { finance, admin, send } = fixture;
  for (const { id } of await waitingPayouts(fixture)) {
    const path = `/api/v1/console/payouts/${id}`;
    await send(finance, "POST", `${path}/approve`);
    await send(admin, "POST", `${path}/approve`);
    await send(finance, "POST", `${path}/send`);
  }
}

async function refusePayouts(fixture: Fixture) {
  const body = { reason: "Le nom ne correspond pas" };
  for (const { id } of await waitingPayouts(fixture))
    await fixture.send(fixture.admin, "POST", `/api/v1/console/payouts/${id}/refuse`, body);
}

/** The company hears the transfers, and its answers are lost, or it does not hear them. */
async function losePayouts(fixture: Fixture, outage: "unanswered" | "unheard") {
  const wave = fixture.app.payoutSandbox?.fakeCompanies.wave;
  if (!wave) throw new Error("Scenarios need the fake companies");
  wave.network.outage = outage;
  await sendPayouts(fixture);
  await fixture.app.work();
  wave.network.outage = null;
}

/** What a company did with the transfers of the scenario. */
async function changeTransfers({ app }: Fixture, state: "failed" | "reversed") {
  const from = state === "failed" ? "waiting" : "confirmed";
  const failure = state === "failed" ? "recipient-limit-exceeded" : "";
  await app.db
    .update(sandboxTransfers)
    .set({ state, failure })
    .where(eq(sandboxTransfers.state, from));
}

/** An operator notes the refunds that no company makes. */
async function refundByHand({ app }: Fixture) {
  const isByHand = eq(refunds.state, "by-hand");
  for (const { id } of await app.db.select().from(refunds).where(isByHand))
    await recordRefundResult(requestContext(app), id, "done", "Mariam");
}

/** Pays a deal, which its provider makes and its customer confirms. @param paid what follows the payment */
async function goWell(fixture: Fixture, deal: Deal, paid: () => Promise<unknown>) {
  await pay(fixture, deal, "wave", "pay");
  await fixture.app.work();
  await paid();
  for (let index = 0; index < 3; index += 1) await deal.progress();
  await deal.confirm();
}

/** What the schedules do, in the order in which they are listed. */
export async function runSchedules({ app }: Fixture) {
  await pollPayments(app);
  await endBookings(app);
  await endOrders(app);
  await releaseDeposits(app);
  await releaseOrders(app);
  await pollRefunds(app);
  await pollPayouts(app);
  await app.work();
}

async function pass(fixture: Fixture, hours: number) {
  fixture.app.wait(hours * 3600);
  await signInAgain(fixture);
  await runSchedules(fixture);
}

/** The steps of scenarios; each may be refused, and then changes nothing. */
export const steps = {
  "pay by Wave": (fixture: Fixture, deal: Deal) => pay(fixture, deal, "wave", "pay"),
  "pay by CinetPay": (fixture: Fixture, deal: Deal) => pay(fixture, deal, "cinetpay", "pay"),
  "refuse to pay": (fixture: Fixture, deal: Deal) => pay(fixture, deal, "wave", "refuse"),
  "leave the page of the company": (fixture: Fixture, deal: Deal) =>
    pay(fixture, deal, "cinetpay", "late"),
  "pay on the page that was left": (fixture: Fixture, deal: Deal) =>
    payLeftPage(fixture, deal, { short: false }),
  "pay less than was asked": (fixture: Fixture, deal: Deal) =>
    payLeftPage(fixture, deal, { short: true }),
  "the provider goes on": (_: Fixture, deal: Deal) => deal.progress(),
  "the customer confirms": (_: Fixture, deal: Deal) => deal.confirm(),
  "the customer cancels": (_: Fixture, deal: Deal) => deal.cancel(),
  "the provider withdraws": (_: Fixture, deal: Deal) => deal.withdraw(),
  "the customer disputes": (_: Fixture, deal: Deal) => deal.dispute(),
  "the customer ends the dispute": async ({ couple, send }: Fixture, deal: Deal) =>
    send(couple, "POST", `/api/v1/disputes/${(await deal.disputeId()) ?? 0}/withdraw`, {}),
  "the provider answers": async ({ pro, send }: Fixture, deal: Deal) =>
    send(pro, "POST", `/api/v1/pro/disputes/${(await deal.disputeId()) ?? 0}/answer`, {
      answer: "Tout était là",
    }),
  "staff give all back": (fixture: Fixture, deal: Deal) => decide(fixture, deal, 1),
  "staff divide it": (fixture: Fixture, deal: Deal) => decide(fixture, deal, 0.4),
  "staff release it": (fixture: Fixture, deal: Deal) => decide(fixture, deal, 0),
  "staff hold the money": (fixture: Fixture, deal: Deal) => sayOfHold(fixture, deal, "hold"),
  "staff lift the hold": (fixture: Fixture, deal: Deal) => sayOfHold(fixture, deal, "lift"),
  "staff refund a third": (fixture: Fixture, deal: Deal) => refundByStaff(fixture, deal, 1 / 3),
  "staff refund the remainder": (fixture: Fixture, deal: Deal) => refundByStaff(fixture, deal, 1),
  "staff refund some of a part": (fixture: Fixture, deal: Deal) => refundPart(fixture, deal, 0.3),
  "staff refund most of a part": (fixture: Fixture, deal: Deal) => refundPart(fixture, deal, 1),
  "refunds are made by hand": (fixture: Fixture) => refundByHand(fixture),
  "suspend the provider": (fixture: Fixture) => setSuspended(fixture, fixture.app.clock()),
  "end the suspension": (fixture: Fixture) => setSuspended(fixture, null),
  "the provider asks for a payout": (fixture: Fixture) => askPayout(fixture, "seller", 1),
  "the provider asks for half": (fixture: Fixture) => askPayout(fixture, "seller", 0.5),
  "the committee withdraws": async (_: Fixture, deal: Deal) => deal.withdrawCollected?.(),
  // An owner who is alone confirms after two days.
  "the committee withdraws while two days pass": async (fixture: Fixture, deal: Deal) => {
    await deal.withdrawCollected?.();
    await pass(fixture, 49);
    await deal.withdrawCollected?.();
  },
  "the hosts ask for a payout": (fixture: Fixture) => askPayout(fixture, "hosts", 1),
  "staff send the payouts": (fixture: Fixture) => sendPayouts(fixture),
  "what may leave is paid out": async (fixture: Fixture) => {
    await askPayout(fixture, "seller", 1);
    await askPayout(fixture, "hosts", 1);
    await sendPayouts(fixture);
  },
  "all goes well": (fixture: Fixture, deal: Deal) => goWell(fixture, deal, async () => undefined),
  "all goes well while it is held": (fixture: Fixture, deal: Deal) =>
    goWell(fixture, deal, () => sayOfHold(fixture, deal, "hold")),
  "staff refuse the payouts": (fixture: Fixture) => refusePayouts(fixture),
  "the answers about payouts are lost": (fixture: Fixture) => losePayouts(fixture, "unanswered"),
  "the company does not hear of payouts": (fixture: Fixture) => losePayouts(fixture, "unheard"),
  "the transfers fail": (fixture: Fixture) => changeTransfers(fixture, "failed"),
  "the transfers are taken back": (fixture: Fixture) => changeTransfers(fixture, "reversed"),
  "the customer closes the account": ({ couple, send }: Fixture) =>
    send(couple, "POST", "/api/v1/account/close", { password: "demo" }),
  "an hour passes": (fixture: Fixture) => pass(fixture, 1),
  "two days pass": (fixture: Fixture) => pass(fixture, 49),
  "six days pass": (fixture: Fixture) => pass(fixture, 6 * 24),
  "a month passes": (fixture: Fixture) => pass(fixture, 30 * 24),
};

/** The names of the steps. */
export type StepName = keyof typeof steps;
