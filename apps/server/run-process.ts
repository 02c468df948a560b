import type { Server } from "node:http";
import { resolve } from "node:path";
import { createApi } from "@jdj/api/app";
import { ClusterVersionError } from "@jdj/api/database/embedded/cluster";
import { findDemonstrationData } from "@jdj/api/demo/find-data";
import { loadDemonstration } from "@jdj/api/demo/load";
import { makeHandlers } from "@jdj/api/job-handlers";
import { describeError, jsonLog } from "@jdj/api/log";
import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import { followPageChanges } from "./follow-page-changes.ts";
import type { KeptPages } from "./kept-pages.ts";
import { type OpenApp, openApp } from "./open-app.ts";
import { pageChanges } from "./page-changes.ts";
import { remoteApi } from "./remote-api.ts";
import { makeRoutes, type RoutesEnv } from "./routes.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";
import type { Site } from "./site.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/** How pages are made and requests listened to: from the build, or by Vite with reload. */
export interface Serving {
  /** Where finished pages are kept; null to make each anew. */
  kept: KeptPages | null;
  openSite(): Promise<() => Promise<Site>>;
  listen(
    routes: Hono<RoutesEnv>,
    where: { port: number; hostname: string },
    listening: (port: number) => void,
  ): Server;
}

function announce(settings: Settings, port: number, cast: { role: string; email: string }[]): void {
  console.log(`\n  ${settings.BRAND} : http://localhost:${port}\n`);
  for (const { email, role } of cast)
    console.log(`  ${role.padEnd(12)} ${email}  (mot de passe : demo)`);
  if (settings.hasMailCatcher)
    console.log(`\n  E-mails et SMS : http://localhost:${port}/dev/outbox`);
  if (settings.PAYMENTS_DRIVER === "embedded")
    console.log(`  Paiements      : http://localhost:${port}/dev/paiement`);
  console.log("");
}

/** Made-up accounts have a password that everybody knows: a database that holds them serves no one else. */
async function refuseDemonstrationData({ app, close }: OpenApp): Promise<void> {
  const made = await findDemonstrationData(app.db);
  if (made === null) return;
  await close();
  throw new SettingsError(
    `the database holds data of the demonstration (${made}), which NODE_ENV=production never serves: give an empty database (DATABASE_URL or DATA_DIR)`,
  );
}

async function run(serving: Serving): Promise<void> {
  const settings = readSettings(process.env, resolve(import.meta.dirname, "../../.env"));
  const { ROLE } = settings;
  const opened = ROLE === "web" ? null : await openApp(settings);
  if (opened && settings.isProduction) await refuseDemonstrationData(opened);
  const api = opened && createApi(opened.app);
  const cast =
    opened && api && settings.loadDemonstration
      ? await opened.alone(() => loadDemonstration(opened.app, api))
      : [];
  if (opened && (ROLE === "all" || ROLE === "worker"))
    await opened.app.jobs.work(makeHandlers(opened.app));

  const { kept } = serving;
  const clock = () => new Date();
  const changes =
    opened && ROLE !== "worker"
      ? pageChanges([settings.SECRET, ...settings.SECRET_PREVIOUS], clock)
      : null;
  opened?.listen("kept_pages", () => {
    kept?.drop();
    changes?.announce();
  });
  const site = ROLE === "all" || ROLE === "web" ? await serving.openSite() : null;
  const remote =
    ROLE === "web" && settings.API_URL !== undefined
      ? remoteApi({ url: settings.API_URL, secret: settings.SECRET, clock })
      : null;
  const following =
    remote && kept
      ? followPageChanges({
          apiUrl: settings.API_URL ?? "",
          secret: settings.SECRET,
          kept,
          clock,
        })
      : null;
  const routes = makeRoutes({
    settings,
    api: ROLE === "worker" ? null : api,
    site,
    kept,
    remote,
    changes,
    ready: async () => {
      if (!opened) return remote !== null && following?.isKnown() !== false && remote.ready();
      await opened.app.db.execute(sql`select 1`);
      return opened.app.jobs.ready();
    },
  });
  const server = serving.listen(routes, { port: settings.PORT, hostname: settings.HOST }, (port) =>
    announce(settings, port, cast),
  );
  stopOnSignal(server, {
    first() {
      following?.stop();
      changes?.end();
    },
    close: async () => opened?.close(),
  });
}

/** Runs a process until it is told to stop; a wrong setting stops it at once with one line. */
export async function runProcess(serving: Serving): Promise<void> {
  process.on("unhandledRejection", (error) =>
    jsonLog("error", "unhandled", { error: describeError(error) }),
  );
  try {
    await run(serving);
  } catch (error) {
    if (error instanceof SettingsError) console.error(`Réglage : ${error.message}`);
    else if (error instanceof ClusterVersionError) console.error(error.message);
    // A query's error quotes its values.
    else console.error(error instanceof Error && "params" in error ? describeError(error) : error);
    process.exit(1);
  }
}
