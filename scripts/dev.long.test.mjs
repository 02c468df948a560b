import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../apps/api/src/free-port.ts";
import { browser } from "./browser.mjs";
import { cloneTree, operatorEnvironment } from "./testing-clone.mjs";

const place = mkdtempSync(join(tmpdir(), "jdj-dev-"));
const clone = join(place, "clone");
let url;
let dev;
let ended;
let chrome;

/** Replaces a text in a file of the clone, as an editor saves it. */
function edit(path, from, to) {
  const file = join(clone, path);
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${path} does not hold “${from}”`);
  writeFileSync(file, text.replace(from, to));
}

/** Milliseconds until `holds` is true. */
async function timeUntil(holds) {
  const start = performance.now();
  while (!(await holds())) await wait(20);
  return Math.round(performance.now() - start);
}

beforeAll(async () => {
  cloneTree(clone);
  const port = await freePort();
  url = `http://localhost:${port}`;
  dev = spawn("npm", ["run", "dev"], {
    cwd: clone,
    env: { ...operatorEnvironment(), PORT: String(port), DATA_DIR: join(place, "data") },
    stdio: ["ignore", "inherit", "inherit"],
  });
  ended = new Promise((done) => dev.once("exit", done));
  await timeUntil(() =>
    fetch(`${url}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => dev.exitCode !== null),
  );
  expect(dev.exitCode).toBeNull();
  chrome = await chromium.launch({ executablePath: await browser(), args: ["--no-sandbox"] });
}, 600_000);

afterAll(async () => {
  await chrome?.close();
  dev?.kill("SIGTERM");
  await ended;
  rmSync(place, { recursive: true, force: true });
}, 60_000);

it("shows an edited static page in the open browser", async () => {
  const page = await chrome.newPage();
  await page.goto(`${url}/connexion`);
  await page.getByRole("heading", { name: "Se connecter", level: 1 }).waitFor();
  edit("apps/web/app/areas/accounts/sign-in/page.tsx", "<h1>Se connecter", "<h1>Se reconnecter");
  await page.getByRole("heading", { name: "Se reconnecter", level: 1 }).waitFor();
});

it("answers with an edited rule of the server within two seconds, without an answer that fails", async () => {
  const refusals = "packages/contract/src/call/refusals.ts";
  const ask = async () => (await fetch(`${url}/api/v1/customers/1`)).json();
  const { message } = await ask();
  const times = [];
  for (const edited of ["Texte 1.", "Texte 2.", "Texte 3.", "Texte 4.", "Texte 5."]) {
    const before = (await ask()).message;
    edit(refusals, before, edited);
    const seen = new Set();
    const time = await timeUntil(async () => {
      seen.add((await ask()).message);
      return seen.has(edited);
    });
    times.push(time);
    expect([...seen].filter((text) => text !== before)).toEqual([edited]);
  }
  edit(refusals, "Texte 5.", message);
  console.log(`a server edit is live after ${times.join(", ")} ms`);
  expect(Math.min(...times)).toBeLessThan(2000);
});
