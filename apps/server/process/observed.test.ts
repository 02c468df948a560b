import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@jdj/api/database/connect";
import { socketFolderFor, socketPort } from "@jdj/api/database/embedded/socket-folder";
import { patterns } from "@jdj/contract/paths/addresses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDataDir } from "../testing/data-dir.ts";
import { callServer, endServer, startServer, type TestServer } from "../testing/server.ts";

const TOKEN = "a-token-of-the-monitoring";
const SECRET = "a-secret-for-the-tests-of-the-log-and-metrics";
const held: { server?: TestServer; collector?: Server } = {};

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface Span {
  name: string;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}

/** The spans that the collector was sent, and the bodies that they came in. */
const spans: Span[] = [];
const bodies: string[] = [];

/** A collector of OpenTelemetry that stores what it is sent. */
async function openCollector(): Promise<string> {
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    bodies.push(body);
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.end("{}");
  });
  held.collector = collector;
  await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done));
  const address = collector.address();
  if (typeof address !== "object" || address === null) throw new Error("It does not listen");
  return `http://127.0.0.1:${address.port}`;
}

let dataDir = "";

beforeAll(async () => {
  dataDir = freshDataDir();
  held.server = await startServer(dataDir, {
    ROLE: "all",
    METRICS_TOKEN: TOKEN,
    ORANGE_SMS_CLIENT_ID_2: "another application",
    SECRET,
    OTEL_EXPORTER_OTLP_ENDPOINT: await openCollector(),
    OTEL_BSP_SCHEDULE_DELAY: "100",
  });
}, 200_000);

afterAll(async () => {
  if (held.server) await endServer(held.server, "SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
  held.collector?.close();
});

function server(): TestServer {
  if (!held.server) throw new Error("The server is started before the tests");
  return held.server;
}

/** The token of a customer with a proven address. */
async function signedIn(): Promise<string> {
  const account = { email: "abonnee@exemple.test", password: "demo" };
  await callServer(server(), "POST", "/api/v1/register", {
    body: {
      ...account,
      last_name: "Kouassi",
      given_names: "Awa",
      civility: "Mlle",
      dob: "1996-05-14",
      event_type_id: 1,
      wedding_date: "2030-03-20",
      terms: true,
    },
  });
  const { pool, close } = openDatabase({
    host: socketFolderFor(resolve(dataDir)),
    port: socketPort,
    user: "postgres",
    database: "postgres",
  });
  await pool.query("update users set email_verified_at = now()");
  await close();
  const answer = await callServer(server(), "POST", "/api/v1/login", { body: account });
  const { token } = (answer?.body ?? {}) as { token?: string };
  return token ?? "";
}

interface Line {
  event: string;
  level: string;
  route?: string;
  status?: number;
  method?: string;
  requestId?: string;
}

const lines = (): Line[] =>
  server()
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

/** The log's lines of a request, once it has one: they are written by another thread. */
async function linesOf(requestId: string | null): Promise<Line[]> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const found = lines().filter((line) => line.requestId === requestId);
    if (found.length > 0) return found;
    await wait(20);
  }
  return [];
}

describe("the log", () => {
  it("has one line per request, with its id, the pattern of its route, status and time", async () => {
    const answer = await fetch(`${server().url}${patterns.blog}?page=1`);
    await answer.text();
    const [line] = await linesOf(answer.headers.get("x-request-id"));
    expect(line).toMatchObject({ event: "request", level: "info", route: "/blog", status: 200 });
    expect(line).toMatchObject({ method: "GET", ms: expect.any(Number), at: expect.any(String) });
  });

  it("names a call by its path in the contract, without the values of its caller", async () => {
    const email = "personne@exemple.test";
    const answer = await fetch(`${server().url}/api/v1/email-verification/jeton-secret/${email}`);
    const [line] = await linesOf(answer.headers.get("x-request-id"));
    expect(line?.route).toBe("/api/v1/email-verification/{token}/{email}");
    expect(server().output()).not.toContain("jeton-secret");
    expect(server().output()).not.toContain(email);
  });

  it("gives a page from the page cache a line as well", async () => {
    await (await fetch(`${server().url}${patterns.signIn}`)).text();
    const again = await fetch(`${server().url}${patterns.signIn}`);
    await again.text();
    const [line] = await linesOf(again.headers.get("x-request-id"));
    expect(line).toMatchObject({ route: patterns.signIn, status: 200 });
  });
});

