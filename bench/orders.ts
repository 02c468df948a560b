import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { type OpenDatabase, openDatabase } from "../apps/api/src/database/connect.ts";
import { type FilledCart, fillCarts } from "../apps/api/src/testing/large/fill-carts.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
import { type Product, startProduct } from "./start-product.ts";

const SECONDS = Number(process.env.SECONDS ?? 4);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Orders of a round at 1 and at 16 connections; the first round of each warms up. */
const ORDERS: Readonly<Record<number, number>> = { 1: 600, 16: 2000 };

interface Figures {
  rate: number;
  /** Processor time of Node and of PostgreSQL for one request, in milliseconds. */
  cpu: number;
  p50: number;
  p99: number;
}

/** One of the two that are compared. */
interface Side {
  name: string;
  url: string;
  /** Processor time of it and of the database since their start, in seconds. */
  cpu: () => number;
}

const headersOf = ({ token }: FilledCart) => ({
  "content-type": "application/json",
  authorization: `Bearer ${token}`,
});

async function measure({ url, cpu }: Side, options: Omit<autocannon.Options, "url">) {
  const cpuBefore = cpu();
  const from = performance.now();
  const result = await autocannon({ ...options, url });
  const seconds = (performance.now() - from) / 1000;
  const { non2xx, errors, latency } = result;
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  const served = result["2xx"];
  return {
    rate: served / seconds,
    cpu: (1000 * (cpu() - cpuBefore)) / served,
    p50: latency.p50,
    p99: latency.p99,
  };
}

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
  return measure(side, { connections, amount: carts.length, requests: [request] });
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
  return measure(side, { connections, duration: SECONDS, requests: [request] });
}

/** Starts SQL written by hand behind a server of its own. @param duties "1" with the rate limit and the email */
async function startByHand(product: Product, name: string, duties: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "hand-written-orders.ts")], {
    env: { ...process.env, CONNECTION: JSON.stringify(product.connection), DUTIES: duties },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout, "data");
  return {
    name,
    url: `http://127.0.0.1:${String(port).trim()}`,
    cpu: () => cpuSeconds(child.pid ?? 0) + product.cpu().database,
    stop: () => void child.kill("SIGTERM"),
  };
}

/** Waits until the emails of the orders are written; with `ROLE=web` another process would do that, and none does. */
async function waitForJobs(pool: OpenDatabase["pool"]): Promise<void> {
  if (process.env.ROLE === "web") return;
  const waiting =
    "select from jobs.job where name = 'send-order-email' and state < 'completed' limit 1";
  while ((await pool.query(waiting)).rows.length > 0)
    await new Promise((later) => setTimeout(later, 200));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Compares the change of a cart and the placement of an order over HTTP with SQL written by hand over
 * `pg` behind a bare `node:http`, on the same database and in turn, at 1 and at 16 connections.
 */
async function main(): Promise<void> {
  const product = await startProduct();
  const { db, pool, close } = openDatabase(product.connection, { connections: 2 });
  const hands = [await startByHand(product, "by hand", "0")];
  hands.push(await startByHand(product, "by hand, with its duties", "1"));
  try {
    const ordered = Object.values(ORDERS).reduce((sum, orders) => sum + orders, 0);
    const carts = await fillCarts(db, 500 + 3 * (ROUNDS + 1) * ordered);
    const changed = carts.splice(0, 500);
    const ours = () => product.cpu().server + product.cpu().database;
    const sides: Side[] = [...hands, { name: "ours", url: product.url, cpu: ours }];
    console.log("| | connections | | a second | CPU ms | p50 ms | p99 ms |");
    console.log("|---|---|---|---|---|---|---|");
    for (const [what, load] of [
      ["cart change", (side: Side, connections: number) => change(side, changed, connections)],
      [
        "order",
        (side: Side, connections: number) =>
          order(side, carts.splice(0, ORDERS[connections]), connections),
      ],
    ] as const)
      for (const connections of [1, 16]) {
        const figures = new Map<string, Figures[]>();
        for (let round = -1; round < ROUNDS; round += 1)
          for (const side of sides) {
            const measured = await load(side, connections);
            // The emails of orders are written by a thread of the product.
            await waitForJobs(pool);
            if (round >= 0) figures.set(side.name, [...(figures.get(side.name) ?? []), measured]);
          }
        const of = (name: string, key: keyof Figures) =>
          median((figures.get(name) ?? []).map((one) => one[key]));
        const row = (name: string, values: string[]) =>
          console.log(`| ${[what, connections, name, ...values].join(" | ")} |`);
        for (const { name } of sides)
          row(name, [
            of(name, "rate").toFixed(0),
            of(name, "cpu").toFixed(2),
            String(of(name, "p50")),
            String(of(name, "p99")),
          ]);
        const ratio = (key: keyof Figures, a: string, b: string) =>
          (of(a, key) / of(b, key)).toFixed(2);
        for (const { name } of hands)
          row(`ratio to ${name}`, [
            ratio("rate", "ours", name),
            ratio("cpu", name, "ours"),
            "",
            "",
          ]);
      }
  } finally {
    for (const { stop } of hands) stop();
    await close();
    await product.stop();
  }
}

await main();
