import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type GatewayName, gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { orderFor } from "../../../testing/payment-samples.ts";
import {
  atStandIn,
  launch,
  outcomeOf,
  postNotification,
  press,
  sandboxOf,
} from "../../../testing/payments.ts";
import { testWorld } from "../../../testing/world.ts";
import { gatewayEvents } from "../orders/tables.ts";
import { sandboxPayments } from "../sandbox/tables.ts";
import { lookAtPayment, pollPayments } from "../settlement/look-at-payment.ts";

const world = testWorld();
const held: { awa?: CastMember } = {};

beforeAll(async () => {
  held.awa = await registerCouple(world);
});

/** An order whose payment a stand-in took, and what the company would post of it. */
async function takenBy(gateway: GatewayName) {
  if (!held.awa) throw new Error("Awa is registered before the tests");
  const order = await orderFor(world, held.awa);
  await launch(world, held.awa, gateway, order.reference);
  const payment = await atStandIn(world, order, gateway);
  await sandboxOf(world).desk.change(payment, { state: "paid" });
  const posted = sandboxOf(world).standIns[gateway].notification({ ...payment, state: "paid" });
  return { order, payment, posted };
}

const nothing = { state: "pending", credits: 0, receipts: 0, attempts: ["pending"] };
const once = { state: "paid", credits: 1, receipts: 1, attempts: ["paid"] };

describe.each(gatewayNames)("a notification of %s", (gateway) => {
  it("pays once, though it comes three times, at once", async () => {
    const { order, posted } = await takenBy(gateway);
    const post = () => postNotification(world, posted);
    expect(await Promise.all([post(), post(), post()])).toEqual([200, 200, 200]);
    await world.work();
    expect(await outcomeOf(world, order)).toEqual(once);
  });

  it("that says paid of a payment that nobody made pays nothing", async () => {
    const { order, posted, payment } = await takenBy(gateway);
    await sandboxOf(world).desk.change(payment, { state: "waiting" });
    await postNotification(world, posted);
    await world.work();
    expect(await outcomeOf(world, order)).toEqual(nothing);
  });

  it("of a payment of another amount pays nothing, and is kept for an operator", async () => {
    const { order, posted, payment } = await takenBy(gateway);
    await world.db
      .update(sandboxPayments)
      .set({ amountFcfa: 100 })
      .where(eq(sandboxPayments.id, payment.id));
    await postNotification(world, posted);
    await world.work();
    const known = await outcomeOf(world, order);
    expect(known).toMatchObject({ credits: 0, receipts: 0 });
    // Orange knows no payment under another amount: there the try stays without an answer.
    expect(known.attempts).toEqual([gateway === "orange" ? "pending" : "mismatch"]);
  });

  it("that comes after the payment was given up still pays", async () => {
    const { order, posted, payment } = await takenBy(gateway);
    await sandboxOf(world).desk.change(payment, { state: "refused" });
    world.wait(20);
    await pollPayments(world);
    // A session of Wave's is open until it expires.
    const state = gateway === "wave" ? "pending" : "failed";
    expect(await outcomeOf(world, order)).toMatchObject({ state, credits: 0 });
    await sandboxOf(world).desk.change(payment, { state: "paid" });
    const fresh =
      gateway === "wave"
        ? sandboxOf(world).standIns.wave.notification({ ...payment, state: "paid" })
        : posted;
    expect(await postNotification(world, fresh)).toBe(200);
    await world.work();
    expect(await outcomeOf(world, order)).toEqual(once);
  });

  it("that never comes is made up for by the poller, and once", async () => {
    const { order } = await takenBy(gateway);
    await pollPayments(world);
    expect(await outcomeOf(world, order)).toEqual(nothing);
    world.wait(20);
    await Promise.all([pollPayments(world), pollPayments(world)]);
    await pollPayments(world);
    expect(await outcomeOf(world, order)).toEqual(once);
  });

  it("of nobody's payment is answered 404, one that says nothing 401, and both change nothing", async () => {
    const { order, posted } = await takenBy(gateway);
    const other = posted?.url.replace(/JJ\w+/, "JJ20261120100000AAAAAAAAAAAA01") ?? "";
    const status = await postNotification(world, posted && new Request(other, posted), {
      body: "{}",
    });
    expect([401, 404]).toContain(status);
    expect(await postNotification(world, posted, { body: "x".repeat(70_000) })).toBe(413);
    await world.work();
    expect(await outcomeOf(world, order)).toEqual(nothing);
  });

  it("may first ask whether we are there", async () => {
    const { status } = await world.call("GET", `/api/v1/payments/${gateway}/notify`);
    expect(status).toBe(200);
  });
});

