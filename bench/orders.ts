import type autocannon from "autocannon";
import { type OpenDatabase, openDatabase } from "../apps/api/src/database/connect.ts";
import { type FilledCart, fillCarts } from "../apps/api/src/testing/large/fill-carts.ts";
import { compare, type Figures, load, type Side, startByHand, tableHead } from "./by-hand.ts";
import { startProduct } from "./start-product.ts";

const SECONDS = Number(process.env.SECONDS ?? 4);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Orders of a round at 1 and at 16 connections; the first round of each warms up. */
const ORDERS: Readonly<Record<number, number>> = { 1: 600, 16: 2000 };

const headersOf = ({ token }: FilledCart) => ({
  "content-type": "application/json",
  authorization: `Bearer ${token}`,
});

/** Each cart of a list is ordered once. */
function order(side: Side, carts: FilledCart[], connections: number): Promise<Figures> {
  let next = 0;
  const request: autocannon.Request = {
    method: "POST",
    path: "/api/v1/orders",
    setupRequest(request) {
      const cart = carts[next];
      next += 1;
      // It prepares the request after the last one, too.
      if (!cart) return request;
      const body = {
        order_key: cart.orderKey,
        recipient: "Awa Kouassi",
        phone_number: "+2250700000001",
        town_id: cart.townId,
        address: "Riviera 2, près de la pharmacie",
        lines: cart.lines,
        deliveries: cart.deliveries,
      };
      return { ...request, headers: headersOf(cart), body: JSON.stringify(body) };
    },
  };
  return load(side, { connections, amount: carts.length, requests: [request] });
}

/** The lines of a list of carts are changed in turn, to another quantity each time. */
function change(side: Side, carts: FilledCart[], connections: number): Promise<Figures> {
  let next = 0;
  const request: autocannon.Request = {
    method: "POST",
    setupRequest(request) {
      const cart = carts[next % carts.length];
      const quantity = 1 + (Math.floor(next / carts.length) % 5);
      next += 1;
      const [line] = cart?.lines ?? [];
      if (!cart || !line) throw new Error("A cart has no line");
      const path = `/api/v1/cart/lines/${line.id}`;
      return { ...request, path, headers: headersOf(cart), body: JSON.stringify({ quantity }) };
    },
  };
  return load(side, { connections, duration: SECONDS, requests: [request] });
}

/** Waits until the emails of the orders are written; with `ROLE=web` another process would do that, and none does. */
async function waitForJobs(pool: OpenDatabase["pool"]): Promise<void> {
  if (process.env.ROLE === "web") return;
  const waiting =
    "select from jobs.job where name = 'send-order-email' and state < 'completed' limit 1";
  while ((await pool.query(waiting)).rows.length > 0)
    await new Promise((later) => setTimeout(later, 200));
}

/**
 * Compares the change of a cart and the placement of an order over HTTP with SQL written by hand over
 * `pg` behind a bare `node:http`, on the same database and in turn, at 1 and at 16 connections.
 */
async function main(): Promise<void> {
  const product = await startProduct();
  const { db, pool, close } = openDatabase(product.connection, { connections: 2 });
  const hands = [
    await startByHand(product, "hand-written-orders.ts", "by hand", "0"),
    await startByHand(product, "hand-written-orders.ts", "by hand, with its duties", "1"),
  ];
  try {
    const ordered = Object.values(ORDERS).reduce((sum, orders) => sum + orders, 0);
    const carts = await fillCarts(db, 500 + 3 * (ROUNDS + 1) * ordered);
    const changed = carts.splice(0, 500);
    const compared = { hands, product, rounds: ROUNDS };
    console.log(tableHead);
    for (const connections of [1, 16])
      await compare("cart change", connections, compared, (side) =>
        change(side, changed, connections),
      );
    for (const connections of [1, 16])
      await compare("order", connections, compared, async (side) => {
        const figures = await order(side, carts.splice(0, ORDERS[connections]), connections);
        // The emails of orders are written by a thread of the product.
        await waitForJobs(pool);
        return figures;
      });
  } finally {
    for (const { stop } of hands) stop();
    await close();
    await product.stop();
  }
}

await main();
