import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { get } from "node:http";
import { join } from "node:path";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import { freePort, type Product, startProduct } from "./start-product.ts";

/** Conversations, each with a stream of both sides: 500 streams, half of them in each process. */
const PAIRS = 250;
/** Messages, and how many a second. */
const MESSAGES = Number(process.env.REALTIME_MESSAGES ?? 1000);
const PER_SECOND = 20;
/** Until the other side sees a message: required at p99, in milliseconds. */
const LIMIT_MS = 300;

const START_MS = 150_000;
const root = join(import.meta.dirname, "..");

const tokenOf = (side: "customer" | "provider", pair: number) => `bench-${side}-${pair}`;
const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Starts a second process, the API alone, on the database of the first. */
async function startSecond({ connection, dataDir }: Product) {
  if (!("host" in connection)) throw new Error("The first process has the embedded database");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const database = `postgres://${connection.user}@/${connection.database}?host=${connection.host}&port=${connection.port}`;
  const child = spawn(process.execPath, [join(root, "apps/server/main.ts")], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: database,
      ROLE: "api",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const end = Date.now() + START_MS; ; ) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return { url, child };
    if (Date.now() > end) throw new Error("The second process did not become ready");
    await new Promise((later) => setTimeout(later, 50));
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await ended;
}

/** Writes the pairs: a customer and a provider's member, each signed in, and a request between them. */
async function writePairs({ connection }: Product): Promise<number[]> {
  const { pool, close } = openDatabase(connection, { connections: 1 });
  const requests: number[] = [];
  const insert = async (text: string, values: unknown[]): Promise<number> =>
    Number((await pool.query<{ id: string }>(`${text} returning id`, values)).rows[0]?.id);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const users: number[] = [];
    for (const side of ["customer", "provider"] as const) {
      const id = await insert(
        "insert into users (role, name, last_name, given_names) values ($1, 'Banc', 'Banc', 'Essai')",
        [side.toUpperCase()],
      );
      await insert(
        "insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')",
        [id, hashOf(tokenOf(side, pair))],
      );
      users.push(id);
    }
    const customer = await insert("insert into customers (user_id) values ($1)", [users[0]]);
    const provider = await insert(
      "insert into providers (name, short_description, town_id) select 'Banc', 'Essai', id from towns order by id limit 1",
      [],
    );
    await insert(
      "insert into provider_members (provider_id, user_id, role) values ($1, $2, 'owner')",
      [provider, users[1]],
    );
    requests.push(
      await insert(
        `insert into quote_requests (customer_id, provider_id, service, type, given_names, email, phone, last_message, last_message_at, changed_at)
        values ($1, $2, 'Traiteur', 'MESSAGE', 'Essai', 'banc@exemple.test', '+2250700000001', '', now(), now())`,
        [customer, provider],
      ),
    );
  }
  await close();
  return requests;
}

/** Opens a stream; `seen` is called with the request of each event. */
function openStream(url: string, token: string, seen: (request: number) => void) {
  return new Promise<() => void>((done, fail) => {
    const headers = { authorization: `Bearer ${token}` };
    const asked = get(`${url}/api/v1/realtime`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`A stream was answered ${answer.statusCode}`));
      answer.setEncoding("utf8");
      answer.on("data", (text: string) => {
        for (const [, request] of text.matchAll(/"request_id":(\d+)/g)) seen(Number(request));
      });
      answer.on("error", () => undefined);
      done(() => asked.destroy());
    });
    asked.on("error", fail);
  });
}

async function main(): Promise<void> {
  const first = await startProduct();
  const second = await startSecond(first);
  try {
    const requests = await writePairs(first);
    const waiting = new Map<number, () => void>();
    const closers: (() => void)[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      closers.push(await openStream(first.url, tokenOf("customer", pair), () => undefined));
      const seen = (request: number) => waiting.get(request)?.();
      closers.push(await openStream(second.url, tokenOf("provider", pair), seen));
    }
    const times: number[] = [];
    let lost = 0;
    const sending: Promise<void>[] = [];
    for (let message = 0; message < MESSAGES; message += 1) {
      const pair = message % PAIRS;
      const request = requests[pair] ?? 0;
      const began = performance.now();
      sending.push(
        new Promise((done) => {
          const giveUp = setTimeout(() => {
            lost += 1;
            done();
          }, 10_000);
          waiting.set(request, () => {
            waiting.delete(request);
            clearTimeout(giveUp);
            times.push(performance.now() - began);
            done();
          });
        }),
      );
      void fetch(`${first.url}/api/v1/wedding-provider-quote-requests/${request}/messages`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${tokenOf("customer", pair)}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ message: `Message ${message}` }),
      });
      await new Promise((later) => setTimeout(later, 1000 / PER_SECOND));
    }
    await Promise.all(sending);
    for (const close of closers) close();
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    console.log(
      `${PAIRS * 2} streams on two processes, ${MESSAGES} messages at ${PER_SECOND}/s: seen by the other side after ${at(0.5).toFixed(0)} ms (p50), ${at(0.99).toFixed(0)} ms (p99), ${at(0.9999).toFixed(0)} ms (worst), ${lost} lost`,
    );
    if (lost > 0 || at(0.99) > LIMIT_MS) process.exitCode = 1;
  } finally {
    await stop(second.child);
    await first.stop();
  }
}

await main();
