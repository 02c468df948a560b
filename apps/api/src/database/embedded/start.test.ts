import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { scratchFolder } from "../../testing/scratch-folder.ts";
import { ordinaryUser } from "./ordinary-user.fixture.ts";
import { isUnburied, readPostmaster, servesCluster } from "./postmaster.ts";
import { type EmbeddedServer, startEmbedded } from "./start.ts";
import { type Account, accountsFor, chooseAccount } from "./unix-account.ts";

const settings = { fsync: "off" };
const program = `
  const { startEmbedded } = await import(${JSON.stringify(new URL("./start.ts", import.meta.url))});
  const server = await startEmbedded({ dataDir: process.argv[1], settings: { fsync: "off" } });
  console.log(JSON.stringify(server.connection));
  await new Promise((resolve) => process.stdin.on("end", resolve).resume());
  await server.stop();
`;
const args = ["--input-type=module", "-e", program];

/** The accounts that can run here: a container may forbid the first one to root. */
const accounts: Account[] = [];
for (const account of accountsFor(process.getuid?.() ?? -1)) {
  const chosen = await chooseAccount([account], "true", scratchFolder()).catch(() => undefined);
  if (chosen) accounts.push(chosen);
}

let dataDir = "";

/** A folder with a stopped cluster: making one takes longer than what most tests do with it. */
let prepared = "";

const emptyFolder = () => mkdtemp(join(scratchFolder(), "embedded-"));

beforeAll(async () => {
  prepared = await emptyFolder();
  const server = await startEmbedded({ dataDir: prepared, settings });
  await server.stop();
});

afterAll(() => rm(prepared, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await emptyFolder();
  // With the owner of each file.
  await promisify(execFile)("cp", ["-a", `${prepared}/.`, dataDir]);
});

/** Gives a test a folder in which nothing was made yet. */
async function emptyDataDir() {
  await rm(dataDir, { recursive: true });
  dataDir = await emptyFolder();
}

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

async function query(server: Pick<EmbeddedServer, "connection">, text: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  const { rows } = await client.query({ text, rowMode: "array" });
  await client.end();
  return rows.flat();
}

