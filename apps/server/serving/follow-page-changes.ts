import { setTimeout as wait } from "node:timers/promises";
import { describeError, jsonLog } from "@jdj/api/log";
import { retryDelay } from "@jdj/api/retry-delay";
import { writeInternal } from "./internal-token.ts";
import type { PageCache } from "./page-cache.ts";
import { HEARTBEAT_MS, PAGE_CHANGES } from "./page-changes.ts";

/** A stream without a heartbeat for this long is treated as broken, in milliseconds. */
const SILENCE_MS = HEARTBEAT_MS * 2.5;
/** The delays between attempts to connect, in milliseconds. */
const DELAYS = { first: 200, most: 1000 };

/** The subscription of a site process to the page changes of the API. */
export interface Following {
  /** Whether the API accepts our signature: false once it answered 401. */
  isKnown(): boolean;
  stop(): void;
}

/**
 * Empties the page cache of a process without a database whenever the API announces a change.
 * While the API cannot be reached the cache is suspended.
 */
export function followPageChanges({
  apiUrl,
  secret,
  pageCache,
  clock,
}: {
  apiUrl: string;
  secret: string;
  pageCache: Pick<PageCache, "drop" | "suspend" | "resume">;
  clock: () => Date;
}): Following {
  const stopping = new AbortController();
  let known = true;
  pageCache.suspend();

  async function follow(): Promise<void> {
    const broken = new AbortController();
    let silence = setTimeout(() => broken.abort(), SILENCE_MS);
    try {
      const token = writeInternal(secret, { for: PAGE_CHANGES }, clock());
      const answer = await fetch(apiUrl + PAGE_CHANGES, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.any([broken.signal, stopping.signal]),
      });
      if (answer.status === 401 && known) jsonLog("error", "secret-differs-from-the-api");
      known = answer.status !== 401;
      if (!answer.ok || answer.body === null) {
        await answer.body?.cancel();
        return;
      }
      pageCache.resume();
      for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(silence);
        silence = setTimeout(() => broken.abort(), SILENCE_MS);
        if (chunk.includes("changed")) pageCache.drop();
      }
    } finally {
      clearTimeout(silence);
      pageCache.suspend();
    }
  }

  async function reconnect(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const since = performance.now();
      await follow().catch((error) => {
        if (!stopping.signal.aborted)
          jsonLog("warn", "page-changes-unheard", { error: describeError(error) });
      });
      failures = performance.now() - since > SILENCE_MS ? 1 : failures + 1;
      const { signal } = stopping;
      await wait(retryDelay(failures, DELAYS), null, { signal }).catch(() => {});
    }
  }

  void reconnect();
  return { isKnown: () => known, stop: () => stopping.abort() };
}
