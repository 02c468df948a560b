import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../apps/api/src/free-port.ts";
import { cloneTree, operator, operatorEnvironment } from "./testing-clone.mjs";

const place = mkdtempSync(join(tmpdir(), "jdj-clone-"));
const clone = join(place, "clone");
const pages = [
  "outbox",
  "outbox.json",
  "lettres",
  "facebook/consent",
  "paiement",
  "galerie",
  "galerie/carnet",
];

/** Runs `npm start` as an operator would, with every outside service closed. */
async function start(environment) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const npm = spawn("npm", ["start"], {
    cwd: clone,
    env: {
      ...operatorEnvironment(),
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(place, "data"),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  const ended = new Promise((done) => npm.once("exit", done));
  async function ready() {
    while (npm.exitCode === null) {
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await wait(200);
    }
    throw new Error(printed);
  }
  return { url, npm, ended, ready, printed: () => printed };
}

const live = {
  NODE_ENV: "production",
  EMBEDDED_DATABASE: "1",
  SECRET: "a secret of tests, long enough to be one",
  MAIL_DRIVER: "none",
  SMS_DRIVER: "none",
  WHATSAPP_DRIVER: "none",
  PAYMENTS_DRIVER: "none",
  ...operator,
};

function isInstalled(name) {
  return existsSync(join(clone, "node_modules", name, "package.json"));
}

const stamp = () => readFileSync(join(clone, "node_modules/.installed"), "utf8").split(" ")[0];

describe("npm start in production, in a clean clone", () => {
  const opened = {};
  beforeAll(async () => {
    cloneTree(clone);
    opened.first = await start(live);
    await opened.first.ready();
  }, 400_000);
  afterAll(async () => {
    for (const { npm, ended } of Object.values(opened)) {
      npm.kill("SIGTERM");
      await ended;
    }
    rmSync(place, { recursive: true, force: true });
  }, 60_000);

  it("serves pages, and runs with production dependencies only", async () => {
    const page = await fetch(`${opened.first.url}/connexion`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<h1>Se connecter</h1>");
    expect(stamp()).toBe("production");
    for (const name of ["vitest", "vite", "@react-router/dev", "drizzle-kit"])
      expect(isInstalled(name), name).toBe(false);
    expect(isInstalled("hono")).toBe(true);
  });

  it.each(pages)("has no page /dev/%s", async (page) => {
    const got = await fetch(`${opened.first.url}/dev/${page}`, { redirect: "manual" });
    expect(got.status).toBe(404);
    const method = "POST";
    const headers = { origin: opened.first.url };
    const posted = await fetch(`${opened.first.url}/dev/${page}`, { method, headers });
    expect(posted.status).toBeGreaterThanOrEqual(404);
    expect(posted.status).toBeLessThan(500);
  });

  it("shows that registration is closed when no message can be sent", async () => {
    const page = await (await fetch(`${opened.first.url}/inscription`)).text();
    expect(page).toContain("Les inscriptions sont fermées pour le moment.");
  });

  it("stops server and database on SIGTERM to npm", async () => {
    const { npm, ended, url } = opened.first;
    const database = join(place, "data/postgres/postmaster.pid");
    expect(existsSync(database)).toBe(true);
    npm.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(await fetch(`${url}/healthz`).catch(() => null)).toBe(null);
    expect(existsSync(database)).toBe(false);
  });

  it("starts again without installing or building", async () => {
    opened.second = await start(live);
    await opened.second.ready();
    expect(opened.second.printed()).not.toMatch(/Installing|Building|Leaving/);
    opened.second.npm.kill("SIGTERM");
    await opened.second.ended;
  });

  it("refuses a database with demonstration data", async () => {
    opened.demonstration = await start({ DATA_DIR: join(place, "other") });
    await opened.demonstration.ready();
    expect(opened.demonstration.printed()).toContain("Installing");
    expect(stamp()).toBe("all");
    opened.demonstration.npm.kill("SIGTERM");
    await opened.demonstration.ended;
    const refused = await start({ ...live, DATA_DIR: join(place, "other") });
    expect(await refused.ended).toBe(1);
    expect(refused.printed()).toContain("the database holds data of the demonstration");
    expect(existsSync(join(place, "other/postgres/postmaster.pid"))).toBe(false);
  });
});
