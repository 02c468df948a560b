import { SpanKind } from "@opentelemetry/api";
import type { Db, Job, JobResult } from "pg-boss";
import type { Connection, Database } from "../database/connect.ts";
import { nameByText, runNamed } from "../database/prepared-query.ts";
import { type JobData, type JobName, jobNames, jobOf, kindOf } from "../job-list.ts";
import { describeError, type Log, scrubbed } from "../log.ts";
import { logContext, runInLogContext } from "../log-context.ts";
import { jobResults } from "../metrics.ts";
import type { Secrets } from "../secrets.ts";
import { inSpan } from "../tracing.ts";
import { causeOf, readPayload, storePayload } from "./job-payload.ts";
import { openBoss } from "./open-boss.ts";
import { RetryLater } from "./retry-later.ts";
import { dueQueues, wakeWorkers } from "./wake-workers.ts";

/** The names of the queue's statements: one for each kind of job. */
const nameOf = nameByText("queue", 200);

/**
 * The queue's way to the database within a transaction. Adding a job is a long statement, the same
 * for each kind: it is parsed and planned once for each connection.
 */
function queueOn(tx: Database): Db {
  return {
    executeSql: async (text, values = []) => ({
      rows: await runNamed(tx, nameOf(text), text, values),
    }),
  };
}

/** How often a worker looks for jobs that nobody has woken it for, in seconds. */
const UNWOKEN_SECONDS = 30;

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

/** Work that is done outside of the request and survives a crash: it is stored in the database. */
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
  /** Queues a dead job anew, with one more attempt, within the caller's transaction. */
  retryDead(tx: Database, name: string, id: string): Promise<void>;
  /** Removes a dead job that nobody needs done any more. */
  dropDead(tx: Database, name: string, id: string): Promise<void>;
  /** Whether it was told to stop: a long job then leaves the remainder to a job that it queues. */
  isStopping(): boolean;
  /** Whether the queue answers. */
  ready(): Promise<boolean>;
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>;
}

/**
 * Opens the queue upon the database. `install` creates its tables; once per database is enough.
 * `secrets` encrypt what jobs say of people.
 */
export async function openJobs(
  connection: Connection,
  log: Log,
  options: { install: boolean; supervise: boolean; isPooled?: boolean; secrets: Secrets },
): Promise<Jobs> {
  const { boss, onError, stop } = await openBoss(connection, log, options);
  if (options.install)
    for (const name of jobNames) {
      const { retries } = kindOf(name);
      await boss.createQueue(name, retries);
      // The queue of an earlier start has the options of that version.
      await boss.updateQueue(name, retries);
    }

  let stopping = false;
  let stopWaking = async () => {};

  async function handle<K extends JobName>(
    name: K,
    job: Job<object | null>,
    handlers: JobHandlers,
  ): Promise<void> {
    const stored = readPayload(options.secrets, name, job.data);
    const payload = jobOf(name).payload.parse(stored) as JobData[K];
    const isLast = job.retryCount >= kindOf(name).retries.retryLimit;
    return handlers[name](payload, { id: job.id, isLast });
  }

  async function workOff(name: JobName, handlers: JobHandlers): Promise<number> {
    const jobs = await boss.fetch<object | null>(name, { batchSize: 20, includeMetadata: true });
    // The database returns a batch in any order.
    jobs.sort((one, other) => one.createdOn.getTime() - other.createdOn.getTime());
    for (const job of jobs) {
      try {
        await handle(name, job, handlers);
        await boss.complete(name, job.id);
      } catch (error) {
        await boss.fail(name, job.id, scrubbed(error));
        throw error;
      }
    }
    return jobs.length;
  }

  /** Runs a job and records its result by itself: one that fails or stalls does not hold the others of its batch. */
  async function runOne(
    name: JobName,
    job: Job<object | null>,
    handlers: JobHandlers,
  ): Promise<JobResult> {
    try {
      await handle(name, job, handlers);
      await boss.complete(name, job);
      jobResults.inc({ kind: name, result: "completed" });
      return { id: job.id, status: "completed" };
    } catch (error) {
      jobResults.inc({ kind: name, result: error instanceof RetryLater ? "later" : "failed" });
      if (!(error instanceof RetryLater))
        log("error", "job-failed", { job: name, jobId: job.id, error: describeError(error) });
      // Without its message, which may quote a person's or a query's values.
      await boss.fail(name, job, scrubbed(error));
      return { id: job.id, status: "failed" };
    }
  }

  /** Starts the workers of a queue. @returns their ids */
  async function startWorkers(name: JobName, handlers: JobHandlers): Promise<string[]> {
    const { count, batchSize, parallel, fair } = kindOf(name).workers;
    const options = {
      batchSize,
      ...(fair ? { localGroupConcurrency: 1 } : {}),
      pollingIntervalSeconds: UNWOKEN_SECONDS,
      burstWhenBatchFull: true,
      perJobResults: true as const,
    };
    const workOne = (job: Job<object | null>) =>
      runInLogContext({ requestId: causeOf(job.data) ?? job.id }, () =>
        inSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, () => runOne(name, job, handlers)),
      );
    async function work(jobs: Job<object | null>[]): Promise<JobResult[]> {
      if (parallel) return Promise.all(jobs.map(workOne));
      const results: JobResult[] = [];
      for (const job of jobs) results.push(await workOne(job));
      return results;
    }
    // One call for each worker: a call with several returns the id of its first only.
    return Promise.all(Array.from({ length: count }, () => boss.work(name, options, work)));
  }

  return {
    async enqueue(tx, name, data, { afterSeconds = 0, customerId, once } = {}) {
      await boss.send(name, storePayload(options.secrets, name, data, logContext()?.requestId), {
        db: queueOn(tx),
        startAfter: afterSeconds,
        ...(customerId === undefined ? {} : { group: { id: String(customerId) } }),
        ...(once === undefined ? {} : { singletonKey: once.key, singletonSeconds: once.seconds }),
      });
    },
    async work(handlers) {
      for (const name of jobNames) {
        const { cron } = jobOf(name);
        if (cron !== undefined) await boss.schedule(name, cron);
      }
      const workers = new Map<string, string[]>();
      for (const name of jobNames) workers.set(name, await startWorkers(name, handlers));
      stopWaking = wakeWorkers(boss, workers, onError);
    },
    async drain(handlers) {
      let total = 0;
      for (let due = await dueQueues(boss, jobNames); ; ) {
        let done = 0;
        for (const name of jobNames) {
          if (!due.includes(name)) continue;
          done += await workOff(name, handlers);
          // Its jobs may have queued others, for a kind that follows.
          due = await dueQueues(boss, jobNames);
        }
        if (done === 0) return total;
        total += done;
      }
    },
    async retryDead(tx, name, id) {
      await boss.retry(name, id, { db: queueOn(tx) });
    },
    async dropDead(tx, name, id) {
      await boss.deleteJob(name, id, { db: queueOn(tx) });
    },
    async ready() {
      return (await boss.getQueues()).length >= jobNames.length;
    },
    isStopping: () => stopping,
    async stop() {
      stopping = true;
      await stopWaking();
      await stop();
    },
  };
}
