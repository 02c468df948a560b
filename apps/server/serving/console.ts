import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";
import type { RoutesEnv } from "./routes-env.ts";

/** Where the built console is: `CONSOLE_BUILD`, or the console's own folder. */
export const consoleFolder = resolve(
  process.env.CONSOLE_BUILD ?? fileURLToPath(new URL("../../console/build", import.meta.url)),
);

/** What the console's page may load: its own scripts and calls, and styles that bear the nonce. */
function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Serves the staff console at `/console`: its page is never stored, its assets are for ever. */
export function addConsole(app: Hono<RoutesEnv>): void {
  const file = join(consoleFolder, "index.html");
  // The site runs without it, in a test of the site alone for example.
  if (!existsSync(file)) {
    app.get("/console", (c) => c.text("The console is not built: run `npm start`", 503));
    return;
  }
  const page = readFileSync(file, "utf8");
  const show = (c: Context<RoutesEnv>) => {
    const nonce = randomBytes(16).toString("base64");
    return c.html(page.replace("%NONCE%", nonce), 200, {
      "cache-control": "no-store",
      "content-security-policy": policyOf(nonce),
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  };
  app.use("/console/assets/*", async (c, next) => {
    await next();
    if (c.res.ok) c.header("cache-control", "max-age=31536000, immutable");
  });
  app.use(
    "/console/assets/*",
    serveStatic({
      root: consoleFolder,
      rewriteRequestPath: (path) => path.replace(/^\/console/, ""),
      precompressed: true,
    }),
  );
  app.get("/console/assets/*", (c) => c.notFound());
  app.get("/console", show);
  app.get("/console/*", show);
}
