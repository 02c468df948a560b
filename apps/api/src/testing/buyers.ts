import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { requestContext } from "../app-context.ts";
import { customers, users } from "../areas/identity/users/tables.ts";
import { articleVariants } from "../areas/marketplace/articles/tables.ts";
import { placeOrder } from "../areas/orders/checkout/place-order.ts";
import { orderLines } from "../areas/orders/orders/tables.ts";
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

/**
 * Lets so many customers order one unit each of two articles at once, in opposite orders, of which
 * fewer are in stock: as many orders are placed as there are units, and the database refuses more.
 */
export async function expectSold(
  app: TestApp,
  { buyers, units, shops }: { buyers: number; units: number; shops: readonly [Shop, Shop] },
): Promise<void> {
  for (const { variantId } of shops)
    await app.db
      .update(articleVariants)
      .set({ stock: units })
      .where(eq(articleVariants.id, variantId));
  const asked = [];
  for (const [index, customerId] of (await addBuyers(app, buyers)).entries()) {
    const mine = index % 2 === 0 ? shops : [...shops].reverse();
    for (const { variantId } of mine) await putIntoCart(app, customerId, { variantId });
    const zones = mine.map(({ zone }) => zone);
    asked.push({ customerId, order: await askedOrder(app, customerId, zones) });
  }
  const results = await Promise.allSettled(
    asked.map(({ customerId, order }) => placeOrder(requestContext(app), customerId, order)),
  );
  const refusals = results.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect(refusals).toEqual(Array.from({ length: buyers - units }, () => "stock-short"));
  for (const { variantId } of shops) {
    const [variant] = await app.db
      .select()
      .from(articleVariants)
      .where(eq(articleVariants.id, variantId));
    expect(variant).toMatchObject({ stock: units, reserved: units });
    const sold = await app.db.select().from(orderLines).where(eq(orderLines.variantId, variantId));
    expect(sold).toHaveLength(units);
    // The database holds the limit by itself.
    await expect(
      app.db
        .update(articleVariants)
        .set({ reserved: units + 1 })
        .where(eq(articleVariants.id, variantId)),
    ).rejects.toThrow();
  }
}
