import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { addBuyers } from "../../../testing/buyers.ts";
import { askedOrder, putIntoCart } from "../../../testing/order-samples.ts";
import { openShop } from "../../../testing/orders.ts";
import { changeLine } from "../../carts/cart/change-line.ts";
import { listLinesToOrder } from "../../carts/cart/list-lines.ts";
import { cartLines } from "../../carts/cart/tables.ts";
import { productVariants } from "../../products/products/tables.ts";
import { marketplaceOrders } from "../orders/tables.ts";
import { splitCart } from "./split-cart.ts";
import { writeOrder } from "./write-order.ts";

const app = testApp();

/** A cart of two lines as it was read for an order, of which another tab then changes something. */
async function readCart() {
  const shops = [await openShop(app, "perles"), await openShop(app, "pagnes")];
  const [customerId = 0] = await addBuyers(app, 1);
  for (const { variantId } of shops) await putIntoCart(app, customerId, { variantId });
  const deliveries = shops.map(({ zone }) => ({ ...zone, price: 0 }));
  const asked = { ...(await askedOrder(app, customerId, deliveries)), customerId };
  const rows = await listLinesToOrder(app.db, { customerId });
  const zones = shops.map(({ zone: { seller_id: providerId, zone_id: id } }) => ({
    ...{ id, providerId, name: "Boutique", priceFcfa: 0, days: 1, pickup: true },
    ...{ position: 1, removedAt: null },
  }));
  const split = splitCart(rows, zones, deliveries, 10);
  if (typeof split === "string") throw new Error(split);
  const write = () =>
    app.db.transaction((tx) => writeOrder({ ...requestContext(app), db: tx }, asked, split));
  return { customerId, rows, write };
}

it("an order whose cart changed at the last moment writes nothing, and the cart keeps its lines", async () => {
  const { customerId, rows, write } = await readCart();
  const [first, second] = rows;
  if (!first || !second) throw new Error("The cart has two lines");
  const change = { quantity: 2, note: undefined };
  await changeLine(requestContext(app), { customerId }, second.line.id, change);
  await expect(write()).rejects.toMatchObject({ code: "order-changed" });
  const isItsCart = eq(cartLines.cartId, first.line.cartId);
  expect(await app.db.select().from(cartLines).where(isItsCart)).toHaveLength(2);
  expect(await app.db.select().from(marketplaceOrders)).toEqual([]);
  const variants = await app.db
    .select({ reserved: productVariants.reserved })
    .from(productVariants);
  expect(variants).toEqual([{ reserved: 0 }, { reserved: 0 }]);
  // As it was read again, it is ordered once.
  await changeLine(requestContext(app), { customerId }, second.line.id, { ...change, quantity: 1 });
  expect(await write()).toMatchObject({ reference: expect.stringMatching(/^C/) });
  expect(await write()).toBeNull();
});
