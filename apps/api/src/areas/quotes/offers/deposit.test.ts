import { quoteMessages, quoteRefusals } from "@jdj/contract/quotes/messages";
import type { ProviderQuoteRequest } from "@jdj/contract/quotes/shapes";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { earningsOf } from "../../../testing/pay-deposit.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { quote } from "../../../testing/quote-samples.ts";
import { proQuotePath, quoteCast } from "../../../testing/quotes.ts";
import { users } from "../../identity/users/tables.ts";
import { releaseDeposits } from "../../ledger/deposits/release-deposits.ts";
import { heldDeposits } from "../../ledger/deposits/tables.ts";
import { subjectBalances } from "../../ledger/entries/balances.ts";
import { payments } from "../../payments/payments/tables.ts";
import { pollRefunds } from "../../payments/refunds/send-refund.ts";
import { quoteRequests } from "../quote-requests/tables.ts";

const app = testApp();
const { cast, ofCustomer, ofProvider, sendQuote, read, requestIn } = quoteCast(app);

const dayIn = (days: number) =>
  new Date(app.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * A request whose quote asks for a deposit and was accepted, and its payment. The service is
 * today, or on another day; null for none.
 */
async function accepted(day: string | null = dayIn(0)) {
  const id = await requestIn("ACCEPTED");
  if (day === null)
    await app.db.update(quoteRequests).set({ eventId: null }).where(eq(quoteRequests.id, id));
  const sent = await sendQuote(id, {
    ...quote(),
    valid_until: dayIn(30),
    deposit: 100_000,
    service_day: day ?? "",
  });
  expect(sent.status).toBe(200);
  expect((await read(id)).quote).toMatchObject({ deposit: 100_000, deposit_order: null });
  expect((await ofCustomer(id, { status: "QUOTE_ACCEPTED" })).status).toBe(200);
  return { id, payment: await orderOf(id) };
}

async function orderOf(id: number) {
  const { reference } = (await read(id)).quote?.deposit_order ?? { reference: "" };
  const [payment] = await app.db.select().from(payments).where(eq(payments.reference, reference));
  if (!payment) throw new Error("The deposit has no payment");
  return payment;
}

async function pay(payment: Awaited<ReturnType<typeof orderOf>>) {
  await initiate(app, cast().awa, "wave", payment.reference);
  await press(app, await atFakeGateway(app, payment, "wave"), "pay");
  await app.work();
}

/** What the provider has, once everything that may be released was. */
async function settledEarnings() {
  app.wait(14 * 86_400);
  await releaseDeposits(app);
  return earningsOf(app, cast().tantie);
}

/** What of a payment is given back, in FCFA. */
async function returnedOf({ subjectId }: { subjectId: number | null }) {
  const [deposit] = await app.db
    .select()
    .from(heldDeposits)
    .where(eq(heldDeposits.subjectId, subjectId ?? 0));
  return deposit?.returnedFcfa;
}

/** Why the service of a request cannot start, as its provider reads it. */
async function startRefused(id: number) {
  const { body } = await app.call("GET", `${proQuotePath}/${id}`, { token: cast().tantie.token });
  return (body as ProviderQuoteRequest).start_refusal;
}

/** A provider of a test has not proven their address yet. */
const proveAddress = (userId: number) =>
  app.db.update(users).set({ emailVerifiedAt: app.clock() }).where(eq(users.id, userId));

const kindsTo = async (email: string) =>
  (await listCaughtMessages(app.db)).filter(({ to }) => to === email).map(({ kind }) => kind);

const stateOf = async (id: number) => (await read(id)).quote?.deposit_order?.state;

describe("the deposit of a quote", () => {
  it("is asked for on acceptance, and paid by mobile money", async () => {
    const { id, payment } = await accepted();
    expect(payment).toMatchObject({
      payableFcfa: 100_000,
      label: "Devis de chez tantie@exemple.test",
    });
    expect(await stateOf(id)).toBe("to-pay");
    await pay(payment);
    expect(await stateOf(id)).toBe("paid");
  });

  it.each([
    ["whole 14 days before the service", 14, 100_000],
    ["by half 7 days before", 7, 50_000],
    ["not at all 6 days before", 6, 0],
  ])("is given back %s when the customer cancels, as they read before", async (_, days, back) => {
    const { id, payment } = await accepted(dayIn(days));
    await pay(payment);
    expect((await read(id)).quote).toMatchObject({ refund_fcfa: back, service_day: dayIn(days) });
    expect((await ofCustomer(id, { status: "CANCEL" })).status).toBe(200);
    expect(await returnedOf(payment)).toBe(back);
  });

  it("without a day of service is given back whole until 48 hours after its start was said", async () => {
    // A day has no room for the emails of all these tests.
    app.wait(86_400);
    const { id, payment } = await accepted(null);
    await pay(payment);
    expect((await ofProvider(id, { status: "IN_PROGRESS" })).status).toBe(200);
    expect((await read(id)).quote).toMatchObject({ refund_fcfa: 100_000, service_day: null });
    await app.work();
    expect(await kindsTo(cast().awa.email)).toContain("service-started");
    app.wait(48 * 3600);
    expect((await read(id)).quote).toMatchObject({ refund_fcfa: 0 });
    expect((await ofCustomer(id, { status: "CANCEL" })).status).toBe(200);
    expect(await returnedOf(payment)).toBe(0);
  });

  it("keeps the service from starting while it is unpaid, and before its day", async () => {
    const { id, payment } = await accepted(dayIn(2));
    expect(await startRefused(id)).toBe("quote-deposit-unpaid");
    expect(await ofProvider(id, { status: "IN_PROGRESS" })).toMatchObject({
      status: 409,
      body: { message: quoteRefusals["quote-deposit-unpaid"].message },
    });
    await pay(payment);
    expect(await startRefused(id)).toBe("quote-too-early");
    expect(await ofProvider(id, { status: "IN_PROGRESS" })).toMatchObject({
      status: 409,
      body: { message: quoteRefusals["quote-too-early"].message },
    });
    app.wait(2 * 86_400);
    expect(await startRefused(id)).toBeNull();
    expect((await ofProvider(id, { status: "IN_PROGRESS" })).status).toBe(200);
  });

  it.each(["QUOTE_ACCEPTED", "IN_PROGRESS"] as const)(
    "goes back whole when the provider withdraws from %s, with the reason that the customer reads",
    async (status) => {
      const { id, payment } = await accepted();
      await pay(payment);
      if (status === "IN_PROGRESS") await ofProvider(id, { status });
      expect(await ofProvider(id, { status: "CANCEL" })).toMatchObject({
        status: 422,
        body: { errors: { message: [quoteMessages.withdrawalReason] } },
      });
      const message = "Je suis malade.";
      expect((await ofProvider(id, { status: "CANCEL", message })).status).toBe(200);
      expect(await returnedOf(payment)).toBe(100_000);
      expect(await read(id)).toMatchObject({ status: "CANCEL", cancelled_by: "provider" });
      await app.work();
      const caught = await listCaughtMessages(app.db, 3, cast().awa.email);
      expect(caught.find(({ kind }) => kind === "quote-withdrawn")?.text).toContain(message);
    },
  );

  it("is said to both sides at once when it is paid, and when it was given back", async () => {
    const { id, payment } = await accepted(dayIn(20));
    await proveAddress(cast().tantie.userId);
    await pay(payment);
    await app.work();
    await ofCustomer(id, { status: "CANCEL" });
    await app.work();
    await pollRefunds(app);
    await app.work();
    await app.work();
    const ofOrder = async (email: string) =>
      (await kindsTo(email)).filter((kind) => kind.startsWith("deposit-"));
    expect(await ofOrder(cast().awa.email)).toEqual(
      expect.arrayContaining(["deposit-paid", "deposit-returned"]),
    );
    // The messages of the tests before are older.
    expect((await ofOrder("tantie@exemple.test")).slice(0, 2)).toEqual([
      "deposit-given-back",
      "deposit-received",
    ]);
  });

  it("that is unpaid is closed by a cancellation, and one paid too late is given back", async () => {
    const { id, payment } = await accepted();
    await initiate(app, cast().awa, "wave", payment.reference);
    const asked = await atFakeGateway(app, payment, "wave");
    expect((await ofCustomer(id, { status: "CANCEL" })).status).toBe(200);
    await press(app, asked, "pay");
    await app.work();
    expect(await stateOf(id)).toMatch(/^refund/);
  });

  it("is held for the provider, whose it is when the customer confirms the service, after 48 hours", async () => {
    const { tantie } = cast();
    const before = await settledEarnings();
    const { id, payment } = await accepted();
    await pay(payment);
    expect(await earningsOf(app, tantie)).toMatchObject({ held: before.held + 100_000 });
    for (const status of ["IN_PROGRESS", "DONE"])
      expect((await ofProvider(id, { status })).status).toBe(200);
    expect((await ofCustomer(id, { status: "DONE_ACCEPTED" })).status).toBe(200);
    await releaseDeposits(app);
    expect(await earningsOf(app, tantie)).toMatchObject({ available: before.available });
    app.wait(48 * 3600);
    await releaseDeposits(app);
    expect(await earningsOf(app, tantie)).toMatchObject({
      held: before.held,
      available: before.available + 100_000,
    });
  });

  it("is the provider's two days after the service when the customer says nothing, and held while it is contested", async () => {
    const { tantie } = cast();
    const before = await settledEarnings();
    const silent = await accepted();
    const contested = await accepted();
    for (const { id, payment } of [silent, contested]) {
      await pay(payment);
      for (const status of ["IN_PROGRESS", "DONE"])
        expect((await ofProvider(id, { status })).status).toBe(200);
    }
    expect((await ofCustomer(contested.id, { status: "DONE_REFUSED" })).status).toBe(200);
    app.wait(4 * 86_400);
    await releaseDeposits(app);
    expect(await earningsOf(app, tantie)).toMatchObject({
      held: before.held + 100_000,
      available: before.available + 100_000,
    });
  });

  it("that is given back leaves the provider nothing, also when it came too late", async () => {
    const { tantie } = cast();
    const before = await settledEarnings();
    const { id, payment } = await accepted(dayIn(20));
    await pay(payment);
    expect((await ofCustomer(id, { status: "CANCEL" })).status).toBe(200);
    const late = await accepted();
    await initiate(app, cast().awa, "wave", late.payment.reference);
    const asked = await atFakeGateway(app, late.payment, "wave");
    expect((await ofCustomer(late.id, { status: "CANCEL" })).status).toBe(200);
    await press(app, asked, "pay");
    await app.work();
    await pollRefunds(app);
    await app.work();
    expect(await earningsOf(app, tantie)).toMatchObject({
      balance: before.balance,
      held: before.held,
    });
    const owed = await subjectBalances(app.db, { kind: "quote", id: payment.subjectId ?? 0 });
    expect([...owed.values()].filter((total) => total !== 0)).toEqual([]);
  });
});
