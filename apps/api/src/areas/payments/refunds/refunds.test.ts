import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Outage } from "../../../drivers/payments/embedded/stand-in.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { orderFor } from "../../../testing/payment-samples.ts";
import { atStandIn, launch, outcomeOf, press, sandboxOf } from "../../../testing/payments.ts";
import { testWorld } from "../../../testing/world.ts";
import { momentOf } from "../../../world.ts";
import { creditOf } from "../credit/credit.ts";
import { listAttempts } from "../orders/queries.ts";
import { requestRefund } from "./request-refund.ts";
import { pollRefunds, sendRefund } from "./send-refund.ts";
import { refunds } from "./tables.ts";

const world = testWorld();
const PATH = "/exploitation/paiements";

function refund(attemptId: number) {
  const form = new FormData();
  form.set("attempt", String(attemptId));
  form.set("act", "refund");
  const authorization = `Basic ${Buffer.from("Mariam:a password of tests").toString("base64")}`;
  return world.call("POST", PATH, { body: form, headers: { authorization } });
}

/** An order paid by Wave, whose server counts the refunds that it hears of, with their keys. */
async function paid() {
  const couple = await registerCouple(world);
  const order = await orderFor(world, couple);
  await launch(world, couple, "wave", order.reference);
  await press(world, await atStandIn(world, order, "wave"), "pay");
  await world.work();
  const [attempt] = await listAttempts(world.db, [order.id]);
  const { network } = sandboxOf(world).standIns.wave;
  const { fetch } = network;
  const keys: (string | null)[] = [];
  network.fetch = (request) => {
    if (request.url.endsWith("/refund")) keys.push(request.headers.get("idempotency-key"));
    return fetch(request);
  };
  return { couple, order, id: attempt?.id ?? 0, keys, network };
}

const stored = async (attemptId: number) =>
  (await world.db.select().from(refunds).where(eq(refunds.attemptId, attemptId)))[0];

describe("a refund whose answer is lost", () => {
  it.each(["unanswered", "unheard"] as Outage[])(
    "(%s) is made once, whatever is pressed, and says that it is not known meanwhile",
    async (outage) => {
      const { couple, order, id, keys, network } = await paid();
      network.outage = outage;
      expect((await refund(id)).body).toContain("on ne sait pas encore");
      expect(await stored(id)).toMatchObject({
        state: "unconfirmed",
        requestedBy: "Mariam",
        createdAt: world.clock(),
      });
      // The money may be gone: the credit cannot be spent.
      expect(await creditOf(world.db, couple.customerId, 3)).toBe(0);
      expect((await refund(id)).body).toContain("on ne sait pas encore");
      await world.work();
      world.wait(120);
      await pollRefunds(world);
      expect(keys).toHaveLength(1);
      network.outage = null;
      for (let minute = 0; minute < 15; minute += 1) {
        world.wait(60);
        await pollRefunds(world);
      }
      expect(await stored(id)).toMatchObject({ state: "done", settledBy: "gateway" });
      expect(await outcomeOf(world, order)).toMatchObject({
        state: "refunded",
        attempts: ["refunded"],
      });
      expect(await creditOf(world.db, couple.customerId, 3)).toBe(0);
      expect((await atStandIn(world, order, "wave")).state).toBe("refunded");
      // Heard the first time, it is not told again; not heard, it is told again under its key.
      expect(keys).toHaveLength(outage === "unheard" ? 2 : 1);
      expect(new Set(keys).size).toBe(1);
    },
  );

  it("is asked about when its sender died", async () => {
    const { id, order, keys } = await paid();
    const dead = { ...world, payments: { ...world.payments } };
    const { wave } = world.payments.gateways;
    if (!wave) throw new Error("Wave is open");
    const asked = await requestRefund(momentOf(world), id, "Mariam");
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
    await world.work();
    expect((await stored(id))?.state).toBe("sending");
    world.wait(70);
    await pollRefunds(world);
    expect((await stored(id))?.state).toBe("done");
    expect(await outcomeOf(world, order)).toMatchObject({ state: "refunded" });
    expect(keys).toHaveLength(1);
  });

  it("pressed by two at once is one", async () => {
    const { id, keys } = await paid();
    await Promise.all([refund(id), refund(id), refund(id)]);
    await world.work();
    expect(keys).toHaveLength(1);
  });
});
