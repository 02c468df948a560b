import "./jsx.ts";
import { resolve } from "node:path";
import { serve } from "@hono/node-server";
import { createApi } from "@jdj/api/app";
import { loadDemonstration } from "@jdj/api/demo/load";
import { makeHandlers } from "@jdj/api/jobs/handlers";
import { faultOf, jsonLog } from "@jdj/api/log";
import { sql } from "drizzle-orm";
import { openWorld } from "./open-world.ts";
import { remoteClient } from "./remote-client.ts";
import { makeRoutes } from "./routes.ts";
import { readSettings, SettingsFault } from "./settings.ts";
import { loadSite } from "./site.ts";

/** How long a stopping process waits for running requests, in milliseconds. */
const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env, resolve(import.meta.dirname, "../../.env"));
  const { ROLE } = settings;
  const opened = ROLE === "web" ? null : await openWorld(settings);
  const api = opened && createApi(opened.world);
  const cast =
    opened && api && settings.loadDemonstration ? await loadDemonstration(opened.world, api) : [];
  if (opened && (ROLE === "all" || ROLE === "worker"))
    await opened.world.jobs.work(makeHandlers(opened.world));
  const site = ROLE === "all" || ROLE === "web" ? await loadSite() : null;

  const app = makeRoutes({
    settings,
    api: ROLE === "worker" ? null : api,
    site: site && (() => Promise.resolve(site)),
    remoteClient: (token) => remoteClient(settings.API_URL ?? "", token),
    ready: async () => {
      if (!opened) return true;
      await opened.world.db.execute(sql`select 1`);
      return opened.world.jobs.ready();
    },
  });
  const server = serve(
    { fetch: app.fetch, port: settings.PORT, hostname: settings.HOST },
    ({ port }) => {
      console.log(`\n  ${settings.BRAND} : http://localhost:${port}\n`);
      for (const { email, role } of cast)
        console.log(`  ${role.padEnd(12)} ${email}  (mot de passe : demo)`);
      if (cast.length > 0)
        console.log(`\n  Lettres et SMS : http://localhost:${port}/dev/outbox\n`);
    },
  );

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN_MS + 5000).unref();
    await new Promise<void>((done) => {
      server.close(() => done());
      if ("closeIdleConnections" in server) server.closeIdleConnections();
      setTimeout(done, DRAIN_MS).unref();
    });
    await opened?.close();
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}

process.on("unhandledRejection", (error) =>
  jsonLog("error", "unhandled", { fault: faultOf(error) }),
);

main().catch((error: unknown) => {
  if (error instanceof SettingsFault) console.error(`Réglage : ${error.message}`);
  else console.error(error);
  process.exit(1);
});
