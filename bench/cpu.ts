import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "./start-product.ts";

/** What `/proc` counts in: hundredths of a second. */
const TICK_MS = 10;

interface Times {
  parent: number;
  own: number;
  /** Of its children that have ended. */
  children: number;
}

function timesOf(pid: number): Times | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const at = (index: number) => Number(fields[index]);
    return { parent: at(1), own: at(11) + at(12), children: at(13) + at(14) };
  } catch {
    return null;
  }
}

/** The processor time that a product has used since its start, in milliseconds: of Node and of PostgreSQL with its backends. */
export function cpuOf({ pid, dataDir }: Product): { node: number; postgres: number } {
  const postmaster = Number(
    readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0],
  );
  const server = timesOf(postmaster);
  const backends = readdirSync("/proc").map((name) =>
    /^\d+$/.test(name) ? timesOf(Number(name)) : null,
  );
  const running = backends.reduce(
    (sum, one) => (one?.parent === postmaster ? sum + one.own : sum),
    (server?.own ?? 0) + (server?.children ?? 0),
  );
  return { node: (timesOf(pid)?.own ?? 0) * TICK_MS, postgres: running * TICK_MS };
}
