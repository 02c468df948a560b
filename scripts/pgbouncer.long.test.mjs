import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../apps/api/src/free-port.ts";
import { quietly, serverBinaries, startServer } from "./debian-postgresql.mjs";
import { root } from "./prepare.mjs";

const program = "/usr/sbin/pgbouncer";
const place = mkdtempSync(join(tmpdir(), "jdj-pgbouncer-"));
const page = readFileSync(join(root, "docs/operation.md"), "utf8");
const [, section] = /\n### Behind PgBouncer\n([\s\S]*?)\n### /.exec(page);
const SECRET = "a secret that all processes share, in tests";
const PASSWORD = "a-password-of-tests";
const held = { processes: [] };

/** The block of a language in the section of the page, with the test's own ports, password and folder. */
function block(language) {
  const [, text] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(section);
  return text
    .replaceAll("5432", held.serverPort)
    .replaceAll("6432", held.poolerPort)
    .replaceAll("/etc/pgbouncer", place)
    .replaceAll("<password>", PASSWORD);
}

function run(command, args, options) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  child.printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      child.printed += chunk;
    });
  held.processes.push(child);
  return child;
}

async function startPooler() {
  writeFileSync(join(place, "pgbouncer.ini"), block("ini"));
  writeFileSync(join(place, "userlist.txt"), `"joie" "${PASSWORD}"\n`);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) quietly("chown", ["-R", "nobody", place]);
  chmodSync(place, 0o700);
  const user = isRoot ? ["-u", "nobody"] : [];
  const child = run(program, [...user, join(place, "pgbouncer.ini")]);
  for (const end = Date.now() + 10_000; !child.printed.includes("process up"); await wait(50))
    if (Date.now() > end) throw new Error(child.printed);
}

async function startProduct(settings, role = "web") {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "jdj-pgbouncer-data-"));
  const environment = { PATH: process.env.PATH, ROLE: role, HOST: "127.0.0.1", PUBLIC_URL: url };
  const child = run(process.execPath, [join(root, "apps/server/main.ts")], {
    env: {
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMONSTRATION: "0",
      SECRET,
      ...settings,
    },
  });
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null) throw new Error(child.printed);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return { url, child };
  }
  throw new Error(`It did not become ready: ${child.printed}`);
}

async function onServer(text, values = []) {
  const client = new pg.Client(held.url);
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

const settingsOfPage = () =>
  Object.fromEntries(
    block("sh")
      .trim()
      .split("\n")
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );

const locks = () => onServer("select 1 from pg_locks where locktype = 'advisory'");

describe("the product behind PgBouncer, as docs/operation.md says", () => {
  beforeAll(async () => {
    const bin = serverBinaries();
    if (!bin || !existsSync(program))
      throw new Error("Install Debian's `postgresql`, `postgresql-contrib` and `pgbouncer`");
    held.server = startServer(bin);
    held.serverPort = new URL(held.server.url).port;
    held.poolerPort = String(await freePort());
    held.url = held.server.url;
    await onServer(`create role joie login password '${PASSWORD}'`);
    await onServer("create database joie owner joie");
    held.url = held.server.url.replace(/postgres$/, "joie");
    await startPooler();
    const settings = settingsOfPage();
    held.products = await Promise.all([startProduct(settings), startProduct(settings)]);
  }, 600_000);
  afterAll(async () => {
    for (const child of held.processes.toReversed()) {
      const ended = new Promise((done) => child.once("exit", done));
      if (child.exitCode === null && child.kill("SIGTERM"))
        await Promise.race([ended, wait(20_000)]);
      child.kill("SIGKILL");
    }
    held.server?.stop();
    rmSync(place, { recursive: true, force: true });
  }, 60_000);

  it("starts twice at once, and leaves no lock on a connection of the pooler", async () => {
    expect(await locks()).toEqual([]);
    const third = await startProduct(settingsOfPage(), "worker");
    third.child.kill("SIGKILL");
    expect(await locks()).toEqual([]);
  });

  it("answers many calls at once, each by whichever connection is free", async () => {
    const [first, second] = held.products;
    const asked = Array.from({ length: 200 }, (_, at) =>
      fetch(`${(at % 2 ? first : second).url}/api/v1/get-event-type`),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const { child } of held.products) expect(child.printed).not.toMatch(/"level":"error"/);
  });

  it("hears in every process what another one changed", async () => {
    const listening = await onServer(
      "select count(*)::int as count from pg_stat_activity where query ~ '^(listen|select 1)' and client_port is not null and application_name = 'joie-du-jour' and usename = 'joie' and state = 'idle'",
    );
    expect(listening[0].count).toBeGreaterThanOrEqual(2);
    const pages = () =>
      Promise.all(
        held.products.map(async ({ url }) => (await fetch(`${url}/joy-visibility`)).text()),
      );
    // Both are cached now.
    for (const page of [...(await pages()), ...(await pages())])
      expect(page).not.toContain("Une offre changée");
    await onServer("update visibility_offers set name = 'Une offre changée'");
    await expect
      .poll(async () => (await pages()).every((page) => page.includes("Une offre changée")), {
        timeout: 5000,
      })
      .toBe(true);
  });

  it("has its statements limited by the pooler, and its migrations not", async () => {
    const { DATABASE_URL, DATABASE_DIRECT_URL } = settingsOfPage();
    const limitAt = async (connectionString) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      const { rows } = await client.query("show statement_timeout");
      await client.end();
      return rows[0].statement_timeout;
    };
    expect(await limitAt(DATABASE_URL)).toBe("5s");
    expect(await limitAt(DATABASE_DIRECT_URL)).toBe("0");
  });

  it("is refused at the start without the address of the server itself, in one line", async () => {
    const { DATABASE_DIRECT_URL: _, ...others } = settingsOfPage();
    await expect(startProduct(others)).rejects.toThrow(/DATABASE_DIRECT_URL is missing/);
  });
});