describe("GET /metrics", () => {
  const read = (token?: string) =>
    fetch(`${server().url}/metrics`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  it("is refused without the token of the settings", async () => {
    expect((await read()).status).toBe(401);
    expect((await read("another-token-of-16")).status).toBe(401);
  });

  it("counts requests by route, statements, connections, cached pages and the event loop's delay", async () => {
    const answer = await read(TOKEN);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    const text = await answer.text();
    expect(text).toMatch(/http_request_seconds_count\{[^}]*route="\/blog"[^}]*\} 1/);
    expect(text).toMatch(/database_statement_seconds_count [1-9]/);
    expect(text).toMatch(/database_pool_connections\{state="idle"\} [1-9]/);
    expect(text).toMatch(/page_cache_answers_total\{result="hit"\} [1-9]/);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
  });

  it("has each contract by which messages leave, and whether it is set aside", async () => {
    const text = await (await read(TOKEN)).text();
    for (const [channel, contract] of [
      ["mail", 1],
      ["sms", 1],
      ["sms", 2],
      ["whatsapp", 1],
    ])
      expect(text).toContain(`gateway_paused{channel="${channel}",contract="${contract}"} 0`);
  });

  it("leaves streams of events out of the durations of requests, and in the log", async () => {
    const client = new AbortController();
    const stream = await fetch(`${server().url}/api/v1/realtime`, {
      headers: { authorization: `Bearer ${await signedIn()}` },
      signal: client.signal,
    });
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    client.abort();
    const [line] = await linesOf(stream.headers.get("x-request-id"));
    expect(line).toMatchObject({ event: "request", route: "other" });
    // The same address without a token is an ordinary request, and counted.
    expect((await fetch(`${server().url}/api/v1/realtime`)).status).toBe(401);
    const text = await (await read(TOKEN)).text();
    const counted = text.match(/^http_request_seconds_count\{.*route="other".*$/gm);
    expect(counted).toEqual([expect.stringMatching(/status="401".*\} 1$/)]);
  });

  it("adds what the thread of jobs counts", async () => {
    await fetch(`${server().url}/api/v1/newsletter`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "lectrice@exemple.test", sexe: "M" }),
    });
    const counted = async () => (await (await read(TOKEN)).text()).match(/^jobs_total\{.*$/m)?.[0];
    await expect.poll(counted, { timeout: 10_000 }).toMatch(/result="completed"\} [1-9]/);
  });
});

describe("a trace", () => {
  it("has a span of the request, in the trace of its caller, and one of each statement", async () => {
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    const answer = await fetch(`${server().url}/api/v1/email-verification/jeton-trace/x@y.test`, {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    const requestId = answer.headers.get("x-request-id");
    const own = await until(() => {
      const found = spans.filter((span) => span.traceId === traceId);
      return found.some(({ name }) => name.startsWith("GET ")) && found.length > 1 ? found : null;
    });
    const request = own.find(({ name }) => name.startsWith("GET "));
    expect(request?.name).toBe("GET /api/v1/email-verification/{token}/{email}");
    expect(request?.attributes).toContainEqual({
      key: "request.id",
      value: { stringValue: requestId },
    });
    const statement = own.find(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statement?.attributes.map(({ key }) => key)).toContain("db.query.text");
    expect(bodies.join("")).not.toContain("jeton-trace");
  });

  it("has a span of each job", async () => {
    const job = await until(() => spans.find(({ name }) => name.startsWith("job ")) ?? null);
    expect(job.name).toMatch(/^job [a-z-]+$/);
  });
});

/** What is found, once it is there. */
async function until<T>(find: () => T | null): Promise<T> {
  for (let attempts = 0; attempts < 600; attempts += 1) {
    const found = find();
    if (found !== null) return found;
    await wait(50);
  }
  throw new Error("It did not come");
}
