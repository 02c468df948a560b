import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { makeHandlers } from "../../../job-handlers.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { atFakeGateway, initiate, outcomeOf, press } from "../../../testing/payments.ts";
import { listAttempts } from "../payments/queries.ts";
import { receiptLines } from "../receipts/draw-receipt.ts";
import { findReceipt } from "../receipts/find-receipt.ts";
import { pollRefunds } from "../refunds/send-refund.ts";
import { refunds } from "../refunds/tables.ts";
import { listSubjectPayments } from "./list-subject-payments.ts";
import { closeSubjectPayment, openSubjectPayment, payableAmount } from "./open-subject-payment.ts";
import { refundSubject } from "./refund-subject.ts";

const app = testApp();
const held: { awa?: CastMember; next: number } = { next: 1000 };

beforeAll(async () => {
  held.awa = await registerCouple(app);
});

function awa(): CastMember {
  if (!held.awa) throw new Error("Awa is registered before the tests");
  return held.awa;
}

/** Works the jobs off without the areas above, whose quotes and bookings these subjects are not. */
const work = () =>
  app.jobs.drain({ ...makeHandlers(app), "payment-paid": () => Promise.resolve() });

const subjectOf = (id: number) => ({ kind: "quote" as const, id });

async function deposit(amountFcfa = 30_000, subjectId?: number) {
  held.next += 1;
  const id = subjectId ?? held.next;
  const { customerId } = awa();
  const asked = { customerId, subject: subjectOf(id), amountFcfa, now: app.clock() };
  const payment = await openSubjectPayment(app.db, { ...asked, label: "Devis de Fleurs d’Ébène" });
  return { payment, id };
}

async function pay(
  payment: Awaited<ReturnType<typeof deposit>>["payment"],
  gateway = "wave" as const,
) {
  await initiate(app, awa(), gateway, payment.reference);
  await press(app, await atFakeGateway(app, payment, gateway), "pay");
  await work();
}

async function shown(id: number) {
  return (await listSubjectPayments(requestContext(app), "quote", [id])).get(id);
}

describe("the amount of a deposit", () => {
  it("is a multiple of 5 FCFA, which every payment method takes, and 100 FCFA at least", () => {
    expect([1, 100, 101, 29_999, 30_000].map(payableAmount)).toEqual([
      100, 100, 105, 30_000, 30_000,
    ]);
  });
});

describe("a deposit", () => {
  it("is paid at its amount, without tax on top, and gives no credit but a receipt", async () => {
    const { payment, id } = await deposit(29_998);
    expect(await shown(id)).toMatchObject({ state: "to-pay", amount_fcfa: 30_000 });
    await initiate(app, awa(), "cinetpay", payment.reference);
    const asked = await atFakeGateway(app, payment, "cinetpay");
    expect(asked.amountFcfa).toBe(30_000);
    expect(await shown(id)).toMatchObject({ state: "pending" });
    await press(app, asked, "twice");
    await work();
    expect(await outcomeOf(app, payment)).toEqual({
      state: "paid",
      credits: 0,
      receipts: 1,
      attempts: ["paid"],
    });
    expect(await shown(id)).toMatchObject({
      state: "paid",
      receipt_url: expect.stringContaining(`/receipts/${payment.reference}.pdf`),
    });
    const receipt = await findReceipt(app.db, payment.reference);
    if (receipt === null) throw new Error("A paid deposit has a receipt");
    expect(receiptLines(receipt).map(([label]) => label)).toEqual(["Acompte", "Payé"]);
    const { status } = await app.call("GET", (await shown(id))?.receipt_url ?? "");
    expect(status).toBe(200);
  });

  it("is read by its customer alone, with what it is for", async () => {
    const { payment, id } = await deposit();
    const read = (token: string) =>
      app.call("GET", `/api/v1/payments/orders/${payment.reference}`, { token });
    expect((await read(awa().token)).body).toMatchObject({
      purpose: "deposit",
      subject: { kind: "quote", id },
      label: "Devis de Fleurs d’Ébène",
      channel_id: null,
      order_fcfa: 30_000,
    });
    expect((await read((await registerCouple(app)).token)).status).toBe(404);
  });

  it("is opened once for each subject; another amount replaces the unpaid one", async () => {
    const { payment, id } = await deposit(30_000);
    expect((await deposit(30_000, id)).payment.id).toBe(payment.id);
    const { payment: next } = await deposit(40_000, id);
    expect(next.id).not.toBe(payment.id);
    expect(await shown(id)).toMatchObject({ amount_fcfa: 40_000, state: "to-pay" });
    expect((await initiate(app, awa(), "wave", payment.reference)).status).toBe(409);
    await pay(next);
    expect((await deposit(50_000, id)).payment).toMatchObject({ id: next.id, payableFcfa: 40_000 });
  });

  it("can no longer be paid once its subject was cancelled", async () => {
    const { payment, id } = await deposit();
    await closeSubjectPayment(app.db, subjectOf(id), app.clock());
    expect(await initiate(app, awa(), "wave", payment.reference)).toMatchObject({
      status: 409,
      body: { message: "Cette commande n’est plus à payer\u00a0: elle a été annulée ou modifiée." },
    });
    expect(await shown(id)).toMatchObject({ state: "closed" });
  });

  it("that is paid twice is refunded once, by itself", async () => {
    const { payment, id } = await deposit();
    await initiate(app, awa(), "wave", payment.reference);
    await initiate(app, awa(), "mtn", payment.reference);
    await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await press(app, await atFakeGateway(app, payment, "mtn"), "pay");
    await work();
    await work();
    const attempts = await listAttempts(app.db, [payment.id]);
    expect(attempts.filter(({ state }) => state === "paid")).toHaveLength(1);
    const second = attempts.find(({ state }) => state !== "paid");
    const rows = await app.db
      .select()
      .from(refunds)
      .where(eq(refunds.attemptId, second?.id ?? 0));
    expect(rows).toMatchObject([{ amountFcfa: 30_000, units: 0, requestedBy: "automatic" }]);
    expect(await outcomeOf(app, payment)).toMatchObject({ state: "paid", credits: 0, receipts: 1 });
    expect(await shown(id)).toMatchObject({ state: "paid" });
  });

  it("is refunded once, however often its subject asks for it", async () => {
    const { payment, id } = await deposit();
    await pay(payment);
    const context = requestContext(app);
    const refund = () =>
      app.db.transaction((tx) => refundSubject({ ...context, db: tx }, subjectOf(id)));
    await Promise.all([refund(), refund()]);
    await refund();
    const [attempt] = await listAttempts(app.db, [payment.id]);
    const rows = await app.db
      .select()
      .from(refunds)
      .where(eq(refunds.attemptId, attempt?.id ?? 0));
    expect(rows).toHaveLength(1);
    expect((await shown(id))?.state).toMatch(/^refund/);
    await work();
    await pollRefunds(app);
    const { state } = await outcomeOf(app, payment);
    expect(state).toBe("refunded");
    expect(await shown(id)).toMatchObject({ state: "refunded" });
  });
});
