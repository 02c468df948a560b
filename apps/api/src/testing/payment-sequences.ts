import { eq, like } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { giveCredit } from "../areas/payments/credit/credit.ts";
import { creditMoves } from "../areas/payments/credit/tables.ts";
import type { Payment } from "../areas/payments/payments/open-payment.ts";
import { listAttempts } from "../areas/payments/payments/queries.ts";
import {
  checkPaymentOrPostpone,
  pollPayments,
} from "../areas/payments/settlement/check-payment.ts";
import { isOpen } from "../drivers/payments/embedded/fake-gateway.ts";
import type { SandboxPayment } from "../drivers/payments/embedded/outcomes.ts";
import { sandboxPayments } from "../drivers/payments/embedded/tables.ts";
import { type GatewayName, gatewayNames } from "../drivers/payments/gateway-names.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { paymentFor } from "./payment-samples.ts";
import { initiate, outcomeOf, postWebhook, sandboxOf } from "./payments.ts";

/** The seed of the generated sequences, so that every run makes the same ones. */
const SEED = 20_261_121;

/** A step of a sequence: something that happens to a payment. */
type Step =
  | { does: "initiate" | "pay" | "refuse" | "underpay"; by: GatewayName }
  | { does: "notify" | "repeat" | "forge" | "lie"; by: GatewayName }
  | { does: "validate" }
  | { does: "poll" }
  | { does: "wait" };

const by = fc.constantFrom(...gatewayNames);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant("initiate" as const), by }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constantFrom("pay", "pay", "pay", "refuse", "underpay"), by }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constantFrom("notify", "repeat", "forge", "lie"), by }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom("validate", "poll", "wait") }) },
);

/** Rounds that follow each other; the steps of one round happen at the same time. */
const sequence = fc.record({
  first: by,
  rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 8,
  }),
});

/** The app and the couple whose payments are made. */
interface Payer {
  app: TestApp;
  couple: CastMember;
}

type Notify = (
  app: TestApp,
  payment: Payment,
  atCompany: SandboxPayment,
  kind: string,
) => Promise<void>;

/** Posts a webhook and runs at once the check that the queue would run. */
const checked: Notify = async (app, payment, atCompany, kind) => {
  const fakeGateway = sandboxOf(app).fakeGateways[atCompany.gateway];
  // A lie has a valid signature and claims the payment was made; only the gateway's status counts.
  const claimed = kind === "lie" ? { ...atCompany, state: "paid" as const } : atCompany;
  const posted = fakeGateway.webhook(claimed);
  if (posted === null || (atCompany.state === "waiting" && kind !== "lie")) return;
  const body = kind === "forge" ? (await posted.clone().text()).replace(/\d/, "7") : undefined;
  const status = await postWebhook(app, posted, body === undefined ? {} : { body });
  if (status !== 200) return;
  for (const attempt of await listAttempts(app.db, [payment.id]))
    if (attempt.reference === atCompany.reference) await checkPaymentOrPostpone(app, attempt.id);
};

/** What a product would do that trusts each webhook: credit it without asking the gateway. */
const trusting: Notify = async (app, payment, atCompany, kind) => {
  if (kind !== "lie" && atCompany.state !== "paid") return;
  const { customerId, channelId, units } = payment;
  if (channelId === null || customerId === null) throw new Error("These payments buy credit");
  const key = `payment:${payment.id}`;
  await giveCredit(app.db, {
    customerId,
    channelId,
    units,
    reason: "payment",
    key: kind === "notify" ? key : `${key}:${Math.random()}`,
  });
};

async function paymentsOf(app: TestApp, payment: Payment): Promise<SandboxPayment[]> {
  const attempts = await listAttempts(app.db, [payment.id]);
  const { outcomes } = sandboxOf(app);
  const found = await Promise.all(
    attempts.map((attempt) => outcomes.byReference(attempt.gateway, attempt.reference)),
  );
  return found.filter((atCompany) => atCompany !== null);
}

