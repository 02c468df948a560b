import type { JobName } from "./jobs.ts";

/**
 * A failed job is tried again five times, after 2, 4, 8… seconds with jitter. One that ended well
 * is purged within two hours (`purge-jobs.ts`), any other seven days after its end, or fourteen
 * without one.
 */
const retries = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 900,
  deleteAfterSeconds: 7 * 86_400,
  retentionSeconds: 14 * 86_400,
};

/** How a process works at one kind of job. */
export interface Workers {
  /** Workers that fetch independently of each other. */
  count: number;
  /** Jobs that one worker fetches at once. */
  batchSize: number;
  /** Whether the jobs of a batch run at the same time. */
  parallel: boolean;
  /** Whether one job of each customer runs at a time. */
  fair: boolean;
}

/** One after the other. */
const background: Workers = { count: 1, batchSize: 10, parallel: false, fair: false };
/** Account emails and text messages: 20 at once, so that a few stalled gateways hold nobody else up. */
const outgoing: Workers = { count: 2, batchSize: 10, parallel: true, fair: false };

/** The kinds that are not worked at one after the other. */
const exceptions: Partial<Record<JobName, Workers>> = {
  "send-email": outgoing,
  "send-short-message": outgoing,
  "send-newsletter-email": outgoing,
  "send-quote-email": outgoing,
  "send-booking-email": outgoing,
  "send-order-email": outgoing,
  "send-gift-email": outgoing,
  "send-fabric-email": outgoing,
  "send-sender-name-email": outgoing,
  /** Three campaigns at once, of three customers; more would be felt by those who read pages. */
  "send-card": { count: 3, batchSize: 1, parallel: false, fair: true },
};

/**
 * What leaves for a gateway is attempted again for a day: after 2, 4, 8… seconds, then every five
 * minutes; 8 attempts take the first five minutes, 12 an hour follow.
 */
const dayOfRetries = { ...retries, retryLimit: 296, retryDelayMax: 300 };
/** How often, and how far apart, a kind of job is attempted again. */
export const retriesOf = (name: JobName) =>
  exceptions[name] === outgoing ? dayOfRetries : retries;

/** Which attempt of its retries a job is at. */
export function attemptOf(name: JobName, { id, retryCount }: { id: string; retryCount: number }) {
  return { id, isLast: retryCount >= retriesOf(name).retryLimit };
}

/** How a process works at a kind of job. */
export function workersOf(name: JobName): Workers {
  return exceptions[name] ?? background;
}
