import type { Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** How long a stopping process waits for running requests, in milliseconds. */
const DRAIN_MS = 10_000;

/** How often idle connections are closed during that time, in milliseconds. */
const IDLE_MS = 50;

/** What a process does when it stops. */
export interface Stopping {
  /** How long requests are still answered, in milliseconds, so that a balancer leaves the process out first. */
  graceMs: number;
  /** Called at once; `/readyz` says from then on that the process is not ready. */
  onRequest(): void;
  /** Ends what never ends by itself, such as streams; called before the wait for running requests. */
  beforeDrain(): void;
  close(): Promise<void>;
}

/** A SIGTERM or SIGINT that this process may get. */
export interface StopRequest {
  isMade(): boolean;
  /** Resolves when the signal comes. */
  made: Promise<void>;
}

/** Listens for SIGTERM and SIGINT; from then on they no longer end the process by themselves. */
export function listenForStop(): StopRequest {
  let isMade = false;
  const made = new Promise<void>((done) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      process.on(signal, () => {
        isMade = true;
        done();
      });
  });
  return { isMade: () => isMade, made };
}

/**
 * On a stop request: closes each kept connection with its next answer, goes on for the time of grace,
 * then accepts no new request, waits for the running ones, closes everything and exits.
 */
export function stopOnSignal(
  server: Server,
  request: StopRequest,
  { graceMs, onRequest, beforeDrain, close }: Stopping,
): void {
  server.prependListener("request", (_, response: ServerResponse) => {
    if (request.isMade()) response.shouldKeepAlive = false;
  });

  async function stop(): Promise<void> {
    onRequest();
    await wait(graceMs);
    beforeDrain();
    setTimeout(() => process.exit(1), DRAIN_MS + 5000).unref();
    await new Promise<void>((done) => {
      // A keep-alive connection whose response ends later would stay open.
      const closing = setInterval(() => server.closeIdleConnections(), IDLE_MS);
      server.close(() => {
        clearInterval(closing);
        done();
      });
      setTimeout(done, DRAIN_MS).unref();
    });
    await close();
    process.exit(0);
  }
  void request.made.then(stop);
}
