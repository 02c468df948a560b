import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { chromium } from "@playwright/test";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import { browserArguments, chromiumPath } from "./browser.ts";
import { type Couple, call, importGuests, registerCouple, sessionCookieValue } from "./couple.ts";
import { lengthenBudget } from "./lengthen-budget.ts";
import { type Product, startProduct } from "./start-product.ts";
import { throughput } from "./throughput.ts";
import { view } from "./view.ts";

const LINES = 200;
const COUPLES = 20;
const SAVES_A_SECOND = 50;
const SECONDS = 12;
const GUESTS = 2000;

interface BudgetGroup {
  children: { id: number }[];
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const summary = (values: number[]) =>
  `median ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms, worst ${Math.max(...values).toFixed(1)} ms`;

/** Starts a request fifty times a second, whether or not the earlier ones have ended. @returns the time of each, in ms */
async function atRate(send: (index: number) => Promise<unknown>): Promise<number[]> {
  const sent: Promise<number>[] = [];
  const began = performance.now();
  for (let index = 0; index < SAVES_A_SECOND * SECONDS; index += 1) {
    const wait = began + (index * 1000) / SAVES_A_SECOND - performance.now();
    if (wait > 0) await new Promise((later) => setTimeout(later, wait));
    const from = performance.now();
    sent.push(send(index).then(() => performance.now() - from));
  }
  return Promise.all(sent);
}

/** The same rows written by one bare statement of the same database: what the machine itself takes. */
async function measureBareWrites(product: Product): Promise<void> {
  const { pool, close } = openDatabase(product.connection, { connections: 1 });
  await pool.query(
    "create table bare_lines (couple int, line int, amount bigint, primary key (couple, line))",
  );
  const times = await atRate((index) =>
    pool.query(
      `insert into bare_lines select $1, n, $2 from generate_series(1, ${LINES}) n
       on conflict (couple, line) do update set amount = excluded.amount`,
      [index % COUPLES, index],
    ),
  );
  console.log(`${LINES} bare rows, ${SAVES_A_SECOND} writes/s: ${summary(times)}`);
  await close();
}

/** Saves all lines of a budget, each with new amounts. */
async function saveBudget(url: string, couple: Couple, ids: number[], save: number): Promise<void> {
  const rows = ids.map((id) => ({
    event_id: couple.eventId,
    budget_id: id,
    min_amount: 10_000 + save,
    max_amount: 90_000 + save,
    real_amount: 50_000 + save,
  }));
  await call(url, "POST", "/api/v1/budgets/events", { token: couple.token, body: rows });
}

/** Fifty whole budgets a second, of twenty couples one after the other, whether or not the last ones are answered. */
async function measureBudget(product: Product): Promise<void> {
  await lengthenBudget(product.query, LINES);
  const couples: Couple[] = [];
  for (let made = 0; made < COUPLES; made += 1) couples.push(await registerCouple(product.url));
  const [first] = couples;
  if (!first) return;
  const path = `/api/v1/budgets-by-event/${first.eventId}`;
  const groups = await call<BudgetGroup[]>(product.url, "GET", path, first);
  const ids = groups.flatMap(({ children }) => children.map(({ id }) => id));
  for (const [index, couple] of couples.entries())
    await saveBudget(product.url, couple, ids, index);
  const times = await atRate(async (save) => {
    const couple = couples[save % COUPLES];
    if (couple) await saveBudget(product.url, couple, ids, 100 + save);
  });
  console.log(`budget of ${ids.length} lines, ${SAVES_A_SECOND} saves/s: ${summary(times)}`);
}

/** The list of 2,000 guests: as a call, as a page, and under a finger at CPU × 4. */
async function measureGuests({ url }: Product): Promise<void> {
  const couple = await registerCouple(url);
  await importGuests(url, couple, GUESTS);
  const addresses = [
    ["call", `${url}/api/v1/guests-by-event-get/${couple.eventId}`],
    ["page", `${url}${notebookPrefix}/invites-pour-le-mariage`],
  ] as const;
  const headers = {
    authorization: `Bearer ${couple.token}`,
    cookie: `jdj_session=${sessionCookieValue(couple.token)}`,
  };
  for (const [name, address] of addresses) {
    const times: number[] = [];
    for (let index = 0; index < 220; index += 1) {
      const began = performance.now();
      await (
        await fetch(address, { headers: { ...headers, "accept-encoding": "br, gzip" } })
      ).arrayBuffer();
      if (index >= 20) times.push(performance.now() - began);
    }
    console.log(`${GUESTS} guests, ${name}: ${summary(times)}, ${await bytesOf(address, headers)}`);
  }
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserArguments });
  const presses: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
    });
    await context.addCookies([
      { name: "jdj_session", value: sessionCookieValue(couple.token), url },
    ]);
    presses.push((await view(await context.newPage(), addresses[1][1])).interaction);
    await context.close();
  }
  await browser.close();
  console.log(`${GUESTS} guests, slowest press or key at CPU × 4: ${summary(presses)}`);
}

/** The size of a response as sent and after decompression. */
async function bytesOf(address: string, headers: Record<string, string>): Promise<string> {
  const [sent, encoding] = await new Promise<[Buffer, string | undefined]>((done, fail) => {
    const asked = request(
      address,
      { headers: { ...headers, "accept-encoding": "br, gzip" } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => done([Buffer.concat(chunks), answer.headers["content-encoding"]]));
      },
    );
    asked.on("error", fail).end();
  });
  const kb = (size: number) => `${(size / 1000).toFixed(1)} KB`;
  const read = encoding === "br" ? brotliDecompressSync(sent) : gunzipSync(sent);
  return `${kb(sent.length)} in ${encoding} of ${kb(read.length)}`;
}

async function main(): Promise<void> {
  const product = await startProduct();
  try {
    await measureBudget(product);
    await measureBareWrites(product);
    await measureGuests(product);
    const small = await registerCouple(product.url);
    await importGuests(product.url, small, 60);
    const cookie = { cookie: `jdj_session=${sessionCookieValue(small.token)}` };
    const address = `${product.url}${notebookPrefix}/invites-pour-le-mariage`;
    const { ours, bare, ratio } = await throughput("guest list page", address, cookie);
    console.log(`guest list page, 60 guests: ${ours}/s, bare ${bare}/s, ratio ${ratio.toFixed(4)}`);
  } finally {
    await product.stop();
  }
}

await main();
