import type { Context, MiddlewareHandler } from "hono";
import { streamSSE } from "hono/streaming";
import { readInternal } from "./internal-token.ts";

/** The address at which the API announces changes of public pages to site processes. */
export const PAGE_CHANGES = "/internal/page-changes";

/** The interval of the heartbeat of a stream, in milliseconds. */
export const HEARTBEAT_MS = 5000;

/** Announces to the site processes that the content of public pages has changed. */
export interface PageChanges {
  /** Announces a change. */
  announce(): void;
  /** Answers a site process with a stream of events; 401 without a signature of the secret. */
  handler: MiddlewareHandler;
  /** Ends all streams, so that the process can stop. */
  end(): void;
}

/** Creates the announcer of a process that listens to the database. */
export function pageChanges(secrets: readonly string[], clock: () => Date): PageChanges {
  const followers = new Set<{ send(event: string): void; end(): void }>();
  let ended = false;

  return {
    announce() {
      for (const follower of followers) follower.send("changed");
    },
    async handler(c: Context) {
      const token = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
      if (readInternal(secrets, token, clock())?.for !== PAGE_CHANGES) return c.body(null, 401);
      if (ended) return c.body(null, 503);
      return streamSSE(c, async (stream) => {
        await new Promise<void>((done) => {
          const send = (event: string) => void stream.writeSSE({ event, data: "" });
          const beat = setInterval(() => send("alive"), HEARTBEAT_MS);
          const follower = {
            send,
            end() {
              clearInterval(beat);
              followers.delete(follower);
              done();
            },
          };
          stream.onAbort(() => follower.end());
          followers.add(follower);
          // The follower empties its cache: changes before this stream were not announced to it.
          send("changed");
        });
      });
    },
    end() {
      ended = true;
      for (const follower of followers) follower.end();
    },
  };
}
