import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Connection } from "@jdj/api/database/connect";
import { describeError, jsonLog } from "@jdj/api/log";

/** The thread that works jobs off beside the one that answers requests. */
export interface JobsThread {
  /** Whether it has begun to work jobs off since the start of the process; one that is started again does not count. */
  hasStarted(): boolean;
  /** Lets running jobs end, then ends the thread. */
  stop(): Promise<void>;
}

/** How long the running jobs of a stopping thread may take, in milliseconds. */
const STOP_MS = 11_000;

/** The delay before a thread that ended by itself is started again, in milliseconds. */
const RESTART_MS = 1000;

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

  async function keepRunning(): Promise<void> {
    while (!stopping) {
      isReady = false;
      thread = new Worker(entry, { workerData: { connection } });
      thread.once("message", () => {
        isReady = true;
        hasStarted = true;
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
