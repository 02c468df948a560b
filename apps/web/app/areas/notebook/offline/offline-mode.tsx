import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { hasSeenGuest } from "#app/areas/notebook/guests/seen-guests.ts";
import { hasQueuedEdits, setCurrentPerson, useWaitingEdits } from "./waiting-edits.ts";

// Without a network, and before it was cached, the notice cannot load: the page stays as it is.
const OfflineNotice = lazy<ComponentType<{ person: number }>>(() =>
  import("./offline-notice.tsx").catch(() => ({ default: () => null })),
);

/** How long a page stays unchanged before it is cached, in milliseconds: quick navigation fetches nothing twice. */
const BACKOFF_MS = 4_000;

type OfflineModeProps = {
  person: number;
  eventId: number;
  /** A value that changes whenever the page's data change. */
  shown: unknown;
};

/**
 * The notebook without a network: its pages are cached, with a notice above them. All of
 * the code is fetched when it is needed, or once the page stays unchanged.
 */
export function OfflineMode({ person, eventId, shown }: OfflineModeProps) {
  const [isNeeded, setNeeded] = useState(false);
  const waits = useWaitingEdits().length > 0;
  const { pathname } = useLocation();
  const first = useRef({ shown, pathname });

  useEffect(() => {
    setCurrentPerson(person);
    const look = () => {
      if (!navigator.onLine || isOldPage() || hasQueuedEdits()) setNeeded(true);
    };
    look();
    addEventListener("offline", look);
    addEventListener("click", followLinksOffline, { capture: true });
    return () => {
      removeEventListener("offline", look);
      removeEventListener("click", followLinksOffline, { capture: true });
    };
  }, [person]);

  useEffect(() => {
    const isOld = shown !== first.current.shown || pathname !== first.current.pathname;
    let isLeft = false;
    const rested = setTimeout(async () => {
      await watched();
      if (isLeft || !navigator.onLine || !navigator.serviceWorker) return;
      const { cachePages } = await import("./cache-pages.ts");
      await cachePages({ person, eventId, pathname, isOld }).catch(() => {});
    }, BACKOFF_MS);
    return () => {
      isLeft = true;
      clearTimeout(rested);
    };
  }, [person, eventId, shown, pathname]);

  return isNeeded || waits ? (
    <Suspense>
      <OfflineNotice person={person} />
    </Suspense>
  ) : null;
}

function isOldPage(): boolean {
  return document.documentElement.dataset.seen !== undefined;
}

/** Resolves once the worker controls this window; never where there is none. */
function watched(): Promise<unknown> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return Promise.resolve();
  return new Promise((done) => {
    serviceWorker.addEventListener("controllerchange", done, { once: true });
  });
}

/**
 * Without a network the router cannot fetch: a link is then left to the browser, which is
 * given the cached page. A guest of a list on screen needs no request.
 */
function followLinksOffline(click: MouseEvent): void {
  const isOldPage = document.documentElement.dataset.seen !== undefined;
  if (navigator.onLine && !isOldPage) return;
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (!link || link.origin !== location.origin || hasSeenGuest(link.pathname)) return;
  // Of a page that needs the network, the other link of its row opens what does not.
  if (link.dataset.online !== undefined) {
    click.preventDefault();
    click.stopPropagation();
    link.closest("tr")?.querySelector<HTMLAnchorElement>("td > a")?.click();
    return;
  }
  // The page that it is on shows what it leads to.
  if (link.dataset.local !== undefined) return;
  click.stopPropagation();
}
