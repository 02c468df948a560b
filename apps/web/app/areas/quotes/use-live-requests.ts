import { useEffect, useRef } from "react";
import { reloadUntilShown } from "./reload-until-shown.ts";

/** The delay after which a refused stream is opened again, in milliseconds. */
const RETRY_MS = 10_000;

/** The event that the server sends. */
const EVENT = "my-event";

/**
 * Loads the page again whenever a request of the user changed. One tab of the browser holds the
 * stream and tells the others: a browser opens few connections to a host.
 * @param address the stream of the page's side; its path decides which session's cookie is read
 * @param since when the page's data were read; what changed since then is sent first
 * @param load starts a load of the page's data
 */
export function useLiveRequests(
  address: string,
  since: number,
  load: () => Promise<unknown>,
): void {
  const latest = useRef({ load, since, shown: since });
  latest.current.load = load;
  latest.current.shown = since;
  latest.current.since = Math.max(latest.current.since, since);

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const reloads = reloadUntilShown(
      () => latest.current.load(),
      () => latest.current.shown,
    );
    const channel = new BroadcastChannel(`jdj ${address}`);
    channel.onmessage = () => reloads.ask();

    function hold(): Promise<void> {
      return new Promise((done) => {
        if (signal.aborted) return done();
        let source: EventSource | null = null;
        let again: ReturnType<typeof setTimeout> | undefined;
        const open = () => {
          source = new EventSource(`${address}?since=${latest.current.since}`);
          source.addEventListener(EVENT, ({ lastEventId }) => {
            latest.current.since = Math.max(latest.current.since, Number(lastEventId) || 0);
            reloads.ask();
            channel.postMessage(EVENT);
          });
          // A refused stream is closed for good, any other connects again by itself.
          source.onerror = () => {
            if (source?.readyState !== EventSource.CLOSED) return;
            clearTimeout(again);
            again = setTimeout(open, RETRY_MS);
          };
        };
        open();
        signal.addEventListener("abort", () => {
          clearTimeout(again);
          source?.close();
          done();
        });
      });
    }

    if (navigator.locks)
      void navigator.locks.request(`jdj ${address}`, { signal }, hold).catch(() => undefined);
    else void hold();
    return () => {
      stopping.abort();
      reloads.stop();
      channel.close();
    };
  }, [address]);
}
