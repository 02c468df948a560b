import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { loadProducts } from "../apps/api/src/areas/products/search-index/load-products.ts";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import { fillProducts } from "../apps/api/src/testing/large/fill-products.ts";
import { startProduct } from "./start-product.ts";

const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const SECONDS = Number(process.env.SECONDS ?? 4);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const path = "/api/v1/articles_pag/9";

interface Question {
  search: string;
  category_id?: number;
}

/** What visitors search: words, two of them, within a category, a category alone, nothing. */
const searches: Question[] = [
  ...["robe", "pagne", "collier", "bougies", "malle", "dragées", "assiettes", "boubou"],
  ...["robe ivoire", "pagne lagune", "collier doré", "nappe ronde bleu", "verres à pied akissi"],
  ...["alliance gravée rose", "pièce montée prestige", "boutique 12", ""],
].flatMap((search) => [{ search }, { search, category_id: 1 + (search.length % 12) }]);

/** What somebody has typed at each pause. */
const typed: Question[] = ["robe mariée", "pagne wax", "bissap", "faire-part", "collier perles"]
  .flatMap((text) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2)))
  .map((search) => ({ search }));

interface Figures {
  rate: number;
  p50: number;
  p99: number;
}

async function load(
  url: string,
  questions: readonly Question[],
  connections: number,
): Promise<Figures> {
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    requests: questions.map((question) => ({
      method: "POST" as const,
      path,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
    })),
  });
  const { non2xx, errors } = result;
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Compares the search of products and its autocomplete over HTTP with SQL written by hand over `pg`
 * behind a bare `node:http`, on the same database and in turn, at 1 and at 16 connections.
 */
async function main(): Promise<void> {
  const product = await startProduct();
  const { db, pool, close } = openDatabase(product.connection, {
    connections: 2,
    limitsStatements: false,
  });
  const byHand = spawn(process.execPath, [join(import.meta.dirname, "hand-written-products.ts")], {
    env: { ...process.env, CONNECTION: JSON.stringify(product.connection) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await fillProducts(db, PRODUCTS);
    // For the statements written by hand.
    await db.execute("create index on articles using gin (document)");
    const from = performance.now();
    await loadProducts(db);
    console.log(`the index of ${PRODUCTS} is built in ${(performance.now() - from).toFixed(0)} ms`);
    await pool.query("select pg_notify('articles', 'all')");
    await new Promise((later) => setTimeout(later, 15_000));
    const [port] = await once(byHand.stdout, "data");
    const sides = [
      { name: "by hand", url: `http://127.0.0.1:${String(port).trim()}` },
      { name: "ours", url: product.url },
    ];
    console.log("| | connections | | requests/s | p50 ms | p99 ms |\n|---|---|---|---|---|---|");
    for (const [what, questions] of [
      ["search", searches],
      ["autocomplete", typed],
    ] as const)
      for (const connections of [1, 16]) {
        const figures = new Map<string, Figures[]>();
        for (let round = -1; round < ROUNDS; round += 1)
          for (const { name, url } of sides) {
            const measured = await load(url, questions, connections);
            if (round >= 0) figures.set(name, [...(figures.get(name) ?? []), measured]);
          }
        const of = (name: string, key: keyof Figures) =>
          median((figures.get(name) ?? []).map((one) => one[key]));
        for (const { name } of sides)
          console.log(
            `| ${what} | ${connections} | ${name} | ${of(name, "rate").toFixed(0)} | ${of(name, "p50")} | ${of(name, "p99")} |`,
          );
        console.log(
          `| ${what} | ${connections} | ratio | ${(of("ours", "rate") / of("by hand", "rate")).toFixed(2)} | | |`,
        );
      }
  } finally {
    byHand.kill("SIGTERM");
    await close();
    await product.stop();
  }
}

await main();
