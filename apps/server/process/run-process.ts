import type { Server } from "node:http";
import { resolve } from "node:path";
import { createApi } from "@jdj/api/app";
import { watchNotices } from "@jdj/api/areas/notices/bell/watch-notices";
import { PRODUCTS_CHANNEL } from "@jdj/api/areas/products/search-index/product-index";
import { DIRECTORY_CHANNEL } from "@jdj/api/areas/providers/search-index/directory-index";
import { ClusterVersionError } from "@jdj/api/database/embedded/cluster";
import { OlderDataError } from "@jdj/api/database/migrate";
import { findDemonstrationData } from "@jdj/api/demo/find-demonstration";
import { type DemoAccount, loadDemonstration } from "@jdj/api/demo/load-demonstration";
import { makeHandlers } from "@jdj/api/job-handlers";
import { describeError, jsonLog, setLogLevel } from "@jdj/api/log";
import { measureRuntime } from "@jdj/api/metrics";
import { REALTIME_CHANNEL } from "@jdj/api/realtime/announce";
import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import type { AnsweredRequest } from "../serving/access-log.ts";
import { countRequests } from "../serving/count-requests.ts";
import type { Site } from "../serving/load-site.ts";
import { metricsHandler } from "../serving/metrics.ts";
import type { PageCache } from "../serving/page-cache.ts";
import { makeRoutes } from "../serving/routes.ts";
import type { RoutesEnv } from "../serving/routes-env.ts";
import { createSiteContent } from "../serving/site-content.ts";
import { readyDataDir } from "../settings/data-dir.ts";
import { knownNames, readSettings, type Settings } from "../settings/settings.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { misspeltSettings } from "../settings/unknown-settings.ts";
import { type JobsThread, startJobsThread } from "./jobs-thread.ts";
import { type OpenApp, openApp } from "./open-app.ts";
import { listenForStop, type StopRequest, stopOnSignal } from "./stop-on-signal.ts";
import { startTracing } from "./tracing.ts";

/** How pages are rendered and requests received: from the build, or through Vite in development. */
export interface Serving {
  /** Null to render every page again, in development. */
  pageCache: PageCache | null;
  /** The address that the start prints; that of this process when left out, nothing when null. */
  announced?: string | null;
  openSite(): Promise<() => Promise<Site>>;
  listen(
    routes: Hono<RoutesEnv>,
    where: { port: number; hostname: string },
    listening: (port: number) => void,
    observe: (answered: AnsweredRequest) => void,
  ): Server;
}

/** Prints where the product is, the accounts of the demonstration and the pages of what is fake. */
function announce(settings: Settings, url: string, cast: readonly DemoAccount[]): void {
  console.log(`\n  ${settings.BRAND}: ${url}\n`);
  if (cast.length > 0) console.log("  Accounts of the demonstration, each with the password demo:");
  for (const { email, role, signIn } of cast)
    console.log(`    ${role.padEnd(11)} ${email.padEnd(22)} ${url}${signIn}`);
  if (cast.some(({ signIn }) => signIn === "/console"))
    console.log(`\n  Codes of the console: ${url}/dev/console`);
  if (settings.hasMailCatcher) console.log(`  Emails and SMS:       ${url}/dev/outbox`);
  if (settings.PAYMENTS_DRIVER === "embedded")
    console.log(`  Payments:             ${url}/dev/paiement`);
  console.log("");
}

/**
 * Runs a step of the start; in development, where the log is read by a person, it prints the step
 * as one line with its time.
 */
