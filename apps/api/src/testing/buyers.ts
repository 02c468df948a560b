import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { sessions } from "../areas/identity/sessions/tables.ts";
import { customers, users } from "../areas/identity/users/tables.ts";
import type { AskedOrder } from "../areas/orders/checkout/write-order.ts";
import { orderLines } from "../areas/orders/orders/tables.ts";
import { productVariants } from "../areas/products/products/tables.ts";
import { hashToken, makeToken } from "../crypto/token.ts";
import type { TestApp } from "./app.ts";
import { askedOrder, putIntoCart } from "./order-samples.ts";
import type { Shop } from "./orders.ts";

/** Writes so many customers, without a password. @returns their numbers */
export async function addBuyers(app: TestApp, size: number): Promise<number[]> {
  const people = await app.db
    .insert(users)
    .values(
      Array.from({ length: size }, (_, index) => ({
        role: "CUSTOMER" as const,
        name: `Client ${index}`,
        lastName: "Client",
        givenNames: String(index),
      })),
    )
    .returning({ userId: users.id });
  const rows = await app.db.insert(customers).values(people).returning({ id: customers.id });
  return rows.map(({ id }) => id);
}

/** Signs a customer in. @returns the token of the session */
async function signIn(app: TestApp, customerId: number): Promise<string> {
  const token = makeToken();
  const [customer] = await app.db
    .select({ userId: customers.userId })
    .from(customers)
    .where(eq(customers.id, customerId));
  await app.db.insert(sessions).values({
    userId: customer?.userId ?? 0,
    tokenHash: hashToken(token),
    createdAt: app.clock(),
    expiresAt: new Date(app.clock().getTime() + 86_400_000),
  });
  return token;
}

/** Sends an order as a browser does: again, with the same key, while the server is too busy. */
async function order(app: TestApp, token: string, asked: AskedOrder): Promise<number> {
  const body = {
    order_key: asked.orderKey,
    recipient: asked.recipient,
    phone_number: asked.phone,
    town_id: asked.townId,
    address: asked.address,
    lines: asked.lines,
    deliveries: asked.deliveries,
  };
  for (;;) {
    const answer = await app.call("POST", "/api/v1/orders", { token, body });
    if (answer.status !== 503) return answer.status;
    expect(answer.body).toMatchObject({ message: refusal("busy").message });
  }
}

/** What one buyer puts into the cart, and how it is delivered. */
interface Basket {
  lines: Parameters<typeof putIntoCart>[2][];
  zones: Shop["zone"][];
}

/** Lets customers fill their carts, then order them all at once. @returns the statuses, in their order */
export async function orderAtOnce(app: TestApp, baskets: readonly Basket[]): Promise<number[]> {
  const asked: { token: string; order: AskedOrder }[] = [];
  const customerIds = await addBuyers(app, baskets.length);
  for (const [index, { lines, zones }] of baskets.entries()) {
    const customerId = customerIds[index] ?? 0;
    for (const line of lines) await putIntoCart(app, customerId, line);
    const cart = await askedOrder(app, customerId, zones);
    asked.push({ token: await signIn(app, customerId), order: cart });
  }
  return Promise.all(asked.map((one) => order(app, one.token, one.order)));
}

/**
 * Lets so many customers order one unit each of two products at once, in opposite orders, of which
 * fewer are in stock. Each is served, refused for want of stock, or asked to try again: as many
 * orders are placed as there are units, and the database refuses more.
 */
export async function expectSold(
  app: TestApp,
  { buyers, units, shops }: { buyers: number; units: number; shops: readonly [Shop, Shop] },
): Promise<void> {
  for (const { variantId } of shops)
    await app.db
      .update(productVariants)
      .set({ stock: units })
      .where(eq(productVariants.id, variantId));
  const statuses = await orderAtOnce(
    app,
    Array.from({ length: buyers }, (_, index) => {
      const mine = index % 2 === 0 ? shops : [...shops].reverse();
      return {
        lines: mine.map(({ variantId }) => ({ variantId })),
        zones: mine.map(({ zone }) => zone),
      };
    }),
  );
  expect(statuses.toSorted()).toEqual([
    ...Array.from({ length: units }, () => 200),
    ...Array.from({ length: buyers - units }, () => 409),
  ]);
  for (const { variantId } of shops) {
    const [variant] = await app.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, variantId));
    expect(variant).toMatchObject({ stock: units, reserved: units });
    const sold = await app.db.select().from(orderLines).where(eq(orderLines.variantId, variantId));
    expect(sold).toHaveLength(units);
    // The database holds the limit by itself.
    await expect(
      app.db
        .update(productVariants)
        .set({ reserved: units + 1 })
        .where(eq(productVariants.id, variantId)),
    ).rejects.toThrow();
  }
}