async function play(
  { app, couple }: Payer,
  payment: Payment,
  step: Step,
  notify: Notify,
): Promise<void> {
  const { outcomes } = sandboxOf(app);
  if (step.does === "poll") return pollPayments(app);
  if (step.does === "wait") return app.wait(40);
  if (step.does === "validate") {
    const body = { paymentRef: payment.reference, remaining_message: 1_000_000 };
    await app.call("POST", "/api/v1/payment/validate", { token: couple.token, body });
    return;
  }
  if (step.does === "initiate") {
    await initiate(app, couple, step.by, payment.reference, {}, {});
    return;
  }
  const known = await paymentsOf(app, payment);
  const atCompany = known.findLast(({ gateway }) => gateway === step.by);
  if (!atCompany) return;
  if (step.does === "pay" || step.does === "refuse") {
    if (isOpen(atCompany))
      await outcomes.change(atCompany, { state: step.does === "pay" ? "paid" : "refused" });
  } else if (step.does === "underpay") {
    if (!isOpen(atCompany)) return;
    await app.db
      .update(sandboxPayments)
      .set({ state: "paid", amountFcfa: 100 })
      .where(eq(sandboxPayments.id, atCompany.id));
  } else {
    const times = step.does === "repeat" ? 3 : 1;
    await Promise.all(
      Array.from({ length: times }, () => notify(app, payment, atCompany, step.does)),
    );
  }
}

/**
 * Plays a sequence, then lets pass the time that the slowest poller needs.
 * @returns the payment, how many payments of its full amount were made, and what the product knows
 */
async function playAll(
  payer: Payer,
  { first, rounds }: { first: GatewayName; rounds: Step[][] },
  notify: Notify,
) {
  const { app, couple } = payer;
  const payment = await paymentFor(app, couple);
  await play(payer, payment, { does: "initiate", by: first }, notify);
  for (const round of rounds)
    await Promise.all(round.map((one) => play(payer, payment, one, notify)));
  for (let poll = 0; poll < 2; poll += 1) {
    app.wait(1900);
    await pollPayments(app);
  }
  const full = (await paymentsOf(app, payment)).filter(
    ({ state, amountFcfa }) => state === "paid" && amountFcfa >= payment.totalFcfa,
  );
  return { payment, paidTimes: full.length, known: await outcomeOf(app, payment) };
}

/**
 * Plays generated sequences through the product and expects each payment to be credited once when it
 * was paid, and never else.
 * @returns how many were paid once, never and more than once
 */
export async function checkSequences(payer: Payer, runs: number) {
  const seen = { once: 0, never: 0, twice: 0 };
  await fc.assert(
    fc.asyncProperty(sequence, async (one) => {
      const { paidTimes, known } = await playAll(payer, one, checked);
      const isPaid = paidTimes > 0;
      seen[paidTimes > 1 ? "twice" : isPaid ? "once" : "never"] += 1;
      expect(known).toMatchObject({ credits: isPaid ? 1 : 0, receipts: isPaid ? 1 : 0 });
      expect(known.state === "paid").toBe(isPaid);
      expect(known.attempts.filter((state) => state === "paid")).toHaveLength(isPaid ? 1 : 0);
      expect(known.attempts.filter((state) => state === "surplus")).toHaveLength(
        Math.max(0, paidTimes - 1),
      );
      expect(known.attempts).not.toContain("pending");
    }),
    { numRuns: runs, seed: SEED, endOnFailure: true },
  );
  return seen;
}

/** Whether a wrong credit shows within so many sequences when each webhook is trusted. */
export async function isTrustFound(payer: Payer, runs: number): Promise<boolean> {
  const result = await fc.check(
    fc.asyncProperty(sequence, async (one) => {
      const { paidTimes, payment } = await playAll(payer, one, trusting);
      const moves = await payer.app.db
        .select()
        .from(creditMoves)
        .where(like(creditMoves.key, `payment:${payment.id}%`));
      const given = moves.filter(
        ({ key }) => key === `payment:${payment.id}` || key.startsWith(`payment:${payment.id}:`),
      );
      expect(given).toHaveLength(paidTimes > 0 ? 1 : 0);
    }),
    { numRuns: runs, seed: SEED, endOnFailure: true },
  );
  return result.failed;
}
