import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from "prom-client";

/**
 * The metrics of this thread, in the names and units of Prometheus. The process and its thread of
 * jobs have one registry each; `GET /metrics` adds them up.
 */
export const metrics = new Registry();

const registers = [metrics];

/** Memory, garbage collection and the delay of the event loop. */
export function measureRuntime(): void {
  collectDefaultMetrics({ register: metrics });
}

/**
 * The metrics of this thread and of others, added up, in the text format of Prometheus.
 * @param others what `metrics.getMetricsAsJSON()` gave there
 */
export async function writeMetrics(others: object[]): Promise<{ type: string; text: string }> {
  const added = AggregatorRegistry.aggregate([await metrics.getMetricsAsJSON(), ...others]);
  return { type: added.contentType, text: await added.metrics() };
}

/** Requests by method, route pattern and status; the sum and the buckets are in seconds. */
export const requestSeconds = new Histogram({
  name: "http_request_seconds",
  help: "Requests by method, route and status, from the first byte to the last of the response",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});

/** Statements sent to the database, in seconds. */
export const statementSeconds = new Histogram({
  name: "database_statement_seconds",
  help: "Statements of the database, from sending to the last row",
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
  registers,
});

/** Connections of the pool by state; `waiting`: requests that wait for one. */
export const poolConnections = new Gauge({
  name: "database_pool_connections",
  help: "Connections of the pool, and requests that wait for one",
  labelNames: ["state"],
  registers,
});

/** Answers of the page cache: `hit`, or `miss` for a page that it now holds. */
export const pageCacheAnswers = new Counter({
  name: "page_cache_answers_total",
  help: "Pages answered from the page cache (hit, or stale while the database or the API is away), and pages rendered for it (miss)",
  labelNames: ["result"],
  registers,
});

/** Jobs that were worked off, by kind and result. */
export const jobResults = new Counter({
  name: "jobs_total",
  help: "Jobs worked off, by kind and result",
  labelNames: ["kind", "result"],
  registers,
});

/** Jobs that wait, by kind. */
export const queuedJobs = new Gauge({
  name: "jobs_queued",
  help: "Jobs that are due and wait",
  labelNames: ["kind"],
  registers,
});

/** The age of the oldest job that is due, by kind, in seconds. */
export const oldestJobSeconds = new Gauge({
  name: "jobs_oldest_seconds",
  help: "How long the oldest job that is due has waited",
  labelNames: ["kind"],
  registers,
});

/** Answers of gateways about deliveries of campaigns, by channel, number of the contract and result. */
export const deliveryResults = new Counter({
  name: "deliveries_total",
  help: "Answers of gateways about deliveries, by channel, contract and result",
  labelNames: ["channel", "contract", "result"],
  registers,
});

/** The contracts by which messages leave; 1 while one refuses us or does not answer. */
export const gatewayPaused = new Gauge({
  name: "gateway_paused",
  help: "Whether a contract is set aside since it refuses us, by channel and number of the contract",
  labelNames: ["channel", "contract"],
  registers,
});

/** Payment attempts whose outcome was recorded, by gateway and state. */
export const paymentResults = new Counter({
  name: "payment_attempts_total",
  help: "Payment attempts by gateway and recorded state",
  labelNames: ["gateway", "state"],
  registers,
});
