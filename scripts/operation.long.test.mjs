import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEmbedded } from "../apps/api/src/database/embedded/start.ts";
import { freePort } from "../apps/api/src/free-port.ts";
import { root } from "./prepare.mjs";
import { cloneTree, operatorEnvironment } from "./testing-clone.mjs";

const place = mkdtempSync(join(tmpdir(), "jdj-operation-"));
const clone = join(place, "opt");
const settingsFile = join(place, "joie-du-jour.env");
const held = { processes: new Set() };

const page = readFileSync(join(root, "docs/operation.md"), "utf8");

/** The blocks of shell below a heading of docs/operation.md. */
function blocksBelow(heading) {
  const from = page.indexOf(`\n${heading}\n`);
  expect(from, heading).toBeGreaterThan(0);
  const rest = page.slice(from + heading.length + 2);
  const end = rest.search(/^#{2,3} /m);
  return [...rest.slice(0, end).matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block);
}

/** A line of the page as the test runs it: with folders of its own. */
const here = (text) =>
  text
    .replaceAll("/opt/joie-du-jour", clone)
    .replaceAll("/etc/joie-du-jour.env", settingsFile)
    .replaceAll("/var/lib/joie-du-jour", join(place, "data"));

/** The settings of the page, with its placeholders replaced by what their commands print. */
function settingsOfPage(block) {
  return here(block).replaceAll(/<the output of: (.+)>/g, (_, command) =>
    execFileSync("sh", ["-c", command], { encoding: "utf8" }).trim().replaceAll("\n", ""),
  );
}

/** The command in a line of the page that runs as the user of the product. */
function commandOfUser(block, text) {
  const line = block.split("\n").find((one) => one.startsWith("su joie") && one.includes(text));
  expect(line, text).toBeDefined();
  return here(/-c "(.*)"/.exec(line)[1]);
}

/** Runs a command of the page to its end, in the clone. @returns what it printed */
const runToEnd = (command) =>
  execFileSync("sh", ["-ec", command], {
    cwd: clone,
    env: operatorEnvironment(),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });

/** Starts a command of the page, and waits until the product is ready. `stop` signals all of its processes, as a terminal does. */
async function startAndWait(command, environment = {}) {
  const child = spawn("sh", ["-ec", `exec ${command}`], {
    cwd: clone,
    env: { ...operatorEnvironment(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  held.processes.add(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  const ended = new Promise((done) => child.once("exit", done));
  for (;;) {
    if (child.exitCode !== null) throw new Error(printed);
    const answer = await fetch(`${held.url}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await wait(200);
  }
  return {
    async stop(signal) {
      process.kill(-child.pid, signal);
      await ended;
      held.processes.delete(child);
    },
  };
}

const readSettings = () => readFileSync(settingsFile, "utf8");

function changeSettings(change) {
  writeFileSync(settingsFile, change(readSettings()));
}

/** What systemd does with the unit: its settings, its folder and its command. */
function startUnit() {
  const unit = here(readFileSync(join(root, "deploy/joie-du-jour.service"), "utf8"));
  const settingOf = (name) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)[1];
  expect(settingOf("WorkingDirectory")).toBe(clone);
  expect(settingOf("EnvironmentFile")).toBe(settingsFile);
  const lines = [...readSettings().split("\n"), settingOf("Environment")].filter((line) => line);
  const environment = Object.fromEntries(
    lines.map((line) => {
      const [name, value] = line.split(/=(.*)/s);
      return [name, value.replace(/^"(.*)"$/, "$1")];
    }),
  );
  return startAndWait(settingOf("ExecStart"), environment);
}

/** As Caddy asks: over TLS for the site's host. */
const proxied = (path, headers = {}) =>
  fetch(held.url + path, {
    redirect: "manual",
    headers: { "x-forwarded-proto": "https", "x-forwarded-host": "joie.example", ...headers },
  });

describe("docs/operation.md, followed without containers", () => {
  beforeAll(async () => {
    held.server = await startEmbedded({ dataDir: join(place, "server") });
    const { host, port, user } = held.server.connection;
    held.databaseOf = (name) => `postgres://${user}@localhost:${port}/${name}?host=${host}`;
    const port3000 = await freePort();
    held.url = `http://127.0.0.1:${port3000}`;
    cloneTree(clone);
    execFileSync("git", ["init", "-q", clone]);
    mkdirSync(join(place, "data"));
    const [, settings] = blocksBelow("### Without containers");
    writeFileSync(settingsFile, `${settingsOfPage(settings)}PORT=${port3000}\n`);
    chmodSync(settingsFile, 0o600);
    changeSettings((text) =>
      text.replace(/^DATABASE_URL=.*$/m, () => `DATABASE_URL=${held.databaseOf("postgres")}`),
    );
  }, 120_000);
  afterAll(async () => {
    for (const { pid } of held.processes) process.kill(-pid, "SIGKILL");
    await held.server?.stop();
    rmSync(place, { recursive: true, force: true });
  }, 60_000);

  it("installs, builds and leaves the tools of the build out", async () => {
    const [, , block] = blocksBelow("### Without containers");
    const product = await startAndWait(`sh -c '${commandOfUser(block, "npm start")}'`);
    await product.stop("SIGINT");
    const stamp = readFileSync(join(clone, "node_modules/.installed"), "utf8");
    expect(stamp).toMatch(/^production /);
  }, 1_200_000);

  it("runs as the unit says, behind a proxy, with metrics for those who have the token", async () => {
    held.product = await startUnit();
    const home = await proxied("/");
    expect(home.status).toBe(200);
    expect(await home.text()).toContain("<h1");
    expect((await proxied("/console")).status).toBe(200);
    expect((await proxied("/metrics")).status).toBe(401);
    const token = /^METRICS_TOKEN=(.*)$/m.exec(readSettings())[1];
    const metrics = await proxied("/metrics", { authorization: `Bearer ${token}` });
    expect(await metrics.text()).toContain("nodejs_eventloop_lag_seconds");
  }, 120_000);

  it("makes the first account of the staff, whose link outlives a change of the secret", async () => {
    const [block] = blocksBelow("### The first account of the staff");
    const printed = runToEnd(commandOfUser(block, "staff -- add"));
    const token = /https:\/\/joie\.example\/console\S*\/activation\/(\S+)/.exec(printed)[1];
    await held.product.stop("SIGTERM");
    const former = /^SECRET=(.*)$/m.exec(readSettings())[1];
    changeSettings((text) =>
      text
        .replace(/^SECRET=.*$/m, () => `SECRET=${"0123456789abcdef".repeat(3)}`)
        .concat(`SECRET_PREVIOUS=${former}\n`),
    );
    held.product = await startUnit();
    const answer = await fetch(`${held.url}/api/v1/console/activation/read`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-console": "1" },
      body: JSON.stringify({ token }),
    });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain("ama@joie.example");
  }, 120_000);

  it("is backed up while it runs, and restored into an empty database", async () => {
    const blocks = blocksBelow("## Backup and restore");
    runToEnd(commandOfUser(blocks[1], "backup"));
    await held.product.stop("SIGTERM");
    const query = (database, text) =>
      execFileSync(
        join(root, "node_modules/.bin/node"),
        [
          "--input-type=module",
          "-e",
          `import pg from "pg"; const client = new pg.Client(${JSON.stringify({ ...held.server.connection, database })});
          await client.connect(); const { rows } = await client.query(${JSON.stringify(text)});
          console.log(JSON.stringify(rows)); await client.end();`,
        ],
        { cwd: join(root, "apps/api"), encoding: "utf8" },
      );
    query("postgres", "create database restored");
    changeSettings((text) =>
      text.replace(/^DATABASE_URL=.*$/m, () => `DATABASE_URL=${held.databaseOf("restored")}`),
    );
    const restore = blocks[0].split("\n").find((line) => line.startsWith("npm run restore"));
    const command = restore.replace(/#.*/, "").replace("<folder>", join(place, "data/backup"));
    runToEnd(`set -a; . ${settingsFile}; ${command}`);
    expect(query("restored", "select email from users where role = 'STAFF'")).toContain(
      "ama@joie.example",
    );
    held.product = await startUnit();
    expect((await proxied("/")).status).toBe(200);
    await held.product.stop("SIGTERM");
  }, 180_000);
});
