import { resolve } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { Connection } from "@jdj/api/database/connect";
import { makeHandlers } from "@jdj/api/job-handlers";
import { describeError, jsonLog, setLogLevel } from "@jdj/api/log";
import { metrics } from "@jdj/api/metrics";
import { readSettings } from "../settings/settings.ts";
import { openAppOn } from "./open-app.ts";
import { startTracing } from "./tracing.ts";

// The thread of jobs, until its process says that it stops.

const { connection }: { connection: Connection } = workerData;
process.on("unhandledRejection", (error) =>
  jsonLog("error", "unhandled", { error: describeError(error) }),
);
const stopped = new Promise<void>((done) =>
  parentPort?.on("message", (message) => {
    if (message === "stop") done();
    else void metrics.getMetricsAsJSON().then((read) => parentPort?.postMessage({ metrics: read }));
  }),
);
const settings = readSettings(process.env, resolve(import.meta.dirname, "../../../.env"));
setLogLevel(settings.LOG_LEVEL);
const stopTracing = await startTracing(settings, "jobs");
const opened = await openAppOn(connection, settings);
await opened.app.jobs.work(makeHandlers(opened.app));
parentPort?.postMessage("ready");
await stopped;
await opened.close();
await stopTracing();
process.exit(0);
