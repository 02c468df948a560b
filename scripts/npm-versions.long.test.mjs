import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "../apps/api/src/free-port.ts";
import { cloneTree, operatorEnvironment } from "./testing-clone.mjs";

const place = mkdtempSync(join(tmpdir(), "jdj-npm-"));
afterAll(() => rmSync(place, { recursive: true, force: true }), 300_000);

/**
 * A machine's Node with its npm, from packages of the registry.
 * @returns the environment of a shell on that machine, and the program of its npm
 */
function machine(node, npm) {
  const folder = join(place, `node-${node}-npm-${npm}`);
  mkdirSync(folder);
  execFileSync(
    "npm",
    ["install", "--silent", "--prefix", folder, `node-linux-${process.arch}@${node}`, `npm@${npm}`],
    { env: operatorEnvironment(), stdio: ["ignore", "ignore", "inherit"] },
  );
  const bin = join(folder, `node_modules/node-linux-${process.arch}/bin`);
  const environment = operatorEnvironment();
  return {
    folder,
    program: join(bin, "node"),
    npm: join(folder, "node_modules/npm/bin/npm-cli.js"),
    environment: { ...environment, PATH: `${bin}:${environment.PATH}` },
  };
}

/** What `npm start` prints in a clean clone on that machine until the product is ready, or until it ends. */
async function start({ folder, program, npm, environment }) {
  const clone = join(folder, "clone");
  cloneTree(clone);
  const port = await freePort();
  const child = spawn(program, [npm, "start"], {
    cwd: clone,
    env: { ...environment, PORT: String(port), DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  const ended = new Promise((done) => child.once("exit", done));
  let isReady = false;
  while (child.exitCode === null && !isReady) {
    isReady = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    await wait(200);
  }
  child.kill("SIGTERM");
  await ended;
  return { clone, isReady, printed };
}

describe("npm start in a clean clone", () => {
  it.each([
    ["Debian 12", "20.20.2", "9.2.0"],
    ["Node 20", "20.20.2", "10.8.2"],
    ["Node 22", "22.23.3", "10.9.4"],
    ["Node 24", "24.21.0", "11.6.1"],
  ])(
    "starts the product with the npm of %s",
    async (_, node, npm) => {
      const own = machine(node, npm);
      const { clone, isReady, printed } = await start(own);
      expect(isReady, printed).toBe(true);
      expect(existsSync(join(clone, "node_modules/.bin/node"))).toBe(true);
      const lines = printed.split("\n").filter((line) => / s$/.test(line));
      expect(
        lines.map((line) => line.replace(/… [\d.]+ s$/, "")),
        printed,
      ).toEqual([
        "Installing",
        "Building the site and the console",
        "Opening and migrating the database",
        "Loading the demonstration",
      ]);
      const ours = printed.split("\n").filter((line) => !line.startsWith("{"));
      expect(ours.join("\n")).not.toMatch(/\[plugin|PLUGIN_|chunk|INEFFECTIVE|\(!\)/);
      expect(printed).toMatch(/Staff +equipe@exemple\.ci/);
      rmSync(own.folder, { recursive: true, force: true });
    },
    600_000,
  );

  it("says in one sentence that Node 18 is too old", async () => {
    const { isReady, printed } = await start(machine("18.20.8", "10.8.2"));
    expect(isReady).toBe(false);
    expect(printed).toContain(
      "Joie du Jour needs Node 20 or later to start, and this is Node 18.20.8: install a newer one, then start again.\n",
    );
    expect(printed).not.toMatch(/\n {4}at /);
  }, 600_000);
});
