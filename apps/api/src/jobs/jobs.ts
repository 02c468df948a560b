import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type JobResult, PgBoss } from "pg-boss";
import type { Connection, Database } from "../database/connect.ts";
import type { GatewayName } from "../drivers/payments/gateway-names.ts";
import { describeError, type Log, scrubbed } from "../log.ts";
import type { Secrets } from "../secrets.ts";
import { readingHandlers, storePayload } from "./job-payload.ts";
import { RetryLater } from "./retry-later.ts";

/** Every kind of job and its payload. */
export interface JobData {
  "send-letter": { kind: string; to: string; props: Record<string, string> };
  "send-short-message": {
    kind: string;
    to: string;
    text: string;
    code?: string;
    /** After this instant (ISO) it is of no use and does not leave. */
    until?: string;
  };
  "send-card": { campaignId: number };
  "send-newsletter-letter": {
    kind: "newsletter-confirmation" | "newsletter-welcome";
    subscriptionId: number;
  };
  "password-reset": { email: string };
  "tell-email-attempted": { email: string };
  "send-recovery-code": { codeId: number };
  "look-at-payment": { attemptId: number };
  "poll-payments": Record<never, never>;
  "send-refund": { refundId: number };
  "reconcile-payments": Record<never, never>;
  "order-paid": { orderId: number; campaignId: number };
  "notify-late": { gateway: GatewayName; token: string };
  "describe-videos": Record<never, never>;
  "keep-promises": Record<never, never>;
  "send-scheduled": Record<never, never>;
  "delivery-reports": Record<never, never>;
}

export type JobName = keyof JobData;

/** One attempt at a job. `id` is stable over retries; `isLast`: no attempt follows. */
export interface JobAttempt {
  id: string;
  isLast: boolean;
}

/** What does the work of each kind. */
export type JobHandlers = {
  [K in JobName]: (data: JobData[K], job: JobAttempt) => Promise<void>;
};

/** When a job may run, and for whom. */
export interface EnqueueOptions {
  /** Not before so many seconds have passed. */
  afterSeconds?: number;
  /** The customer it works for: a process works at one job of each customer at a time where the queue is fair. */
  customerId?: number;
  /** At most one job of that key is added in each window of so many seconds. */
  once?: { key: string; seconds: number };
}

