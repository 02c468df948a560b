import { AsyncLocalStorage } from "node:async_hooks";

/** On whose behalf code runs: a request, and the jobs and calls of gateways that it causes. */
export interface LogContext {
  /** The id of the request, 16 characters; a job without one has an id of its own. */
  requestId: string;
  /** The pattern of the call that answers the request, once it is known. */
  route?: string;
}

const contexts = new AsyncLocalStorage<LogContext>();

/** Runs code on behalf of a request or a job: each line that it logs carries the id. */
export function runInLogContext<T>(context: LogContext, run: () => T): T {
  return contexts.run(context, run);
}

/** On whose behalf this code runs; undefined at start and in timers of the process. */
export function logContext(): LogContext | undefined {
  return contexts.getStore();
}
