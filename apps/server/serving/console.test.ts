import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { addConsole, consoleFolder } from "./console.ts";
import type { RoutesEnv } from "./routes-env.ts";

const app = new Hono<RoutesEnv>();
addConsole(app);

const assets = join(consoleFolder, "assets");

/** A script with all that it imports when it is loaded. */
function closureOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(assets, name), "utf8");
  for (const [, next] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    if (next !== undefined) closureOf(next, found);
  return found;
}

it("the console's page bears a new nonce each time and is never stored", async () => {
  const seen = new Set<string>();
  for (const path of ["/console", "/console/", "/console/anything"]) {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(await answer.text()).toContain(`content="${nonce}"`);
    seen.add(nonce);
  }
  expect(seen.size).toBe(3);
});

it("its assets are stored for ever, and a missing one is no page", async () => {
  const [name = ""] = readdirSync(assets).filter((file) => file.endsWith(".js"));
  const answer = await app.request(`/console/assets/${name}`);
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect((await app.request("/console/assets/none.js")).status).toBe(404);
});

it("loads at most 400 KB of compressed script for its frame and the heaviest list", () => {
  const page = readFileSync(join(consoleFolder, "index.html"), "utf8");
  const entries = [...page.matchAll(/assets\/([^"]+\.js)"/g)].flatMap(([, name]) => name ?? []);
  const frame = new Set(entries.flatMap((name) => [...closureOf(name)]));
  const lists = readdirSync(assets).filter((name) => /^list-.*\.js$/.test(name));
  const bytes = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + statSync(join(assets, `${name}.br`)).size, 0);
  const sizes = lists.map((name) => bytes(new Set([...frame, ...closureOf(name)])));
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400_000);
  expect(Math.min(...sizes)).toBeGreaterThan(100_000);
});
