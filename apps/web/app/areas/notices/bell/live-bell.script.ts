import { bellNumber } from "@jdj/contract/notices/bell-number";

/** The event of the stream that says how many notices are unread. */
const EVENT = "unread";

/**
 * Shows the number of unread notices at the bell, as the server tells it, while the page is seen: a page
 * in the background holds no connection, and may go into the browser's back/forward cache. Without a
 * network nothing is retried: the browser says when it is back.
 */
export function keepBellTrue(): void {
  let source: EventSource | null = null;

  function close(): void {
    source?.close();
    source = null;
  }

  function open(): void {
    const address = document.querySelector<HTMLElement>("[data-bell]")?.dataset.bell;
    if (!address || document.hidden || !navigator.onLine) return;
    close();
    source = new EventSource(address);
    source.addEventListener(EVENT, ({ data }: MessageEvent<string>) => {
      const { unread }: { unread: number } = JSON.parse(data);
      show(unread);
    });
  }

  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  addEventListener("pagehide", close);
  addEventListener("offline", close);
  addEventListener("online", open);
  open();
}

function show(unread: number): void {
  const text = bellNumber(unread);
  for (const bell of document.querySelectorAll<HTMLElement>("[data-bell]")) {
    const count = bell.lastElementChild;
    if (!count || count.textContent === text) continue;
    bell.ariaLive = "polite";
    bell.ariaAtomic = "true";
    count.textContent = text;
  }
}
