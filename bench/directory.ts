import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { loadIndex } from "../apps/api/src/areas/providers/search-index/load-providers.ts";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import { fillDirectory } from "../apps/api/src/testing/large/fill-directory.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
import { startProduct } from "./start-product.ts";

const PROVIDERS = Number(process.env.PROVIDERS ?? 100_000);
const SECONDS = Number(process.env.SECONDS ?? 5);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const path = "/api/v1/wedding-providers";

const names = ["akissi", "koffi", "traoré", "kouamé", "bamba", "ouattara", "yao", "diabaté"];
const trades = ["traiteur", "salle", "studio", "villa", "palais"];

/** What visitors ask: nothing, a facet, two, words, words in a town, prices and marks. */
function questions(): string[] {
  const of = (count: number, ask: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => ask(at));
  const one = <T>(list: readonly T[], at: number) => list[at % list.length];
  return [
    ...of(2, (at) => `page=${at + 1}`),
    ...of(8, (at) => `service_type_id=${1 + ((at * 5) % 29)}`),
    ...of(8, (at) => `town_id=${1 + ((at * 7) % 41)}`),
    ...of(8, (at) => `service_type_id=${1 + ((at * 3) % 29)}&town_id=${1 + ((at * 11) % 41)}`),
    ...of(8, (at) => `search=${encodeURIComponent(one(names, at) ?? "")}`),
    ...of(5, (at) => `search=${one(trades, at)}+${encodeURIComponent(one(names, at + 3) ?? "")}`),
    ...of(5, (at) => `search=${one(trades, at)}&town_id=${1 + ((at * 13) % 41)}`),
    ...of(
      4,
      (at) =>
        `service_type_id=${1 + at * 6}&min_price=${100_000 * at}&max_price=${100_000 * at + 400_000}&mark=3`,
    ),
  ];
}

interface Figures {
  rate: number;
  /** Processor time of Node and of PostgreSQL for one request, in milliseconds. */
  cpu: number;
  p50: number;
  p99: number;
}

/** @param used the processor time used so far, in seconds */
async function load(url: string, connections: number, used: () => number): Promise<Figures> {
  const before = used();
  const requests = questions().map((query) => ({ path: `${path}?${query}` }));
  const {
    requests: done,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    url,
    connections,
    duration: SECONDS,
    requests,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  const cpu = (1000 * (used() - before)) / done.total;
  return { rate: done.average, cpu, p50: latency.p50, p99: latency.p99 };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Compares a search over HTTP with the best SQL written by hand over `pg` behind a bare Fastify, both
 * on the same database and in turn, at 1 and at 16 connections. Processor time says more than the
 * clock where other work shares the machine.
 */
async function main(): Promise<void> {
  // No jobs run meanwhile.
  process.env.ROLE = "web";
  const product = await startProduct();
  const { db, pool, close } = openDatabase(product.connection, { connections: 2 });
  const byHand = spawn(process.execPath, [join(import.meta.dirname, "hand-written-search.ts")], {
    env: { ...process.env, CONNECTION: JSON.stringify(product.connection) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await fillDirectory(db, PROVIDERS);
    // For the statements written by hand.
    await db.execute("create index on providers using gin (document)");
    const builds: number[] = [];
    const nodeTimes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const from = performance.now();
      const { user } = process.cpuUsage();
      await loadIndex(db);
      builds.push(performance.now() - from);
      nodeTimes.push((process.cpuUsage().user - user) / 1000);
    }
    console.log(
      `the index of ${PROVIDERS} is built in ${median(builds).toFixed(0)} ms, of which Node computes ${median(nodeTimes).toFixed(0)}`,
    );
    await pool.query("select pg_notify('directory', 'all')");
    await new Promise((later) => setTimeout(later, 15_000));
    const [port] = await once(byHand.stdout, "data");
    const sides = [
      {
        name: "by hand",
        url: `http://127.0.0.1:${String(port).trim()}`,
        used: () => cpuSeconds(byHand.pid ?? 0) + product.cpu().database,
      },
      {
        name: "ours",
        url: product.url,
        used: () => product.cpu().server + product.cpu().database,
      },
    ];
    console.log(
      "| connections | | requests/s | CPU ms | p50 ms | p99 ms |\n|---|---|---|---|---|---|",
    );
    for (const connections of [1, 16]) {
      const figures = new Map<string, Figures[]>();
      for (let round = -1; round < ROUNDS; round += 1)
        for (const { name, url, used } of sides) {
          const measured = await load(url, connections, used);
          if (round >= 0) figures.set(name, [...(figures.get(name) ?? []), measured]);
        }
      const of = (name: string, key: keyof Figures) =>
        median((figures.get(name) ?? []).map((one) => one[key]));
      for (const { name } of sides)
        console.log(
          `| ${connections} | ${name} | ${of(name, "rate").toFixed(0)} | ${of(name, "cpu").toFixed(2)} | ${of(name, "p50")} | ${of(name, "p99")} |`,
        );
      console.log(
        `| ${connections} | ratio | ${(of("ours", "rate") / of("by hand", "rate")).toFixed(2)} | ${(of("by hand", "cpu") / of("ours", "cpu")).toFixed(2)} | | |`,
      );
    }
  } finally {
    byHand.kill("SIGTERM");
    await close();
    await product.stop();
  }
}

await main();
