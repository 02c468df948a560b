import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { cpuSeconds } from "./cpu-seconds.ts";
import type { Product } from "./start-product.ts";

/** What a load of requests cost. */
export interface Figures {
  rate: number;
  /** Processor time of Node and of PostgreSQL for one request, in milliseconds. */
  cpu: number;
  p50: number;
  p99: number;
}

/** One of those that are compared. */
export interface Side {
  name: string;
  url: string;
  /** Processor time of it and of the database since their start, in seconds. */
  cpu: () => number;
}

/** Sends requests to a side; one that is refused or fails is an error. */
export async function load(
  { url, cpu }: Side,
  options: Omit<autocannon.Options, "url">,
): Promise<Figures> {
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

/** A side of SQL that is written by hand, behind a server of its own. */
export interface ByHand extends Side {
  stop: () => void;
}

/**
 * Starts a server of SQL that is written by hand, on the database of the product.
 * @param duties "1" with all that the product does beside
 */
export async function startByHand(
  product: Product,
  script: string,
  name: string,
  duties: "0" | "1",
): Promise<ByHand> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
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

/** The product as the side that is compared with the others. */
function ours(product: Product): Side {
  return {
    name: "ours",
    url: product.url,
    cpu: () => product.cpu().server + product.cpu().database,
  };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The head of the table of `compare`. */
export const tableHead =
  "| | connections | | a second | CPU ms | p50 ms | p99 ms |\n|---|---|---|---|---|---|---|";

/**
 * Loads the sides in turn, so many rounds after one to warm up, and prints the medians of each and the
 * ratios of ours to those by hand.
 */
export async function compare(
  what: string,
  connections: number,
  { hands, product, rounds }: { hands: readonly Side[]; product: Product; rounds: number },
  loadOnce: (side: Side, connections: number) => Promise<Figures>,
): Promise<void> {
  const sides = [...hands, ours(product)];
  const figures = new Map<string, Figures[]>();
  for (let round = -1; round < rounds; round += 1)
    for (const side of sides) {
      const measured = await loadOnce(side, connections);
      if (round >= 0) figures.set(side.name, [...(figures.get(side.name) ?? []), measured]);
    }
  const of = (name: string, key: keyof Figures) =>
    median((figures.get(name) ?? []).map((one) => one[key]));
  const row = (name: string, values: (string | number)[]) =>
    console.log(`| ${[what, connections, name, ...values].join(" | ")} |`);
  for (const { name } of sides)
    row(name, [
      of(name, "rate").toFixed(0),
      of(name, "cpu").toFixed(2),
      of(name, "p50"),
      of(name, "p99"),
    ]);
  for (const { name } of hands)
    row(`ratio to ${name}`, [
      (of("ours", "rate") / of(name, "rate")).toFixed(2),
      (of(name, "cpu") / of("ours", "cpu")).toFixed(2),
      "",
      "",
    ]);
}
