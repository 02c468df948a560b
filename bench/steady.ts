import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import { routeOf } from "../apps/server/serving/route-of.ts";
import { sessionCookieValue } from "./couple.ts";
import { crawl } from "./crawl.ts";
import { startSecond, stopSecond } from "./second-process.ts";
import { type Product, startProduct } from "./start-product.ts";
import { openStream, tokenOf, writePairs } from "./streams.ts";

const MINUTES = Number(process.env.MINUTES ?? 30);
/** Requests that are under way at once: each is followed by another. */
const AT_ONCE = Number(process.env.AT_ONCE ?? 4);
const PAIRS = Number(process.env.PAIRS ?? 250);
/** Caches and compiled code fill in these; the memory after them is compared with that at the end. */
const WARM_MINUTES = Math.ceil(MINUTES / 3);
/** How much more than that a process may need at the end. */
const MOST_GROWTH = 1.1;

interface Target {
  path: string;
  headers: Record<string, string>;
}

/** A session of an account of the demonstration. @returns its token */
async function signIn({ connection }: Product, email: string): Promise<string> {
  const { pool, close } = openDatabase(connection, { connections: 1 });
  const token = randomBytes(24).toString("base64url");
  const { rowCount } = await pool.query(
    `insert into sessions (user_id, token_hash, expires_at)
    select id, $2, now() + interval '1 day' from users where email = $1`,
    [email, createHash("sha256").update(token).digest()],
  );
  await close();
  if (rowCount !== 1) throw new Error(`${email} is not in the demonstration`);
  return token;
}

/** Every kind of page that a couple, a provider and a stranger come to, and calls of the three. */
async function findTargets(product: Product): Promise<Target[]> {
  const { url } = product;
  const couple = await signIn(product, "awa@exemple.ci");
  const provider = await signIn(product, "traiteur@exemple.ci");
  const cookie = `jdj_session=${sessionCookieValue(couple)}; jdj_pro=${sessionCookieValue(provider)}`;
  const signedIn = { cookie, "accept-encoding": "br" };
  const seeds = ["/", notebookPrefix, "/pro", "/shopping", "/visite"];
  const pages = await crawl(url, seeds, signedIn);
  const open = await crawl(url, ["/", "/shopping"], {});
  const bearer = { authorization: `Bearer ${couple}` };
  return [
    ...pages.map((path) => ({ path, headers: signedIn })),
    ...open.map((path) => ({ path, headers: { "accept-encoding": "br" } })),
    { path: "/api/v1/get-event-type", headers: bearer },
  ];
}

/** The memory that a process occupies, in MB. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Prints the routes whose pages take longest, by their median. */
function printSlowest(times: Map<string, number[]>): void {
  const rows = [...times].toSorted(([, a], [, b]) => quantile(b, 0.5) - quantile(a, 0.5));
  console.log("| slowest | requests | p50 ms | p99 ms |\n|---|---|---|---|");
  for (const [route, each] of rows.slice(0, 12))
    console.log(
      `| ${route} | ${each.length} | ${quantile(each, 0.5).toFixed(0)} | ${quantile(each, 0.99).toFixed(0)} |`,
    );
}

async function main(): Promise<void> {
  const first = await startProduct();
  const second = await startSecond(first, "all");
  const times = new Map<string, number[]>();
  const failed = new Map<string, number>();
  try {
    const targets = await findTargets(first);
    await writePairs(first, PAIRS);
    const closers: (() => void)[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      closers.push(await openStream(first.url, tokenOf("customer", pair), () => undefined));
      closers.push(await openStream(second.url, tokenOf("provider", pair), () => undefined));
    }
    console.log(
      `${targets.length} pages and calls, ${PAIRS * 2} streams, ${AT_ONCE} requests at once`,
    );
    const servers = [
      { url: first.url, pid: first.pid, memory: [] as number[] },
      { url: second.url, pid: second.pid, memory: [] as number[] },
    ];
    async function ask(url: string, { path, headers }: Target): Promise<void> {
      const route = routeOf(path);
      const began = performance.now();
      const answer = await fetch(url + path, { headers, redirect: "manual" });
      await answer.arrayBuffer();
      const of = times.get(route) ?? [];
      times.set(route, of);
      of.push(performance.now() - began);
      if (answer.status >= 500) failed.set(route, (failed.get(route) ?? 0) + 1);
    }
    let count = 0;
    let isOver = false;
    async function askOnAndOn(): Promise<void> {
      while (!isOver) {
        const target = targets[count % targets.length];
        const server = servers[Math.floor(count / targets.length) % servers.length];
        count += 1;
        if (target && server) await ask(server.url, target);
      }
    }
    const asking = Array.from({ length: AT_ONCE }, askOnAndOn);
    for (let minute = 0; minute < MINUTES; minute += 1) {
      await wait(60_000);
      for (const { pid, memory } of servers) memory.push(memoryOf(pid));
      const now = servers.map(({ memory }) => `${memory.at(-1)?.toFixed(0)} MB`);
      console.log(`minute ${minute + 1}: ${now.join(", ")}, ${count} requests`);
    }
    isOver = true;
    await Promise.all(asking);
    for (const close of closers) close();
    printSlowest(times);
    console.log(`answered with 500 or more: ${JSON.stringify([...failed])}`);
    for (const { memory } of servers) {
      const warm = quantile(memory.slice(WARM_MINUTES, WARM_MINUTES * 2), 0.5);
      const last = quantile(memory.slice(WARM_MINUTES * 2), 0.5);
      console.log(
        `memory: ${warm.toFixed(0)} MB, then ${last.toFixed(0)} MB: ${(last / warm).toFixed(2)}`,
      );
      if (last / warm > MOST_GROWTH) process.exitCode = 1;
    }
    if (failed.size > 0) process.exitCode = 1;
  } finally {
    await stopSecond(second.child);
    await first.stop();
  }
}

await main();
