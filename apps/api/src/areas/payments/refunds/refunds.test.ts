import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import type { Outage } from "../../../drivers/payments/embedded/fake-gateway.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { paymentFor } from "../../../testing/payment-samples.ts";
import { atFakeGateway, initiate, outcomeOf, press, sandboxOf } from "../../../testing/payments.ts";
import { creditOf } from "../credit/credit.ts";
import { listAttempts } from "../payments/queries.ts";
import { requestRefund } from "./request-refund.ts";
import { pollRefunds, sendRefund } from "./send-refund.ts";
import { refunds } from "./tables.ts";

const app = testApp();

let finance: ReturnType<typeof asRole> | null = null;

async function refund(attemptId: number) {
  finance ??= asRole(app, "finance");
  const { call } = await finance;
  return call("POST", `payments/${attemptId}/refund`, { reason: "Payé par erreur" });
}

/** A payment paid by Wave, whose server counts the refunds that it receives, with their keys. */
async function paid() {
  const couple = await registerCouple(app);
  const payment = await paymentFor(app, couple);
  await initiate(app, couple, "wave", payment.reference);
  await press(app, await atFakeGateway(app, payment, "wave"), "pay");
  await app.work();
  const [attempt] = await listAttempts(app.db, [payment.id]);
  const { network } = sandboxOf(app).fakeGateways.wave;
  const { fetch } = network;
  const keys: (string | null)[] = [];
  network.fetch = (request) => {
    if (request.url.endsWith("/refund")) keys.push(request.headers.get("idempotency-key"));
    return fetch(request);
  };
  return { couple, payment, id: attempt?.id ?? 0, keys, network };
}

const stored = async (attemptId: number) =>
  (await app.db.select().from(refunds).where(eq(refunds.attemptId, attemptId)))[0];

describe("a refund whose answer is lost", () => {
  it.each(["unanswered", "unheard"] as Outage[])(
    "(%s) is made once, whatever is pressed, and says that it is not known meanwhile",
    async (outage) => {
      const { couple, payment, id, keys, network } = await paid();
      network.outage = outage;
      expect((await refund(id)).body).toMatchObject({ refund: { state: "unconfirmed" } });
      expect(await stored(id)).toMatchObject({
        state: "unconfirmed",
        requestedBy: "Serge Aka",
        createdAt: app.clock(),
      });
      // The money may be gone: the credit cannot be spent.
      expect(await creditOf(app.db, couple.customerId, 3)).toBe(0);
      expect((await refund(id)).body).toMatchObject({ refund: { state: "unconfirmed" } });
      await app.work();
      app.wait(120);
      await pollRefunds(app);
      expect(keys).toHaveLength(1);
      network.outage = null;
      for (let minute = 0; minute < 15; minute += 1) {
        app.wait(60);
        await pollRefunds(app);
      }
      expect(await stored(id)).toMatchObject({ state: "done", recordedBy: "gateway" });
      expect(await outcomeOf(app, payment)).toMatchObject({
        state: "refunded",
        attempts: ["refunded"],
      });
      expect(await creditOf(app.db, couple.customerId, 3)).toBe(0);
      expect((await atFakeGateway(app, payment, "wave")).state).toBe("refunded");
      // Received the first time, it is not sent again; else it is sent again with the same key.
      expect(keys).toHaveLength(outage === "unheard" ? 2 : 1);
      expect(new Set(keys).size).toBe(1);
    },
  );

  it("is asked about when its sender died", async () => {
    const { id, payment, keys } = await paid();
    const dead = { ...app, payments: { ...app.payments } };
    const { wave } = app.payments.gateways;
    if (!wave) throw new Error("Wave is open");
    const asked = await requestRefund(requestContext(app), id, "Mariam");
    dead.payments.gateways = {
      wave: {
        ...wave,
        async refund(payment, key) {
          await wave.refund?.(payment, key);
          throw new Error("killed");
        },
      },
    };
    await expect(sendRefund(dead, asked.id)).rejects.toThrow("killed");
    await app.work();
    expect((await stored(id))?.state).toBe("sending");
    app.wait(70);
    await pollRefunds(app);
    expect((await stored(id))?.state).toBe("done");
    expect(await outcomeOf(app, payment)).toMatchObject({ state: "refunded" });
    expect(keys).toHaveLength(1);
  });

  it("pressed by two at once is one", async () => {
    const { id, keys } = await paid();
    await Promise.all([refund(id), refund(id), refund(id)]);
    await app.work();
    expect(keys).toHaveLength(1);
  });
});
