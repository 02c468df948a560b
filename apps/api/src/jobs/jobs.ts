import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Connection, Database } from "../database/connect.ts";
import type { GatewayName } from "../drivers/payments/gateway-names.ts";
import { faultOf, type Log } from "../log.ts";

/** Every kind of job and what it is told. */
export interface JobData {
  "send-letter": { kind: string; to: string; props: Record<string, string> };
  "send-short-message": { kind: string; to: string; text: string; code?: string };
  "send-card": { messageId: number };
  "send-newsletter-letter": {
    kind: "newsletter-confirmation" | "newsletter-welcome";
    subscriptionId: number;
  };
  "password-reset": { email: string };
  "look-at-payment": { attemptId: number };
  "poll-payments": Record<never, never>;
  "order-paid": { orderId: number; messageId: number };
  "notify-late": { gateway: GatewayName; token: string };
  "describe-videos": Record<never, never>;
  "keep-promises": Record<never, never>;
  "send-scheduled": Record<never, never>;
  "delivery-reports": Record<never, never>;
}

export type JobName = keyof JobData;

/** What does the work of each kind. `id` is stable over retries. */
export type JobHandlers = {
  [K in JobName]: (data: JobData[K], job: { id: string }) => Promise<void>;
};

/** Work that is done outside of the request, and survives a crash: it stands in the database. */
export interface Jobs {
  /**
   * Adds a job within the caller's transaction: rolled back, it never was.
   * `afterSeconds`: not before so much time has passed.
   */
  enqueue<K extends JobName>(
    tx: Database,
    name: K,
    data: JobData[K],
    options?: { afterSeconds: number },
  ): Promise<void>;
  /** Begins to work jobs off. */
  work(handlers: JobHandlers): Promise<void>;
  /** Works off what is waiting now and returns how many jobs that was; for tests and the demonstration. */
  drain(handlers: JobHandlers): Promise<number>;
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
  "look-at-payment",
  "poll-payments",
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
  ["send-scheduled", "* * * * *"],
  ["describe-videos", "*/5 * * * *"],
  ["keep-promises", "20 * * * *"],
];

/**
 * A failed job is tried again five times, after 2, 4, 8… seconds with jitter. Jobs name people:
 * seven days after its end, or fourteen without one, a job is gone.
 */
const retries = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 900,
  deleteAfterSeconds: 7 * 86_400,
  retentionSeconds: 14 * 86_400,
};

/** Opens the queue upon the database. `install` creates its tables; once per database is enough. */
export async function openJobs(
  connection: Connection,
  log: Log,
  options: { install: boolean; supervise: boolean },
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
  boss.on("error", (error) => log("error", "queue-fault", { fault: faultOf(error) }));
  await boss.start();
  if (options.install) for (const name of names) await boss.createQueue(name, retries);

  async function workOff<K extends JobName>(name: K, handlers: JobHandlers): Promise<number> {
    const jobs = await boss.fetch<JobData[K]>(name, { batchSize: 20 });
    for (const job of jobs) {
      try {
        await handlers[name](job.data, job);
        await boss.complete(name, job.id);
      } catch (error) {
        await boss.fail(name, job.id);
        throw error;
      }
    }
    return jobs.length;
  }

  return {
    async enqueue(tx, name, data, { afterSeconds } = { afterSeconds: 0 }) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql), startAfter: afterSeconds });
    },
    async work(handlers) {
      for (const [name, rhythm] of rhythms) await boss.schedule(name, rhythm);
      for (const name of names) {
        await boss.work<JobData[typeof name]>(
          name,
          { batchSize: 10, pollingIntervalSeconds: 0.5 },
          async (jobs) => {
            for (const job of jobs) await runOne(name, job, handlers, log);
          },
        );
      }
    },
    async drain(handlers) {
      let total = 0;
      for (let done = -1; done !== 0; ) {
        done = 0;
        for (const name of names) done += await workOff(name, handlers);
        total += done;
      }
      return total;
    },
    async ready() {
      return (await boss.getQueues()).length >= names.length;
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

async function runOne<K extends JobName>(
  name: K,
  job: { id: string; data: JobData[K] },
  handlers: JobHandlers,
  log: Log,
): Promise<void> {
  try {
    await handlers[name](job.data, job);
  } catch (error) {
    log("error", "job-failed", { job: name, jobId: job.id, fault: faultOf(error) });
    throw error;
  }
}
