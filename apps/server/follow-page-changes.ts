import { setTimeout as wait } from "node:timers/promises";
import { describeError, jsonLog } from "@jdj/api/log";
import { writeInternal } from "./internal-token.ts";
import type { KeptPages } from "./kept-pages.ts";
import { HEARTBEAT_MS, PAGE_CHANGES } from "./page-changes.ts";

/** After this silence a stream counts as broken, in milliseconds. */
const SILENCE_MS = HEARTBEAT_MS * 2.5;
/** Between two attempts to follow, in milliseconds. */
const RETRY_MS = 1000;

/** A site that follows what the API tells of its public pages. */
export interface Following {
  /** Whether the API knows us: false once it refused the signature of our secret. */
  isKnown(): boolean;
  stop(): void;
}

/**
 * Drops the page cache of a process without a database whenever the API tells of a change. While
 * the API is not heard, nothing is answered from the cache and nothing is put there.
 */
export function followPageChanges({
  apiUrl,
  secret,
  kept,
  clock,
}: {
  apiUrl: string;
  secret: string;
  kept: Pick<KeptPages, "drop" | "suspend" | "resume">;
  clock: () => Date;
}): Following {
  const stopping = new AbortController();
  let known = true;
  kept.suspend();

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
      kept.resume();
      for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(silence);
        silence = setTimeout(() => broken.abort(), SILENCE_MS);
        if (part.includes("changed")) kept.drop();
      }
    } finally {
      clearTimeout(silence);
      kept.suspend();
    }
  }

  async function goOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await follow().catch((error) => {
        if (!stopping.signal.aborted)
          jsonLog("warn", "page-changes-unheard", { error: describeError(error) });
      });
      await wait(RETRY_MS);
    }
  }

  void goOn();
  return { isKnown: () => known, stop: () => stopping.abort() };
}
