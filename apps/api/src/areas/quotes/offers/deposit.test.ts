import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { atFakeGateway, initiate, press } from "../../../testing/payments.ts";
import { quote } from "../../../testing/quote-samples.ts";
import { quoteCast } from "../../../testing/quotes.ts";
import { paymentOrders } from "../../payments/orders/tables.ts";

const app = testApp();
const { cast, ofCustomer, ofProvider, sendQuote, read, requestIn } = quoteCast(app);

/** A request whose quote asks for a deposit and was accepted, and the order for it. */
async function accepted() {
  const id = await requestIn("ACCEPTED");
  const sent = await sendQuote(id, { ...quote(), deposit: 100_000 });
  expect(sent.status).toBe(200);
  expect((await read(id)).quote).toMatchObject({ deposit: 100_000, deposit_order: null });
  expect((await ofCustomer(id, { status: "QUOTE_ACCEPTED" })).status).toBe(200);
  return { id, order: await orderOf(id) };
}

async function orderOf(id: number) {
  const { reference } = (await read(id)).quote?.deposit_order ?? { reference: "" };
  const [order] = await app.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.reference, reference));
  if (!order) throw new Error("The deposit has no order");
  return order;
}

async function pay(order: Awaited<ReturnType<typeof orderOf>>) {
  await initiate(app, cast().awa, "wave", order.reference);
  await press(app, await atFakeGateway(app, order, "wave"), "pay");
  await app.work();
}

const stateOf = async (id: number) => (await read(id)).quote?.deposit_order?.state;

describe("the deposit of a quote", () => {
  it("is asked for on acceptance, and paid by mobile money", async () => {
    const { id, order } = await accepted();
    expect(order).toMatchObject({
      orderFcfa: 100_000,
      label: "Devis de Chez tantie@exemple.test",
    });
    expect(await stateOf(id)).toBe("to-pay");
    await pay(order);
    expect(await stateOf(id)).toBe("paid");
  });

  it("is given back when the customer cancels before the work began", async () => {
    const { id, order } = await accepted();
    await pay(order);
    expect((await ofCustomer(id, { status: "CANCEL" })).status).toBe(200);
    expect(await stateOf(id)).toMatch(/^refund/);
  });

  it("stays with the provider once the work began", async () => {
    const { id, order } = await accepted();
    await pay(order);
    expect((await ofProvider(id, { status: "IN_PROGRESS" })).status).toBe(200);
    expect((await ofCustomer(id, { status: "CANCEL" })).status).toBe(200);
    expect(await stateOf(id)).toBe("paid");
  });

  it("that is unpaid is closed by a cancellation, and one paid too late is given back", async () => {
    const { id, order } = await accepted();
    await initiate(app, cast().awa, "wave", order.reference);
    const asked = await atFakeGateway(app, order, "wave");
    expect((await ofCustomer(id, { status: "CANCEL" })).status).toBe(200);
    await press(app, asked, "pay");
    await app.work();
    expect(await stateOf(id)).toMatch(/^refund/);
  });
});
