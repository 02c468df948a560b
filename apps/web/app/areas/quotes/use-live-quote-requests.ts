import { useEffect, useRef } from "react";
import { reloadUntilShown } from "./reload-until-shown.ts";

/** The delay after which a refused stream is opened again, in milliseconds. */
const RETRY_MS = 10_000;

/** The event that the server sends. */
const EVENT = "my-event";

/** How long before the page's data were read a change may have been missed, as in the stream, in milliseconds. */
const OVERLAP_MS = 15_000;

/** Between the tabs: an event with its id, or the question whether there was one after `since`. */
type TabMessage = { event: number } | { since: number };

/**
 * Loads the page again whenever a request of the user changed. One tab of the browser holds the
 * stream and tells the others: a browser opens few connections to a host.
 * @param address the stream of the page's side; its path decides which session's cookie is read
 * @param since when the page's data were read; what changed since then is sent first
 * @param load starts a load of the page's data
 */
export function useLiveQuoteRequests(
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
    const post = (message: TabMessage) => channel.postMessage(message);
    let heard = 0;
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if ("event" in data) {
        heard = Math.max(heard, data.event);
        reloads.ask();
      } else if (heard > data.since - OVERLAP_MS) post({ event: heard });
    };
    // The tab that holds the stream may have heard something while this page was loading.
    post({ since: latest.current.since });

    function hold(): Promise<void> {
      return new Promise((done) => {
        if (signal.aborted) return done();
        let source: EventSource | null = null;
        let again: ReturnType<typeof setTimeout> | undefined;
        const open = () => {
          source = new EventSource(`${address}?since=${latest.current.since}`);
          source.addEventListener(EVENT, ({ lastEventId }) => {
            heard = Math.max(heard, Number(lastEventId) || 0);
            latest.current.since = Math.max(latest.current.since, heard);
            reloads.ask();
            post({ event: heard });
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