describe("a forged notification", () => {
  it.each([
    ["cinetpay", (body: string) => body.replace("cpm_amount=565", "cpm_amount=566"), {}],
    ["wave", (body: string) => body.replace("561", "562"), {}],
    ["moov", (body: string) => body.replace(/hash%5D=\w/, "hash%5D=g"), {}],
    ["orange", (body: string) => body.replace(/notif_token":"\w/, 'notif_token":"g'), {}],
    ["cinetpay", (body: string) => body, { "x-token": "0".repeat(64) }],
    ["wave", (body: string) => body, { "wave-signature": "t=1,v1=00" }],
  ] as const)(
    "of %s is turned away, and nothing is asked or written",
    async (gateway, forge, headers) => {
      const { order, posted } = await takenBy(gateway);
      const body = forge(await (posted?.clone().text() ?? ""));
      expect(await postNotification(world, posted, { body, headers })).toBe(401);
      expect(await world.work()).toBe(0);
      expect(await outcomeOf(world, order)).toEqual(nothing);
    },
  );
});

describe("an unsigned callback of MTN's", () => {
  it("makes us ask at most once a minute for each thing that it says", async () => {
    const { order, posted } = await takenBy("mtn");
    const before = await world.db.select().from(gatewayEvents);
    for (let time = 0; time < 20; time += 1) await postNotification(world, posted);
    const after = await world.db.select().from(gatewayEvents);
    expect(after.length - before.length).toBe(1);
    await world.work();
    expect(await outcomeOf(world, order)).toEqual(once);
  });
});

describe("money that comes twice", () => {
  it("by two companies pays the order once; the other is kept to be given back", async () => {
    if (!held.awa) throw new Error("Awa is registered before the tests");
    const order = await orderFor(world, held.awa);
    for (const gateway of ["wave", "mtn", "orange"] as const)
      await launch(world, held.awa, gateway, order.reference);
    for (const gateway of ["wave", "mtn", "orange"] as const)
      await press(world, await atStandIn(world, order, gateway), "pay");
    await world.work();
    const known = await outcomeOf(world, order);
    expect(known).toMatchObject({ state: "paid", credits: 1, receipts: 1 });
    expect(known.attempts.toSorted()).toEqual(["paid", "surplus", "surplus"]);
  });
});

describe("a late notification of a stand-in", () => {
  it("waits in the queue, and changes nothing when the payment was known before", async () => {
    const { order, payment } = await takenBy("wave");
    await sandboxOf(world).desk.change(payment, { state: "waiting" });
    await press(world, payment, "late");
    expect(await world.work()).toBe(0);
    world.wait(20);
    await pollPayments(world);
    expect(await outcomeOf(world, order)).toEqual(once);
    const posted = sandboxOf(world).standIns.wave.notification({ ...payment, state: "paid" });
    expect(await postNotification(world, posted)).toBe(200);
    await world.work();
    expect(await outcomeOf(world, order)).toEqual(once);
  });
});

describe("asking about a payment", () => {
  it("that is settled asks nobody", async () => {
    await lookAtPayment(world, 999_999_999);
    const { order, posted } = await takenBy("moov");
    await postNotification(world, posted);
    await world.work();
    await pollPayments(world);
    expect(await outcomeOf(world, order)).toEqual(once);
  });
});
