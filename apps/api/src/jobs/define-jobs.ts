import { z } from "zod";

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

/**
 * A failed job is tried again five times, after 2, 4, 8… seconds with jitter. One that ended well
 * is purged within two hours (`purge-jobs.ts`), any other seven days after its end, or fourteen
 * without one.
 */
const fewRetries = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 900,
  deleteAfterSeconds: 7 * 86_400,
  retentionSeconds: 14 * 86_400,
};

/**
 * What leaves for a gateway is attempted again for a day: after 2, 4, 8… seconds, then every five
 * minutes; 8 attempts take the first five minutes, 12 an hour follow.
 */
const dayOfRetries = { ...fewRetries, retryLimit: 296, retryDelayMax: 300 };

/** How a kind of job is worked at, and attempted again. */
export interface JobKind {
  workers: Workers;
  retries: typeof fewRetries & { retryDelayMax?: number };
}

/** One after the other. */
export const background: JobKind = {
  workers: { count: 1, batchSize: 10, parallel: false, fair: false },
  retries: fewRetries,
};

/** Emails and text messages: 20 at once, so that a few stalled gateways hold nobody else up. */
export const outgoing: JobKind = {
  workers: { count: 2, batchSize: 10, parallel: true, fair: false },
  retries: dayOfRetries,
};

/** What one kind of job is. */
export interface JobDeclaration {
  /** What it is for, as staff read it of one that failed. */
  label: string;
  payload: z.ZodType<object>;
  /** {@link background} without. */
  kind?: JobKind;
  /**
   * When it is scheduled, as a cron expression in Abidjan's time (UTC): one at each instant, whatever
   * the number of processes.
   */
  cron?: string;
}

/** The payload of a scheduled job. */
export const Nothing = z.object({});

/** The number of a row. */
export const RowId = z.number();

/** What sends an SMS in place of an email. */
export const BySms = z.literal("sms").optional();

/** Declares the jobs of an area; `src/job-list.ts` gathers them. */
export function defineJobs<const T extends Record<string, JobDeclaration>>(jobs: T): T {
  return jobs;
}
