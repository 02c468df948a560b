import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fakeOperatorPaths as paths } from "./operator-driver.ts";

/** An operator that outlives the senders: it takes short messages by HTTP and counts what it delivers. */
export interface Operator {
  url: string;
  /** How often each number was written to. */
  delivered: ReadonlyMap<string, number>;
  /** Messages delivered in all. */
  count(): number;
  close(): void;
}

/** Up to so long an answer takes after the message was delivered, in milliseconds: there senders die. */
const SLOW_MS = 12;

/**
 * Opens an operator on a free port. `idempotent`: the same key again is delivered once; else every
 * request is delivered, and it is for the sender to ask first.
 */
export async function openOperator(isIdempotent: boolean): Promise<Operator> {
  const delivered = new Map<string, number>();
  const keys = new Set<string>();
  let count = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://operator");
    if (url.pathname === paths.find) {
      response.end(keys.has(url.searchParams.get("key") ?? "") ? "sent" : "absent");
      return;
    }
    const messages: { key: string; to: string }[] = JSON.parse(await text(request));
    for (const { key, to } of messages) {
      if (!(isIdempotent && keys.has(key))) {
        delivered.set(to, (delivered.get(to) ?? 0) + 1);
        count += 1;
      }
      keys.add(key);
      await wait(0);
    }
    await wait(Math.random() * SLOW_MS);
    response.end("taken");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("No port is free");
  return {
    url: `http://127.0.0.1:${address.port}`,
    delivered,
    count: () => count,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