/** Work that is done outside of the request, and survives a crash: it stands in the database. */
export interface Jobs {
  /** Adds a job within the caller's transaction: rolled back, it never was. */
  enqueue<K extends JobName>(
    tx: Database,
    name: K,
    data: JobData[K],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Begins to work jobs off. */
  work(handlers: JobHandlers): Promise<void>;
  /** Works off what is waiting now and returns how many jobs that was; for tests and the demonstration. */
  drain(handlers: JobHandlers): Promise<number>;
  /** Queues a dead job anew, with one more attempt. */
  retryDead(name: string, id: string): Promise<void>;
  /** Removes a dead job that nobody needs done any more. */
  dropDead(name: string, id: string): Promise<void>;
  /** Whether the queue answers. */
  ready(): Promise<boolean>;
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>;
}

const names: JobName[] = [
  "send-newsletter-letter",
  "send-letter",
  "send-short-message",
  "send-card",
  "password-reset",
  "tell-email-attempted",
  "send-recovery-code",
  "look-at-payment",
  "poll-payments",
  "send-refund",
  "reconcile-payments",
  "order-paid",
  "notify-late",
  "describe-videos",
  "keep-promises",
  "send-scheduled",
  "delivery-reports",
];

/** What is done by the clock, in Abidjan's time (UTC): once in all processes at each instant. */
const rhythms: [JobName, string][] = [
  ["poll-payments", "* * * * *"],
  ["reconcile-payments", "40 3 * * *"],
  ["send-scheduled", "* * * * *"],
  ["describe-videos", "*/5 * * * *"],
  ["keep-promises", "20 * * * *"],
];

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
interface Workers {
  /** Workers that fetch independently of each other. */
  count: number;
  /** Jobs that one worker fetches at once. */
  batchSize: number;
  /** Whether the jobs of a batch run at the same time. */
  parallel: boolean;
  /** Whether customers take turns: one job of each at a time. */
  fair: boolean;
}

const background: Workers = { count: 1, batchSize: 10, parallel: false, fair: false };
/** Account emails and text messages: 20 at once, so that a few stalled gateways hold nobody else up. */
const outgoing: Workers = { count: 2, batchSize: 10, parallel: true, fair: false };

/** The kinds that are not worked at one after the other. */
const workersOf: Partial<Record<JobName, Workers>> = {
  "send-letter": outgoing,
  "send-short-message": outgoing,
  "send-newsletter-letter": outgoing,
  /** Three campaigns at once, of three customers; more would be felt by those who read pages. */
  "send-card": { count: 3, batchSize: 1, parallel: false, fair: true },
};

/**
 * What leaves for a gateway is attempted again for a day: after 2, 4, 8… seconds, then every five
 * minutes; 8 attempts take the first five minutes, 12 an hour follow.
 */
const dayOfRetries = { ...retries, retryLimit: 296, retryDelayMax: 300 };
const retriesOf = (name: JobName) => (workersOf[name] === outgoing ? dayOfRetries : retries);

function attemptOf(name: JobName, { id, retryCount }: { id: string; retryCount: number }) {
  return { id, isLast: retryCount >= retriesOf(name).retryLimit };
}

/**
 * Opens the queue upon the database. `install` creates its tables; once per database is enough.
 * `secrets` encrypt what jobs say of people.
 */
export async function openJobs(
  connection: Connection,
  log: Log,
  options: { install: boolean; supervise: boolean; secrets: Secrets },
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    max: 4,
    schema: "jobs",
    migrate: options.install,
    createSchema: options.install,
    supervise: options.supervise,
    schedule: options.supervise,
  });
  boss.on("error", (error) => log("error", "queue-fault", { error: describeError(error) }));
  await boss.start();
  if (options.install)
    for (const name of names) {
      await boss.createQueue(name, retriesOf(name));
      // A queue of an earlier version keeps what it was made with.
      await boss.updateQueue(name, retriesOf(name));
    }

  async function workOff<K extends JobName>(name: K, handlers: JobHandlers): Promise<number> {
    const jobs = await boss.fetch<JobData[K]>(name, { batchSize: 20 });
    for (const job of jobs) {
      try {
        await handlers[name](job.data, attemptOf(name, job));
        await boss.complete(name, job.id);
      } catch (error) {
        await boss.fail(name, job.id, scrubbed(error));
        throw error;
      }
    }
    return jobs.length;
  }

  /** Runs a job and settles it by itself: one that fails or stalls does not hold the others of its batch. */
  async function runOne<K extends JobName>(
    name: K,
    job: Job<JobData[K]>,
    handlers: JobHandlers,
  ): Promise<JobResult> {
    try {
      await handlers[name](job.data, attemptOf(name, job));
      await boss.complete(name, job);
      return { id: job.id, status: "completed" };
    } catch (error) {
      if (!(error instanceof RetryLater))
        log("error", "job-failed", { job: name, jobId: job.id, error: describeError(error) });
      // Kept without its words, which may quote a person's or a query's values.
      await boss.fail(name, job, scrubbed(error));
      return { id: job.id, status: "failed" };
    }
  }

  async function startWorkers<K extends JobName>(name: K, handlers: JobHandlers): Promise<void> {
    const { count, batchSize, parallel, fair } = workersOf[name] ?? background;
    const options = {
      batchSize,
      localConcurrency: count,
      ...(fair ? { localGroupConcurrency: 1 } : {}),
      pollingIntervalSeconds: 0.5,
      burstWhenBatchFull: true,
      perJobResults: true as const,
    };
    await boss.work(name, options, async (jobs: Job<JobData[K]>[]) => {
      if (parallel) return Promise.all(jobs.map((job) => runOne(name, job, handlers)));
      const results: JobResult[] = [];
      for (const job of jobs) results.push(await runOne(name, job, handlers));
      return results;
    });
  }

  return {
    async enqueue(tx, name, data, { afterSeconds = 0, customerId, once } = {}) {
      await boss.send(name, storePayload(options.secrets, name, data), {
        db: fromDrizzle(tx, sql),
        startAfter: afterSeconds,
        ...(customerId === undefined ? {} : { group: { id: String(customerId) } }),
        ...(once === undefined ? {} : { singletonKey: once.key, singletonSeconds: once.seconds }),
      });
    },
    async work(given) {
      const handlers = readingHandlers(given, options.secrets);
      for (const [name, rhythm] of rhythms) await boss.schedule(name, rhythm);
      for (const name of names) await startWorkers(name, handlers);
    },
    async drain(given) {
      const handlers = readingHandlers(given, options.secrets);
      let total = 0;
      for (let done = -1; done !== 0; ) {
        done = 0;
        for (const name of names) done += await workOff(name, handlers);
        total += done;
      }
      return total;
    },
    async retryDead(name, id) {
      await boss.retry(name, id);
    },
    async dropDead(name, id) {
      await boss.deleteJob(name, id);
    },
    async ready() {
      return (await boss.getQueues()).length >= names.length;
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