async function startStep<T>(settings: Settings, title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  if (!settings.isProduction)
    console.log(`${title}… ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}

/** The password of the demonstration accounts is public: production refuses a database that contains them. */
async function refuseDemonstrationData({ app }: OpenApp): Promise<void> {
  const found = await findDemonstrationData(app.db);
  if (found === null) return;
  throw new SettingsError(
    `the database holds data of the demonstration (${found}), which NODE_ENV=production never serves: give an empty database (DATABASE_URL or DATA_DIR)`,
  );
}

function storesInDataDir({ DATABASE_URL, STORAGE_DRIVER }: Settings): boolean {
  return DATABASE_URL === undefined || STORAGE_DRIVER === "disk";
}

async function run(serving: Serving): Promise<void> {
  const stopRequest = listenForStop();
  for (const { name, meant } of misspeltSettings(Object.keys(process.env), knownNames))
    console.error(`Setting: ${name} is no known setting and has no effect: is ${meant} meant?`);
  const settings = readSettings(process.env, resolve(import.meta.dirname, "../../../.env"));
  if (storesInDataDir(settings)) readyDataDir(resolve(settings.DATA_DIR));
  setLogLevel(settings.LOG_LEVEL);
  measureRuntime();
  const stopTracing = await startTracing(settings, "server");
  const opened = await startStep(settings, "Opening and migrating the database", () =>
    openApp(settings),
  );
  try {
    if (!stopRequest.isMade())
      return await serve(serving, settings, opened, { stopRequest, stopTracing });
  } catch (error) {
    // A process that ends would leave the embedded database running.
    await opened.close();
    throw error;
  }
  await opened.close();
  process.exit(0);
}

/** Serves until the process is told to stop. @throws when it cannot: the port is taken, say */
async function serve(
  serving: Serving,
  settings: Settings,
  opened: OpenApp,
  { stopRequest, stopTracing }: { stopRequest: StopRequest; stopTracing: () => Promise<void> },
): Promise<void> {
  const { ROLE } = settings;
  const { app } = opened;
  if (settings.isProduction) await refuseDemonstrationData(opened);
  const cast = settings.loadDemonstration
    ? await startStep(settings, "Loading the demonstration", () =>
        opened.alone(() => loadDemonstration(app)),
      )
    : [];

  const { pageCache } = serving;
  const content = createSiteContent();
  opened.listen("page_cache", () => {
    pageCache?.drop();
    content.drop();
  });
  let stopWatching: () => void = () => undefined;
  if (ROLE === "worker") await app.jobs.work(makeHandlers(app));
  else {
    stopWatching = watchNotices(app);
    const { directoryIndex, productIndex } = app;
    opened.listen(REALTIME_CHANNEL, (payload) => app.realtime.hear(payload));
    opened.listen(
      DIRECTORY_CHANNEL,
      (payload) => directoryIndex.announced(payload ?? null),
      () => directoryIndex.lost(),
    );
    opened.listen(
      PRODUCTS_CHANNEL,
      (payload) => productIndex.announced(payload ?? null),
      () => productIndex.lost(),
    );
  }
  let jobsThread: JobsThread | null = null;
  const counting = countRequests(opened);
  const routes = makeRoutes({
    settings,
    product: ROLE === "worker" ? null : { api: createApi(app), site: await serving.openSite() },
    pageCache,
    content,
    metrics: settings.METRICS_TOKEN
      ? metricsHandler(settings.METRICS_TOKEN, { opened, jobsThread: () => jobsThread })
      : null,
    ready: async () => {
      if (stopRequest.isMade()) return false;
      await app.db.execute(sql`select 1`);
      const worksJobs = ROLE !== "all" || jobsThread?.hasStarted() === true;
      const canSearch =
        ROLE === "worker" || (app.directoryIndex.isBuilt() && app.productIndex.isBuilt());
      return worksJobs && canSearch && app.jobs.ready();
    },
  });
  const server = await new Promise<Server>((done, fail) => {
    const where = { port: settings.PORT, hostname: settings.HOST };
    const listening = (port: number) => {
      const { announced = `http://localhost:${port}` } = serving;
      if (announced !== null) announce(settings, announced, cast);
      opening.off("error", fail);
      done(opening);
    };
    const opening = serving.listen(routes, where, listening, counting.observe);
    opening.once("error", fail);
  }).catch((error) => {
    throw listenError(settings, error) ?? error;
  });
  if (ROLE === "all") jobsThread = startJobsThread(opened.connection);
  let stoppingJobs: Promise<void> | undefined;
  stopOnSignal(server, stopRequest, {
    graceMs: settings.STOP_GRACE_SECONDS * 1000,
    onRequest() {
      stoppingJobs = jobsThread?.stop();
    },
    beforeDrain() {
      stopWatching();
      app.realtime.end();
    },
    async close() {
      await stoppingJobs;
      await counting.stop();
      await opened.close();
      await stopTracing();
    },
  });
}

/** Says in one line which setting kept a process from listening; null for another error. */
function listenError({ HOST, PORT }: Settings, error: unknown): SettingsError | null {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return new SettingsError(`PORT ${PORT} is taken by another process`);
  if (code === "EACCES") return new SettingsError(`PORT ${PORT} may not be used by this user`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return new SettingsError(`HOST is wrong: ${HOST} is no address of this machine`);
  return null;
}

/** Runs a process until a signal stops it; a wrong setting ends it at once with one line. */
export async function runProcess(serving: Serving): Promise<void> {
  process.on("unhandledRejection", (error) =>
    jsonLog("error", "unhandled", { error: describeError(error) }),
  );
  try {
    await run(serving);
  } catch (error) {
    if (error instanceof SettingsError)
      for (const line of error.message.split("\n")) console.error(`Setting: ${line}`);
    else if (error instanceof ClusterVersionError || error instanceof OlderDataError)
      console.error(error.message);
    // The error of a query contains its values.
    else console.error(error instanceof Error && "params" in error ? describeError(error) : error);
    process.exit(1);
  }
}
