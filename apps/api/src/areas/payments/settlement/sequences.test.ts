import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { isOpen } from "../../../drivers/payments/embedded/fake-gateway.ts";
import type { SandboxPayment } from "../../../drivers/payments/embedded/outcomes.ts";
import { sandboxPayments } from "../../../drivers/payments/embedded/tables.ts";
import { type GatewayName, gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { orderFor } from "../../../testing/payment-samples.ts";
import { initiate, outcomeOf, postWebhook, sandboxOf } from "../../../testing/payments.ts";
import { giveCredit } from "../credit/credit.ts";
import { creditMoves } from "../credit/tables.ts";
import type { PaymentOrder } from "../orders/open-order.ts";
import { listAttempts } from "../orders/queries.ts";
import { pollPayments, tryToLook } from "./look-at-payment.ts";

/** Sequences tried; PAYMENT_RUNS for a longer run. */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 1000);
const SEED = 20_261_121;

const app = testApp();
const held: { awa?: CastMember } = {};

beforeAll(async () => {
  held.awa = await registerCouple(app);
});

/** One thing that may happen to an order, in any order, some of them at the same time. */
type Happening =
  | { does: "launch" | "pay" | "refuse" | "underpay"; by: GatewayName }
  | { does: "notify" | "repeat" | "forge" | "lie"; by: GatewayName }
  | { does: "validate" }
  | { does: "poll" }
  | { does: "wait" };

const by = fc.constantFrom(...gatewayNames);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant("launch" as const), by }) },
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

/** What happens one after the other; what stands together happens at once. */
const story = fc.record({
  first: by,
  turns: fc.array(fc.array(happening, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 8,
  }),
});

type Notify = (order: PaymentOrder, payment: SandboxPayment, kind: string) => Promise<void>;

/** Posts a notification and does at once what the queue would do with it. */
const throughTheProduct: Notify = async (order, payment, kind) => {
  const fakeGateway = sandboxOf(app).fakeGateways[payment.gateway];
  // A lie is signed as it must be and says paid; only what the company's books say counts.
  const told = kind === "lie" ? { ...payment, state: "paid" as const } : payment;
  const posted = fakeGateway.webhook(told);
  const isSaid = posted !== null && (payment.state !== "waiting" || kind === "lie");
  if (!isSaid) return;
  const body = kind === "forge" ? (await posted.clone().text()).replace(/\d/, "7") : undefined;
  const status = await postWebhook(app, posted, body === undefined ? {} : { body });
  if (status !== 200) return;
  for (const attempt of await listAttempts(app.db, [order.id]))
    if (attempt.reference === payment.reference) await tryToLook(app, attempt.id);
};

/** What a product would do that believes what it is told, each time. */
const credulous: Notify = async (order, payment, kind) => {
  if (kind !== "lie" && payment.state !== "paid") return;
  const { customerId, channelId, units } = order;
  const key = `order:${order.id}`;
  await giveCredit(app.db, {
    customerId,
    channelId,
    units,
    reason: "order",
    key: kind === "notify" ? key : `${key}:${Math.random()}`,
  });
};

async function paymentsOf(order: PaymentOrder): Promise<SandboxPayment[]> {
  const attempts = await listAttempts(app.db, [order.id]);
  const { outcomes } = sandboxOf(app);
  const kept = await Promise.all(
    attempts.map((attempt) => outcomes.byReference(attempt.gateway, attempt.reference)),
  );
  return kept.filter((payment) => payment !== null);
}

async function act(order: PaymentOrder, told: Happening, notify: Notify): Promise<void> {
  const { awa } = held;
  if (!awa) throw new Error("Awa is registered before the tests");
  const { outcomes } = sandboxOf(app);
  if (told.does === "poll") return pollPayments(app);
  if (told.does === "wait") return app.wait(40);
  if (told.does === "validate") {
    const body = { paymentRef: order.reference, remaining_message: 1_000_000 };
    await app.call("POST", "/api/v1/payment/validate", { token: awa.token, body });
    return;
  }
  if (told.does === "launch") {
    await initiate(app, awa, told.by, order.reference, {}, {});
    return;
  }
  const payment = (await paymentsOf(order)).findLast(({ gateway }) => gateway === told.by);
  if (!payment) return;
  if (told.does === "pay" || told.does === "refuse") {
    if (isOpen(payment))
      await outcomes.change(payment, { state: told.does === "pay" ? "paid" : "refused" });
  } else if (told.does === "underpay") {
    if (!isOpen(payment)) return;
    await app.db
      .update(sandboxPayments)
      .set({ state: "paid", amountFcfa: 100 })
      .where(eq(sandboxPayments.id, payment.id));
  } else {
    const times = told.does === "repeat" ? 3 : 1;
    await Promise.all(Array.from({ length: times }, () => notify(order, payment, told.does)));
  }
}

/** Lets a story happen, then all time that any poller needs; returns what money came, and what became of it. */
async function happen(
  { first, turns }: { first: GatewayName; turns: Happening[][] },
  notify: Notify,
) {
  const { awa } = held;
  if (!awa) throw new Error("Awa is registered before the tests");
  const order = await orderFor(app, awa);
  await act(order, { does: "launch", by: first }, notify);
  for (const together of turns) await Promise.all(together.map((told) => act(order, told, notify)));
  for (let turn = 0; turn < 2; turn += 1) {
    app.wait(1900);
    await pollPayments(app);
  }
  const payments = await paymentsOf(order);
  const rightly = payments.filter(
    ({ state, amountFcfa }) => state === "paid" && amountFcfa >= order.totalFcfa,
  );
  return { order, rightly: rightly.length, known: await outcomeOf(app, order) };
}

describe(`${RUNS} orders whose payments are doubled, reordered, late, forged, wrong, missing or raced`, () => {
  it("are credited once when they were paid, and not at all when they were not", async () => {
    const seen = { paid: 0, unpaid: 0, twice: 0 };
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const { rightly, known } = await happen(told, throughTheProduct);
        const isPaid = rightly > 0;
        seen[rightly > 1 ? "twice" : isPaid ? "paid" : "unpaid"] += 1;
        expect(known).toMatchObject({
          credits: isPaid ? 1 : 0,
          receipts: isPaid ? 1 : 0,
        });
        expect(known.state === "paid").toBe(isPaid);
        expect(known.attempts.filter((state) => state === "paid")).toHaveLength(isPaid ? 1 : 0);
        expect(known.attempts.filter((state) => state === "surplus")).toHaveLength(
          Math.max(0, rightly - 1),
        );
        expect(known.attempts).not.toContain("pending");
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    // The stories must be of every kind, or they show nothing.
    if (RUNS >= 1000) expect(Math.min(seen.paid, seen.unpaid, seen.twice)).toBeGreaterThan(20);
  }, 600_000);

  it("would be credited without money, or twice, by a product that believes what it is told", async () => {
    const told = await fc.check(
      fc.asyncProperty(story, async (one) => {
        const { rightly, order } = await happen(one, credulous);
        const moves = await app.db.select().from(creditMoves);
        const given = moves.filter(
          ({ key }) => key === `order:${order.id}` || key.startsWith(`order:${order.id}:`),
        );
        expect(given).toHaveLength(rightly > 0 ? 1 : 0);
      }),
      { numRuns: 50, seed: SEED, endOnFailure: true },
    );
    expect(told.failed).toBe(true);
  }, 120_000);
});
