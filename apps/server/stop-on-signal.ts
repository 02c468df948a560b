import type { Server } from "node:http";

/** How long a stopping process waits for running requests, in milliseconds. */
const DRAIN_MS = 10_000;

/** How often connections that have fallen idle are closed meanwhile, in milliseconds. */
const IDLE_MS = 50;

/** What a process does when it is told to stop. */
export interface Stopping {
  /** Ends what would go on for ever, such as streams; called before requests are waited for. */
  first(): void;
  close(): Promise<void>;
}

/** On SIGTERM or SIGINT: takes no new request, lets the running ones end, closes everything, exits. */
export function stopOnSignal(server: Server, { first, close }: Stopping): void {
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    first();
    setTimeout(() => process.exit(1), DRAIN_MS + 5000).unref();
    await new Promise<void>((done) => {
      // A connection whose answer ends later would stay open for the next request.
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
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}
