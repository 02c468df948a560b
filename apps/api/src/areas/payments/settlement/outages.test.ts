import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Outage } from "../../../drivers/payments/embedded/fake-gateway.ts";
import { type GatewayName, gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import {
  atFakeGateway,
  initiate,
  outcomeOf,
  postWebhook,
  press,
  sandboxOf,
} from "../../../testing/payments.ts";
import { creditOf } from "../credit/credit.ts";
import type { Payment } from "../payments/open-payment.ts";
import { listAttempts } from "../payments/queries.ts";
import { paymentAttempts } from "../payments/tables.ts";
import { pollPayments } from "./check-payment.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

const app = testApp();

type Couple = Awaited<ReturnType<typeof registerCouple>>;

/** One payment on its way through a company. */
interface Story {
  gateway: GatewayName;
  couple: Couple;
  payment: Payment;
  outage: Outage;
}

function setOutage(gateway: GatewayName, outage: Outage | null) {
  sandboxOf(app).fakeGateways[gateway].network.outage = outage;
}

/** Runs a function while the company's API is away. */
async function during(story: Story, run: () => Promise<unknown>) {
  setOutage(story.gateway, story.outage);
  try {
    await run();
  } finally {
    setOutage(story.gateway, null);
  }
}

/** Runs the queue as a process does: a job that fails is retried, six times in all. */
async function workOff() {
  for (let attempt = 0; attempt < 6; attempt += 1) await app.work().catch(() => 0);
}

async function validate({ couple, payment }: Story) {
  const body = { paymentRef: payment.reference };
  const answer = await app.call("POST", "/api/v1/payment/validate", {
    token: couple.token,
    body,
  });
  return answer.body as { state: string };
}

const start = ({ couple, gateway, payment }: Story) =>
  initiate(app, couple, gateway, payment.reference);

/** The payer pays on the company's side, and its webhook comes. */
async function pay({ gateway, payment }: Story, { isNotified = true } = {}) {
  const known = await atFakeGateway(app, payment, gateway);
  const { outcomes, fakeGateways } = sandboxOf(app);
  await outcomes.change(known, { state: "paid" });
  const webhookTraffic = () =>
    postWebhook(app, fakeGateways[gateway].webhook({ ...known, state: "paid" }));
  if (isNotified) expect(await webhookTraffic()).toBe(200);
  return webhookTraffic;
}

/** The poller, for so many minutes. */
async function pollFor(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    app.wait(60);
    await pollPayments(app);
  }
}

/** The company is away at one step of a payment that is made in the end. */
const steps: Record<string, (story: Story) => Promise<unknown>> = {
  "while it is asked for the payment, which its payer makes": async (story) => {
    await during(story, () => start(story));
    if (story.outage === "unheard") {
      await pollFor(2);
      expect((await validate(story)).state).toBe("failed");
      await start(story);
    } else if (story.gateway === "orange" || story.gateway === "moov") {
      // Orange's page was never shown, Moov's payer never asked: nobody could pay.
      await pollFor(2);
      await start(story);
    }
    await pay(story);
    await workOff();
    await pollFor(2);
  },
  "while the payer's page asks": async (story) => {
    await start(story);
    await during(story, async () => expect((await validate(story)).state).toBe("pending"));
    await pay(story, { isNotified: false });
    await validate(story);
  },
  "for ten minutes after its webhook, which comes twice": async (story) => {
    await start(story);
    await during(story, async () => {
      const webhookTraffic = await pay(story);
      await workOff();
      await pollFor(10);
      await webhookTraffic();
      await workOff();
    });
    await pollFor(20);
  },
  "for ten minutes after the webhook of an attempt that was called failed": async (story) => {
    await start(story);
    await callFailed(story);
    await during(story, async () => {
      const webhookTraffic = await pay(story);
      await workOff();
      await pollFor(10);
      await webhookTraffic();
      await workOff();
    });
    await pollFor(20);
  },
  "after an attempt that its payer was refused, and made good": async (story) => {
    await start(story);
    await press(app, await atFakeGateway(app, story.payment, story.gateway), "short");
    await workOff();
    await during(story, async () => {
      await pay(story);
      await workOff();
    });
    await pollFor(20);
  },
  "at every look of the poller for a day": async (story) => {
    await start(story);
    await pay(story, { isNotified: false });
    await during(story, async () => {
      for (let attempt = 0; attempt < 50; attempt += 1) {
        app.wait(1800);
        await pollPayments(app);
      }
    });
    app.wait(1800);
    await pollPayments(app);
  },
  "while the accounts are reconciled": async (story) => {
    await start(story);
    await callFailed(story);
    await pay(story, { isNotified: false });
    await during(story, async () => {
      await reconcilePayments(app);
      await pollFor(3);
    });
    await pollFor(60);
  },
};

/** A wrong state of a payment, as an earlier version wrote it. */
async function callFailed({ payment }: Story) {
  await app.db
    .update(paymentAttempts)
    .set({ state: "failed", reason: "Paiement refusé", nextLookAt: null, closedAt: app.clock() })
    .where(eq(paymentAttempts.paymentId, payment.id));
}

/** A check is repeated alike, whether its request or its answer was lost. */
const cases = Object.keys(steps).flatMap((step, at): [string, Outage][] =>
  at === 0
    ? [
        [step, "unheard"],
        [step, "unanswered"],
      ]
    : [[step, "unanswered"]],
);

/**
 * Every company by the first step, where they differ, and each other step by one company in turns;
 * `npm run test:long` has every step by every company.
 */
function casesOf(gateway: GatewayName): [string, Outage][] {
  if (process.env.OUTAGES === "all") return cases;
  const company = gatewayNames.indexOf(gateway);
  return cases.filter(
    ([step], at) => step === cases[0]?.[0] || at % gatewayNames.length === company,
  );
}

describe.each(gatewayNames)("a payment paid by %s is credited once", (gateway) => {
  it.each(casesOf(gateway))("when the company is away %s (%s)", async (step, outage) => {
    const couple = await registerCouple(app);
    const payment = await paymentFor(app, couple);
    await steps[step]?.({ gateway, couple, payment, outage });
    const { state, credits, attempts } = await outcomeOf(app, payment);
    expect({ state, credits, attempts: attempts.toSorted() }).toMatchObject({
      state: "paid",
      credits: 1,
    });
    expect(attempts.filter((one) => one === "paid")).toHaveLength(1);
    expect(await creditOf(app.db, couple.customerId, 3)).toBe(19);
    const open = await listAttempts(app.db, [payment.id]);
    expect(open.filter(({ nextLookAt }) => nextLookAt !== null)).toEqual([]);
  });
});

describe("a session of Wave's", () => {
  it("that is open after a refused attempt stays pending, says why, and can be paid", async () => {
    const couple = await registerCouple(app);
    const payment = await paymentFor(app, couple);
    await initiate(app, couple, "wave", payment.reference);
    await press(app, await atFakeGateway(app, payment, "wave"), "short");
    await workOff();
    const { body } = await app.call("GET", `/api/v1/payments/orders/${payment.reference}`, {
      token: couple.token,
    });
    expect(body).toMatchObject({ state: "pending", reason: "Solde insuffisant" });
    expect((body as { payment_url: string }).payment_url).toContain("/dev/paiement/wave/");
    await press(app, await atFakeGateway(app, payment, "wave"), "pay");
    await workOff();
    expect(await outcomeOf(app, payment)).toMatchObject({
      state: "paid",
      credits: 1,
      attempts: ["paid"],
    });
  });
});
