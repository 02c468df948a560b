import type { Context, MiddlewareHandler } from "hono";
import { streamSSE } from "hono/streaming";
import { readInternal } from "./internal-token.ts";

/** Where the API tells the sites of other processes that public pages changed. */
export const PAGE_CHANGES = "/internal/page-changes";

/** How often a stream says that it lives, in milliseconds. */
export const HEARTBEAT_MS = 5000;

/** Tells the sites of other processes when what public pages show has changed. */
export interface PageChanges {
  /** Something changed. */
  announce(): void;
  /** Answers a site that follows: a stream of events; 401 without the secret's signature. */
  handler: MiddlewareHandler;
  /** Ends every stream, so that the process can stop. */
  end(): void;
}

/** Makes the source of changes of a process that hears the database. */
export function pageChanges(secrets: readonly string[], clock: () => Date): PageChanges {
  const followers = new Set<{ tell(event: string): void; end(): void }>();
  let ended = false;

  return {
    announce() {
      for (const follower of followers) follower.tell("changed");
    },
    async handler(c: Context) {
      const token = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
      if (readInternal(secrets, token, clock())?.for !== PAGE_CHANGES) return c.body(null, 401);
      if (ended) return c.body(null, 503);
      return streamSSE(c, async (stream) => {
        await new Promise<void>((done) => {
          const tell = (event: string) => void stream.writeSSE({ event, data: "" });
          const beat = setInterval(() => tell("alive"), HEARTBEAT_MS);
          const follower = {
            tell,
            end() {
              clearInterval(beat);
              followers.delete(follower);
              done();
            },
          };
          stream.onAbort(() => follower.end());
          followers.add(follower);
          // The follower throws away what it kept before it was listened to.
          tell("changed");
        });
      });
    },
    end() {
      ended = true;
      for (const follower of followers) follower.end();
    },
  };
}
