import { measureGateways } from "@jdj/api/areas/operations/gateway-outages/list-gateways";
import { isSameText } from "@jdj/api/crypto/token";
import { measurePool } from "@jdj/api/database/connect";
import { measureQueues } from "@jdj/api/jobs/measure-queues";
import { requestSeconds, writeMetrics } from "@jdj/api/metrics";
import type { Context } from "hono";
import type { JobsThread } from "../process/jobs-thread.ts";
import type { OpenApp } from "../process/open-app.ts";
import type { AnsweredRequest } from "./access-log.ts";

/** Counts a request that was answered. */
export function observeRequest({ method, route, status, ms }: AnsweredRequest): void {
  requestSeconds.observe({ method, route, status }, ms / 1000);
}

/** What the metrics of a process are read from. */
export interface Measured {
  opened: OpenApp;
  jobsThread(): JobsThread | null;
}

/**
 * Answers `GET /metrics` in the text format of Prometheus: the metrics of the process and of its
 * thread of jobs, added up. 401 without the bearer token of the setting `METRICS_TOKEN`, whose
 * absence means that the address does not exist.
 */
export function metricsHandler(token: string, { opened, jobsThread }: Measured) {
  return async (c: Context): Promise<Response> => {
    const given = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    if (!isSameText(given, token)) return c.text("", 401, { "www-authenticate": "Bearer" });
    measurePool(opened.pool);
    await measureQueues(opened.app.db);
    await measureGateways(opened.app);
    const ofThread = await jobsThread()?.metrics();
    const { type, text } = await writeMetrics(ofThread ? [ofThread] : []);
    return c.text(text, 200, { "content-type": type });
  };
}
