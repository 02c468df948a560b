import { useEffect, useRef } from "react";

/** The delay after which a broken stream is opened again, in milliseconds. */
const RETRY_MS = 10_000;

/** The event that the server sends. */
const EVENT = "my-event";

/**
 * Calls `changed` whenever a request of the user changed. One tab of the browser holds the stream
 * and tells the others: a browser opens few connections to a host.
 * @param since when the page's data were read; what changed since then is told first
 */
export function useLiveRequests(address: string, since: number, changed: () => void): void {
  const latest = useRef({ changed, since });
  latest.current.changed = changed;
  latest.current.since = Math.max(latest.current.since, since);

  useEffect(() => {
    const stopping = new AbortController();
    const channel = new BroadcastChannel(`jdj ${address}`);
    channel.onmessage = () => latest.current.changed();

    function hold(): Promise<void> {
      return new Promise((done) => {
        let source: EventSource | null = null;
        let again: ReturnType<typeof setTimeout> | undefined;
        const open = () => {
          source = new EventSource(`${address}?since=${latest.current.since}`);
          source.addEventListener(EVENT, ({ lastEventId }) => {
            latest.current.since = Math.max(latest.current.since, Number(lastEventId) || 0);
            latest.current.changed();
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
        stopping.signal.addEventListener("abort", () => {
          clearTimeout(again);
          source?.close();
          done();
        });
      });
    }

    if (navigator.locks)
      void navigator.locks
        .request(`jdj ${address}`, { signal: stopping.signal }, hold)
        .catch(() => undefined);
    else void hold();
    return () => {
      stopping.abort();
      channel.close();
    };
  }, [address]);
}
