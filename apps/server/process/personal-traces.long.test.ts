import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@jdj/api/database/connect";
import { socketFolderFor, socketPort } from "@jdj/api/database/embedded/socket-folder";
import { afterEach, expect, it } from "vitest";
import { freshDataDir } from "../testing/data-dir.ts";
import { callServer, endServer, startServer, type TestServer } from "../testing/server.ts";

const people = {
  email: "awa.traces@exemple.test",
  invited: "yao.traces@exemple.test",
  phone: "+2250701998877",
  newcomer: "+2250501998877",
};

const dataDir = freshDataDir();
const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await endServer(server, "SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
});

let printed = "";
async function start(environment: Record<string, string>): Promise<TestServer> {
  const server = await startServer(dataDir, environment);
  running.push(server);
  return server;
}
async function stop(server: TestServer): Promise<void> {
  running.splice(running.indexOf(server), 1);
  await endServer(server, "SIGTERM");
  printed += server.output();
}

async function query<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  const host = socketFolderFor(resolve(dataDir));
  const place = { host, port: socketPort, user: "postgres", database: "postgres" };
  const { pool, close } = openDatabase(place, { connections: 1 });
  try {
    return (await pool.query(text, values)).rows as T[];
  } finally {
    await close();
  }
}

/** Every row of every table of the queue, as text. */
async function queueRows(): Promise<string> {
  const tables = await query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema = 'jobs'",
  );
  let text = "";
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(`select t::text as row from ${name} as t`);
    text += rows.map(({ row }) => `${name}: ${row}\n`).join("");
  }
  return text;
}

const registration = {
  last_name: "Kouassi",
  given_names: "Awa",
  civility: "Mlle",
  email: people.email,
  password: "demo",
  dob: "1996-05-14",
  event_type_id: 1,
  wedding_date: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10),
  terms: true,
};

async function register(server: TestServer): Promise<{ token: string; eventId: number }> {
  await callServer(server, "POST", "/api/v1/register", { body: registration });
  await query("update users set email_verified_at = now()");
  const body = { email: people.email, password: "demo" };
  const signIn = await callServer(server, "POST", "/api/v1/login", { body });
  const [event] = await query<{ id: string }>("select id from events");
  const { token } = (signIn?.body ?? {}) as { token: string };
  return { token, eventId: Number(event?.id) };
}

/** Uses every call that puts addresses, numbers and links into jobs and logs. */
async function leaveTraces(server: TestServer): Promise<void> {
  const { token, eventId } = await register(server);
  await callServer(server, "POST", "/api/v1/password-reset-email", {
    body: { email: people.email },
  });
  await callServer(server, "POST", "/api/v1/send-otp-web", {
    body: { ...registration, email: "", phone_number_1: people.newcomer },
  });
  const path = `/api/v1/events/${eventId}/invitations`;
  for (const to of [{ email: people.invited }, { phone: people.phone }])
    await callServer(server, "POST", path, { token, body: { role: "reader", ...to } });
}

async function provokeDatabaseErrors(): Promise<void> {
  const failing: [text: string, values: unknown[]][] = [
    ["insert into users select * from users where email = $1", [people.email]],
    [`select '${people.email}'::bigint`, []],
    ["select ($1 || '?')::bigint", [people.phone]],
    [`select no_such_column as "${people.invited}"`, []],
  ];
  for (const [text, values] of failing) await expect(query(text, values)).rejects.toThrow();
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(100))
    if (await done()) return;
  throw new Error("The condition was not met in time");
}

/** Whether a text contains this as a whole word: six digits of a longer number are not a code. */
function contains(trace: string, text: string): boolean {
  const pattern = trace.replace(/[.+]/g, "\\$&");
  return new RegExp(`(?<![\\w.-])${pattern}(?![\\w-])`).test(text);
}

it("logs and the queue hold no address, number, code or live link, whatever fails", async () => {
  const api = await start({});
  await leaveTraces(api);
  await provokeDatabaseErrors();
  const waiting = await queueRows();
  await query("alter table customers rename to customers_away");
  await stop(api);

  // The mail server is unreachable, and a query fails with an address among its values.
  const failing = await start({
    ROLE: "worker",
    MAIL_DRIVER: "smtp",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "carnet@exemple.test",
  });
  await until(async () => {
    const [row] = await query<{ failed: string }>(
      "select count(distinct name) as failed from jobs.job where retry_count > 0 or state in ('retry', 'failed')",
    );
    return Number(row?.failed) >= 2;
  });
  const failed = await queueRows();
  await query("alter table customers_away rename to customers");
  await stop(failing);

  // Emails that failed wait for their retry; the SMS are enough to search for.
  const worker = await start({ ROLE: "worker" });
  await until(async () => {
    const kinds = await query<{ kind: string }>("select distinct kind from caught_messages");
    return kinds.length >= 2;
  });
  const caught = await query<{ links: string[]; code: string | null; text: string }>(
    "select links, code, text from caught_messages",
  );
  const ended = await queueRows();
  await stop(worker);

  const secrets = caught.flatMap(({ links, code, text }) => [
    ...links.map(
      (link) => new URL(link).pathname.split("/").find((segment) => segment.length > 15) ?? link,
    ),
    ...(code === null ? [] : [code]),
    ...[...text.matchAll(/https?:\/\/\S+\/([\w-]{16,})/g)].map(([, found]) => found ?? ""),
  ]);
  expect(secrets.length).toBeGreaterThanOrEqual(2);
  const places = {
    "postgres.log": readFileSync(join(dataDir, "postgres.log"), "utf8"),
    "standard output": printed,
    "jobs that wait": waiting,
    "jobs that failed": failed,
    "jobs that ended": ended,
  };
  expect(places["jobs that wait"]).toContain("send-email");
  const found = Object.entries(places).flatMap(([place, text]) =>
    [...Object.values(people), ...secrets]
      .filter((trace) => contains(trace, text))
      .map((trace) => `${place}: ${trace}`),
  );
  expect(found).toEqual([]);
}, 600_000);