/** Another process that owns the folder until its input ends. */
async function startElsewhere(prefix: string[] = []) {
  const [command = "", ...rest] = [...prefix, process.execPath, ...args, dataDir];
  const child = spawn(command, rest, { cwd: "/", stdio: ["pipe", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  return { child, connection: JSON.parse(String(line)) };
}

describe("The embedded PostgreSQL", () => {
  test("sorts as French does, listens on no port and keeps its data from start to start", async () => {
    await emptyDataDir();
    const first = await startEmbedded({ dataDir, settings });
    expect(first.adopted).toBe(false);
    expect(await query(first, "SHOW listen_addresses")).toEqual([""]);
    await query(first, "CREATE TABLE guest (name text)");
    await query(first, "INSERT INTO guest VALUES ('Eva'), ('Élodie'), ('Zoé'), ('adjoua')");
    await Promise.all([first.stop(), first.stop()]);
    expect(await readPostmaster(join(dataDir, "postgres"))).toBeUndefined();

    const second = await startEmbedded({ dataDir, settings: { ...settings, work_mem: "5MB" } });
    expect(second.adopted).toBe(false);
    expect(await query(second, "SHOW work_mem")).toEqual(["5MB"]);
    const sorted = await query(second, "SELECT name FROM guest ORDER BY name");
    expect(sorted).toEqual(["adjoua", "Élodie", "Eva", "Zoé"]);
    await second.stop();
  });

  test.each(accounts)("runs by $prefix.0 in a folder closed to everyone else", async (account) => {
    await emptyDataDir();
    await chmod(dataDir, 0o700);
    const server = await startEmbedded({ dataDir, settings, accounts: [account] });
    expect(await query(server, "SELECT 1")).toEqual([1]);
    expect((await stat(join(dataDir, "postgres"))).uid).toBe(account.owner);
    await server.stop();
  });

  test("changes its account between two starts", async () => {
    for (const account of [...accounts.toReversed(), ...accounts]) {
      const server = await startEmbedded({ dataDir, settings, accounts: [account] });
      await query(server, "CREATE TABLE IF NOT EXISTS guest (name text)");
      await server.stop();
    }
  });

  test("takes the next account where the first cannot run", async () => {
    const forbidden = { prefix: ["false"], owner: 0 };
    const both = [forbidden, ...accounts];
    const server = await startEmbedded({ dataDir, settings, accounts: both });
    expect(await query(server, "SELECT 1")).toEqual([1]);
    await server.stop();
    const none = startEmbedded({ dataDir, settings, accounts: [forbidden] });
    await expect(none).rejects.toThrow(/PostgreSQL cannot run here: set DATABASE_URL/);
  });

  test("runs for an ordinary user", async () => {
    await emptyDataDir();
    if (process.getuid?.() === 0) await chown(dataDir, 65534, 65534);
    const { child, connection } = await startElsewhere(await ordinaryUser());
    expect(await query({ connection }, "SHOW server_version_num")).toEqual([
      expect.stringMatching(/^18/),
    ]);
    child.stdin.end();
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  test("starts after being killed in the middle of initdb", async () => {
    const drafts = async () => (await readdir(dataDir)).filter((name) => name.includes("initdb"));
    const killInTheMiddle = async () => {
      await emptyDataDir();
      const nodeArgs = [...args, dataDir];
      const options = { cwd: "/", detached: true, stdio: "ignore" } as const;
      const child = spawn(process.execPath, nodeArgs, options);
      await expect.poll(drafts, { interval: 5 }).toHaveLength(1);
      process.kill(-(child.pid ?? 0), "SIGKILL");
      await once(child, "exit");
      return drafts();
    };
    // On a busy machine initdb may have ended before it was killed.
    await expect.poll(killInTheMiddle, { timeout: 30_000 }).toHaveLength(1);
    const server = await startEmbedded({ dataDir, settings });
    await server.stop();
    expect((await readdir(dataDir)).sort()).toEqual(["postgres", "postgres.log", "socket"]);
  });

  test("is refused to a second living process, which names the first", async () => {
    const { child } = await startElsewhere();
    await expect(startEmbedded({ dataDir, settings })).rejects.toThrow(
      `${dataDir} is already in use by process ${child.pid}`,
    );
    child.stdin.end();
    await once(child, "exit");
    const server = await startEmbedded({ dataDir, settings });
    await server.stop();
  });

  test("is taken over when its owner was killed, and loses nothing", async () => {
    const { child, connection } = await startElsewhere();
    await query({ connection }, "CREATE TABLE guest AS SELECT 'Awa' AS name");
    child.kill("SIGKILL");
    await once(child, "exit");
    const server = await startEmbedded({ dataDir, settings });
    expect(server).toMatchObject({ adopted: true, connection });
    expect(await query(server, "SELECT name FROM guest")).toEqual(["Awa"]);
    await server.stop();
    expect(await readPostmaster(join(dataDir, "postgres"))).toBeUndefined();
  });

  test("is started anew when the orphan runs on other settings", async () => {
    const { child } = await startElsewhere();
    child.kill("SIGKILL");
    await once(child, "exit");
    const server = await startEmbedded({ dataDir, settings: { ...settings, work_mem: "5MB" } });
    expect(server.adopted).toBe(false);
    expect(await query(server, "SHOW work_mem")).toEqual(["5MB"]);
    await server.stop();
  });

  test("recovers when the server itself was killed and its pid went to another program", async () => {
    const cluster = join(dataDir, "postgres");
    const first = await startEmbedded({ dataDir, settings });
    await query(first, "CREATE TABLE guest AS SELECT 'Awa' AS name");
    const pid = (await readPostmaster(cluster))?.pid ?? 0;
    process.kill(pid, "SIGKILL");
    await expect.poll(() => servesCluster(pid, cluster)).toBe(false);
    await first.stop();
    for (const file of ["postgres/postmaster.pid", "socket/.s.PGSQL.5432.lock"]) {
      const lines = `${process.pid}\n${cluster}\n1\n5432\n${join(dataDir, "socket")}\n`;
      await writeFile(join(dataDir, file), lines);
    }
    const second = await startEmbedded({ dataDir, settings });
    expect(await query(second, "SELECT name FROM guest")).toEqual(["Awa"]);
    await second.stop();
  });

  test("recovers when the killed server's parent has not yet taken note of its death", async () => {
    const cluster = join(dataDir, "postgres");
    const first = await startEmbedded({ dataDir, settings });
    await query(first, "CREATE TABLE guest AS SELECT 'Awa' AS name");
    await first.stop();
    // The shell becomes `sleep`, which never asks after the child that died under it.
    const parent = spawn("sh", ["-c", "sleep 0.3 & echo $!; exec sleep 60"], { stdio: "pipe" });
    const [line] = await once(parent.stdout, "data");
    const pid = Number(String(line));
    await expect.poll(() => isUnburied(pid), { timeout: 5000 }).toBe(true);
    const lines = `${pid}\n${cluster}\n1\n5432\n${join(dataDir, "socket")}\n`;
    await writeFile(join(cluster, "postmaster.pid"), lines);
    const second = await startEmbedded({ dataDir, settings });
    expect(await query(second, "SELECT name FROM guest")).toEqual(["Awa"]);
    await second.stop();
    parent.kill();
  });

  test("works in a folder whose path is too long for a socket", async () => {
    const long = join(dataDir, "é".repeat(60), "with space, and comma");
    const server = await startEmbedded({ dataDir: long, settings });
    expect(await query(server, "SHOW data_directory")).toEqual([join(long, "postgres")]);
    expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700);
    await server.stop();
    await rm(server.connection.host, { recursive: true });
  });

  test("says in one line why it cannot start, and gives the folder back", async () => {
    const wrong = startEmbedded({ dataDir, settings: { ...settings, shared_buffers: "many" } });
    await expect(wrong).rejects.toThrow(/invalid value for parameter "shared_buffers": "many"/);
    const server = await startEmbedded({ dataDir, settings });
    await server.stop();
  });

  test("leaves alone a folder that is not its own", async () => {
    await emptyDataDir();
    await mkdir(join(dataDir, "postgres"));
    await writeFile(join(dataDir, "postgres/photo.jpg"), "");
    await expect(startEmbedded({ dataDir, settings })).rejects.toThrow(/neither empty nor/);
  });

  test("lets its process end by itself", async () => {
    const script = program.replace(/await new Promise.*/s, "");
    const args = ["--input-type=module", "-e", script, dataDir];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 5000 });
    const connection = JSON.parse(stdout);
    expect(await query({ connection }, "SELECT 1")).toEqual([1]);
    const server = await startEmbedded({ dataDir, settings });
    expect(server.adopted).toBe(true);
    await server.stop();
  });
});
