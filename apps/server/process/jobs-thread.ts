import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Connection } from "@jdj/api/database/connect";
import { describeError, jsonLog } from "@jdj/api/log";

/** The thread that works jobs off beside the one that answers requests. */
export interface JobsThread {
  /** Whether it has begun to work jobs off since the start of the process; one that is started again does not count. */
  hasStarted(): boolean;
  /** The metrics of the thread, as its registry writes them; null while there is no thread, or when it does not answer. */
  metrics(): Promise<object | null>;
  /** Lets running jobs end, then ends the thread. */
  stop(): Promise<void>;
}

/** How long the running jobs of a stopping thread may take, in milliseconds. */
const STOP_MS = 11_000;

/** The delay before a thread that ended by itself is started again, in milliseconds. */
const RESTART_MS = 1000;

/** How long the thread may take to say its metrics, in milliseconds. */
const METRICS_MS = 1000;

/** What the thread says: that it has begun, and its metrics when it is asked. */
type ThreadMessage = "ready" | { metrics: object };

/**
 * Works jobs off in a thread of its own, so that a campaign does not slow down pages. A thread that
 * ends by itself is started again; the jobs that it ran are attempted again, as after the end of a
 * process.
 * @param connection the database, migrated and with its queue
 */
export function startJobsThread(
  connection: Connection,
  entry = new URL("./run-jobs.ts", import.meta.url),
): JobsThread {
  let stopping = false;
  let thread: Worker | null = null;
  let isReady = false;
  let hasStarted = false;
  const asked: ((metrics: object) => void)[] = [];

  async function keepRunning(): Promise<void> {
    while (!stopping) {
      isReady = false;
      thread = new Worker(entry, { workerData: { connection } });
      thread.on("message", (message: ThreadMessage) => {
        if (message === "ready") {
          isReady = true;
          hasStarted = true;
        } else asked.shift()?.(message.metrics);
      });
      thread.on("error", (error) =>
        jsonLog("error", "jobs-thread-failed", { error: describeError(error) }),
      );
      await once(thread, "exit").catch(() => undefined);
      thread = null;
      if (stopping) return;
      jsonLog("error", "jobs-thread-ended");
      await wait(RESTART_MS);
    }
  }

  const running = keepRunning();
  return {
    hasStarted: () => hasStarted,
    metrics() {
      if (thread === null || !isReady) return Promise.resolve(null);
      const answer = new Promise<object>((done) => asked.push(done));
      thread.postMessage("metrics");
      return Promise.race([answer, wait(METRICS_MS, null, { ref: false })]);
    },
    async stop() {
      stopping = true;
      // One that is still loading runs no job.
      if (!isReady) void thread?.terminate();
      thread?.postMessage("stop");
      const late = setTimeout(() => void thread?.terminate(), STOP_MS);
      await running;
      clearTimeout(late);
    },
  };
}
